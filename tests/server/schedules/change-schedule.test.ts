import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScheduledWorld } from './world.ts';
import type { Recurring, ScheduledWorld } from './world.ts';

const friday = '2026-01-02T12:00:00.000Z';
const monday: Recurring = { recurringDay: 1, recurringTime: '10:00', userTimezone: 'Europe/Berlin' };

let world: ScheduledWorld;
beforeAll(async () => {
  world = await openScheduledWorld(friday);
});
afterAll(() => world.stop());

const recurring = async (): Promise<{ testId: string; scheduleId: string }> => {
  world.setClock(friday);
  const testId = await world.recur(monday);
  return { testId, scheduleId: (await world.scheduleOf(testId)).id };
};
const windowOf = async (testId: string): Promise<readonly unknown[]> => {
  const [row] = await world.sql<{ status: string; at: string | null }>(
    'select window_status as status, schedule_at as at from test where id = $1',
    [testId],
  );
  return [row?.status, new Date(row?.at ?? 0).toISOString()];
};
const asked = 'result { id nextRunAt performedAt canceledAt recurringDay recurringTime userTimezone }';

describe('a schedule', () => {
  it('RE-679: is rescheduled: the answer, the waiting request and the next run follow', async () => {
    const { testId, scheduleId } = await recurring();
    const rule = { recurringDay: 3, recurringTime: '08:30', userTimezone: 'Asia/Kolkata' };
    const answer = await world.act('manager', 'updateSchedule', { scheduleId, ...rule }, asked);
    const nextRunAt = '2026-01-07T03:00:00.000Z';
    expect(answer).toEqual({
      successful: true,
      errors: [],
      result: { id: scheduleId, nextRunAt, performedAt: null, canceledAt: null, ...rule },
    });
    expect(await windowOf(testId)).toEqual(['scheduled', nextRunAt]);
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    expect(await world.runsOf(testId)).toEqual([]);
    world.setClock(nextRunAt);
    await world.tick();
    expect((await world.runsOf(testId)).map(({ openedAt }) => openedAt)).toEqual([nextRunAt]);
  });

  it('RE-680: leaves the skipped run out and keeps the one after', async () => {
    const { testId, scheduleId } = await recurring();
    const answer = await world.act('manager', 'skipNextScheduleRun', { scheduleId, reason: 'Holiday' }, asked);
    expect(answer).toMatchObject({ successful: true, errors: [], result: { nextRunAt: '2026-01-12T09:00:00.000Z' } });
    for (const at of ['2026-01-05T09:00:00.000Z', '2026-01-12T09:00:00.000Z']) {
      world.setClock(at);
      await world.tick();
    }
    expect((await world.runsOf(testId)).map(({ openedAt }) => openedAt)).toEqual(['2026-01-12T09:00:00.000Z']);
  });

  it('RE-681: that is cancelled runs no more, and a request that never ran is cancelled with it', async () => {
    const { testId, scheduleId } = await recurring();
    const answer = await world.act('manager', 'cancelSchedule', { scheduleId, reason: 'Project over' }, asked);
    expect(answer).toMatchObject({ successful: true, errors: [], result: { nextRunAt: null, canceledAt: friday } });
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    expect([await world.runsOf(testId), (await world.scheduleOf(testId)).state, (await windowOf(testId))[0]]).toEqual([
      [],
      'canceled',
      'cancelled',
    ]);
  });

  it('that is cancelled after a run leaves the tests that run', async () => {
    const { testId, scheduleId } = await recurring();
    world.setClock('2026-01-05T09:00:00.000Z');
    await world.tick();
    await world.act('manager', 'cancelSchedule', { scheduleId, reason: 'Project over' });
    world.setClock('2026-01-12T09:00:00.000Z');
    await world.tick();
    expect((await world.runsOf(testId)).map(({ status }) => status)).toEqual(['open']);
    expect((await windowOf(testId))[0]).toBe('open');
  });

  it('RE-799: moved to today 59 minutes from now starts next week, and 61 minutes from now starts today', async () => {
    const { scheduleId } = await recurring();
    const moved = async (recurringTime: string): Promise<string> =>
      (await world.act('manager', 'updateSchedule', { scheduleId, recurringDay: 5, recurringTime, userTimezone: 'UTC' }, asked)).result
        .nextRunAt;
    expect([await moved('12:59'), await moved('13:01')]).toEqual(['2026-01-09T12:59:00.000Z', '2026-01-02T13:01:00.000Z']);
  });
});
