import { removeTestersMachine } from '#machines/flows/results/remove-testers/remove-testers.machine.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useQuery } from 'urql';
import { RemovableTesters } from './remove-testers.documents.ts';
import { removeTestersPorts } from './remove-testers.ports.ts';
import { RemoveTestersView } from './remove-testers.view.tsx';

type RemoveTestersProps = { readonly testId: string; readonly participantId: string | null; readonly onClose: () => void };

/** Removes one tester, or those that are chosen; who may be removed is asked when it is opened, and again by the server when it is done. */
export default function RemoveTestersHost(props: RemoveTestersProps) {
  const [{ data }] = useQuery({ query: RemovableTesters, variables: { testId: props.testId }, requestPolicy: 'cache-and-network' });
  return data?.platformTest.__typename === 'FlexibleTestingTest' ? <Opened {...props} test={data.platformTest} /> : null;
}

type Supervised = Extract<ResultOf<typeof RemovableTesters>['platformTest'], { __typename: 'FlexibleTestingTest' }>;

function Opened({ testId, participantId, onClose, test }: RemoveTestersProps & { readonly test: Supervised }) {
  const { client } = usePortal();
  const actorRef = useFlow(() => removeTestersMachine.provide({ actors: removeTestersPorts(client) }), {
    input: { testId, isStrict: test.hasStrictTesterRemoval, participantIds: participantId === null ? [] : [participantId] },
  });
  useEmitted(actorRef, {
    'testers.removed': ({ message }) => {
      showToast({ type: 'success', text: message });
      onClose();
    },
    'removal.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  const removable = (test.selectionRequirementsGroups ?? []).flatMap(({ participants }) => participants).filter((one) => one.isRemovable);
  return (
    <RemoveTestersView
      actorRef={actorRef}
      testers={participantId === null ? removable : removable.filter(({ id }) => id === participantId)}
      isOne={participantId !== null}
      reasons={test.hasStrictTesterRemoval ? test.participantRemovalReasons : null}
      onClose={onClose}
    />
  );
}
