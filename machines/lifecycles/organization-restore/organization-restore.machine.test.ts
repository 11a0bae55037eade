import { organizationRestoreStates } from '#schema/vocabulary/organization-restore.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor } from '../../lib/lifecycle.ts';
import { organizationRestoreLifecycle, organizationRestoreMachine } from './organization-restore.machine.ts';
import { organizationRestoreSamples, rows, row, eve } from './organization-restore.builders.ts';

describe('an archive that is restored', () => {
  it('takes every transition', () => {
    expect(walk(organizationRestoreMachine, organizationRestoreSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(organizationRestoreLifecycle, rows)).toEqual([]);
  });

  it('is sent, started and discarded by operators; nobody takes back what has begun', () => {
    expect(leaves(organizationRestoreMachine)).toEqual([...organizationRestoreStates]);
    expect(rows.map((one) => whoMay(organizationRestoreLifecycle, one))).toEqual([
      { 'restore.receive': 'O', 'restore.discard': 'O', 'restore.expire': 'S' },
      { 'restore.accept': 'S', 'restore.refuse': 'S', 'restore.discard': 'O' },
      { 'restore.start': 'O', 'restore.discard': 'O', 'restore.expire': 'S' },
      {},
      { 'restore.finish': 'S', 'restore.fail': 'S' },
      {},
      {},
      {},
      {},
      { 'restore.start': 'O', 'restore.discard': 'O' },
    ]);
  });

  it('keeps its file until its end, and expires at its hour and not before', () => {
    const received = { type: 'restore.receive', actor: sender('operator'), storageKey: 'ab/cd' } as const;
    expect(next(organizationRestoreLifecycle, row('awaiting'), received).row).toEqual({ state: 'checking', storageKey: 'ab/cd' });
    for (const [state, type] of [
      ['checking', 'restore.refuse'],
      ['restoring', 'restore.finish'],
      ['restoring', 'restore.fail'],
    ] as const)
      expect(next(organizationRestoreLifecycle, row(state), { type, actor: sender('system') }).row.storageKey).toBeNull();
    const early = { ...organizationRestoreLifecycle, samples: { ...organizationRestoreLifecycle.samples, 'restore.expire': { at: eve } } };
    expect(refusalFor(early, row('checked'), 'restore.expire', sender('system'))?.message).toBe('This archive can be restored still.');
  });
});
