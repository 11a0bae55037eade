import type { ExportRawCasesPorts, RawAnswer } from '#machines/flows/supervised/export-raw-cases.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ExportRawCases } from './export-raw-cases.documents.ts';

const exportCases = async (client: Client, advancedTestId: string): Promise<RawAnswer> => {
  const result = await client.mutation(ExportRawCases, { input: { advancedTestRequestId: advancedTestId } }).toPromise();
  return { ...answerOf(result), files: result.data?.exportRawTestCasesToCsv.result ?? [] };
};

/** Lets the test cases of a request be exported as they were handed in. */
export const exportRawCasesPorts = (client: Client): ExportRawCasesPorts => ({
  exportCases: fromPromise(({ input }) => exportCases(client, input.advancedTestId)),
});
