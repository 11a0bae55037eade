import { previewTexts, sdlcStageLabels, simpleLabels, desiredOutcomeNames } from '#schema/vocabulary/launch/simple.ts';
import { formAsSent } from '#schema/rules/launch/simple-request.ts';
import { Fragment, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import { Pencil, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsLaunched, selectIsLaunching, selectOutcome, selectReceipt, selectValues } from '#machines/flows/launch/simple/preview.ts';
import type { PreviewActorRef } from '#machines/flows/launch/simple/preview.ts';
import { isWebAddress } from '#schema/rules/launch/problems.ts';
import { laterInstant } from '#schema/rules/launch/schedule.ts';
import { linkText } from '#schema/rules/launch/summary.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchTexts, requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { noRoom, RoomLines } from '#src/domain/room-lines.tsx';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import type { Pair } from '#src/ui/pairs.tsx';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';

export type AlongCases = readonly { readonly id: string; readonly name: string }[];

type PreviewViewProps = {
  readonly actorRef: PreviewActorRef;
  readonly cases: AlongCases;
  readonly saved?: ReactNode;
  /** What the organization may launch. */
  readonly room?: readonly RoomLine[];
  readonly onEdit: () => void;
};

const launchedAlready = 'This test has been launched.';
const notGiven = <span className="text-ink-3">Not given</span>;
const prose = (text: string): ReactNode =>
  text.trim() === '' ? notGiven : <span className="measure block whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</span>;

function Address({ url }: { readonly url: string }) {
  const at = url.trim();
  return isWebAddress(at) ? (
    <Link href={at} external label={at}>
      {linkText(at)}
    </Link>
  ) : (
    prose(at)
  );
}

type ActionsProps = Pick<PreviewViewProps, 'actorRef' | 'onEdit'> & { readonly isShort?: boolean };

function Actions({ actorRef, onEdit, isShort = false }: ActionsProps) {
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const isLaunched = useSelector(actorRef, selectIsLaunched);
  const receipt = useSelector(actorRef, selectReceipt);
  const isAsked = useSelector(actorRef, selectOutcome) === 'naming';
  return (
    <>
      {receipt === null || isAsked ? null : <LinkButton href={receipt.url}>{previewTexts.viewResults}</LinkButton>}
      {isShort && isLaunched ? null : (
        <Button icon={Pencil} disabledReason={isLaunched ? launchedAlready : null} reason="hidden" onPress={onEdit}>
          {previewTexts.edit}
        </Button>
      )}
      <Button
        kind="primary"
        icon={Rocket}
        busy={isLaunching}
        disabledReason={isLaunched ? launchedAlready : null}
        reason="hidden"
        onPress={() => actorRef.send({ type: 'test.launch' })}
      >
        {isLaunched ? previewTexts.launched : previewTexts.launch}
      </Button>
    </>
  );
}

function Values({ actorRef }: Pick<PreviewViewProps, 'actorRef'>) {
  const given = useSelector(actorRef, selectValues);
  const values = useMemo(() => formAsSent(given), [given]);
  const start = values.schedule.mode === 'later' ? laterInstant(values.schedule) : null;
  const outcomes = [...values.desiredOutcomes.map((code) => desiredOutcomeNames[code]), values.customDesiredOutcomes].filter(
    (text) => text.trim() !== '',
  );
  const test: readonly Pair[] = [
    { label: simpleLabels.accessToApplication, value: <Address url={values.accessToApplication} /> },
    { label: simpleLabels.testObjective, value: prose(values.testObjective) },
    { label: simpleLabels.notes, value: prose(values.notes) },
    { label: simpleLabels.platformsToTestOn, value: prose(values.platformsToTestOn) },
    { label: simpleLabels.deviceRequirements, value: prose(values.deviceRequirements) },
    { label: simpleLabels.testLocalisation, value: prose(values.isLocalised ? values.testLocalisation : '') },
    { label: simpleLabels.testCasesUrl, value: <Address url={values.includesTestCases ? values.testCasesUrl : ''} /> },
    { label: simpleLabels.knownIssuesUrl, value: <Address url={values.includesKnownIssues ? values.knownIssuesUrl : ''} /> },
    {
      label: simpleLabels.desiredOutcomes,
      value: outcomes.length === 0 ? notGiven : <ShortList label={simpleLabels.desiredOutcomes}>{outcomes}</ShortList>,
    },
    { label: simpleLabels.sdlcStage, value: values.sdlcStage === null ? notGiven : sdlcStageLabels[values.sdlcStage] },
    { label: requestFileTexts.title, value: values.files.length === 0 ? notGiven : values.files.map(({ name }) => name).join(', ') },
    { label: 'Start', value: start === null ? 'Now' : <AbsoluteTime at={start} zone={values.schedule.timezone} /> },
  ];
  return (
    <Sheet label="Test">
      <SheetHead title={values.name} />
      <SheetBody>
        <Pairs items={test} />
      </SheetBody>
    </Sheet>
  );
}

function Cases({ cases }: Pick<PreviewViewProps, 'cases'>) {
  if (cases.length === 0) return null;
  return (
    <Sheet label="Test cases">
      <SheetHead title="Test cases" count={cases.length} />
      <SheetBody>
        <ShortList label="Test cases" numbered most={launchLimits.shortList}>
          {cases.map(({ id, name }) => (
            <Fragment key={id}>{name}</Fragment>
          ))}
        </ShortList>
      </SheetBody>
    </Sheet>
  );
}

export function PreviewView({ actorRef, cases, saved, room = noRoom, onEdit }: PreviewViewProps) {
  return (
    <>
      <Page narrow>
        <PageHeader
          title={previewTexts.title}
          sentence={launchTexts.turnaround}
          back={{ label: 'Back to launch', href: '/launch?tab=advanced_test' }}
          meta={saved}
          actions={
            <span className="flex flex-wrap gap-2 max-desk:hidden">
              <Actions actorRef={actorRef} onEdit={onEdit} />
            </span>
          }
        />
        <Values actorRef={actorRef} />
        <Cases cases={cases} />
        <RoomLines room={room} />
      </Page>
      <ActionBar>
        <Actions actorRef={actorRef} onEdit={onEdit} isShort />
      </ActionBar>
    </>
  );
}
