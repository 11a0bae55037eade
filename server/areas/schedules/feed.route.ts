import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiDeps } from '#server/api/answer-call.ts';
import { personOf } from '#server/api/person.ts';
import type { Services } from '#server/api/services.ts';
import { calendarLimits } from '#schema/vocabulary/calendar.ts';
import { feedOf } from './feed.ts';
import type { Fed } from './feed.ts';

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Schedules that go on, rest or ended of late, and what testers work on or soon will, under the policies of the reader. */
const fed = `select json_build_object(
  'organization', (select coalesce(nullif(o.chosen_name, ''), o.name) from organization o where o.id = $1),
  'schedules', coalesce((select json_agg(r order by r."createdAt", r.id) from (
    select s.id, s.test_id as "testId", t.name, t.code, s.version, s.state, s.recurring_day as "recurringDay", s.recurring_time as "recurringTime",
      s.user_timezone as "userTimezone", s.run_changes as "runChanges", ${iso('s.next_run_at')} as "nextRunAt", ${iso('s.created_at')} as "createdAt",
      ${iso('coalesce(s.changed_at, s.created_at)')} as "changedAt"
    from schedule s join test t on t.id = s.test_id where s.organization_id = $1
      and (s.state in ('active', 'paused') or s.state = 'canceled' and s.canceled_at > $2::timestamptz - $3::interval)
    order by s.created_at, s.id limit ${calendarLimits.tests}) r), '[]'),
  'tests', coalesce((select json_agg(r order by r."startsAt", r.id) from (
    select t.id, t.name, t.code, t.version, case when t.opened_at is null then 'launch' else 'live' end as kind,
      ${iso('coalesce(t.opened_at, t.schedule_at)')} as "startsAt", ${iso('case when t.opened_at is not null then coalesce(t.closed_at, t.cancelled_at, t.planned_end_at) end')} as "endsAt",
      t.window_status = 'cancelled' as "isCancelled",
      ${iso('greatest(t.created_at, t.opened_at, t.closed_at, t.cancelled_at)')} as "changedAt"
    from test t where t.organization_id = $1 and coalesce(t.opened_at, t.schedule_at) is not null
      and not exists (select from schedule s where s.test_id = t.id)
      and coalesce(t.closed_at, t.cancelled_at, 'infinity') > $2::timestamptz - $3::interval
    order by coalesce(t.opened_at, t.schedule_at) desc, t.id limit ${calendarLimits.tests}) r), '[]')) as json`;

/** A calendar program keeps what it has where it is told 5xx or 429, and forgets it where the address is gone. */
const refused = (reply: FastifyReply, status: number, wait = 0): FastifyReply => {
  void reply.header('cache-control', 'no-store');
  if (status === 429) return reply.code(429).header('retry-after', String(wait)).send({ error: 'rate_limited' });
  return reply.code(status).send({ error: status === 410 ? 'gone' : 'not_found' });
};

export type FeedRouteDeps = Pick<ApiDeps, 'identity' | 'limiter' | 'database'> & {
  readonly services: Services;
  readonly publicUrl: string;
};

/** GET /api/calendar/<token>.ics: what the person of the token may read now. Unknown is 404; what ended, with its person's access too, is 410. */
export const mountFeed = (app: FastifyInstance, deps: FeedRouteDeps): void => {
  app.get<{ Params: { '*': string } }>('/api/calendar/*', async (request, reply) => {
    const [, token] = /^(mst_[\w-]{43})\.ics$/u.exec(request.params['*']) ?? [];
    const caller = await deps.identity.identify({ authorization: `Bearer ${token ?? 'mst_'}` }, request.ip);
    if (caller.kind === 'refused')
      return refused(
        reply,
        caller.status === 429 ? 429 : caller.errorCode === 'token_unknown' || caller.errorCode === 'trial_expired' ? 404 : 410,
        caller.retryAfter ?? 0,
      );
    const { viewer, access } = caller;
    if (access === null || !access.scopes.has('calendar') || viewer.role === 'community_test_manager') return refused(reply, 404);
    const wait = await deps.limiter.spend(personOf(caller), { operation: 1 });
    if (wait > 0) return refused(reply, 429, wait);
    const now = deps.services.clock.now();
    const values = [viewer.organizationId, now, `${calendarLimits.feedDaysBehind} days`];
    const json = await deps.database.json(viewer, { text: fed, values });
    const body = feedOf(JSON.parse(json ?? '') as Fed, deps.publicUrl, now);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    void reply.headers({
      'cache-control': 'private, no-cache',
      etag,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    if (request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//u, '') === etag) === true)
      return reply.code(304).send();
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="muster.ics"')
      .send(body);
  });
};
