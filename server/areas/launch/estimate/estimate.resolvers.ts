import { resultsNeeded, estimateRequest } from '#schema/rules/launch/estimate.ts';
import type { EstimateFacts } from '#schema/rules/launch/estimate.ts';
import type { TestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import { readEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import { idLists } from '#schema/rules/launch/requested-test.ts';
import type { TargetingGroupInput } from '#schema/rules/launch/requested-test.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { compile, join, literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { heldCredits, allowanceJson, allowanceOf } from '#server/workflow/launch-allowance.ts';
import type { AllowanceRow } from '#server/workflow/launch-allowance.ts';
import { launchRulesJson } from '#server/workflow/launch-approval.ts';
import type { StoredRules } from '#server/workflow/launch-approval.ts';
import { matchingCount } from '../../../matching/statement.ts';
import { wishesOf } from '#server/matching/wishes.ts';
import { isWebAddress } from '#schema/rules/launch/problems.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { demandReadable } from '../../../matching/references.ts';

/** Groups that have this many testers for each one needed are not asked what would bring more. */
const plenty = 8;

const dimensions = (Object.keys(idLists) as readonly TargetingDimension[]).filter((dimension) => dimension !== 'internetBrowsers');
const chosen = (group: TargetingGroupInput): readonly TargetingDimension[] =>
  dimensions.filter((dimension) => group[idLists[dimension]].length > 0);

const without = (group: TargetingGroupInput): Sql =>
  join(
    chosen(group).map((dimension) => sql`${raw(literal(dimension))}, ${matchingCount(wishesOf({ ...group, [idLists[dimension]]: [] }))}`),
  );

const supplyOf = (group: TargetingGroupInput, needed: number): Sql => sql`(
  select json_build_object('matching', found.matching, 'without', case when found.matching < ${needed * plenty}::int then json_build_object(${without(group)}) end)
  from (select ${matchingCount(wishesOf(group))} as matching offset 0) found)`;

const arrayOf = (parts: readonly Sql[]): Sql => sql`json_build_array(${join(parts)})`;

const quarter = (share: number): Sql =>
  raw(`percentile_cont(${share}) within group (order by extract(epoch from t.closed_at - t.opened_at)::float8 / 3600)`);

const past = (organizationId: string, at: string): Sql => sql`coalesce((
  select json_agg(json_build_object('activity', kind.activity, 'moderationEnabled', kind.moderated, 'tests', kind.tests, 'from', kind.first, 'to', kind.last))
  from (
    select t.activity, s.moderation_enabled as moderated, count(*)::int as tests, ${quarter(0.25)} as first, ${quarter(0.75)} as last
    from test t join supervised_test s on s.test_id = t.id
    where t.organization_id = ${organizationId}::uuid and t.window_status = 'closed' and t.opened_at is not null
      and t.closed_at > ${at}::timestamptz - interval '${raw(String(limits.retentionMonths))} months'
    group by grouping sets ((t.activity, s.moderation_enabled), (s.moderation_enabled))
    having t.activity is not null or grouping(t.activity) = 1
  ) kind
), '[]'::json)`;

/** Everything an estimate needs that is not in the request, in one statement: the bitmaps count the testers of all groups of all tests. Only counts leave it. */
const readFacts = async (
  database: Database,
  organizationId: string,
  tests: readonly TestEstimateInput[],
  at: string,
): Promise<EstimateFacts> => {
  const supply = tests.map((test) =>
    arrayOf(test.hasCustomTargeting ? [] : test.targetingGroups.map((group) => supplyOf(group, resultsNeeded(test)))),
  );
  const statement = compile(sql`
    select json_build_object(
      'pays', o.credit_model_access,
      'balance', case when o.credit_model_access then (select a.balance::float8 - ${heldCredits()} from credit_account a where a.organization_id = o.id) end,
      'past', ${past(organizationId, at)},
      'supply', ${arrayOf(supply)}
    )::text as json from organization o where o.id = ${organizationId}::uuid`);
  const json = await database.json(systemViewer(organizationId), statement, { prepare: false });
  if (json === null) throw new Error('the organization of the call is gone');
  return JSON.parse(json) as EstimateFacts;
};

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

type Allowed = { readonly allowance: AllowanceRow; readonly rules: StoredRules | null };

const launchAllowance = async (_: unknown, _args: unknown, { database, viewer, services }: RequestContext) => {
  const at = services.clock.now().toISOString();
  const statement = compile(
    sql`select json_build_object('allowance', ${allowanceJson(at)}, 'rules', ${launchRulesJson(sql`${at}`)})::text as json
      from organization o where o.id = ${viewer.organizationId}::uuid`,
  );
  const json = await database.json(viewer, statement, { prepare: false });
  if (json === null) throw new Error('the organization of the call is gone');
  const { allowance, rules } = JSON.parse(json) as Allowed;
  return { ...allowanceOf(allowance, at, services.launchFactor), rules };
};

export const estimateResolvers: ResolverMap = { Query: { launchEstimate, applicationLinks, launchAllowance } };
