import { messageOf } from '#machines/lib/answer.ts';
import { exportResultsMachine } from '#machines/flows/results/export-results.ts';
import type { ExportAnswer, ExportBatch, ExportResultsPorts } from '#machines/flows/results/export-results.ts';
import { periods } from '#schema/vocabulary/limits.ts';
import { answerOf } from '#src/cache/answer.ts';
import { wordsOf } from '#src/cache/problems.ts';
import { harmlessName, saveBlob, saveFile } from '#src/ui/save-file.ts';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ExportResultFiles } from './export-results.documents.ts';
import { usePortal } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { AwaitedDialog } from '../parts/awaited-dialog.tsx';
import { TestersOfTest } from '../testers/testers.documents.ts';
import { ExportResultsView } from './export-results.view.tsx';

type File = { readonly filename: string; readonly body: string };

const mostHeld = 4_000_000;

/** Packed parts go to the browser as blobs of a few megabytes, which it may keep on disk, instead of one buffer in memory. */
const archive = () => {
  let parts: BlobPart[] = [];
  let held = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(bytes);
    held += bytes.length;
    if (held < mostHeld) return;
    parts = [new Blob(parts)];
    held = 0;
  });
  const add = ({ filename, body }: File): void => {
    const entry = new ZipDeflate(harmlessName(filename), { level: 6 });
    zip.add(entry);
    entry.push(strToU8(body), true);
  };
  let whole: Blob | null = null;
  const end = (): Blob => {
    if (whole === null) zip.end();
    whole ??= new Blob(parts, { type: 'application/zip' });
    return whole;
  };
  return { add, end };
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, periods.resultsCsvDownloadMs));

/** Files one by one with a pause, as browsers drop simultaneous downloads, or one archive; none once cancelled. */
export const exportResultsPorts = (client: Client, archiveName: string): ExportResultsPorts => {
  let packed = archive();
  const given = async ({ testId, participantsIds, form, isFirst }: ExportBatch, signal: AbortSignal): Promise<ExportAnswer> => {
    if (isFirst) packed = archive();
    const told = await client.mutation(ExportResultFiles, { input: { testId, participantsIds: [...participantsIds] } }).toPromise();
    if (told.error !== undefined && told.data === undefined)
      throw new Error(wordsOf(told.error.graphQLErrors[0]?.message ?? 'The server did not answer.'));
    const answer = answerOf(told);
    if (!answer.successful) return { kind: 'refused', message: messageOf(answer, 'The results could not be exported.') };
    for (const file of told.data?.exportTestCaseResultsToCsv.result ?? []) {
      if (signal.aborted) break;
      if (form === 'archive') packed.add(file);
      else {
        saveFile(file.filename, file.body);
        await pause();
      }
    }
    return { kind: 'given' };
  };
  return {
    exportBatch: fromPromise(({ input, signal }) => given(input, signal)),
    finishArchive: fromPromise(async () => saveBlob(archiveName, packed.end())),
  };
};

type ExportResultsProps = { readonly testId: string; readonly code: string; readonly onClose: () => void };

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
