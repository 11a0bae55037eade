import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { moment } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { raw, sql } from '#server/database/sql.ts';
import { isWaiting } from '#server/entities/assignment.fields.ts';
import { limits } from '#schema/vocabulary/limits.ts';

const today = sql`date_trunc('day', ${moment}::timestamptz at time zone 'UTC')`;
const first = sql`(${today} - interval '${raw(String(limits.moderationDays - 1))} days')`;

/** Results that wait, each with the moderator of its test or with nobody. */
const moderationLoad = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const { ofTest, organization } = scopeOf(context);
    const results = sql`from case_result r join participant p on p.id = r.participant_id where ${ofTest('r')}`;
    const row = shape(selection, {
      waitingResultsCount: sql`(select count(*)::int from waiting)`,
      unassignedResultsCount: sql`(select count(*)::int from waiting w where w.user_id is null)`,
      days: (days) =>
        list(
          shape(days, {
            startsAt: time(sql`(slot.at at time zone 'UTC')`),
            handedInResultsCount: sql`coalesce(done.total, 0)`,
            waitingResultsCount: sql`coalesce(done.waiting, 0)`,
          }),
          sql`from generate_series(${first}, ${today}, interval '1 day') slot(at)
            left join (select date_trunc('day', r.completed_at at time zone 'UTC') as at, count(*)::int as total, count(*) filter (where ${isWaiting})::int as waiting
              ${results} and r.completed_at >= ${first} at time zone 'UTC' group by 1) done on done.at = slot.at order by slot.at`,
        ),
      moderators: (moderators) =>
        list(
          shape(moderators, {
            id: sql`u.id`,
            fullName: sql`trim(u.first_name || ' ' || u.last_name)`,
            waitingResultsCount: sql`coalesce(own.total, 0)`,
            waitingSince: time(sql`own.since`),
          }),
          sql`from organization_user u left join (select w.user_id, count(*)::int as total, min(w.completed_at) as since from waiting w group by 1) own on own.user_id = u.id
            where ${organization('u')} and u.role = 'community_test_manager' and (u.state = 'active' or own.total > 0)
            order by coalesce(own.total, 0) desc, u.first_name, u.last_name, u.id`,
        ),
    });
    return sql`with waiting as materialized (select r.completed_at, (select a.user_id from moderator_assignment a where a.test_id = r.test_id and a.status = 'accepted' limit 1) as user_id
      ${results} and ${isWaiting}) select ${row} as json`;
  });

export const moderationLoadResolvers: ResolverMap = { Query: { moderationLoad: sendsText(moderationLoad) } };
