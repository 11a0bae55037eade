import { useSelector } from '@xstate/react';
import { selectLoadProblem, selectRun, selectStage } from '#machines/flows/launch/connect/external-launch.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { ConfirmView } from './confirm.view.tsx';
import { FormView } from './form.view.tsx';
import { OutcomeView } from './outcome.view.tsx';
import type { ExternalLaunchProps } from './run.view.tsx';
import { runTitle } from './run-title.ts';

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

/** A test run of another tool on its way to be launched. */
export function ExternalLaunchView({ actorRef }: ExternalLaunchProps) {
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
      return vendor === 'testrail' ? <FormView actorRef={actorRef} /> : <ConfirmView actorRef={actorRef} />;
  }
}
