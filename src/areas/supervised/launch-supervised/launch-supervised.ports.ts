import type { LaunchSupervisedPorts } from '#machines/flows/supervised/launch-supervised.ts';
import type { DevicesToCheck, InvalidTester, SupervisedAnswer } from '#machines/flows/supervised/supervised-form.rules.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { inReaderZone } from '#src/refused-until.ts';
import { fresh, withKeyOfPaid } from '#src/cache/call.ts';
import { wordsOf } from '#src/cache/problems.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { InvalidDevices, LaunchSupervisedTest } from './launch-supervised.documents.ts';

/** The launch under this key arrived before, and was changed since. */
const launchedBefore = 'The test was launched before, as it was then. What was changed since has not been sent.';

export const launchTest = async (client: Client, key: string, input: LaunchSupervisedTestInput): Promise<SupervisedAnswer> => {
  const { data, error } = await client.mutation(LaunchSupervisedTest, { input }, withKeyOfPaid(key)).toPromise();
  if (data === undefined && error !== undefined && error.networkError === undefined)
    return { kind: 'refused', messages: error.graphQLErrors.map(({ message }) => wordsOf(message)) };
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.launchSupervisedTest;
  if (!successful || result === null)
    return {
      kind: 'refused',
      messages: inReaderZone(errors).map(({ code, message }) => (code === 'idempotency_mismatch' ? launchedBefore : message)),
    };
  return { kind: 'launched', receipt: { testId: result.testId, resultsPageUrl: result.resultsPageUrl } };
};

const invalidOf = async (
  client: Client,
  testerEmails: readonly string[],
  versionIds: readonly string[],
): Promise<readonly InvalidTester[]> => {
  const input = { testerEmails, operatingSystemVersionIds: versionIds };
  const { data, error } = await client.query(InvalidDevices, { input }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.testersWithInvalidDevices;
};

/** Groups that need the same versions are asked about together. */
export const checkDevices = async (client: Client, checks: readonly DevicesToCheck[]): Promise<readonly InvalidTester[]> => {
  const byVersions = Object.values(Object.groupBy(checks, ({ versionIds }) => versionIds.toSorted().join())).map((same = []) => ({
    emails: [...new Set(same.flatMap(({ emails }) => emails))],
    versionIds: same[0]?.versionIds ?? [],
  }));
  const calls = byVersions.flatMap(({ emails, versionIds }) =>
    Array.from({ length: Math.ceil(emails.length / limits.emailsAtOnce) }, (_, at) =>
      invalidOf(client, emails.slice(at * limits.emailsAtOnce, (at + 1) * limits.emailsAtOnce), versionIds),
    ),
  );
  return [...new Map((await Promise.all(calls)).flat().map((tester) => [tester.email, tester])).values()];
};

/** Lets the devices of testers be checked and a supervised test be launched. */
export const launchSupervisedPorts = (client: Client): LaunchSupervisedPorts => ({
  checkDevices: fromPromise(({ input }) => checkDevices(client, input.checks)),
  launchTest: fromPromise(({ input }) => launchTest(client, input.key, input.input)),
});
