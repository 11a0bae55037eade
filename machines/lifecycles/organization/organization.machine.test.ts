import { organizationStates } from '#schema/vocabulary/operator.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor } from '../../lib/lifecycle.ts';
import { organizationLifecycle, organizationMachine } from './organization.machine.ts';
import { organizationSamples, row, at } from './organization.builders.ts';

describe('an organization', () => {
  it('takes every transition', () => {
    expect(walk(organizationMachine, organizationSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = [
      ...organizationStates.map((state) => row(state)),
      row('active', { isOwn: true }),
      row('active', { hasOpenTests: true }),
      row('active', { hasAllOperators: true }),
    ];
    expect(disagreements(organizationLifecycle, rows)).toEqual([]);
  });

  it('is archived and restored by operators alone', () => {
    expect(leaves(organizationMachine)).toEqual([...organizationStates]);
    expect(Object.fromEntries(organizationStates.map((state) => [state, whoMay(organizationLifecycle, row(state))]))).toEqual({
      active: { 'organization.archive': 'O' },
      archived: { 'organization.restore': 'O' },
    });
  });

  it('says when it was archived, and forgets it', () => {
    const event = { type: 'organization.archive', actor: sender('operator'), at } as const;
    expect(next(organizationLifecycle, row('active'), event).row).toEqual({ state: 'archived', deletedAt: at });
    const back = { type: 'organization.restore', actor: sender('operator') } as const;
    expect(next(organizationLifecycle, row('archived'), back).row).toEqual({ state: 'active', deletedAt: null });
  });

  it('stays while the operator works in it, every operator does, or its tests are open', () => {
    const words = (facts: object) =>
      refusalFor(organizationLifecycle, row('active', facts), 'organization.archive', sender('operator'), at);
    expect(
      [words({ isOwn: true }), words({ hasOpenTests: true }), words({ hasAllOperators: true })].map((refused) => refused?.message),
    ).toEqual([
      'You work in this organization. Switch to another one first.',
      'Tests of this organization are open. Close them first.',
      'Everybody who runs this installation works in this organization.',
    ]);
  });
});
