import { useSelector } from '@xstate/react';
import { selectDetails, selectIsInProgress, selectRun } from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalLaunchActorRef } from '#machines/flows/launch/connect/external-launch.ts';
import { externalTexts, externalTools } from '#schema/vocabulary/launch/external.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';

export type ExternalLaunchProps = { readonly actorRef: ExternalLaunchActorRef };
/** With what the organization may launch. */
export type RoomProps = ExternalLaunchProps & { readonly room?: readonly RoomLine[] | undefined };

const prose = (text: string) => <span className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>;
const counted = (count: number): string => new Intl.NumberFormat('en').format(count);

export function InProgressView({ actorRef }: ExternalLaunchProps) {
  const isInProgress = useSelector(actorRef, selectIsInProgress);
  return isInProgress ? <Banner hue="warning" live title={externalTexts.inProgress} /> : null;
}

export function RunView({ actorRef }: ExternalLaunchProps) {
  const { vendor, externalTestId } = useSelector(actorRef, selectRun);
  const details = useSelector(actorRef, selectDetails);
  if (details === null) return null;
  const { name, description, numberOfCases } = details;
  return (
    <Sheet label="Test run">
      <SheetHead title="Test run" />
      <SheetBody>
        <Pairs
          items={[
            { label: 'Name', value: prose(name) },
            ...(vendor === 'testrail' || description === '' ? [] : [{ label: 'Description', value: prose(description) }]),
            { label: 'Test cases', value: numberOfCases === null ? 'Not told' : counted(numberOfCases) },
            { label: `${externalTools[vendor].label} ID`, value: <span className="code-text">{externalTestId}</span> },
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}
