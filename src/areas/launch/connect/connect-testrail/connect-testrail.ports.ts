import type { ConnectTestrailPorts, RunAnswer } from '#machines/flows/launch/connect/connect-testrail.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ImportTestRun } from './connect-testrail.documents.ts';

const readTestRun = async (client: Client, testRunId: string): Promise<RunAnswer> => {
  const answered = await client.mutation(ImportTestRun, { input: { testRunId } }).toPromise();
  const answer = answerOf(answered);
  return { ...answer, testCases: answered.data?.importTestCasesFromTestrailTestRun.result ?? [] };
};

/** Lets the test cases of a TestRail run be read. */
export const connectTestrailPorts = (client: Client): ConnectTestrailPorts => ({
  readTestRun: fromPromise(({ input }) => readTestRun(client, input.testRunId)),
});
