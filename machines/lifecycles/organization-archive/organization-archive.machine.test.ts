import { organizationArchiveStates } from '#schema/vocabulary/organization-archive.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor } from '../../lib/lifecycle.ts';
import { organizationArchiveLifecycle, organizationArchiveMachine } from './organization-archive.machine.ts';
import type { OrganizationArchiveRow } from './organization-archive.types.ts';
import { organizationArchiveSamples, rows, asked, ready, file, eve, end } from './organization-archive.builders.ts';

describe('an archive of an organization', () => {
  it('takes every transition', () => {
    expect(walk(organizationArchiveMachine, organizationArchiveSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(organizationArchiveLifecycle, rows)).toEqual([]);
  });

  it('is made by the server, and cancelled by the customer or test manager who asked and by operators', () => {
    expect(leaves(organizationArchiveMachine)).toEqual([...organizationArchiveStates]);
    expect(rows.map((row) => whoMay(organizationArchiveLifecycle, row))).toEqual([
      { 'archive.gather': 'S', 'archive.fail': 'S', 'archive.cancel': 'CTO' },
      { 'archive.finish': 'S', 'archive.fail': 'S', 'archive.cancel': 'CTO' },
      { 'archive.expire': 'S', 'archive.replace': 'S' },
      {},
      {},
      {},
      { 'archive.gather': 'S', 'archive.fail': 'S', 'archive.cancel': 'O' },
    ]);
  });

  it('remembers its file until it expires, at its hour and not before, or until another takes its place', () => {
    const gathering: OrganizationArchiveRow = { ...asked, state: 'gathering' };
    const made = { type: 'archive.finish', actor: sender('system'), ...file } as const;
    expect(next(organizationArchiveLifecycle, gathering, made).row).toEqual({ state: 'ready', ...file });
    const early = { ...organizationArchiveLifecycle.samples, 'archive.expire': { at: eve } };
    expect(refusalFor({ ...organizationArchiveLifecycle, samples: early }, ready, 'archive.expire', sender('system'))?.message).toBe(
      'This archive can be downloaded still.',
    );
    const gone = { state: 'expired', storageKey: null };
    expect(next(organizationArchiveLifecycle, ready, { type: 'archive.expire', actor: sender('system'), at: end }).row).toEqual(gone);
    expect(next(organizationArchiveLifecycle, ready, { type: 'archive.replace', actor: sender('system') }).row).toEqual(gone);
  });
});
