import { advancedTestRequestProblems, readAdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import type { AdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import { forgetLaunched } from '../simple/launch-form.ts';
import { insertAdvancedTest, insertRequest, placeRequest, submitRequest, takePlaces } from './place-request.ts';
import { copyRequestedTests } from './copy-rows.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { cloningQueries } from './cloning.queries.ts';

type LaunchInput = { readonly advancedTestRequestParams: unknown; readonly formId?: string | null };
const checked = (wire: unknown, now: string): AdvancedTestRequestParams => {
  const params = readAdvancedTestRequestParams(wire);
  const problems = advancedTestRequestProblems(params, now);
  if (problems.length > 0)
    throw new Refused(problems.map(({ code, message, path }) => ({ code, message, path: `advancedTestRequestParams.${path}` })));
  return params;
};

const detailsOf = (params: AdvancedTestRequestParams) => ({
  accessToApplication: params.accessToApplication,
  testObjective: params.testObjective,
  notes: params.notes,
  platformsToTestOn: params.platformsToTestOn,
  deviceRequirements: params.deviceRequirements,
  testLocalisation: params.testLocalisation,
  testCasesUrl: params.testCasesUrl,
  knownIssuesUrl: params.knownIssuesUrl,
  capabilities: params.capabilities,
});

const launch = async (work: Work, input: LaunchInput) => {
  const { tx, context } = work;
  if (context.person.flags.has('newLaunchUxEnabled')) refuse('not_enabled', launchMessages.notEnabled);
  const params = checked(input.advancedTestRequestParams, tx.at);
  const { name, sdlcStage, desiredOutcomes, customDesiredOutcomes, clonedFromTestId } = params;
  const startsAt = params.scheduleAt === null ? null : new Date(params.scheduleAt).toISOString();
  const placed = await placeRequest(tx);
  const { requestId, testId, code } = placed;
  await insertRequest(tx, requestId, { name, sdlcStage, scheduleAt: startsAt });
  const test = { name, sdlcStage, desiredOutcomes, customDesiredOutcomes };
  await insertAdvancedTest(tx, placed, { test, details: detailsOf(params) });
  if (clonedFromTestId !== null) await copyRequestedTests(tx, { fromTestId: clonedFromTestId.toLowerCase(), testId, code });
  const tests = await takePlaces(work, placed);
  if (typeof input.formId === 'string') await forgetLaunched(tx, input.formId, params);
  return { result: await submitRequest(work, placed, { name, tests, startsAt, told: { clonedFromTestId } }) };
};

const launchAdvancedTest = mutation<LaunchInput>('launchAdvancedTest', launch);

export const cloningResolvers: ResolverMap = { Query: cloningQueries, Mutation: { launchAdvancedTest } };
