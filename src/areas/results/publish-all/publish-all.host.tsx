import { publishAllMachine } from '#machines/flows/results/publish-all/publish-all.machine.ts';
import { selectIds } from '#machines/flows/results/publish-all/publish-all.selectors.ts';
import { scheduledText } from '#machines/flows/results/publish/publish.rules.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { TestersOfTest } from '../testers/testers.documents.ts';
import { publishAllPorts } from './publish-all.ports.ts';
import { outcomesOf } from '../publish/publish-loss.rules.ts';
import { partTesters } from './publish-all.rules.ts';
import { PublishAllView } from './publish-all.view.tsx';

type PublishAllHostProps = { readonly testId: string; readonly onClose: () => void };

const makeKey = () => crypto.randomUUID();

/** The dialog that publishes every tester whose results are ready. */
export default function PublishAllHost({ testId, onClose }: PublishAllHostProps) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const actorRef = useFlow(() => publishAllMachine.provide({ actors: publishAllPorts(client) }), { input: { testId } });
  const [{ data }] = useQuery({ query: TestersOfTest, variables: { testId } });
  useEffect(() => {
    const listeners = [
      actorRef.on('publish.scheduled', ({ count }) => showToast({ type: 'success', text: scheduledText(count) })),
      actorRef.on('publish.refused', ({ message }) => showToast({ type: 'danger', text: message })),
      actorRef.subscribe({ complete: onClose }),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, onClose]);
  const ids = useSelector(actorRef, selectIds);
  const test = data?.platformTest;
  const groups = test?.__typename === 'FlexibleTestingTest' ? (test.selectionRequirementsGroups ?? []) : null;
  const testers = groups?.flatMap(({ participants }) => participants) ?? null;
  return (
    <PublishAllView
      actorRef={actorRef}
      testers={testers === null ? null : partTesters(testers, { role, userId: id })}
      outcomes={outcomesOf(testers ?? [], ids)}
      makeKey={makeKey}
    />
  );
}
