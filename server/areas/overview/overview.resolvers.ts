import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { moment } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, reads, shape, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import { tookPart, wasLive } from '#server/entities/stats.fields.ts';
import { join, raw, sql, literal, oneOf } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { assignedTestName, isOpenAssignment, isWaiting } from '#server/entities/assignment.fields.ts';
import { isOwnDraft } from '#server/entities/own-draft.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { waitingKinds } from '#schema/vocabulary/waiting.ts';
import type { WaitingKind } from '#schema/vocabulary/waiting.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';

const shownOfAKind = 5;
const now = sql`${moment}::timestamptz`;

type Waiting = {
  readonly kind: WaitingKind;
  readonly id: Sql;
  readonly label: Sql;
  readonly url: Sql;
  readonly count: Sql;
  readonly isOverdue: Sql;
  readonly from: Sql;
};

const few = ({ kind, id, label, url, count, isOverdue, from }: Waiting): Sql =>
  sql`(select ${raw(literal(kind))} as kind, ${raw(String(waitingKinds.indexOf(kind)))} as place, ${id} as id, ${label} as label, ${url} as url, ${count} as count, ${isOverdue} as overdue
    ${from} order by 7 desc, 6 desc, 3 limit ${raw(String(shownOfAKind))})`;

type InTests = { readonly kind: WaitingKind; readonly counted: Sql; readonly path: Sql; readonly isOverdue?: Sql };

/** Alias t for the test, c for the count by test_id. */
const inTests = ({
  kind,
  counted,
  path,
  isOverdue = sql`(t.window_status = 'open' and coalesce(t.planned_end_at < ${now}, false))`,
}: InTests): Waiting => ({
  kind,
  id: sql`t.id`,
  label: sql`t.name`,
  url: sql`'/results/' || t.id || ${path}`,
  count: sql`c.count`,
  isOverdue,
  from: sql`from (${counted} group by 1) c join test t on t.id = c.test_id`,
});

const isWhole = sql`not exists (select from requested_test r where r.test_id = w.id)
  and not exists (select from test s where s.organization_id = w.organization_id and s.parent_test_id = w.id)`;

const count = sql`count(*)::int as count`;

const onManagers = (context: RequestContext): readonly Waiting[] => {
  const { ofTest, kept, organization, test } = scopeOf(context);
  const testers = (kind: WaitingKind, status: ParticipantStatus): Waiting =>
    inTests({
      kind,
      counted: sql`select p.test_id, ${count} from participant p where p.status = ${raw(literal(status))} and ${ofTest('p')} and ${kept('p')}`,
      path: sql`'?tab=testers'`,
    });
  return [
    testers('publishing_failed', 'publishing_failed'),
    inTests({
      kind: 'blockers',
      counted: sql`select b.test_id, ${count} from blocker b where b.status = 'open' and ${ofTest('b')} and ${kept('b')}`,
      path: sql`'?tab=blockers'`,
    }),
    testers('publishing', 'results_approved'),
    inTests({
      kind: 'launches',
      counted: sql`select n.test_id, ${count} from (
          select q.test_id from requested_test q join test w on w.id = q.test_id
          where q.auto_launch_status in ('requires_manual_evaluation', 'ready_to_launch') and w.window_status not in ${raw(oneOf(endedWindowStatuses))} and ${organization('q')} and ${test('w')}
          union all select w.id from test w join advanced_test a on a.test_id = w.id
          where w.window_status not in ${raw(oneOf(endedWindowStatuses))} and ${organization('w')} and ${test('w')} and ${isWhole}) n`,
      path: sql`'?tab=test-details'`,
      isOverdue: sql`coalesce(t.schedule_at < ${now}, false)`,
    }),
  ];
};

const onModerators = (context: RequestContext): readonly Waiting[] => [
  {
    kind: 'assignment',
    id: sql`a.id`,
    label: assignedTestName,
    url: sql`'/results/' || a.test_id`,
    count: sql`1`,
    isOverdue: sql`false`,
    from: sql`from moderator_assignment a where ${isOpenAssignment(scopeOf(context).organization('a'))}`,
  },
  inTests({
    kind: 'results',
    counted: sql`select r.test_id, ${count}, (array_agg(r.id order by r.completed_at, r.id))[1] as oldest, (array_agg(r.participant_id order by r.completed_at, r.id))[1] as tester
      from case_result r join participant p on p.id = r.participant_id where ${scopeOf(context).ofTest('r')} and ${isWaiting}`,
    path: sql`'/participant/' || c.tester || '?result=' || c.oldest || '&waiting=1'`,
  }),
];

const onCustomers = (context: RequestContext): readonly Waiting[] => {
  const { ofTest, kept } = scopeOf(context);
  return [
    inTests({
      kind: 'untriaged_issues',
      counted: sql`select i.test_id, sum(i.total)::int as count from issue_count i where i.triage_status = 'untriaged' and i.published and i.total > 0 and ${ofTest('i')} and ${kept('i')}`,
      path: sql`'?tab=issues'`,
    }),
  ];
};

const own: Readonly<Record<RequestContext['viewer']['role'], (context: RequestContext) => readonly Waiting[]>> = {
  test_manager: onManagers,
  community_test_manager: onModerators,
  customer: onCustomers,
  operator: () => [],
};

const drafts = (context: RequestContext): Waiting => ({
  kind: 'draft',
  id: sql`d.id`,
  label: sql`coalesce(nullif(d.name, ''), 'Untitled request')`,
  url: sql`'/launch?draft=' || d.id`,
  count: sql`1`,
  isOverdue: sql`false`,
  from: sql`from (select d.id, d.name from customer_request d where ${isOwnDraft(scopeOf(context).organization('d'))}
    order by d.saved_at desc limit 3) d`,
});

/** Overdue first, then by kind, the most first. */
const waitingOnYou = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const { role } = context.viewer;
    const kinds = [...own[role](context), ...(role === 'community_test_manager' ? [] : [drafts(context)])];
    const item = shape(selection, {
      id: sql`w.kind || ' ' || w.id`,
      kind: sql`w.kind`,
      label: sql`w.label`,
      url: sql`w.url`,
      count: sql`w.count`,
      isOverdue: sql`w.overdue`,
    });
    return sql`select ${list(item, sql`from (${join(kinds.map(few), ' union all ')}) w order by w.overdue desc, w.place, w.count desc, w.id`)} as json`;
  });

const firstMonday = sql`((date_trunc('week', ${moment}::timestamptz at time zone 'UTC') - interval '12 weeks') at time zone 'UTC')`;
const since = sql`${moment}::timestamptz - interval '${raw(String(limits.statisticsDays))} days'`;

const bySeverity = ['low', 'medium', 'high', 'critical']
  .map((severity) => `count(*) filter (where i.severity = '${severity}')::int as ${severity}`)
  .join(', ');

const organizationStats = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const { ofTest, published, test } = scopeOf(context);
    const issues = sql`(select count(*)::int as total, ${raw(bySeverity)} from issue i where ${ofTest('i')} and ${published('i')} and i.created_at > ${since}) issues`;
    const resultsSince = (start: Sql): Sql =>
      sql`from case_result r where ${ofTest('r')} and ${published('r')} and r.completed_at >= ${start}`;
    const cases = sql`(select count(*)::int as total, count(*) filter (where result.failed)::int as failed
      from (select bool_or(r.status = 'fail' and not r.is_rejected) as failed ${resultsSince(since)} group by r.test_case_id) result) cases`;
    const fields: Fields = {
      testsCount: sql`(select count(*)::int from test t where ${test('t')} and ${wasLive(since)})`,
      issuesTotalCount: raw('issues.total'),
      issuesLowCount: raw('issues.low'),
      issuesMediumCount: raw('issues.medium'),
      issuesHighCount: raw('issues.high'),
      issuesCriticalCount: raw('issues.critical'),
      testCasesTotalCount: raw('cases.total'),
      testCasesFailedCount: raw('cases.failed'),
      participantsTotalCount: sql`(select count(*)::int from participant p where ${ofTest('p')} and ${tookPart} and ${published('p')} and p.joined_at > ${since})`,
      weeks: (weeks) =>
        list(
          shape(weeks, { startsAt: time(sql`week.starts`), passed: sql`coalesce(done.passed, 0)`, failed: sql`coalesce(done.failed, 0)` }),
          sql`from generate_series(date_trunc('week', ${moment}::timestamptz at time zone 'UTC') - interval '12 weeks', date_trunc('week', ${moment}::timestamptz at time zone 'UTC'), interval '1 week') slot(at)
            cross join lateral (select slot.at at time zone 'UTC' as starts) week
            left join (select date_bin('7 days', r.completed_at, ${firstMonday}) as starts, count(*) filter (where r.status = 'pass')::int as passed, count(*) filter (where r.status = 'fail')::int as failed
              ${resultsSince(firstMonday)} and not r.is_rejected group by 1) done on done.starts = week.starts order by slot.at`,
        ),
    };
    const row = shape(selection, fields);
    const sources = [reads(row, 'issues') ? issues : null, reads(row, 'cases') ? cases : null].filter((source) => source !== null);
    return sql`select ${row} as json ${sources.length === 0 ? raw('') : sql`from ${join(sources)}`}`;
  });

export const overviewResolvers: ResolverMap = { Query: { organizationStats: sendsText(organizationStats), waitingOnYou } };
