import { moderatorTexts, assignModeratorsMachine, selectChosen, selectIsAssigning } from '#machines/flows/results/assign-moderators.ts';
import type { AssignModeratorsPorts, AssignOutcome } from '#machines/flows/results/assign-moderators.ts';
import { answerOf } from '#src/cache/answer.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { AssignModerator, RemoveModerator, ModeratorsOfTest } from './assign-moderators.documents.ts';
import { removeModeratorMachine } from '#machines/flows/results/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { HowItWorks } from '#src/how-it-works.tsx';
import type { ReactNode } from 'react';
import type { AssignmentStatus } from '#schema/vocabulary/around.ts';
import { assignmentWords } from '#schema/vocabulary/state-words.ts';
import { moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import { moderatorAssignmentRowOf } from '#schema/generated/client/rows/moderator-assignment.documents.ts';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { loadWords, refusalToAssign, removalRefusal, standing } from './assign-moderators.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { actingRefusal } from '#src/acting.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { AvailableView, ModeratorsView } from './assign-moderators.view.tsx';

/** One call for each; a lost response stops the rest, and those assigned before it are reported. */
const assignModeratorsPorts = (client: Client): AssignModeratorsPorts => ({
  assignModerators: fromPromise<AssignOutcome, { testId: string; userIds: readonly string[] }>(async ({ input: { testId, userIds } }) => {
    const assigned: string[] = [];
    const messages = new Set<string>();
    for (const organizationUserId of userIds) {
      const input = { organizationUserId, flexibleTestingTestId: testId };
      try {
        const answer = answerOf(await client.mutation(AssignModerator, { input }).toPromise());
        if (answer.successful) assigned.push(organizationUserId);
        else for (const message of answer.messages) messages.add(message);
      } catch (error) {
        if (assigned.length === 0) throw error;
        break;
      }
    }
    return { assigned, messages: [...messages] };
  }),
});

type RemovableProps = {
  readonly moderator: {
    readonly id: string;
    readonly fullName: string;
    readonly status: AssignmentStatus;
    readonly openTestsCount: number;
    readonly waitingResultsCount: number;
  };
  readonly refusal: string | null;
  readonly how?: ReactNode;
};

export function Removable({ moderator, refusal, how }: RemovableProps) {
  const { id, fullName, status } = moderator;
  const removal = useAct(removeModeratorMachine, RemoveModerator, {
    input: { assignedCommunityTestManagerId: id },
    done: moderatorTexts.removed,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Avatar name={fullName} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-name [overflow-wrap:anywhere]">{fullName}</span>
        <span className="text-small text-ink-2">{loadWords(moderator)}</span>
      </span>
      <Pill hue={assignmentWords[status].hue}>{assignmentWords[status].label}</Pill>
      {how}
      <Button
        size="small"
        label={`Remove ${fullName}`}
        busy={useSelector(removal, selectIsBusy)}
        disabledReason={refusal}
        reason="hidden"
        onPress={() => removal.send({ type: 'act.open' })}
      >
        Remove
      </Button>
      <ActQuestion actorRef={removal} title={`Remove ${fullName} from this test?`} action="Remove">
        They lose access to this test at once. Their verdicts stay.
      </ActQuestion>
    </li>
  );
}

type ModeratorsHostProps = { readonly testId: string; readonly onClose: () => void };

export default function ModeratorsHost({ testId, onClose }: ModeratorsHostProps) {
  const [{ data, error }, ask] = useQuery({ query: ModeratorsOfTest, variables: { testId }, requestPolicy: 'cache-and-network' });
  const test = data?.platformTest;
  return (
    <SidePanel title={moderatorTexts.title} width={480} onClose={onClose}>
      {test?.__typename === 'FlexibleTestingTest' ? (
        <Moderators testId={testId} test={test} />
      ) : error === undefined ? (
        <Loading label="Loading moderators">
          <SkeletonRows rows={5} avatar />
        </Loading>
      ) : (
        <LoadFailure
          title="The moderators could not be loaded."
          requestId={requestIdOf(error)}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
    </SidePanel>
  );
}

type Supervised = Extract<ResultOf<typeof ModeratorsOfTest>['platformTest'], { __typename: 'FlexibleTestingTest' }>;

function Moderators({ testId, test }: { readonly testId: string; readonly test: Supervised }) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const actorRef = useFlow(() => assignModeratorsMachine.provide({ actors: assignModeratorsPorts(client) }), { input: { testId } });
  const [chosen, isAssigning] = [useSelector(actorRef, selectChosen), useSelector(actorRef, selectIsAssigning)];
  useEmitted(actorRef, {
    'moderators.assigned': ({ count }) =>
      showToast({ type: 'success', text: count === 1 ? moderatorTexts.assigned : moderatorTexts.assignedMany }),
    'moderators.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  const assigned = (test.assignedCommunityTestManagers ?? []).filter(standing);
  return (
    <ModeratorsView count={assigned.length}>
      {assigned.map((moderator) => (
        <Removable
          key={moderator.id}
          moderator={moderator}
          refusal={removalRefusal(moderator, { role, userId: id })}
          how={<HowItWorks lifecycle={moderatorAssignmentLifecycle} row={moderatorAssignmentRowOf(moderator)} of={moderator.fullName} />}
        />
      ))}
      <AvailableView
        moderators={test.availableCommunityTestManagers ?? []}
        chosen={chosen}
        isAssigning={isAssigning}
        refusal={actingRefusal() ?? refusalToAssign(test, chosen.length)}
        onToggle={(userId) => actorRef.send({ type: 'moderator.toggle', userId })}
        onAssign={() => actorRef.send({ type: 'moderators.assign' })}
      />
    </ModeratorsView>
  );
}
