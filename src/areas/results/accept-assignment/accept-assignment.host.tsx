import { acceptAssignmentMachine } from '#machines/flows/results/accept-assignment/accept-assignment.machine.ts';
import { selectGate } from '#machines/flows/results/accept-assignment/accept-assignment.selectors.ts';
import type { AcceptAssignmentInput } from '#machines/flows/results/accept-assignment/accept-assignment.types.ts';
import { moderatorAssignmentRowOf } from '#schema/generated/client/rows/moderator-assignment.documents.ts';
import { findFocus } from '#src/ui/focus.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Page } from '#src/ui/page.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { Loaded } from '../parts/loaded.tsx';
import { OwnAssignment } from './accept-assignment.documents.ts';
import { acceptAssignmentPorts } from './accept-assignment.ports.ts';

const AcceptAssignmentView = lazyPart(() =>
  import('./accept-assignment.view.tsx').then((module) => ({ default: module.AcceptAssignmentView })),
);

type GateProps = {
  readonly testId: string;
  /** Stands where the test will while it is asked whether it was accepted. */
  readonly waiting: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** Lets a moderator to a test they accepted, and shows nothing of it before. */
export default function AcceptAssignmentHost({ testId, waiting, onLeave, children }: GateProps) {
  const viewer = useViewer();
  const [state, ask] = useQuery({ query: OwnAssignment, variables: { testId } });
  const body = (
    <Loaded state={state} what="the assignment" onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ assignedCommunityTestManager: own }) => (
        <Gate
          key={`${own.id} ${own.status} ${own.isAssignmentAccepted}`}
          input={{
            assignmentId: own.id,
            row: { ...moderatorAssignmentRowOf(own), userId: viewer.id },
            actor: { role: viewer.role, userId: viewer.id },
          }}
          testName={own.testName}
          onLeave={onLeave}
        >
          {children}
        </Gate>
      )}
    </Loaded>
  );
  if (state.data !== undefined) return body;
  return state.error === undefined ? waiting : <Page>{body}</Page>;
}

type Props = {
  readonly input: AcceptAssignmentInput;
  readonly testName: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

function Gate({ input, testName, onLeave, children }: Props) {
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
      <AcceptAssignmentView actorRef={actorRef} testName={testName} />
    </Suspense>
  );
}
