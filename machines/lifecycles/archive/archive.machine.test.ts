import { archiveStates } from '#schema/vocabulary/own-data.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor } from '../../lib/lifecycle.ts';
import { archiveLifecycle, archiveMachine } from './archive.machine.ts';
import { archiveSamples, none } from './archive.builders.ts';

const [eve, end] = ['2026-01-11T09:00:00.000Z', '2026-01-12T09:00:00.000Z'];
const file = { sizeBytes: 7, sha256: 'abc', storageKey: 'ab/cd', expiresAt: end };
const rows = archiveStates.map((state) => ({ state, ...(state === 'ready' ? file : none) }));

describe('an archive', () => {
  it('takes every transition', () => {
    expect(walk(archiveMachine, archiveSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(archiveLifecycle, rows)).toEqual([]);
  });

  it('is made by the server alone', () => {
    expect(leaves(archiveMachine)).toEqual([...archiveStates]);
    expect(Object.fromEntries(rows.map((row) => [row.state, whoMay(archiveLifecycle, row)]))).toEqual({
      making: { 'archive.finish': 'S', 'archive.fail': 'S' },
      ready: { 'archive.expire': 'S' },
      failed: {},
      expired: {},
    });
  });

  it('remembers its file until it expires, at its hour and not before', () => {
    const [making] = rows;
    if (making === undefined) throw new Error('there is no archive');
    const made = { type: 'archive.finish', actor: sender('system'), ...file } as const;
    expect(next(archiveLifecycle, making, made).row).toEqual({ state: 'ready', ...file });
    const ready = { state: 'ready', ...file } as const;
    expect(
      refusalFor(
        { ...archiveLifecycle, samples: { ...archiveLifecycle.samples, 'archive.expire': { at: eve } } },
        ready,
        'archive.expire',
        sender('system'),
      )?.message,
    ).toBe('This archive can be downloaded still.');
    expect(next(archiveLifecycle, ready, { type: 'archive.expire', actor: sender('system'), at: end }).row).toEqual({
      state: 'expired',
      storageKey: null,
    });
  });
});
