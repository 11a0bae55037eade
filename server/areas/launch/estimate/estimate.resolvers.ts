import { estimateRequest } from '#schema/rules/launch/estimate.ts';
import { readEstimateInput } from '#schema/rules/launch/estimate-shape.ts';
import { isWebAddress } from '#schema/rules/launch/problems.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { LaunchAllowance } from '#schema/rules/launch/allowance.ts';
import { compile, sql } from '#server/database/sql.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { demandReadable } from '../../../matching/references.ts';
import { allowanceJson, allowanceOf } from '#server/workflow/launch-allowance.ts';
import type { AllowanceRow } from '#server/workflow/launch-allowance.ts';
import { readFacts } from './facts.ts';

const launchEstimate = async (_: unknown, { input }: { readonly input: unknown }, context: RequestContext) => {
  const read = readEstimateInput(input);
  if ('misshapen' in read) throw badUserInput(read.misshapen);
  for (const [test, { targetingGroups }] of read.tests.entries())
    for (const [group, lists] of targetingGroups.entries()) demandReadable(lists, `input.tests[${test}].targetingGroups[${group}]`);
  const at = context.services.clock.now().toISOString();
  return estimateRequest(read.tests, await readFacts(context.database, context.viewer.organizationId, read.tests, at));
};

const applicationLinks = async (_: unknown, { urls }: { readonly urls: readonly string[] }, context: RequestContext) => {
  if (urls.length > launchLimits.testsPerRequest) throw badUserInput(`At most ${launchLimits.testsPerRequest} addresses at once.`);
  return Promise.all(
    urls.map(async (url) => ({
      url,
      state: isWebAddress(url) && url.length <= launchLimits.url ? await context.services.checkLink(url) : 'unchecked',
    })),
  );
};

const launchAllowance = async (_: unknown, _args: unknown, { database, viewer, services }: RequestContext): Promise<LaunchAllowance> => {
  const at = services.clock.now().toISOString();
  const statement = compile(sql`select ${allowanceJson(at)}::text as json from organization o where o.id = ${viewer.organizationId}::uuid`);
  const json = await database.json(viewer, statement, { prepare: false });
  if (json === null) throw new Error('the organization of the call is gone');
  return allowanceOf(JSON.parse(json) as AllowanceRow, at, services.launchFactor);
};

export const estimateResolvers: ResolverMap = { Query: { launchEstimate, applicationLinks, launchAllowance } };
