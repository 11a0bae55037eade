import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSchedule } from '#server/areas/schedules/run-schedule.job.ts';
import { launching } from '#server/work.ts';
import { runnable } from '../launch/request/world.ts';
import { openScheduledWorld } from './world.ts';
import type { Recurring, ScheduledWorld } from './world.ts';

const friday = '2026-01-02T12:00:00.000Z';
const monday: Recurring = { recurringDay: 1, recurringTime: '10:00', userTimezone: 'Europe/Berlin' };
const minute = 60_000;

let world: ScheduledWorld;
beforeAll(async () => {
  world = await openScheduledWorld(friday);
});
afterAll(() => world.stop());

const openings = async (testId: string): Promise<readonly string[]> => (await world.runsOf(testId)).map(({ openedAt }) => openedAt);

/** Lets the minutes from one moment to another pass, a quarter of an hour at a time. */
const pass = async (from: string, to: string): Promise<void> => {
  for (let at = Date.parse(from); at <= Date.parse(to); at += 15 * minute) {
    world.setClock(new Date(at).toISOString());
    await world.tick();
  }
};

describe('a recurring request', () => {
  it('launches nothing before its first hour, and says when that is', async () => {
    world.setClock(friday);
    const testId = await world.recur(monday);
    const [window] = await world.sql<{ status: string; at: string }>(
      'select window_status as status, schedule_at as at from test where id = $1',
      [testId],
    );
    expect([window?.status, new Date(window?.at ?? 0).toISOString()]).toEqual(['scheduled', '2026-01-05T09:00:00.000Z']);
    const { id, ...schedule } = await world.scheduleOf(testId);
    expect(schedule).toEqual({ state: 'active', nextRunAt: '2026-01-05T09:00:00.000Z' });
    const [job] = await world.sql<{ at: string }>(
      `select start_after as at from pgboss.job where name = 'run-schedule' and data->>'scheduleId' = $1`,
      [id],
    );
    expect(new Date(job?.at ?? 0).toISOString()).toBe('2026-01-05T09:00:00.000Z');
    world.setClock('2026-01-05T08:59:59.999Z');
    await world.tick();
    expect(await world.runsOf(testId)).toEqual([]);
  });

  it('launches its tests at its hour, under their names, new codes and their request, and again a week later', async () => {
    world.setClock(friday);
    const testId = await world.recur(monday, [runnable({ name: 'Checkout' }), runnable({ name: 'Search' })]);
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    const first = await world.runsOf(testId);
    expect(first).toEqual(
      ['Checkout', 'Search'].map((name) => ({
        code: expect.stringMatching(/^AA-\d+$/u),
        name,
        status: 'open',
        openedAt: '2026-01-05T09:00:00.000Z',
        parent: testId,
      })),
    );
    const [above] = await world.sql<{ status: string }>('select window_status as status from test where id = $1', [testId]);
    expect([above?.status, (await world.scheduleOf(testId)).nextRunAt]).toEqual(['open', '2026-01-12T09:00:00.000Z']);
    world.setClock('2026-01-12T09:00:30.000Z');
    await world.tick();
    const all = await world.runsOf(testId);
    expect(all.map(({ name }) => name)).toEqual(['Checkout', 'Search', 'Checkout', 'Search']);
    expect(new Set(all.map(({ code }) => code)).size).toBe(4);
    const launched = await world.sql<{ status: string; code: string }>(
      'select q.auto_launch_status as status, t.code from requested_test q join test t on t.id = q.launched_test_id where q.test_id = $1 order by q.position',
      [testId],
    );
    expect(launched).toEqual(all.slice(2).map(({ code }) => ({ status: 'launched_automatically', code })));
  });

  it('pays and invites for each run as for any other launch', async () => {
    world.setClock(friday);
    const testId = await world.recur(monday);
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    const rows = await world.sql(
      `select t.credits_deducted::float8 as paid, (select count(*)::int from participant p where p.test_id = t.id and p.status = 'invited') as invited
       from test t where t.parent_test_id = $1`,
      [testId],
    );
    expect(rows).toEqual([{ paid: 1, invited: 1 }]);
  });

  it('runs once, however many workers find it due at once', async () => {
    world.setClock(friday);
    const testId = await world.recur(monday);
    const { id } = await world.scheduleOf(testId);
    world.setClock('2026-01-05T09:00:00.000Z');
    const { database, jobs } = world.portal.server;
    const data = { organizationId: world.id('organization'), scheduleId: id };
    await Promise.all([
      ...Array.from({ length: 5 }, () => runSchedule({ database, enqueue: jobs.enqueue, launching }, data)),
      world.tick(),
      world.tick(),
    ]);
    expect(await openings(testId)).toEqual(['2026-01-05T09:00:00.000Z']);
  });

  it('launches no test of a run twice even where its next run was set back', async () => {
    world.setClock(friday);
    const testId = await world.recur(monday);
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    await world.sql(`update schedule set next_run_at = '2026-01-05T09:00:00Z' where test_id = $1`, [testId]);
    await world.tick();
    expect(await openings(testId)).toEqual(['2026-01-05T09:00:00.000Z']);
  });

  it('makes up for a missed run once after downtime, and keeps its hour afterwards', async () => {
    world.setClock(friday);
    const testId = await world.recur(monday);
    world.setClock('2026-01-28T15:00:00.000Z');
    await world.tick();
    await world.tick();
    expect(await openings(testId)).toEqual(['2026-01-28T15:00:00.000Z']);
    expect((await world.scheduleOf(testId)).nextRunAt).toBe('2026-02-02T09:00:00.000Z');
  });

  it('leaves a test that cannot start by itself to a test manager, tells them, and goes on with the week after', async () => {
    world.setClock(friday);
    await world.sql('update credit_account set balance = 10000 where organization_id = $1', [world.id('organization')]);
    const testId = await world.recur(monday, [runnable({ numberOfResultsPerTestCaseNeeded: 900 }), runnable({ name: 'Second' })]);
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    expect((await world.runsOf(testId)).map(({ name }) => name)).toEqual(['Second']);
    const [note] = await world.sql<{ description: string; roles: string[] }>(
      'select description, roles from notification where link = $1',
      [`/results/${testId}`],
    );
    expect(note).toEqual({ description: 'A run of Weekly is due: 1 test has to be launched by a test manager.', roles: ['test_manager'] });
    expect((await world.scheduleOf(testId)).nextRunAt).toBe('2026-01-12T09:00:00.000Z');
  });

  it('leaves everything to a test manager once tests no longer launch by themselves', async () => {
    world.setClock(friday);
    const testId = await world.recur(monday);
    await world.sql('update organization set auto_launching_enabled = false where id = $1', [world.id('organization')]);
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    await world.sql('update organization set auto_launching_enabled = true where id = $1', [world.id('organization')]);
    expect([await world.runsOf(testId), (await world.scheduleOf(testId)).nextRunAt]).toEqual([[], '2026-01-12T09:00:00.000Z']);
  });

  it.each(['closed', 'cancelled'])('comes to its end with a request that is %s', async (status) => {
    world.setClock(friday);
    const testId = await world.recur(monday);
    await world.sql('update test set window_status = $2 where id = $1', [testId, status]);
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    expect([await world.runsOf(testId), (await world.scheduleOf(testId)).state]).toEqual([[], 'performed']);
  });
});

describe('where the clock is changed', () => {
  const berlin = (recurringTime: string): Recurring => ({ recurringDay: 0, recurringTime, userTimezone: 'Europe/Berlin' });

  it('a run in the hour that is skipped comes once, as much later as the gap is long', async () => {
    world.setClock('2026-03-20T12:00:00.000Z');
    const testId = await world.recur(berlin('02:30'));
    await pass('2026-03-21T23:00:00Z', '2026-03-22T04:00:00Z');
    await pass('2026-03-28T23:00:00Z', '2026-03-29T04:00:00Z');
    await pass('2026-04-04T23:00:00Z', '2026-04-05T04:00:00Z');
    expect(await openings(testId)).toEqual(['2026-03-22T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-04-05T00:30:00.000Z']);
  });

  it('a run in the hour that comes twice runs once', async () => {
    world.setClock('2026-10-16T12:00:00.000Z');
    const testId = await world.recur(berlin('02:30'));
    await pass('2026-10-17T23:00:00Z', '2026-10-18T04:00:00Z');
    await pass('2026-10-24T23:00:00Z', '2026-10-25T04:00:00Z');
    await pass('2026-10-31T23:00:00Z', '2026-11-01T04:00:00Z');
    const opened = await openings(testId);
    expect([opened[0], opened[2], opened.length]).toEqual(['2026-10-18T00:30:00.000Z', '2026-11-01T01:30:00.000Z', 3]);
    expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(opened[1]);
  });

  it('the hour on the wall stays, in any zone', async () => {
    world.setClock('2026-03-01T12:00:00.000Z');
    const zones = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];
    const tests = await Promise.all(zones.map((userTimezone) => world.recur({ recurringDay: 2, recurringTime: '09:00', userTimezone })));
    for (const day of ['2026-03-03', '2026-03-10'])
      await pass(`${day.slice(0, 8)}${String(Number(day.slice(8)) - 1).padStart(2, '0')}T20:00:00Z`, `${day}T16:00:00Z`);
    expect(await Promise.all(tests.map(openings))).toEqual([
      ['2026-03-03T14:00:00.000Z', '2026-03-10T13:00:00.000Z'],
      ['2026-03-02T22:00:00.000Z', '2026-03-09T22:00:00.000Z'],
      ['2026-03-03T03:30:00.000Z', '2026-03-10T03:30:00.000Z'],
    ]);
  });
});
