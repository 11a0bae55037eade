import { selectHasFailed, selectIsAsking, selectOwnData } from '#machines/flows/organization/own-data.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { ForgetMeView, OwnDataView } from './own-data.view.tsx';
import { forgetMe, ownDataFlow } from './own-data.ports.ts';

/** What is kept of oneself: handed over, and forgotten. */
export function OwnDataHost() {
  const portal = usePortal();
  const { email } = useViewer();
  const actorRef = useFlow(() => ownDataFlow(portal));
  const forgetting = useFlow(() => forgetMe(portal));
  const data = useSelector(actorRef, selectOwnData);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const isAsking = useSelector(actorRef, selectIsAsking);
  useEmitted(actorRef, { 'ask.refused': ({ message }) => showToast({ type: 'danger', text: message }) });
  useEmitted(forgetting, {
    'form.done': () => window.location.assign('/'),
    'form.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  if (hasFailed)
    return <LoadFailure title="Your data could not be loaded." requestId={null} onRetry={() => actorRef.send({ type: 'data.reload' })} />;
  if (data === null)
    return (
      <Loading label="Loading your data">
        <SkeletonRows rows={2} />
      </Loading>
    );
  return (
    <>
      <OwnDataView
        archive={data.archive}
        isAsking={isAsking}
        onAsk={() => actorRef.send({ type: 'data.ask' })}
        onForget={() => forgetting.send({ type: 'form.open' })}
      />
      <ForgetMeView actorRef={forgetting} isByPassword={data.isByPassword} email={email} />
    </>
  );
}
