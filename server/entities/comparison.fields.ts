import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { param, valueOf } from '#server/api/param.ts';
import type { Call, Selection } from '#server/api/selection.ts';
import { list, shape } from '#server/api/shape.ts';
import { oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { testedStatuses } from '#schema/vocabulary/case-result.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { caseStatus, totalsByCase } from './stats.fields.ts';
import { begunWindowStatuses } from '#schema/vocabulary/test.ts';

const most = (limit: 'comparedTests' | 'comparisonChoices' | 'comparedCases'): Sql => raw(String(limits[limit]));

/** Earlier tests b with at least half of the case codes of test t. */
const earlierTests = (context: RequestContext, wanted: Sql): Sql => sql`
  select array_agg(near.id order by near.place) as ids from (
    select b.id, row_number() over (order by b.id = ${wanted} desc nulls last, b.requested_test_id = t.requested_test_id desc nulls last, b.opened_at desc, b.id) as place
    from (select b.id, b.requested_test_id, b.opened_at from test b where b.organization_id = t.organization_id and b.kind = 'supervised'
      and b.window_status in ${raw(oneOf(begunWindowStatuses))} and b.opened_at < t.opened_at and ${scopeOf(context).test('b')} order by b.opened_at desc limit ${most('comparedTests')}) b
    where 2 * (select count(*) from test_case k where k.test_id = t.id and k.code in (select e.code from test_case e where e.test_id = b.id))
      >= (select nullif(count(*), 0) from test_case k where k.test_id = t.id)
    order by place limit ${most('comparisonChoices')}) near`;

/** Cases with a repeated code are matched in order. */
const standing = (context: RequestContext, id: Sql): Sql => sql`
  select k.id, k.code, k.name, k.position, row_number() over (partition by k.code order by k.position) as nth, ${caseStatus} as status
  from (${totalsByCase(context, { has: (column) => sql`${raw(column)} = ${id}` })}) x join test_case k on k.id = x.test_case_id`;

const compared = (context: RequestContext): Sql => sql`
  select now.id, now.code, now.name, now.position, now.status as now, earlier.id as earlier_id, earlier.status as before
  from (${standing(context, raw('t.id'))}) now
  full join (${standing(context, raw('(select found.ids[1] from found)'))}) earlier on earlier.code = now.code and earlier.nth = now.nth`;

const hasBoth = raw(`c.id is not null and c.earlier_id is not null`);
const isTold = (column: string): Sql => raw(`c.${column} in ${oneOf(testedStatuses)}`);

/** Test t beside an earlier one, its cases matched by code. */
export const comparison =
  (context: RequestContext, testShape: (selection: Selection) => Sql) =>
  ({ selection, argument }: Call): Sql => {
    const wanted = param((inputs) => idOrAbsent(valueOf(argument('with'), inputs)));
    const others = (limit: Sql): Sql =>
      sql`from unnest(found.ids) with ordinality chosen (id, place) join test t on t.id = chosen.id join supervised_test s on s.test_id = t.id where chosen.place <= ${limit} order by chosen.place`;
    const row = shape(selection, {
      earlier: (earlier) => sql`(select ${testShape(earlier)} ${others(raw('1'))})`,
      choices: (each) => list(testShape(each), others(most('comparisonChoices'))),
      counts: (counts) =>
        list(
          shape(counts, { before: sql`c.before`, now: sql`c.now`, count: sql`c.count` }),
          sql`from (select c.before, c.now, count(*)::int as count from compared c where ${hasBoth} group by c.before, c.now) c order by c.before, c.now`,
        ),
      cases: (cases) =>
        list(
          shape(cases, {
            id: sql`c.id`,
            code: sql`c.code`,
            name: sql`c.name`,
            earlierId: sql`c.earlier_id`,
            before: sql`c.before`,
            now: sql`c.now`,
          }),
          sql`from compared c where ${isTold('before')} and ${isTold('now')} and (c.before <> 'pass' or c.now <> 'pass')
            order by c.before <> 'pass', c.now = 'pass', c.position limit ${most('comparedCases')}`,
        ),
      addedCount: sql`(select count(*)::int from compared c where c.earlier_id is null)`,
      removedCount: sql`(select count(*)::int from compared c where c.id is null)`,
    });
    return sql`(with found as materialized (${earlierTests(context, sql`${wanted}::uuid`)}), compared as materialized (${compared(context)})
      select ${row} from found where found.ids is not null)`;
  };
