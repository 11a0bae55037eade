import { exportResultsMachine } from '#machines/flows/results/export-results.ts';
import { usePortal } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useQuery } from 'urql';
import { AwaitedDialog } from '../parts/awaited-dialog.tsx';
import { TestersOfTest } from '../testers/testers.documents.ts';
import { exportResultsPorts } from './export-results.ports.ts';
import { ExportResultsView } from './export-results.view.tsx';

type ExportResultsProps = { readonly testId: string; readonly code: string; readonly onClose: () => void };

/** The dialog that exports the results of every tester who handed something in. */
export default function ExportResultsHost({ testId, code, onClose }: ExportResultsProps) {
  const [{ data, error }, ask] = useQuery({ query: TestersOfTest, variables: { testId } });
  const test = data?.platformTest;
  if (test?.__typename !== 'FlexibleTestingTest')
    return <AwaitedDialog title="Export CSV" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} onClose={onClose} />;
  const testers = (test.selectionRequirementsGroups ?? []).flatMap(({ participants }) => participants);
  const ids = testers.filter(({ completedCasesCount }) => completedCasesCount > 0).map(({ id }) => id);
  return <Opened testId={testId} code={code} participantsIds={ids} onClose={onClose} />;
}

function Opened({ testId, code, participantsIds, onClose }: ExportResultsProps & { readonly participantsIds: readonly string[] }) {
  const { client } = usePortal();
  const actorRef = useFlow(() => exportResultsMachine.provide({ actors: exportResultsPorts(client, `${code}-results.zip`) }), {
    input: { testId, participantsIds },
  });
  return <ExportResultsView actorRef={actorRef} total={participantsIds.length} onClose={onClose} />;
}
