import { externalTexts } from '#schema/vocabulary/launch/external.ts';
import { RunPage, RunView } from './run-page.view.tsx';
import type { ExternalLaunchProps, RoomProps } from './run-page.view.tsx';
import { runFieldId, runTitle, useRunField } from './run-field.ts';
import { useSelector } from '@xstate/react';
import {
  selectIsCorrecting,
  selectProblems,
  selectLoadProblem,
  selectRun,
  selectStage,
} from '#machines/flows/launch/connect/external-launch.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { OutcomeView } from './outcome.view.tsx';

function ConfirmView({ actorRef, room }: RoomProps) {
  return (
    <RunPage actorRef={actorRef} room={room} title={runTitle('zephyr-squad')} label={externalTexts.confirm}>
      <RunView actorRef={actorRef} />
    </RunPage>
  );
}

function Fields({ actorRef }: ExternalLaunchProps) {
  return (
    <Sheet label="Test">
      <SheetHead title="Test" />
      <SheetBody className="flex flex-col gap-4">
        <TextField {...useRunField(actorRef, 'name')} isRequired max={launchLimits.name} />
        <TextArea {...useRunField(actorRef, 'description')} optional rows={3} max={launchLimits.textArea} />
        <TextField
          {...useRunField(actorRef, 'applicationUrl')}
          type="url"
          inputMode="url"
          isRequired
          placeholder="https://"
          hint="Where testers find the application"
        />
        <TextArea
          {...useRunField(actorRef, 'credentialsAndAccessInstructions')}
          isRequired
          rows={3}
          max={limits.credentialsInstructions}
          hint="How testers get in"
        />
        <TextArea {...useRunField(actorRef, 'additionalUrlsAndResources')} optional rows={2} max={launchLimits.textArea} />
      </SheetBody>
    </Sheet>
  );
}

function Problems({ actorRef }: ExternalLaunchProps) {
  const isCorrecting = useSelector(actorRef, selectIsCorrecting);
  const problems = useSelector(actorRef, selectProblems);
  if (!isCorrecting) return null;
  return <ErrorSummary problems={problems.map(({ path, message }) => ({ id: path, message, href: `#${runFieldId(path)}` }))} />;
}

function FormView({ actorRef, room }: RoomProps) {
  return (
    <RunPage actorRef={actorRef} room={room} title={runTitle('testrail')} label={externalTexts.launch}>
      <Problems actorRef={actorRef} />
      <RunView actorRef={actorRef} />
      <Fields actorRef={actorRef} />
    </RunPage>
  );
}

function Unloaded({ actorRef }: ExternalLaunchProps) {
  const { vendor } = useSelector(actorRef, selectRun);
  const problem = useSelector(actorRef, selectLoadProblem);
  const retry = () => actorRef.send({ type: 'load.retry' });
  return problem === null ? (
    <Page narrow>
      <PageHeader title={runTitle(vendor)} back={{ label: 'Back to launch', href: '/launch' }} />
      <Sheet>
        <LoadFailure title="This test run could not be loaded." onRetry={retry} />
      </Sheet>
    </Page>
  ) : (
    <OutcomeView vendor={vendor} error={problem} testId={null} again={retry} />
  );
}

export function ExternalLaunchView({ actorRef, room }: RoomProps) {
  const stage = useSelector(actorRef, selectStage);
  const { vendor } = useSelector(actorRef, selectRun);
  switch (stage) {
    case 'loading':
      return (
        <Page narrow>
          <Loading label="Loading the test run">
            <SkeletonRows rows={6} />
          </Loading>
        </Page>
      );
    case 'unloaded':
      return <Unloaded actorRef={actorRef} />;
    case 'ready':
      return vendor === 'testrail' ? <FormView actorRef={actorRef} room={room} /> : <ConfirmView actorRef={actorRef} room={room} />;
  }
}
