import { exportRawCasesMachine, exportRawCasesTexts, selectIsExporting } from '#machines/flows/supervised/export-raw-cases.ts';
import type { ExportRawCasesPorts, RawAnswer, RawFile } from '#machines/flows/supervised/export-raw-cases.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ExportRawCases } from './export-raw-cases.documents.ts';
import { Button } from '#src/ui/button.tsx';
import { harmlessName, saveBlob, saveFile } from '#src/ui/save-file.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { strToU8, zipSync } from 'fflate';
import { Download } from 'lucide-react';

const exportCases = async (client: Client, advancedTestId: string): Promise<RawAnswer> => {
  const result = await client.mutation(ExportRawCases, { input: { advancedTestRequestId: advancedTestId } }).toPromise();
  return { ...answerOf(result), files: result.data?.exportRawTestCasesToCsv.result ?? [] };
};

/** Lets the test cases of a request be exported as they were handed in. */
const exportRawCasesPorts = (client: Client): ExportRawCasesPorts => ({
  exportCases: fromPromise(({ input }) => exportCases(client, input.advancedTestId)),
});

type ExportRawCasesHostProps = {
  readonly advancedTestId: string;
  /** What the request is called by people. */
  readonly code: string;
  /** How many requested tests have cases. */
  readonly files: number;
};

const archiveOf = (files: readonly RawFile[]): Blob =>
  new Blob([zipSync(Object.fromEntries(files.map(({ filename, body }) => [harmlessName(filename), strToU8(body)])))], {
    type: 'application/zip',
  });

/** Lets the cases of a request be saved as they were handed in, a file for each requested test or all in one archive. */
export function ExportRawCasesHost({ advancedTestId, code, files }: ExportRawCasesHostProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => exportRawCasesMachine.provide({ actors: exportRawCasesPorts(client) }), { input: { advancedTestId } });
  const isExporting = useSelector(actorRef, selectIsExporting);
  useEmitted(actorRef, {
    'file.given': ({ file }) => saveFile(file.filename, file.body),
    'archive.given': ({ files: given }) => saveBlob(`${code}-test-cases.zip`, archiveOf(given)),
    'export.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <>
      <Button size="small" icon={Download} busy={isExporting} onPress={() => actorRef.send({ type: 'export.start', isZip: false })}>
        {exportRawCasesTexts.action}
      </Button>
      {files > 1 ? (
        <Button
          kind="ghost"
          size="small"
          disabledReason={isExporting ? 'The test cases are on their way.' : null}
          reason="hidden"
          onPress={() => actorRef.send({ type: 'export.start', isZip: true })}
        >
          {exportRawCasesTexts.asZip}
        </Button>
      ) : null}
    </>
  );
}
