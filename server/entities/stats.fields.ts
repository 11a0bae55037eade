import { list, reads, shape } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { isKept, scopeOf } from '#server/api/scope.ts';
import { caseResultSortOrder, resultKinds } from '#schema/vocabulary/case-result.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { joinedParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { join, literal, oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { countryOf } from './reference.fields.ts';

/** Supervised tests of test t: itself, or the children of an advanced test. */
export type TestSet = { readonly has: (column: string) => Sql };

export const itself: TestSet = { has: (column) => raw(`${column} = t.id`) };
export const children: TestSet = {
  has: (column) =>
    sql`${raw(column)} in (select child.id from test child where child.parent_test_id = t.id and child.organization_id = t.organization_id and ${isKept('child')})`,
};

/** Whether testers could work on test t since then. */
export const wasLive = (since: Sql): Sql =>
  sql`t.kind = 'supervised' and t.opened_at is not null and coalesce(t.closed_at, t.cancelled_at, 'infinity') > ${since}`;

/** For a test of either kind, whose ids are in the alias `whole`. */
export const either: TestSet = { has: (column) => raw(`${column} = any (whole.ids)`) };
const eitherIds = sql`case t.kind when 'advanced' then array(
  select child.id from test child where child.parent_test_id = t.id and child.organization_id = t.organization_id and ${isKept('child')}) else array[t.id] end`;

/** A lateral row for `either`, so that the ids are found once. */
export const wholeOf = sql`(select ${eitherIds} as ids offset 0) whole`;

const seen = (context: RequestContext): Sql => (context.viewer.role === 'customer' ? raw('and c.published') : raw(''));

/** From the counter table, within what the caller may read. */
export const issuesTotal = (context: RequestContext, set: TestSet, condition: Sql = raw('true')): Sql =>
  sql`coalesce((select sum(c.total)::int from issue_count c where ${set.has('c.test_id')} and ${condition} ${seen(context)}), 0)`;

const severityTotals = ['critical', 'high', 'medium', 'low']
  .map((severity) => `, coalesce(sum(c.total) filter (where c.severity = '${severity}'), 0)::int as ${severity}`)
  .join('');

const issueTotals = (context: RequestContext, set: TestSet): Sql =>
  sql`(select coalesce(sum(c.total), 0)::int as total${raw(severityTotals)} from issue_count c where ${set.has('c.test_id')} ${seen(context)}) issues`;

/** Participant p joined and did not leave. */
export const tookPart = raw(`p.status in ${oneOf(joinedParticipantStatuses)}`);

/** Within what the caller may read. */
export const statsShape =
  (context: RequestContext, set: TestSet) =>
  (selection: Selection): Sql => {
    const { published } = scopeOf(context);
    const results = sql`from case_result r where ${set.has('r.test_id')} and ${published('r')} and r.completed_at is not null`;
    const fields: Fields = {
      participantsTotalCount: sql`(select count(*)::int from participant p where ${set.has('p.test_id')} and ${tookPart} and ${published('p')})`,
      testCasesTotalCount: sql`(select count(*)::int from test_case k where ${set.has('k.test_id')})`,
      testCasesFailedCount: sql`(select count(distinct r.test_case_id)::int ${results} and r.status = 'fail' and not r.is_rejected)`,
      caseStatusCounts: (counts) => countsOf(counts, 'status', caseStatusColumns),
      resultCounts: (counts) => countsOf(counts, 'kind', resultColumns),
      testersResults: (testers) =>
        list(
          shape(testers, {
            participantId: sql`p.id`,
            testerName: sql`p.full_name`,
            country: countryOf(raw('p.country_code'), raw('p.country_name')),
            status: sql`p.status`,
            testCasesFailedCount: raw('coalesce(found.failed, 0)'),
            testCasesPassedCount: raw('coalesce(found.passed, 0)'),
            testCasesTotalCount: sql`p.assigned_cases_count`,
          }),
          sql`from participant p left join (
              select r.participant_id, count(*) filter (where r.status = 'fail')::int as failed, count(*) filter (where r.status = 'pass')::int as passed
              from case_result r where ${set.has('r.test_id')} and ${published('r')} and not r.is_rejected group by 1) found on found.participant_id = p.id
            where ${set.has('p.test_id')} and ${tookPart} and ${published('p')} order by p.full_name, p.id`,
        ),
      devices: (devices) => deviceResults(context, set, devices),
      issuesTotalCount: raw('issues.total'),
      issuesCriticalCount: raw('issues.critical'),
      issuesHighCount: raw('issues.high'),
      issuesMediumCount: raw('issues.medium'),
      issuesLowCount: raw('issues.low'),
    };
    const row = shape(selection, fields);
    const sources = [
      ...(reads(row, 'issues') ? [issueTotals(context, set)] : []),
      ...(reads(row, 'work') ? [workTotals(context, set)] : []),
    ];
    return sources.length === 0 ? row : sql`(select ${row} from ${join(sources)})`;
  };

const caseStatusColumns = caseResultSortOrder.filter((status) => ['fail', 'blocked', 'pass', 'live', 'not_tested'].includes(status));
const resultColumns = resultKinds.map((kind) => `results_${kind}`);

const countsOf = (selection: Selection, name: 'status' | 'kind', columns: readonly string[]): Sql =>
  list(
    shape(selection, { [name]: sql`s.name`, count: sql`s.count` }),
    sql`from (values ${raw(columns.map((column, at) => `(${literal(column.replace('results_', ''))}, work.${column}, ${at})`).join(', '))}) s(name, count, place)
      where s.count > 0 order by s.place`,
  );

/** In one pass over cases and results, first by case and then by test. Testers owe results only of a test that is not over. */
const workTotals = (context: RequestContext, set: TestSet): Sql => sql`(
  select ${raw(
    [
      ...['fail', 'blocked', 'pass'].map((status) => `sum(y.${status}) as ${status}`),
      `sum(y.untouched) filter (where w.window_status = 'open') as live`,
      `sum(y.untouched) filter (where w.window_status <> 'open') as not_tested`,
      `sum(y.passes) filter (where not e.explores) as results_pass`,
      `sum(y.fails) filter (where not e.explores) as results_fail`,
      `sum(y.blocks) filter (where not e.explores) as results_blocked`,
      `sum(y.rejects) as results_rejected`,
      `sum(y.passes + y.fails + y.blocks) filter (where e.explores) as results_explored`,
      `sum(y.awaited) filter (where w.window_status = 'open') as results_live`,
      `sum(y.awaited) filter (where w.window_status in ('prep', 'scheduled')) as results_to_come`,
    ]
      .map((column) => `coalesce(${column.replace(' as ', ', 0)::int as ')}`)
      .join(', '),
  )}
  from (
    select x.test_id, count(*) as cases, sum(x.passes) as passes, sum(x.fails) as fails, sum(x.blocks) as blocks, sum(x.rejects) as rejects,
      sum(greatest(x.wanted - x.submitted, 0)) as awaited,
      count(*) filter (where x.fails > 0) as fail,
      count(*) filter (where x.fails = 0 and x.blocks > 0) as blocked,
      count(*) filter (where x.fails = 0 and x.blocks = 0 and x.passes > 0) as pass,
      count(*) filter (where x.fails + x.blocks + x.passes = 0) as untouched
    from (
      select r.test_id, r.test_case_id, coalesce(max(r.wanted), 0) as wanted,
        count(r.status) as submitted,
        count(*) filter (where r.status = 'pass' and not r.is_rejected) as passes,
        count(*) filter (where r.status = 'fail' and not r.is_rejected) as fails,
        count(*) filter (where r.status = 'blocked' and not r.is_rejected) as blocks,
        count(*) filter (where r.is_rejected) as rejects
      from (
        select r.test_id, r.test_case_id, r.status, r.is_rejected, null::int as wanted from case_result r
        where ${set.has('r.test_id')} and r.completed_at is not null and ${scopeOf(context).published('r')}
        union all select k.test_id, k.id, null, false, greatest(k.case_results_limit, 1) from test_case k where ${set.has('k.test_id')}) r
      group by r.test_id, r.test_case_id) x
    group by x.test_id) y
  join test w on w.id = y.test_id
  cross join lateral (select coalesce(w.activity = 'exploratory' and y.cases = 1, false) as explores) e) work`;

const deviceResults = (context: RequestContext, set: TestSet, selection: Selection): Sql =>
  list(
    shape(selection, {
      browserOrDevice: sql`d.device`,
      operatingSystemAndVersion: sql`d.system`,
      testCasesFailedCount: sql`d.failed`,
      testCasesBlockedCount: sql`d.blocked`,
      testCasesPassedCount: sql`d.passed`,
    }),
    sql`from (select x.device, x.system, count(*) filter (where x.failed)::int as failed, count(*) filter (where x.blocked and not x.failed)::int as blocked,
        count(*) filter (where x.passed and not x.blocked and not x.failed)::int as passed
      from (select nullif(p.browser_or_device, '') as device, nullif(p.operating_system_and_version, '') as system, bool_or(r.status = 'fail') as failed, bool_or(r.status = 'blocked') as blocked, bool_or(r.status = 'pass') as passed
        from case_result r join participant p on p.id = r.participant_id
        where ${set.has('r.test_id')} and r.completed_at is not null and not r.is_rejected and ${scopeOf(context).published('r')} group by 1, 2, r.test_case_id) x
      where x.failed or x.blocked or x.passed group by 1, 2 order by failed desc, blocked desc, passed desc, x.device, x.system limit ${raw(String(limits.devicesOfTest))}) d`,
  );

const totals = raw(`count(*)::int as completed,
    count(*) filter (where r.is_rejected)::int as rejected,
    bool_or(r.status = 'fail' and not r.is_rejected) as failed,
    bool_or(r.status = 'blocked' and not r.is_rejected) as blocked,
    bool_or(r.status = 'pass' and not r.is_rejected) as passed`);

/** Of case k, within what the caller may read. */
export const resultTotals = (context: RequestContext): Sql =>
  sql`select k.test_id, ${totals} from case_result r where r.test_case_id = k.id and r.completed_at is not null and ${scopeOf(context).published('r')}`;

/** In one pass over cases and results: a join could be planned for a few rows and meet thousands. */
export const totalsByCase = (context: RequestContext, set: TestSet): Sql => sql`
  select r.test_id, r.test_case_id, bool_or(r.status = 'fail') as failed, bool_or(r.status = 'blocked') as blocked, bool_or(r.status = 'pass') as passed
  from (
    select r.test_id, r.test_case_id, r.status from case_result r
    where ${set.has('r.test_id')} and r.completed_at is not null and not r.is_rejected and ${scopeOf(context).published('r')}
    union all select k.test_id, k.id, null from test_case k where ${set.has('k.test_id')}) r
  group by r.test_id, r.test_case_id`;

/** With the totals x. */
export const caseStatus: Sql = raw(`case when x.failed then 'fail' when x.blocked then 'blocked' when x.passed then 'pass'
  when (select w.window_status = 'open' from test w where w.id = x.test_id) then 'live' else 'not_tested' end`);
