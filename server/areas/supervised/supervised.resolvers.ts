import { badUserInput, notFound } from '#server/api/errors.ts';
import type { RequestContext } from '#server/api/context.ts';
import { isId } from '#server/api/ids.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Statement } from '#server/database/sql.ts';
import { mutation } from '#server/api/mutation.ts';
import { reach } from '#server/api/reach.ts';
import { rowOf } from '#server/api/guard.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { launchSupervisedTestProblems } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { record } from '#server/workflow/audit.ts';
import { demandAllowed } from '#server/workflow/launch-allowance.ts';
import { NotFound, refuse, Refused } from '#server/workflow/refused.ts';
import { invalidDevicesStatement, testersByEmailStatement } from '../../matching/by-email.ts';
import { demandReadable } from '../../matching/references.ts';
import { matchingCostsStatement, matchingTestersStatement } from '../../matching/statement.ts';
import type { MatchingInput } from '../../matching/statement.ts';
import { testerChoices } from './tester-choices.ts';
import { forgetForm, saveSupervisedForm, supervisedForm } from './supervised-form.ts';
import { rawTestCases } from './raw-test-cases.ts';
import { launchTest, priceOfTest } from './launch-test.ts';
import { fromInput } from './launch-input.ts';

type MatchingArgs = { readonly input: Omit<MatchingInput, 'organizationId'> & { readonly advancedTestRequestId: string } };

/** Reads about the crowd for a group of a test: the test is reached, and the planner sees the values. */
const asking =
  (field: 'matchingTesters' | 'matchingCosts', statementOf: (input: MatchingInput) => Statement) =>
  async (_: unknown, { input }: MatchingArgs, context: RequestContext): Promise<unknown> => {
    if (!isId(input.advancedTestRequestId)) throw notFound();
    const { min, max } = limits.groupResultsNeeded;
    if (!Number.isInteger(input.numberOfResultsNeeded) || input.numberOfResultsNeeded < min || input.numberOfResultsNeeded > max)
      throw badUserInput('numberOfResultsNeeded must be from 1 to 1000.');
    if ((input.excludedTestIds ?? []).length > limits.excludedTests)
      throw badUserInput(`At most ${limits.excludedTests} tests can be left out.`);
    demandReadable(input, 'input');
    await context.database
      .write(context.viewer, (tx) => reach(tx, rowOf(`Query.${field}`), { input }, context.services.scopeChecks))
      .catch((error: unknown) => {
        throw error instanceof NotFound ? notFound() : error;
      });
    return parsed(context, statementOf({ ...input, organizationId: context.viewer.organizationId }));
  };

const parsed = async (context: RequestContext, statement: Statement): Promise<unknown> => {
  const json = await context.database.json(context.viewer, statement, { prepare: false });
  return json === null ? null : JSON.parse(json);
};

const demandEmails = (emails: readonly string[]): void => {
  if (emails.length > limits.emailsAtOnce) throw badUserInput(`At most ${limits.emailsAtOnce} addresses at once.`);
  if (emails.some((email) => email.includes('\0') || !email.isWellFormed())) throw badUserInput('This is no address.');
};

const testersByEmail = (_: unknown, { emails }: { readonly emails: readonly string[] }, context: RequestContext): Promise<unknown> => {
  demandEmails(emails);
  return parsed(context, testersByEmailStatement(context.viewer.organizationId, emails));
};

type DevicesArgs = { readonly input: { readonly testerEmails: readonly string[]; readonly operatingSystemVersionIds: readonly string[] } };

const testersWithInvalidDevices = async (_: unknown, { input }: DevicesArgs, context: RequestContext): Promise<unknown> => {
  demandEmails(input.testerEmails);
  demandReadable(input, 'input');
  return input.operatingSystemVersionIds.length === 0
    ? []
    : parsed(context, invalidDevicesStatement(input.testerEmails, input.operatingSystemVersionIds));
};

const exportRawTestCasesToCsv = mutation<{ readonly advancedTestRequestId: string }>(
  'exportRawTestCasesToCsv',
  async ({ tx, operation }, input) => {
    const testId = input.advancedTestRequestId.toLowerCase();
    const files = await rawTestCases(tx, testId);
    if (files.length === 0) refuse('blank', 'This request has no test cases.', 'advancedTestRequestId');
    await record(tx, { operation, entity: 'test', entityId: testId, after: { files: files.map(({ filename }) => filename) } });
    return { result: files };
  },
);

const launchSupervisedTest = mutation<LaunchSupervisedTestInput>('launchSupervisedTest', async (work, input) => {
  const { tx, operation, context } = work;
  const problems = launchSupervisedTestProblems(input);
  if (problems.length > 0) throw new Refused(problems);
  const test = await fromInput(tx, input);
  await demandAllowed(tx, context.services.launchFactor, { tests: 1, price: priceOfTest(test), requestedTestId: test.requestedTestId });
  const testId = await launchTest(tx, test, { operation, enqueue: context.services.enqueue });
  await forgetForm(tx, { advancedTestId: test.parentTestId, requestedTestId: test.requestedTestId });
  await record(tx, {
    operation,
    entity: 'test',
    entityId: testId,
    event: 'test.launch',
    after: { name: test.name, parentTestId: test.parentTestId },
  });
  return { result: { testId, resultsPageUrl: `/results/${testId}`, advancedTestRequestId: test.parentTestId } };
});

export const supervisedResolvers: ResolverMap = {
  Query: {
    matchingTesters: asking('matchingTesters', (input) => matchingTestersStatement(input)),
    matchingCosts: asking('matchingCosts', matchingCostsStatement),
    testerChoices,
    testersByEmail,
    testersWithInvalidDevices,
    supervisedForm,
  },
  Mutation: { launchSupervisedTest, exportRawTestCasesToCsv, saveSupervisedForm },
};
