import { disagreements, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { blockerLifecycle, blockerMachine } from './blocker.machine.ts';
import type { BlockerRow } from './blocker.types.ts';
import { blockerSamples, open } from './blocker.builders.ts';

const helped: BlockerRow = { ...open, assistanceRequested: true };
const resolved: BlockerRow = { ...open, status: 'resolved', resolvedAt: '2026-03-01T10:00:00.000Z' };
const resolve = { type: 'blocker.resolve', actor: sender('community_test_manager'), at: '2026-03-01T10:00:00.000Z' } as const;
const ask = { type: 'assistance.request', actor: sender('test_manager') } as const;

describe('blocker', () => {
  it('takes every transition', () => {
    expect(walk(blockerMachine, blockerSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(blockerLifecycle, [open, helped, resolved])).toEqual([]);
  });

  it('who may do what', () => {
    expect(whoMay(blockerLifecycle, open)).toEqual({ 'blocker.resolve': 'TM', 'assistance.request': 'TM' });
    expect(whoMay(blockerLifecycle, helped)).toEqual({ 'blocker.resolve': 'TM' });
    expect(whoMay(blockerLifecycle, resolved)).toEqual({});
  });

  it('is resolved once, and help is asked for once', () => {
    expect(next(blockerLifecycle, helped, resolve).row).toEqual({ status: 'resolved', resolvedAt: resolve.at });
    expect(refusalOf(blockerLifecycle, resolved, resolve)?.code).toBe('invalid_state');
    expect(next(blockerLifecycle, open, ask).row).toEqual({ assistanceRequested: true });
    expect(refusalOf(blockerLifecycle, helped, ask)).toEqual({ code: 'invalid_state', message: 'Help has already been requested.' });
  });
});
