import { outcomeOf, runResultStates } from '#schema/vocabulary/run-result.ts';
import { walk } from '#machines/testing/walk.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { runResultLifecycle, runResultMachine } from './run-result.machine.ts';
import { runResultSamples, row } from './run-result.builders.ts';

const at = '2026-03-01T10:00:00.000Z';
const until = '2026-03-01T10:05:00.000Z';
const system = sender('system');

describe('result of a test run', () => {
  it('takes every transition', () => {
    const { untaken } = walk(runResultMachine, runResultSamples);
    expect(untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () =>
    expect(
      disagreements(
        runResultLifecycle,
        runResultStates.flatMap((state) => [row(state), row(state, { isSuperseded: true })]),
      ),
    ).toEqual([]));

  it('is run by the system, and begun again by customers and test managers, who also change outcomes by rejecting results', () => {
    expect(leaves(runResultMachine)).toEqual([...runResultStates]);
    expect(Object.fromEntries(runResultStates.map((state) => [state, whoMay(runResultLifecycle, row(state))]))).toEqual({
      waiting: { 'result.send': 'S', 'result.postpone': 'S', 'result.refuse': 'S', 'outcome.change': 'CTS' },
      sending: { 'result.send': 'S', 'result.lose': 'S', 'result.postpone': 'S', 'result.deliver': 'S', 'result.refuse': 'S' },
      sent: {},
      failed: { 'result.retry': 'CT', 'outcome.change': 'CTS' },
    });
  });

  it('has surely not arrived once its tool put it off, and may have once its answer was lost', () => {
    const after = (type: 'result.postpone' | 'result.lose') =>
      next(runResultLifecycle, row('sending'), { type, actor: system, message: 'Busy', until }).row.state;
    expect([after('result.postpone'), after('result.lose')]).toEqual(['waiting', undefined]);
  });

  it('tells the newest outcome while it waits, and what was told while it may have arrived', () => {
    const change = { type: 'outcome.change', actor: system, outcome: 'failed' } as const;
    expect(next(runResultLifecycle, row('waiting'), change).row).toEqual({ outcome: 'failed' });
    expect(next(runResultLifecycle, row('failed', { message: 'No' }), change).row).toEqual({
      state: 'waiting',
      outcome: 'failed',
      message: null,
    });
    expect(refusalOf(runResultLifecycle, row('sending'), change)?.message).toBe('This result is on its way.');
    expect(refusalOf(runResultLifecycle, row('sent'), change)?.message).toBe('This result has arrived.');
  });

  it('stays on its way while nobody knows whether it arrived', () => {
    const sent = next(runResultLifecycle, row('waiting'), { type: 'result.send', actor: system, at }).row;
    expect(sent).toEqual({ state: 'sending', attempts: 1, sentAt: at });
    const lost = { type: 'result.lose', actor: system, until, message: 'No answer' } as const;
    expect(next(runResultLifecycle, row('sending', { sentAt: at }), lost).row).toEqual({ notBefore: until, message: 'No answer' });
    expect(
      next(runResultLifecycle, row('sending', { notBefore: until, message: 'x' }), { type: 'result.deliver', actor: system }).row,
    ).toEqual({
      state: 'sent',
      notBefore: null,
      message: null,
    });
  });

  it('is not sent again once a newer outcome is', () => {
    const retry = { type: 'result.retry', actor: sender('customer') } as const;
    expect(next(runResultLifecycle, row('failed', { message: 'No' }), retry).row).toEqual({ state: 'waiting', message: null });
    expect(refusalOf(runResultLifecycle, row('failed', { isSuperseded: true }), retry)?.message).toBe(
      'A newer outcome of this test case is sent instead.',
    );
  });
});

describe('the outcome of a test case', () => {
  it.each([
    [{ passed: 0, blocked: 0, failed: 0 }, null],
    [{ passed: 3, blocked: 0, failed: 0 }, 'passed'],
    [{ passed: 0, blocked: 2, failed: 0 }, 'blocked'],
    [{ passed: 9, blocked: 1, failed: 0 }, 'retest'],
    [{ passed: 9, blocked: 9, failed: 1 }, 'failed'],
    [{ passed: 0, blocked: 1, failed: 2 }, 'failed'],
  ] as const)('of %j is %s', (verdicts, outcome) => expect(outcomeOf(verdicts)).toBe(outcome));
});
