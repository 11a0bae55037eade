import { advancedTestRequestProblems, readAdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import type { AdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import { forgetLaunched } from '../simple/launch-form.ts';
import { takeFiles } from './request-files.ts';
import { insertAdvancedTest, insertRequest, placeRequest, submitRequest, takePlaces } from './place-request.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import { likeWords } from '#server/database/like.ts';
import { raw, sql, oneOf } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { requestedTestShape } from '#server/entities/requested-test.fields.ts';
import { supervisedTestShape } from '#server/entities/test.fields.ts';
import { begunWindowStatuses } from '#schema/vocabulary/test.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { idLists, sentFields } from '#schema/rules/launch/requested-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { snake } from '#server/workflow/insert.ts';
import type { Tx } from '#server/workflow/transaction.ts';

const kept = sentFields.filter((name) => name !== 'targetingGroups').map(snake);
const targeting = Object.values(idLists).map(snake);

const casesOf = `(select jsonb_agg(jsonb_build_object(
    'section', coalesce(k.section, ''), 'code', k.code, 'name', k.name, 'prerequisites', coalesce(k.prerequisites, ''),
    'steps', coalesce((select jsonb_agg(jsonb_build_object('instruction', f.instruction, 'expectedResult', coalesce(f.expected_result, '')) order by f.position)
      from test_case_field f where f.test_case_id = k.id and f.kind = 'step'), '[]'),
    'additionalInformation', coalesce((select jsonb_agg(jsonb_build_object('code', f.instruction, 'value', coalesce(f.expected_result, '')) order by f.position)
      from test_case_field f where f.test_case_id = k.id and f.kind = 'additional_information'), '[]'),
    'tags', to_jsonb(k.tags), 'requireVideoAttachment', k.require_video_attachment) order by k.position)
  from test_case k where k.test_id = $1)`;

/** Which requested tests a test of either kind stands for: its own, or the one it was launched from. */
const sources = `requested_test q where q.test_id = $1 or q.id = (select t.requested_test_id from test t where t.id = $1 and t.kind = 'supervised')`;

type Copy = { readonly fromTestId: string; readonly testId: string; readonly code: string };

const insertCopies = ({ fromTestId, testId, code }: Copy, tx: Tx) =>
  tx.query(
    `insert into requested_test (organization_id, test_id, position, test_cycle_code, created_at, ${kept.join(', ')})
     select q.organization_id, $2, row_number() over (order by q.position), $3 || '-' || row_number() over (order by q.position), $4, ${kept
       .map((column) => `q.${column}`)
       .join(', ')}
     from ${sources} returning id`,
    [fromTestId, testId, code, tx.at],
  );

const insertGroups = ({ fromTestId, testId }: Copy, tx: Tx) =>
  tx.query(
    `insert into targeting_group (organization_id, requested_test_id, position, ${targeting.join(', ')})
     select g.organization_id, copied.id, g.position, ${targeting.map((column) => `g.${column}`).join(', ')}
     from (select q.id, row_number() over (order by q.position) as place from ${sources}) source
     join targeting_group g on g.requested_test_id = source.id
     join requested_test copied on copied.test_id = $2 and copied.position = source.place`,
    [fromTestId, testId],
  );

/** A run that was not launched from a request becomes a requested test of what it says itself. */
const insertFromRun = ({ fromTestId, testId, code }: Copy, tx: Tx) =>
  tx.query(
    `insert into requested_test (organization_id, test_id, position, test_cycle_code, created_at, name, activity, application_type,
       access_to_application_url, test_goal, number_of_results_per_test_case_needed, moderation_enabled)
     select t.organization_id, $2, 1, $3 || '-1', $4, left(t.name, ${launchLimits.name}),
       coalesce(t.activity, case when exists (select from test_case k where k.test_id = t.id) then 'test_case_run' else 'exploratory' end),
       coalesce((select platform from unnest(s.environments) platform where platform in ('web', 'android', 'ios') limit 1), 'web'),
       s.application_url, nullif(s.description, ''), ${launchLimits.resultsPerTestCase.preset}, s.moderation_enabled
     from test t join supervised_test s on s.test_id = t.id
     where t.id = $1 and not exists (select from requested_test q where q.test_id = $2)`,
    [fromTestId, testId, code, tx.at],
  );

/** The cases of a run are those its testers got, not those once handed in. */
const takeCasesOfRun = ({ fromTestId, testId }: Copy, tx: Tx) =>
  tx.query(
    `update requested_test set test_cases = ${casesOf}, test_cases_source = 'csv', test_cases_url = null
     where test_id = $2 and exists (select from test_case k where k.test_id = $1)`,
    [fromTestId, testId],
  );

/** Lets everything that was asked for in an earlier test come along: its tests with cases, known issues and targeting groups. */
const copyRequestedTests = async (tx: Tx, copy: Copy): Promise<void> => {
  await insertCopies(copy, tx);
  await insertGroups(copy, tx);
  await insertFromRun(copy, tx);
  await takeCasesOfRun(copy, tx);
};

type PageArgs = { readonly first?: number | null; readonly after?: string | null };
type TestsArgs = PageArgs & { readonly hasIssues?: boolean | null; readonly search?: string | null };

const hasIssues = ({ viewer: { role } }: RequestContext): Sql =>
  raw(`exists (select from issue_count c where c.test_id = t.id and c.total > 0 ${role === 'customer' ? 'and c.published' : ''})`);
const hasRun = raw(`t.window_status in ${oneOf(begunWindowStatuses)}`);

const flexibleTestingTests = async (_: unknown, args: TestsArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const { values, first } = pageArguments(context, 'flexibleTestingTests', {
    first: args.first ?? 10,
    after: args.after ?? null,
    hasIssues: args.hasIssues === true ? true : null,
    words: likeWords(args.search),
  });
  return read(
    context,
    info,
    values,
    (selection, _context, given) => {
      const from = sql`from test t join supervised_test s on s.test_id = t.id
        where t.kind = 'supervised' and ${given('hasIssues') ? hasIssues(context) : hasRun} and ${scopeOf(context).test('t')}
        ${given('words') ? sql`and (t.name || ' ' || t.code) ilike all (${argument('words')}::text[])` : raw('')}`;
      const node = selection.of('edges').of('node');
      return sql`select ${pageStatement(
        {
          row: supervisedTestShape(context)(node),
          from,
          key: raw('t.created_at'),
          id: raw('t.id'),
          keyType: 'timestamptz',
          total: sql`(select count(*)::int ${from})`,
          first,
        },
        selection,
        given,
      )} as json`;
    },
    { variant: pageVariant(first) },
  );
};

const requestedTest = async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const found = await read(
    context,
    info,
    { id: idOrAbsent(args.id) },
    (selection) =>
      sql`select ${requestedTestShape(context)(selection)} as json from requested_test q
        where q.id = ${argument('id')}::uuid and ${scopeOf(context).ofTest('q')} and ${scopeOf(context).kept('q')}`,
  );
  if (found === null) throw notFound();
  return found;
};

const cloningQueries: ResolverMap[string] = {
  flexibleTestingTests: sendsText(flexibleTestingTests),
  requestedTest: sendsText(requestedTest),
};

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
  const { tests, wait } = await takePlaces(work, placed);
  await takeFiles(tx, testId, params.fileIds, 'advancedTestRequestParams.fileIds');
  if (typeof input.formId === 'string') await forgetLaunched(tx, input.formId, params);
  return { result: await submitRequest(work, placed, { name, tests, startsAt, wait, told: { clonedFromTestId } }) };
};

const launchAdvancedTest = mutation<LaunchInput>('launchAdvancedTest', launch);

export const cloningResolvers: ResolverMap = { Query: cloningQueries, Mutation: { launchAdvancedTest } };
