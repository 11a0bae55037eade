import { removeTestersMachine, selectChosen } from '#machines/flows/results/remove-testers.ts';
import type { RemoveTesters as Removal, RemoveTestersPorts } from '#machines/flows/results/remove-testers.ts';
import { answerOf } from '#src/cache/answer.ts';
import { fresh } from '#src/cache/call.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { RemovableTesters, RemoveTesters } from './remove-testers.documents.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { AwaitedDialog } from '../parts/awaited-dialog.tsx';
import { removalList } from './remove-testers.rules.ts';
import { RemoveTestersView } from './remove-testers.view.tsx';

const remove = async (client: Client, { testId, participantIds, removalReasons }: Removal) => {
  const input = { testId, participantIds: [...participantIds], removalReasons: [...removalReasons] };
  const answer = answerOf(await client.mutation(RemoveTesters, { input }).toPromise());
  if (answer.successful) void client.query(RemovableTesters, { testId }, fresh).toPromise();
  return answer;
};

/** Queries the test again after a removal. */
export const removeTestersPorts = (client: Client): RemoveTestersPorts => ({
  removeTesters: fromPromise(({ input }) => remove(client, input)),
});

type RemoveTestersProps = { readonly testId: string; readonly participantId: string | null; readonly onClose: () => void };

/** Whether testers may be removed is checked on opening, and again by the server. */
export default function RemoveTestersHost(props: RemoveTestersProps) {
  const [{ data, error }, ask] = useQuery({
    query: RemovableTesters,
    variables: { testId: props.testId },
    requestPolicy: 'cache-and-network',
  });
  const askAgain = () => ask({ requestPolicy: 'network-only' });
  return data?.platformTest.__typename === 'FlexibleTestingTest' ? (
    <Opened {...props} test={data.platformTest} onRefused={askAgain} />
  ) : (
    <AwaitedDialog title="Remove testers from this test" error={error} onRetry={askAgain} onClose={props.onClose} />
  );
}

type Supervised = Extract<ResultOf<typeof RemovableTesters>['platformTest'], { __typename: 'FlexibleTestingTest' }>;

type OpenedProps = RemoveTestersProps & { readonly test: Supervised; readonly onRefused: () => void };

function Opened({ testId, participantId, onClose, test, onRefused }: OpenedProps) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const actorRef = useFlow(() => removeTestersMachine.provide({ actors: removeTestersPorts(client) }), {
    input: { testId, isStrict: test.hasStrictTesterRemoval, participantIds: participantId === null ? [] : [participantId] },
  });
  useEmitted(actorRef, {
    'testers.removed': ({ message }) => {
      showToast({ type: 'success', text: message });
      onClose();
    },
    'removal.refused': ({ message }) => {
      showToast({ type: 'danger', text: message });
      onRefused();
    },
  });
  const chosen = useSelector(actorRef, selectChosen);
  const everybody = (test.selectionRequirementsGroups ?? []).flatMap(({ participants }) => participants);
  return (
    <RemoveTestersView
      actorRef={actorRef}
      testers={removalList(everybody, chosen, { role, userId: id })}
      isOne={participantId !== null}
      reasons={test.hasStrictTesterRemoval ? test.participantRemovalReasons : null}
      onClose={onClose}
    />
  );
}
