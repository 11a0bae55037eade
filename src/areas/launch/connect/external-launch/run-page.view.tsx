import { useSelector } from '@xstate/react';
import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  selectAttempt,
  selectIsEditable,
  selectIsLaunching,
  selectUnread,
  selectWaitingReason,
  selectDetails,
  selectIsInProgress,
  selectRun,
} from '#machines/flows/launch/connect/external-launch.ts';
import { externalLabels, externalTexts, externalTools } from '#schema/vocabulary/launch/external.ts';
import { noRoom, RoomLines } from '#src/domain/room-lines.tsx';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { PutAside } from '#src/ui/put-aside.tsx';
import type { ExternalLaunchActorRef } from '#machines/flows/launch/connect/external-launch.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';

export type ExternalLaunchProps = { readonly actorRef: ExternalLaunchActorRef };
/** With what the organization may launch. */
export type RoomProps = ExternalLaunchProps & { readonly room?: readonly RoomLine[] | undefined };

const prose = (text: string) => <span className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>;
const counted = (count: number): string => new Intl.NumberFormat('en').format(count);

function InProgressView({ actorRef }: ExternalLaunchProps) {
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

type LaunchProps = RoomProps & { readonly label: string; readonly isWide?: boolean };

/** Where an answer was lost, the launch may be what the hour was used for: asked again, the server tells. */
function Launch({ actorRef, room = noRoom, label, isWide = false }: LaunchProps) {
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const waiting = useSelector(actorRef, selectWaitingReason);
  const isUnanswered = useSelector(actorRef, selectAttempt) !== null;
  const reason = waiting ?? (isUnanswered ? null : (room.find(({ level }) => level === 'blocker')?.text ?? null));
  return (
    <Button
      kind="primary"
      size="large"
      icon={Rocket}
      wide={isWide}
      busy={isLaunching}
      disabledReason={reason}
      reason="below"
      keys={isWide ? undefined : 'Ctrl Enter'}
      onPress={() => actorRef.send({ type: 'launch.confirm' })}
    >
      {label}
    </Button>
  );
}

const labels = { ...externalLabels, form: 'The form', attempt: 'A launch that was not answered' };

function Unread({ actorRef }: ExternalLaunchProps) {
  const unread = useSelector(actorRef, selectUnread);
  const isEditable = useSelector(actorRef, selectIsEditable);
  if (unread.length === 0) return null;
  return (
    <PutAside noun="form" entries={unread} labels={labels} onForget={isEditable ? () => actorRef.send({ type: 'unread.forget' }) : null} />
  );
}

type RunPageProps = RoomProps & { readonly title: string; readonly label: string; readonly children: ReactNode };

export function RunPage({ actorRef, room = noRoom, title, label, children }: RunPageProps) {
  return (
    <>
      <Page narrow>
        <PageHeader title={title} back={{ label: 'Back to launch', href: '/launch' }} />
        <InProgressView actorRef={actorRef} />
        <Unread actorRef={actorRef} />
        {children}
        <RoomLines room={room} />
        <div className="flex justify-end max-desk:hidden">
          <Launch actorRef={actorRef} room={room} label={label} />
        </div>
      </Page>
      <ActionBar>
        <Launch actorRef={actorRef} room={room} label={label} isWide />
      </ActionBar>
    </>
  );
}
