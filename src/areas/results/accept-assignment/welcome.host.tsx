import type { AcceptAssignmentActorRef } from '#machines/flows/results/accept-assignment.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { Welcomed } from './accept-assignment.documents.ts';
import { AcceptAssignmentView } from './accept-assignment.view.tsx';

type WelcomeHostProps = { readonly actorRef: AcceptAssignmentActorRef; readonly testId: string; readonly testName: string };

/** The dialog with what is confirmed in it: the guidance as it stands, and what the test asks for. */
export function WelcomeHost({ actorRef, testId, testName }: WelcomeHostProps) {
  const [{ data, error }, ask] = useQuery({ query: Welcomed, variables: { testId }, requestPolicy: 'network-only' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const version = data?.moderatorGuidance.version;
  useEffect(() => {
    if (version !== undefined) actorRef.send({ type: 'guidance.shown', version });
  }, [actorRef, version]);
  useEmitted(actorRef, { 'answer.refused': again });
  return (
    <AcceptAssignmentView
      actorRef={actorRef}
      testName={testName}
      guidance={data?.moderatorGuidance ?? null}
      work={data?.assignedCommunityTestManager.work ?? null}
      unread={
        error === undefined ? (
          <Loading label="Loading the guidance">
            <SkeletonRows rows={4} />
          </Loading>
        ) : (
          <LoadFailure title="The guidance could not be loaded." requestId={requestIdOf(error)} onRetry={again} />
        )
      }
    />
  );
}
