import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextRun, runAfter } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { makeApiToken } from '#server/identity/api-tokens.ts';
import { openScheduledWorld } from './world.ts';
import type { Recurring, ScheduledWorld } from './world.ts';

const friday = '2026-10-02T12:00:00.000Z';
let world: ScheduledWorld;
let testId: string;
let scheduleId: string;
let secret: string;

/** The Sunday on which Berlin leaves summer time skips no hour and has one twice; in spring this rule falls into the gap. */
const rule: Recurring = { recurringDay: 0, recurringTime: '02:30', userTimezone: 'Europe/Berlin' };

const make = async (person: 'customer' | 'manager', scopes = ['calendar']): Promise<string> => {
  const input = { name: 'Calendar', scopes, days: 365 };
  const { secret: made } = await world.act(person, 'apiTokenCreate', input, 'secret');
  return made;
};

const get = (token: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`${world.portal.url}/api/calendar/${token}.ics`, { method, headers });

/** What another program makes of the text: the runs of the schedule in order, until it has so many. */
const runsIn = (text: string, count: number): readonly string[] => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const own = calendar
    .getAllSubcomponents('vevent')
    .filter((each) => each.getFirstPropertyValue('uid') === `schedule-${scheduleId}@muster`);
  const main = own.find((each) => !each.hasProperty('recurrence-id'));
  if (main === undefined) return [];
  const runs = new ICAL.Event(main).iterator();
  const series = Array.from({ length: count }, () => runs.next().toJSDate().toISOString());
  const alone = calendar
    .getAllSubcomponents('vevent')
    .filter((each) => String(each.getFirstPropertyValue('uid')).startsWith(`run-${scheduleId}-`))
    .map((each) => new ICAL.Event(each).startDate.toJSDate().toISOString());
  return [...series, ...alone].toSorted().slice(0, count);
};

const main = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .find((each) => each.getFirstPropertyValue('uid') === `schedule-${scheduleId}@muster` && !each.hasProperty('recurrence-id'));

beforeAll(async () => {
  world = await openScheduledWorld(friday);
  testId = await world.recur(rule);
  scheduleId = (await world.scheduleOf(testId)).id;
});
beforeEach(async () => {
  world.setClock(friday);
  secret = await make('customer');
});
afterAll(() => world.stop());

describe('the feed of a calendar', () => {
  it('has the runs that the rule has, over both changes of the clock', async () => {
    const answer = await get(secret);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    const expected = [nextRun(rule, friday)];
    while (expected.length < 40) expected.push(runAfter(rule, expected.at(-1) ?? ''));
    expect(expected).toContain('2026-10-25T00:30:00.000Z');
    expect(expected).toContain('2027-03-28T01:30:00.000Z');
    expect(runsIn(await answer.text(), 40)).toEqual(expected);
  });

  it('leaves out a run that is skipped, moves one that is moved, and says that something changed', async () => {
    const before = await (await get(secret)).text();
    const [, second = '', third = '', fourth = ''] = runsIn(before, 4);
    await world.act('manager', 'skipNextScheduleRun', { scheduleId, runAt: second, reason: 'Holiday' });
    const moved = new Date(Date.parse(third) + 86_400_000).toISOString();
    await world.act('manager', 'moveScheduleRun', { scheduleId, runAt: third, to: moved });
    const after = await (await get(secret)).text();
    expect(runsIn(after, 3)).toEqual([runsIn(before, 1)[0], moved, fourth]);
    const sequence = (text: string) => Number(main(text)?.getFirstPropertyValue('sequence'));
    expect(sequence(after)).toBe(sequence(before) + 2);
    await world.act('manager', 'pauseSchedule', { scheduleId });
    expect(main(await (await get(secret)).text())?.getFirstPropertyValue('status')).toBe('CANCELLED');
    await world.act('manager', 'resumeSchedule', { scheduleId });
    expect(main(await (await get(secret)).text())?.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('is the same text with the same tag while nothing changed', async () => {
    const first = await get(secret);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    world.passes(60_000);
    const again = await get(secret, { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    await world.act('manager', 'pauseSchedule', { scheduleId });
    expect((await get(secret, { 'if-none-match': etag })).status).toBe(200);
    await world.act('manager', 'resumeSchedule', { scheduleId });
  });

  it('has nothing of another organization, and nothing for a moderator', async () => {
    const text = await (await get(await make('manager'))).text();
    const { code } =
      (await world.sql<{ code: string }>('select code from test where organization_id <> $1 limit 1', [world.id('organization')]))[0] ?? {};
    expect(text).not.toContain(String(code));
    const moderators = await world.act('accepted', 'apiTokenCreate', { name: 'Mine', scopes: ['calendar'], days: 7 }, 'secret');
    expect((await get(moderators.secret)).status).toBe(404);
  });

  it('is not opened by a token that may something else, by none, a made up one or another method', async () => {
    expect((await get(await make('customer', ['read', 'tests']))).status).toBe(404);
    expect((await get(makeApiToken())).status).toBe(404);
    for (const odd of ['', 'mst_', '%2e%2e%2fconfig', '%00', `${secret}x`, "' or 1=1"]) expect((await get(odd)).status).toBe(404);
    expect([405, 404]).toContain((await get(secret, {}, 'POST')).status);
    expect((await get(secret, { 'x-account-override': 'x' })).status).toBe(200);
  });

  it('opens nothing of the API', async () => {
    const answer = await fetch(`${world.portal.url}/api/customer_portal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ platformTests(status: upcoming) { edges { node { __typename } } } }' }),
    });
    expect(await answer.text()).toContain('it lacks');
  });

  it('is gone at once where the token is revoked or its person left', async () => {
    const revoked = await make('manager');
    const [token] = await world.sql<{ id: string }>(`select id from api_token where state = 'active' order by created_at desc, id limit 1`);
    expect((await get(revoked)).status).toBe(200);
    await world.sql(`update api_token set state = 'revoked', ended_at = now() where user_id = $1`, [world.id('manager')]);
    expect([typeof token?.id, (await get(revoked)).status]).toEqual(['string', 410]);
    expect((await get(secret)).status).toBe(200);
    await world.sql(`update organization_user set state = 'removed', removed_at = now() where id = $1`, [world.id('customer')]);
    expect((await get(secret)).status).toBe(410);
    await world.sql(`update organization_user set state = 'active', removed_at = null where id = $1`, [world.id('customer')]);
  });
});
