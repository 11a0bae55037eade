import type { GraphQLResolveInfo } from 'graphql';
import { badUserInput, notFound } from '#server/api/errors.ts';
import type { RequestContext } from '#server/api/context.ts';
import { isId } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import { reach } from '#server/api/reach.ts';
import { rowOf } from '#server/api/guard.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { launchSupervisedTestProblems } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound, Refused } from '#server/workflow/refused.ts';
import { matchingTestersStatement } from './matching/statement.ts';
import type { MatchingInput } from './matching/statement.ts';
import { launchTest } from './launch-test.ts';
import { fromInput } from './launch-input.ts';

type MatchingArgs = { readonly input: MatchingInput & { readonly advancedTestRequestId: string } };

const matchingTesters = async (
  _: unknown,
  { input }: MatchingArgs,
  context: RequestContext,
  _info: GraphQLResolveInfo,
): Promise<unknown> => {
  if (!isId(input.advancedTestRequestId)) throw notFound();
  if (!Number.isInteger(input.numberOfResultsNeeded) || input.numberOfResultsNeeded < 1 || input.numberOfResultsNeeded > 1000)
    throw badUserInput('numberOfResultsNeeded must be from 1 to 1000.');
  await context.database
    .write(context.viewer, (tx) => reach(tx, rowOf('Query.matchingTesters'), { input }, context.services.scopeChecks))
    .catch((error: unknown) => {
      throw error instanceof NotFound ? notFound() : error;
    });
  const json = await context.database.json(
    context.viewer,
    matchingTestersStatement({ ...input, organizationId: context.viewer.organizationId }),
    { prepare: false },
  );
  return json === null ? null : JSON.parse(json);
};

const launchSupervisedTest = mutation<LaunchSupervisedTestInput>('launchSupervisedTest', async (work, input) => {
  const { tx, operation, context } = work;
  const problems = launchSupervisedTestProblems(input);
  if (problems.length > 0) throw new Refused(problems);
  const test = await fromInput(tx, input);
  const testId = await launchTest(tx, test, { operation, enqueue: context.services.enqueue });
  await record(tx, {
    operation,
    entity: 'test',
    entityId: testId,
    event: 'test.launch',
    after: { name: test.name, parentTestId: test.parentTestId },
  });
  return { result: { testId, resultsPageUrl: `/results/${testId}`, advancedTestRequestId: test.parentTestId } };
});

export const supervisedResolvers: ResolverMap = { Query: { matchingTesters }, Mutation: { launchSupervisedTest } };
