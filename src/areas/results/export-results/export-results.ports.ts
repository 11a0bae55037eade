import { messageOf } from '#machines/lib/answer.ts';
import type { ExportAnswer, ExportBatch, ExportResultsPorts } from '#machines/flows/results/export-results.ts';
import { periods } from '#schema/vocabulary/limits.ts';
import { answerOf } from '#src/cache/answer.ts';
import { wordsOf } from '#src/cache/problems.ts';
import { harmlessName, saveBlob, saveFile } from '#src/ui/save-file.ts';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ExportResultFiles } from './export-results.documents.ts';

type File = { readonly filename: string; readonly body: string };

const mostHeld = 4_000_000;

/** Grows by a file at a time; what is packed is handed to the browser, which may keep it on the disk, a few megabytes at a time. */
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

/** Downloads the files of a few testers one by one with a pause between them, or packs them into one archive; none once it is cancelled. */
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
