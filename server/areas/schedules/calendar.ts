import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { platformTestJoinsOf, platformTestShape } from '#server/entities/test.fields.ts';
import { calendarLimits } from '#schema/vocabulary/calendar.ts';
import { runningWindowStatuses, upcomingWindowStatuses } from '#schema/vocabulary/test.ts';

type Range = { readonly from: string; readonly to: string };

const within = (moment: Sql): Sql => sql`(${moment} >= ${argument('from')} and ${moment} < ${argument('to')})`;

/** A request without a date waits where it was launched; one that repeats is there while its schedule goes on. */
const isListed = sql`(
  t.window_status in ${raw(oneOf(upcomingWindowStatuses))} and ${within(sql`coalesce(t.schedule_at, t.created_at)`)}
  or t.window_status in ${raw(oneOf(runningWindowStatuses))} and ${within(sql`t.planned_end_at`)}
  or exists (select from schedule listed where listed.test_id = t.id and listed.state in ('active', 'paused') and listed.next_run_at < ${argument('to')}))`;

const publishing =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    list(
      shape(selection, {
        testId: sql`due.test_id`,
        code: sql`due.code`,
        name: sql`due.name`,
        at: time(sql`due.publishes_at`),
        testers: sql`due.testers`,
      }),
      sql`from (select p.test_id, t.code, t.name, p.publishes_at, count(*)::int as testers from participant p join test t on t.id = p.test_id
      where ${scopeOf(context).ofTest('p')} and p.status = 'publishing_results' and ${within(sql`p.publishes_at`)}
      group by 1, 2, 3, 4 order by 4, 2) due`,
    );

/** One statement, whatever is nested in it. */
export const calendar = (_: unknown, { from, to }: Range, context: RequestContext, info: GraphQLResolveInfo) => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (!(days > 0 && days <= calendarLimits.days)) throw badUserInput(`A calendar has 1 to ${calendarLimits.days} days.`);
  return read(context, info, { from, to }, (selection) => {
    const row = platformTestShape(context)(selection.of('tests'));
    const tests = list(
      row,
      sql`from test t ${platformTestJoinsOf(row)} where ${scopeOf(context).test('t')} and ${isListed}
        order by coalesce(t.planned_end_at, t.schedule_at, t.created_at), t.id limit ${raw(String(calendarLimits.tests))}`,
    );
    const isManager = context.viewer.role === 'test_manager';
    return sql`select ${shape(selection, {
      tests: (_asked: Selection) => tests,
      publishing: isManager ? publishing(context) : (_selection: Selection) => raw(`'[]'::json`),
    })} as json`;
  });
};
