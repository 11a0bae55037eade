import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { caller, moment } from '#server/api/param.ts';
import { isOverApproval } from '#server/workflow/launch-approval.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, reads, shape, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import { tookPart, wasLive } from '#server/entities/stats.fields.ts';
import { join, literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { assignedTestName, isOpenAssignment } from '#server/entities/assignment.fields.ts';
import { isOwnDraft } from '#server/entities/own-draft.ts';
import { inTests, noTime, onManagers, pathToOldest, testersDue, waitingResults } from '#server/entities/waiting.fields.ts';
import type { Waiting } from '#server/entities/waiting.fields.ts';
import { isLack, lackActs, waitingKinds, waitingTitle, waitingTraits } from '#schema/vocabulary/waiting.ts';
import type { WaitingKind } from '#schema/vocabulary/waiting.ts';

const shownOfAKind = 5;

const many = 987_654_321;

/** The words of the vocabulary for one and for any number. */
const titleOf = (kind: WaitingKind, count: Sql): Sql =>
  sql`case when ${count} = 1 then ${raw(literal(waitingTitle(kind, 1)))} else replace(${raw(literal(waitingTitle(kind, many)))}, '${raw(String(many))}', (${count})::text) end`;

const actOf = (kind: WaitingKind): Sql => (isLack(kind) ? raw(literal(lackActs[kind].label)) : sql`null::text`);

const few = ({ kind, id, label, url, count, isOverdue, since, until, from }: Waiting): Sql =>
  sql`(select ${raw(literal(kind))} as kind, ${raw(String(waitingKinds.indexOf(kind)))} as place, ${raw(String(waitingTraits[kind].isDanger === true))} as danger, ${id} as id, ${label} as label, ${url} as url, ${count} as count, ${isOverdue} as overdue, ${since} as since, ${until} as until, ${titleOf(kind, count)} as title, ${actOf(kind)} as act
    ${from} order by 8 desc, 9 nulls last, 7 desc, 4 limit ${raw(String(shownOfAKind))})`;

const onModerators = (context: RequestContext): readonly Waiting[] => [
  {
    kind: 'assignment',
    id: sql`a.id`,
    label: assignedTestName,
    url: sql`'/results/' || a.test_id`,
    count: sql`1`,
    isOverdue: sql`false`,
    since: sql`a.assigned_at`,
    until: noTime,
    from: sql`from moderator_assignment a where ${isOpenAssignment(scopeOf(context).organization('a'))}`,
  },
  testersDue(scopeOf(context), 'publishing', 'results_approved'),
  inTests({ kind: 'results', counted: waitingResults(scopeOf(context)), path: sql`${pathToOldest} || '&waiting=1'`, since: sql`c.since` }),
];

const onCustomers = (context: RequestContext): readonly Waiting[] => {
  const { ofTest, kept, organization } = scopeOf(context);
  return [
    {
      kind: 'approval',
      id: sql`a.id`,
      label: sql`a.name`,
      url: sql`'/test-requests/approval/' || a.id`,
      count: sql`1`,
      isOverdue: sql`false`,
      since: sql`a.asked_at`,
      until: noTime,
      from: sql`from launch_approval a where a.state = 'asked' and ${organization('a')} and a.asked_by is distinct from ${caller}
        and exists (select from launch_approver p where p.organization_id = a.organization_id and p.user_id = ${caller}) and not ${raw(isOverApproval)}`,
    },
    inTests({
      kind: 'untriaged_issues',
      counted: sql`select i.test_id, sum(i.total)::int as count from issue_count i where i.triage_status = 'untriaged' and i.published and i.total > 0 and ${ofTest('i')} and ${kept('i')}`,
      path: sql`'?tab=issues'`,
      until: noTime,
    }),
  ];
};

const own: Readonly<Record<RequestContext['viewer']['role'], (context: RequestContext) => readonly Waiting[]>> = {
  test_manager: (context) => onManagers(scopeOf(context)),
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
  since: noTime,
  until: noTime,
  from: sql`from (select d.id, d.name from customer_request d where ${isOwnDraft(scopeOf(context).organization('d'))}
    order by d.saved_at desc limit 3) d`,
});

/** Overdue first, then what a test stands still by, each the longest waiting first. */
const waitingOnYou = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const { role } = context.viewer;
    const kinds = [...own[role](context), ...(role === 'community_test_manager' ? [] : [drafts(context)])];
    const item = shape(selection, {
      id: sql`w.kind || ' ' || w.id`,
      kind: sql`w.kind`,
      title: sql`w.title`,
      act: sql`w.act`,
      label: sql`w.label`,
      url: sql`w.url`,
      count: sql`w.count`,
      isOverdue: sql`w.overdue`,
      waitingSince: time(sql`w.since`),
      waitingUntil: time(sql`w.until`),
    });
    return sql`select ${list(item, sql`from (${join(kinds.map(few), ' union all ')}) w order by w.overdue desc, w.danger desc, w.since nulls last, w.place, w.count desc, w.id`)} as json`;
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
