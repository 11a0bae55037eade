import { scheduleStates } from '#schema/vocabulary/test.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { scheduleLifecycle, scheduleMachine } from './schedule.machine.ts';
import { scheduleSamples, row } from './schedule.builders.ts';

const manager = sender('test_manager');
const system = sender('system');
const at = '2026-01-05T09:00:00.000Z';
const update = (recurringDay: number | null, recurringTime: string | null, userTimezone = 'Europe/Berlin') =>
  ({ type: 'schedule.update', actor: manager, at, recurringDay, recurringTime, userTimezone }) as const;
const skip = (reason: string) => ({ type: 'run.skip', actor: manager, reason }) as const;
const plain = { ...row('active'), runChanges: [] };
const before = '2026-01-02T09:00:00.000Z';
const move = (runAt: string, to: string) => ({ type: 'run.move', actor: manager, at: before, runAt, to }) as const;
const restore = (ruledAt: string, now = before) => ({ type: 'run.restore', actor: manager, at: now, ruledAt }) as const;
const cancel = (reason: string) => ({ type: 'schedule.cancel', actor: manager, at, reason }) as const;

describe('schedule', () => {
  it('takes every transition', () => {
    expect(walk(scheduleMachine, scheduleSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const faulty = [
      update(null, '10:00'),
      update(7, '10:00'),
      update(1, null),
      update(1, '25:00'),
      update(1, '10:00', 'Mars/Olympus'),
      skip(' '),
      { ...skip('Holiday'), runAt: '2026-01-12T09:00:00.000Z' },
      cancel(''),
      move('2026-01-06T09:00:00.000Z', '2026-01-07T09:00:00.000Z'),
      move(at, '2026-01-01T09:00:00.000Z'),
      move(at, '2026-01-12T09:00:00.000Z'),
      move(at, 'soon'),
      restore('2026-01-19T09:00:00.000Z'),
      restore('2026-01-19T09:00:00.000Z', '2026-01-19T09:00:00.000Z'),
      restore('never'),
      { type: 'run.perform', actor: system, at: '2026-01-05T08:59:59.000Z' } as const,
    ];
    expect(disagreements(scheduleLifecycle, scheduleStates.map(row), faulty)).toEqual([]);
  });

  it('RE-550 RE-553 RE-554 RE-555 RE-556 RE-606: an active schedule is rescheduled, skipped and cancelled by test managers, an ended one by nobody', () => {
    expect(leaves(scheduleMachine)).toEqual([...scheduleStates]);
    expect(Object.fromEntries(scheduleStates.map((state) => [state, whoMay(scheduleLifecycle, row(state))]))).toEqual({
      active: {
        'schedule.update': 'T',
        'run.skip': 'T',
        'run.move': 'T',
        'run.restore': 'T',
        'schedule.pause': 'T',
        'run.perform': 'S',
        'schedule.cancel': 'T',
        'schedule.finish': 'S',
      },
      paused: { 'schedule.resume': 'T', 'schedule.cancel': 'T' },
      performed: {},
      canceled: {},
    });
  });

  it('is rescheduled to the next run of the new rule', () => {
    expect(next(scheduleLifecycle, row('active'), update(2, '08:30', 'Asia/Kolkata')).row).toEqual({
      recurringDay: 2,
      recurringTime: '08:30',
      userTimezone: 'Asia/Kolkata',
      nextRunAt: '2026-01-06T03:00:00.000Z',
    });
  });

  it('is rescheduled only by a whole rule', () => {
    const fault = (event: ReturnType<typeof update>) => {
      const refused = refusalOf(scheduleLifecycle, row('active'), event);
      return [refused?.code, refused?.message, refused?.path?.[0]];
    };
    expect(fault(update(null, '10:00'))).toEqual(['blank', 'Please select a day', 'recurringDay']);
    expect(fault(update(7, '10:00'))).toEqual(['invalid', 'Please select a day', 'recurringDay']);
    expect(fault(update(1, null))).toEqual(['blank', 'Please select a time', 'recurringTime']);
    expect(fault(update(1, '25:00'))).toEqual(['invalid', 'Please select a time', 'recurringTime']);
    expect(fault(update(1, '10:00', 'Mars/Olympus'))).toEqual(['invalid', 'Please select a valid time zone.', 'userTimezone']);
  });

  it('leaves one run out, with a reason, and the one a week later stays', () => {
    expect(next(scheduleLifecycle, plain, skip('Holiday')).row).toEqual({
      nextRunAt: '2026-01-12T09:00:00.000Z',
      runChanges: [{ at: '2026-01-05T09:00:00.000Z', to: null }],
    });
    expect(next(scheduleLifecycle, plain, { ...skip('Holiday'), runAt: '2026-02-02T09:00:00.000Z' }).row).toEqual({
      runChanges: [{ at: '2026-02-02T09:00:00.000Z', to: null }],
    });
    expect(refusalOf(scheduleLifecycle, row('active'), skip('  '))).toEqual({
      code: 'blank',
      message: 'A reason is required',
      path: ['reason'],
    });
  });

  it('leaves out the run that was meant, and not the one after it where somebody else was faster', () => {
    const meant = { ...skip('Holiday'), runAt: '2026-01-05T10:00:00.000+01:00' };
    expect(next(scheduleLifecycle, row('active'), meant).row).toMatchObject({ nextRunAt: '2026-01-12T09:00:00.000Z' });
    const overtaken = { ...row('active'), nextRunAt: '2026-01-12T09:00:00.000Z' };
    expect(refusalOf(scheduleLifecycle, overtaken, meant)).toEqual({
      code: 'stale_object',
      message: 'The next run has changed. Check it, then skip it.',
    });
  });

  it('moves one run between its neighbours, and the others stay', () => {
    const moved = next(scheduleLifecycle, plain, move(at, '2026-01-07T14:30:00.000Z')).row;
    expect(moved).toEqual({ nextRunAt: '2026-01-07T14:30:00.000Z', runChanges: [{ at, to: '2026-01-07T14:30:00.000Z' }] });
    const performed = { type: 'run.perform', actor: system, at: '2026-01-07T14:30:00.000Z' } as const;
    expect(next(scheduleLifecycle, { ...plain, ...moved }, performed).row).toEqual({ nextRunAt: '2026-01-12T09:00:00.000Z' });
    expect(refusalOf(scheduleLifecycle, plain, move(at, '2026-01-12T09:00:00.000Z'))).toEqual({
      code: 'invalid',
      message: 'A run stays after the one before it and before the one after it.',
      path: ['to'],
    });
    expect(refusalOf(scheduleLifecycle, plain, move(at, before))?.message).toBe('Choose a time that is ahead.');
    expect(refusalOf(scheduleLifecycle, plain, move('2026-01-06T09:00:00.000Z', '2026-01-07T09:00:00.000Z'))?.code).toBe('stale_object');
  });

  it('a run that was moved away and back is no change any more', () => {
    const moved = { ...plain, ...next(scheduleLifecycle, plain, move(at, '2026-01-07T09:00:00.000Z')).row };
    expect(next(scheduleLifecycle, moved, move('2026-01-07T09:00:00.000Z', at)).row).toEqual({ nextRunAt: at, runChanges: [] });
  });

  it('a run that was left out comes back while its hour is ahead', () => {
    const skipped = { ...plain, ...next(scheduleLifecycle, plain, skip('Holiday')).row };
    expect(next(scheduleLifecycle, skipped, restore(at)).row).toEqual({ nextRunAt: at, runChanges: [] });
    expect(refusalOf(scheduleLifecycle, skipped, restore(at, at))?.message).toBe(
      'This run stands where the schedule has it, or is behind.',
    );
    expect(refusalOf(scheduleLifecycle, plain, restore(at))?.code).toBe('stale_object');
  });

  it('rests, and goes on with the first run that is ahead', () => {
    const paused = { ...plain, ...next(scheduleLifecycle, plain, { type: 'schedule.pause', actor: manager }).row };
    expect(paused.state).toBe('paused');
    const perform = { type: 'run.perform', actor: system, at } as const;
    expect(refusalOf(scheduleLifecycle, paused, perform)).toEqual({ code: 'invalid_state', message: 'This schedule is paused.' });
    const resume = (now: string) => next(scheduleLifecycle, paused, { type: 'schedule.resume', actor: manager, at: now }).row;
    expect(resume(before)).toEqual({ state: 'active' });
    expect(resume('2026-01-05T09:00:00.001Z')).toEqual({ state: 'active', nextRunAt: '2026-01-12T09:00:00.000Z' });
  });

  it('the changes of a rule that was left count again where it comes back', () => {
    const skipped = { ...plain, ...next(scheduleLifecycle, plain, { ...skip('Holiday'), runAt: '2026-01-12T09:00:00.000Z' }).row };
    const ruled = { ...skipped, ...next(scheduleLifecycle, skipped, { ...update(1, '12:00'), at: before }).row };
    expect(ruled.nextRunAt).toBe('2026-01-05T11:00:00.000Z');
    const back = next(scheduleLifecycle, ruled, { ...update(1, '10:00'), at: '2026-01-05T08:30:00.000Z', isTakingBack: true }).row;
    expect(back.nextRunAt).toBe(at);
    const later = next(scheduleLifecycle, ruled, { ...update(1, '10:00'), at: '2026-01-05T08:30:00.000Z' }).row;
    expect(later.nextRunAt).toBe('2026-01-19T09:00:00.000Z');
  });

  it('RE-552: is cancelled for good, with a reason', () => {
    expect(next(scheduleLifecycle, row('active'), cancel(' Project over ')).row).toEqual({
      state: 'canceled',
      canceledAt: at,
      cancelReason: 'Project over',
    });
    expect(refusalOf(scheduleLifecycle, row('active'), cancel(''))?.code).toBe('blank');
    expect(refusalOf(scheduleLifecycle, row('canceled'), cancel('Again'))).toEqual({
      code: 'invalid_state',
      message: 'This schedule has been cancelled.',
    });
  });

  it('RE-551: runs when it is due and waits for the week after, until it has come to its end', () => {
    const perform = { type: 'run.perform', actor: system, at } as const;
    expect(refusalOf(scheduleLifecycle, row('active'), { ...perform, at: '2026-01-05T08:59:59.999Z' })?.code).toBe('invalid_state');
    expect(next(scheduleLifecycle, row('active'), perform).row).toEqual({ nextRunAt: '2026-01-12T09:00:00.000Z' });
    expect(next(scheduleLifecycle, row('active'), { type: 'schedule.finish', actor: system, at }).row).toEqual({
      state: 'performed',
      performedAt: at,
    });
  });
});
