import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { moment } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, reads, shape, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import { tookPart, wasLive } from '#server/entities/stats.fields.ts';
import { join, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { waitingOnYou } from './waiting.queries.ts';
import { sendsText } from '#server/api/text-answer.ts';

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
