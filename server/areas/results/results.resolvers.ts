import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { byId } from '#server/api/entity.ts';
import { badUserInput, forbidden, notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument, caller, moment, param, valueOf, withinDays } from '#server/api/param.ts';
import { likeWords } from '#server/database/like.ts';
import { read } from '#server/api/read.ts';
import type { Build } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { isKeptSince, scopeOf } from '#server/api/scope.ts';
import { oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { assignmentShape } from '#server/entities/assignment.fields.ts';
import { entities } from '#server/entities/entities.ts';
import { participantShape } from '#server/entities/participant.fields.ts';
import { wasLive } from '#server/entities/stats.fields.ts';
import { platformTestJoinsOf, platformTestShape } from '#server/entities/test.fields.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { autoLaunchStatuses, runningWindowStatuses, upcomingWindowStatuses } from '#schema/vocabulary/test.ts';
import type { PlatformTestStatus } from '#schema/vocabulary/test.ts';
import { resultsMutations, supervisedTest } from './results.mutations.ts';
import { caseFeedbackGuidance } from '#schema/vocabulary/case-result.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { mutation } from '#server/api/mutation.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Cycle = { readonly code: string; readonly url: string };

const cycleOf = async (tx: Tx, typed: string): Promise<Cycle> => {
  const code = typed.trim();
  if (code === '') refuse('blank', 'Enter the code of a test cycle', 'testCycleCode');
  const [cycle] = await tx.query<Cycle>(
    `select q.test_cycle_code as code, '/results/' || q.test_id || '?tab=test-details#' || q.id as url
     from requested_test q where q.organization_id = $1 and upper(q.test_cycle_code) = upper($2) order by q.id limit 1`,
    [tx.viewer.organizationId, code],
  );
  return cycle ?? refuse('not_found', 'There is no test cycle with this code', 'testCycleCode');
};

const settingsMutations: ResolverMap[string] = {
  toggleRequiredAttachmentForPass: mutation<{ testId: string; required?: boolean | null }>(
    'toggleRequiredAttachmentForPass',
    async (work, { testId, required = null }) => {
      const id = testId.toLowerCase();
      const event = { type: 'requirement.toggle', required } as const;
      await advance(work.tx, subjects.attachmentRequirement, id, event, { operation: work.operation });
      return { result: await supervisedTest(work, id) };
    },
  ),

  disableAutomaticTesterManagement: mutation<{ testId: string; reason: string }>(
    'disableAutomaticTesterManagement',
    async (work, { testId, reason }) => {
      const id = testId.toLowerCase();
      await advance(work.tx, subjects.automaticManagement, id, { type: 'management.disable', reason }, { operation: work.operation });
      return { result: await supervisedTest(work, id) };
    },
  ),

  advancedTestingTestCycleToTestLink: mutation<{ testId: string; testCycleCode: string }>(
    'advancedTestingTestCycleToTestLink',
    async (work, { testId, testCycleCode }) => {
      const { tx, operation } = work;
      const id = testId.toLowerCase();
      const { code, url } = await cycleOf(tx, testCycleCode);
      const [before] = await tx.query<{ code: string | null }>(
        'select test_cycle_code as code from supervised_test where test_id = $1 for update',
        [id],
      );
      if (before?.code !== code) {
        await tx.query(
          'update supervised_test set test_cycle_code = $2, linked_test_cycle_url = $3, version = version + 1 where test_id = $1',
          [id, code, url],
        );
        const [from, to] = [{ testCycleCode: before?.code ?? null }, { testCycleCode: code }];
        await record(tx, { operation, entity: 'test', entityId: id, event: 'testCycle.link', before: from, after: to });
        await announce(tx, { topic: 'test', testId: id, entityId: id, payload: { event: 'testCycle.link' } });
      }
      return { result: await supervisedTest(work, id) };
    },
  ),

  updateNumberOfResultsNeeded: mutation<{ groupId: string; numberOfResultsNeeded: number }>(
    'updateNumberOfResultsNeeded',
    async (work, { groupId, numberOfResultsNeeded }) => {
      const event = { type: 'number.change', numberOfResultsNeeded } as const;
      const { testId } = await advance(work.tx, subjects.resultsNeeded, groupId.toLowerCase(), event, { operation: work.operation });
      return { result: await supervisedTest(work, testId ?? '') };
    },
  ),
};

type Args = Readonly<Record<string, unknown>>;

const found = async <T>(json: Promise<T | null>): Promise<T> => {
  const value = await json;
  if (value === null) throw notFound();
  return value;
};

const running = raw('true');

const lists: Readonly<
  Record<PlatformTestStatus, { readonly where: string; readonly key: string; readonly kept: Sql; readonly direction?: 'asc' }>
> = {
  in_progress: { where: `t.window_status in ${oneOf(runningWindowStatuses)}`, key: 't.opened_at', kept: running },
  upcoming: {
    where: `t.window_status in ${oneOf(upcomingWindowStatuses)}`,
    key: `coalesce(t.schedule_at, 'infinity')`,
    kept: running,
    direction: 'asc',
  },
  closed: { where: `t.window_status = 'closed'`, key: 't.closed_at', kept: isKeptSince(raw('t.closed_at')) },
  cancelled: { where: `t.window_status = 'cancelled'`, key: 't.cancelled_at', kept: isKeptSince(raw('t.cancelled_at')) },
};

type ListArgs = {
  readonly status: PlatformTestStatus;
  readonly closedAtGt?: string | null;
  readonly closedAtLt?: string | null;
  readonly autoLaunchStatuses?: readonly string[] | null;
  readonly liveWithinDays?: number | null;
  readonly search?: string | null;
  readonly sort?: 'date' | 'name' | null;
  readonly first?: number;
  readonly after?: string | null;
};

const startedAs = sql`and exists (select from requested_test q
  where q.organization_id = t.organization_id and (q.test_id = t.id or q.id = t.requested_test_id) and q.auto_launch_status = any (${argument('autoLaunchStatuses')}::text[]))`;

const byName = { key: 'lower(t.name)', direction: 'asc', keyType: 'text' } as const;

const words = param((inputs) => likeWords(valueOf(argument('search'), inputs)));
const named = sql`and (${words}::text[] is null or (t.name || ' ' || t.code) ilike all (${words}::text[]))`;

const liveWithin = sql`and ${wasLive(sql`${moment}::timestamptz - make_interval(days => ${argument('liveDays')}::int)`)}`;

const platformTests = async (_: unknown, args: ListArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const { role } = context.person;
  if (role === 'community_test_manager' && args.status !== 'in_progress') throw forbidden();
  if (args.status === 'cancelled' && !context.person.flags.has('advancedTestsAccess')) throw forbidden();
  const wanted =
    role === 'test_manager'
      ? (args.autoLaunchStatuses ?? []).filter((word) => (autoLaunchStatuses as readonly string[]).includes(word))
      : [];
  const { values, first } = pageArguments(context, 'platformTests', {
    first: args.first ?? null,
    after: args.after ?? null,
    status: args.status,
    closedAtGt: args.closedAtGt ?? null,
    closedAtLt: args.closedAtLt ?? null,
    autoLaunchStatuses: wanted.length === 0 ? null : wanted,
    liveDays: withinDays(args.liveWithinDays),
    search: args.search ?? null,
    sort: args.sort ?? 'date',
  });
  const { where: condition, kept, ...dated } = lists[args.status];
  const { key, direction, keyType } = args.sort === 'name' ? byName : { keyType: 'timestamptz' as const, ...dated };
  const build: Build = (selection, _context, given) => {
    const when = (name: string, filter: Sql): Sql => (given(name) ? filter : raw(''));
    const row = platformTestShape(context)(selection.of('edges').of('node'));
    const where = sql`where ${raw(condition)} and ${scopeOf(context).test('t', kept)} ${when('autoLaunchStatuses', startedAs)} ${when('search', named)} ${when('liveDays', liveWithin)}
      ${when('closedAtGt', sql`and t.closed_at > ${argument('closedAtGt')}`)} ${when('closedAtLt', sql`and t.closed_at < ${argument('closedAtLt')}`)}`;
    const page = {
      row,
      from: sql`from test t ${platformTestJoinsOf(row)} ${where}`,
      key: raw(key),
      id: raw('t.id'),
      keyType,
      ...(direction && { direction }),
      total: sql`(select count(*)::int from test t ${where})`,
      tests: sql`(select (count(*) - count(distinct listed.parent_test_id) filter (where listed.parent_test_id = any (array(select t.id from test t ${where} and t.kind = 'advanced'))))::int
        from (select t.parent_test_id from test t ${where}) listed)`,
      first,
    };
    return sql`select ${pageStatement(page, selection, given)} as json`;
  };
  return read(context, info, values, build, {
    variant: `${args.status}:${args.sort ?? 'date'}:${pageVariant(first)}`,
  });
};

const testParticipant = (
  _: unknown,
  args: { readonly id?: string | null; readonly testerId?: string | null; readonly testId?: string | null },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  const byTester = args.testerId !== null && args.testerId !== undefined && args.testId !== null && args.testId !== undefined;
  if (!byTester && (args.id === null || args.id === undefined))
    throw badUserInput('Give the id of the participant, or the tester and the test.');
  const values = byTester
    ? { id: null, testerId: idOrAbsent(args.testerId), testId: idOrAbsent(args.testId) }
    : { id: idOrAbsent(args.id), testerId: null, testId: null };
  return found(
    read(
      context,
      info,
      values,
      (selection) => sql`select ${participantShape(context)(selection)} as json from participant p
      where (p.id = ${argument('id')}::uuid or (p.tester_id = ${argument('testerId')}::uuid and p.test_id = ${argument('testId')}::uuid)) and ${scopeOf(context).ofTest('p')} and ${scopeOf(context).kept('p')} and ${scopeOf(context).published('p')}`,
    ),
  );
};

const assignedCommunityTestManager = (_: unknown, args: { readonly testId: string }, context: RequestContext, info: GraphQLResolveInfo) =>
  found(
    read(
      context,
      info,
      { testId: idOrAbsent(args.testId) },
      (
        selection,
      ) => sql`select ${assignmentShape(selection)} as json from moderator_assignment a where a.test_id = ${argument('testId')} and ${scopeOf(context).organization('a')} and a.user_id = ${caller}
      order by a.status in ('assigned', 'accepted') desc, a.assigned_at desc limit 1`,
    ),
  );

const Query: ResolverMap[string] = {
  platformTest: byId(entities.test),
  platformTests: sendsText(platformTests),
  flexibleTestingTestCase: byId(entities.testCase),
  flexibleTestingTestCaseResult: byId(entities.caseResult),
  flexibleTestingTestCaseResultRejectionReasons: () => rejectionReasons,
  caseFeedbackGuidanceMessages: () => caseFeedbackGuidance,
  assignedCommunityTestManager: sendsText(assignedCommunityTestManager),
  testParticipant: sendsText(testParticipant),
};

const Attachment: ResolverMap[string] = {
  url: (parent: { readonly url?: string | null }, _args: Args, context: RequestContext) =>
    parent.url === null || parent.url === undefined
      ? null
      : context.services.fileLink({ userId: context.viewer.userId, organizationId: context.viewer.organizationId }, parent.url),
};

export const resultsResolvers: ResolverMap = {
  Query,
  Mutation: { ...resultsMutations, ...settingsMutations },
  Attachment,
  RequestFile: Attachment,
};
