import { assignModeratorsMachine, selectChosen, selectIsAssigning, moderatorTexts } from '#machines/flows/results/assign-moderators.ts';
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
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { ModeratorsOfTest } from './assign-moderators.documents.ts';
import { assignModeratorsPorts } from './assign-moderators.ports.ts';
import { refusalToAssign, removalRefusal, standing } from './assign-moderators.rules.ts';
import { AvailableView, ModeratorsView } from './assign-moderators.view.tsx';
import { Removable } from './remove-moderator.act.tsx';

type ModeratorsHostProps = { readonly testId: string; readonly onClose: () => void };

/** The panel of the moderators of a test: who is on it with how much to do, and who could be. */
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
        <Removable key={moderator.id} moderator={moderator} refusal={removalRefusal(moderator, { role, userId: id })} />
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
