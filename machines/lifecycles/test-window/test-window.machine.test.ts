import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { creditEffect, testWindowLifecycle, testWindowMachine } from './test-window.machine.ts';
import { testWindowSamples, row } from './test-window.builders.ts';

const manager = sender('test_manager');
const at = '2026-03-01T10:00:00.000Z';
const close = { type: 'window.close', actor: manager, at } as const;
const schedule = (scheduleAt: string) => ({ type: 'window.schedule', actor: manager, scheduleAt }) as const;

describe('test window', () => {
  it('takes every transition', () => {
    expect(walk(testWindowMachine, testWindowSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = testWindowStatuses.flatMap((status) => [row(status), row(status, { kind: 'advanced' })]);
    expect(disagreements(testWindowLifecycle, rows, [schedule('soon')])).toEqual([]);
  });

  it('has the six statuses', () => {
    expect(leaves(testWindowMachine)).toEqual([...testWindowStatuses]);
  });

  it('who may do what', () => {
    const planned = { 'window.schedule': 'CTS', 'window.open': 'TS', 'window.cancel': 'TS' };
    expect(Object.fromEntries(testWindowStatuses.map((status) => [status, whoMay(testWindowLifecycle, row(status))]))).toEqual({
      prep: planned,
      scheduled: planned,
      open: { 'window.finish': 'S', 'window.close': 'TS', 'window.cancel': 'TS' },
      finished: { 'window.close': 'TS', 'window.cancel': 'TS' },
      closed: {},
      cancelled: {},
    });
    expect(whoMay(testWindowLifecycle, row('prep', { kind: 'advanced', isUnapproved: true }))).toEqual({
      ...planned,
      'window.cancel': 'CTS',
    });
  });

  it('is closed once, by hand only where it is supervised', () => {
    expect(next(testWindowLifecycle, row('open'), close).row).toEqual({ windowStatus: 'closed', closedAt: at });
    expect(refusalOf(testWindowLifecycle, row('closed'), close)).toEqual({ code: 'invalid_state', message: 'This test has finished.' });
    expect(refusalOf(testWindowLifecycle, row('open', { kind: 'advanced' }), close)?.code).toBe('invalid_state');
    expect(refusalOf(testWindowLifecycle, row('open', { kind: 'advanced' }), { ...close, actor: sender('system') })).toBeNull();
    expect(refusalOf(testWindowLifecycle, row('closed'), { ...close, actor: sender('customer') })?.code).toBe('not_allowed');
  });

  it('RE-463: is finished by the crowd system while it is open, and closes from there', () => {
    const finish = { type: 'window.finish', actor: sender('system') } as const;
    expect(next(testWindowLifecycle, row('open'), finish).row).toEqual({ windowStatus: 'finished' });
    expect(next(testWindowLifecycle, row('finished'), close).row).toEqual({ windowStatus: 'closed', closedAt: at });
    expect(testWindowStatuses.filter((status) => refusalOf(testWindowLifecycle, row(status), finish) === null)).toEqual(['open']);
    expect(refusalOf(testWindowLifecycle, row('open', { kind: 'advanced' }), finish)?.code).toBe('invalid_state');
  });

  it('keeps the moments of its way', () => {
    const plannedEndAt = '2026-03-03T10:00:00.000Z';
    expect(next(testWindowLifecycle, row('prep'), schedule(at)).row).toEqual({ windowStatus: 'scheduled', scheduleAt: at });
    expect(next(testWindowLifecycle, row('prep'), { type: 'window.open', actor: manager, at, plannedEndAt }).row).toEqual({
      windowStatus: 'open',
      openedAt: at,
      plannedEndAt,
    });
    expect(next(testWindowLifecycle, row('open'), { type: 'window.cancel', actor: manager, at }).row).toEqual({
      windowStatus: 'cancelled',
      cancelledAt: at,
    });
    expect(refusalOf(testWindowLifecycle, row('prep'), schedule('soon'))?.code).toBe('invalid');
  });
});

describe('credits', () => {
  const before = { kind: 'supervised', windowStatus: 'scheduled', openedAt: null, creditsDeducted: null } as const;

  it('leave once, when a supervised test opens', () => {
    expect(creditEffect(before, { windowStatus: 'open' }, 12)).toEqual({ kind: 'deduct', amount: 12 });
    expect(creditEffect({ ...before, creditsDeducted: 12 }, { windowStatus: 'open' }, 12)).toBeNull();
    expect(creditEffect({ ...before, kind: 'advanced' }, { windowStatus: 'open' }, 12)).toBeNull();
    expect(creditEffect(before, { windowStatus: 'open' }, 0)).toBeNull();
  });

  it('come back when it is cancelled before it opened, and only then', () => {
    expect(creditEffect({ ...before, creditsDeducted: 12 }, { windowStatus: 'cancelled' }, 99)).toEqual({ kind: 'refund', amount: 12 });
    expect(creditEffect(before, { windowStatus: 'cancelled' }, 12)).toBeNull();
    expect(
      creditEffect({ ...before, windowStatus: 'open', openedAt: at, creditsDeducted: 12 }, { windowStatus: 'cancelled' }, 12),
    ).toBeNull();
  });

  it('stay when nothing changes', () => {
    expect(creditEffect({ ...before, windowStatus: 'open' }, { windowStatus: 'open' }, 12)).toBeNull();
    expect(creditEffect({ ...before, windowStatus: 'open' }, { windowStatus: 'closed' }, 12)).toBeNull();
  });
});
