import type { LaunchSupervisedPorts, SupervisedAnswer } from '#machines/flows/supervised/launch-supervised/launch-supervised.types.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { withKey } from '#src/cache/call.ts';
import { wordsOf } from '#src/cache/problems.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { LaunchSupervisedTest } from './launch-supervised.documents.ts';

/** The launch under this key arrived before, and was changed since. */
const launchedBefore = 'The test was launched before, as it was then. What was changed since has not been sent.';

const launchTest = async (client: Client, key: string, input: LaunchSupervisedTestInput): Promise<SupervisedAnswer> => {
  const { data, error } = await client.mutation(LaunchSupervisedTest, { input }, withKey(key)).toPromise();
  if (data === undefined && error !== undefined && error.networkError === undefined)
    return { kind: 'refused', messages: error.graphQLErrors.map(({ message }) => wordsOf(message)) };
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.launchSupervisedTest;
  if (!successful || result === null)
    return { kind: 'refused', messages: errors.map(({ code, message }) => (code === 'idempotency_mismatch' ? launchedBefore : message)) };
  return { kind: 'launched', receipt: { testId: result.testId, resultsPageUrl: result.resultsPageUrl } };
};

/** Lets a supervised test be launched. */
export const launchSupervisedPorts = (client: Client): LaunchSupervisedPorts => ({
  launchTest: fromPromise(({ input }) => launchTest(client, input.key, input.input)),
});
