import { acceptAssignmentMachine, selectGate } from '#machines/flows/results/accept-assignment.ts';
import type { AcceptAssignmentPorts, AssignmentAnswer, AcceptAssignmentInput } from '#machines/flows/results/accept-assignment.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ChangeAssignment, OwnAssignment } from './accept-assignment.documents.ts';
import { moderatorAssignmentRowOf } from '#schema/generated/client/rows/moderator-assignment.documents.ts';
import { findFocus } from '#src/ui/focus.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { UnloadedPage } from '#src/ui/unloaded-page.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { resultsAsLeft } from '../parts/results-place.ts';

const answer = async (
  client: Client,
  assignmentId: string,
  given: { readonly status: 'accepted' | 'rejected'; readonly guidanceVersion?: number | null },
): Promise<AssignmentAnswer> => {
  const input = { assignedCommunityTestManagerId: assignmentId, ...given };
  const { data, error } = await client.mutation(ChangeAssignment, { input }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.changeAssignmentStatus;
  return { successful, messages: errors.map(({ message }) => message), isTaken: errors.some(({ code }) => code === 'already_accepted') };
};

export const acceptAssignmentPorts = (client: Client): AcceptAssignmentPorts => ({
  acceptAssignment: fromPromise(({ input }) =>
    answer(client, input.assignmentId, { status: 'accepted', guidanceVersion: input.guidanceVersion }),
  ),
  rejectAssignment: fromPromise(({ input }) => answer(client, input.assignmentId, { status: 'rejected' })),
});

const WelcomeHost = lazyPart(() => import('./welcome.host.tsx').then((module) => ({ default: module.WelcomeHost })));

type GateProps = {
  readonly testId: string;
  readonly waiting: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** Renders nothing of the test before its assignment is accepted. */
export default function AcceptAssignmentHost({ testId, waiting, onLeave, children }: GateProps) {
  const viewer = useViewer();
  const [state, ask] = useQuery({ query: OwnAssignment, variables: { testId } });
  const own = state.data?.assignedCommunityTestManager;
  if (own !== undefined)
    return (
      <Gate
        key={`${own.id} ${own.status} ${own.isAssignmentAccepted}`}
        input={{
          assignmentId: own.id,
          row: { ...moderatorAssignmentRowOf(own), userId: viewer.id },
          actor: { role: viewer.role, userId: viewer.id },
        }}
        testId={testId}
        testName={own.testName}
        onLeave={onLeave}
      >
        {children}
      </Gate>
    );
  if (state.error === undefined) return waiting;
  return (
    <UnloadedPage
      back={{ label: 'Results', href: resultsAsLeft() }}
      title="The assignment could not be loaded."
      requestId={requestIdOf(state.error)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}

type Props = {
  readonly input: AcceptAssignmentInput;
  readonly testId: string;
  readonly testName: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

function Gate({ input, testId, testName, onLeave, children }: Props) {
  const { client } = usePortal();
  const actorRef = useFlow(() => acceptAssignmentMachine.provide({ actors: acceptAssignmentPorts(client) }), { input });
  const gate = useSelector(actorRef, selectGate);
  useEmitted(actorRef, { 'answer.refused': ({ message }) => showToast({ type: 'danger', text: message }) });
  useEffect(() => (gate === 'welcome' ? () => findFocus() : undefined), [gate]);
  useEffect(() => {
    if (gate === 'left') onLeave();
  }, [gate, onLeave]);
  if (gate === 'open') return <>{children}</>;
  return (
    <Suspense>
      <WelcomeHost actorRef={actorRef} testId={testId} testName={testName} />
    </Suspense>
  );
}
