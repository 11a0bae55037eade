import { organizationStates } from '#schema/vocabulary/operator.ts';
import type { OrganizationState } from '#schema/vocabulary/operator.ts';
import { byEveryone, disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor } from '../../lib/lifecycle.ts';
import { organizationLifecycle, organizationMachine } from './organization.machine.ts';

const at = '2026-01-05T09:00:00.000Z';
const row = (state: OrganizationState, facts: { isOwn?: boolean; hasOpenTests?: boolean } = {}) => ({
  state,
  deletedAt: state === 'archived' ? at : null,
  isOwn: false,
  hasOpenTests: false,
  ...facts,
});
const { isOwn, hasOpenTests } = row('active');

describe('an organization', () => {
  it('takes every transition', () => {
    const inputs = [{ deletedAt: null, isOwn, hasOpenTests }];
    expect(walk(organizationMachine, { inputs, events: byEveryone(organizationLifecycle) }).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = [...organizationStates.map((state) => row(state)), row('active', { isOwn: true }), row('active', { hasOpenTests: true })];
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

  it('stays while the operator works in it or its tests are open', () => {
    const words = (facts: object) =>
      refusalFor(organizationLifecycle, row('active', facts), 'organization.archive', sender('operator'), at);
    expect([words({ isOwn: true })?.message, words({ hasOpenTests: true })?.message]).toEqual([
      'You work in this organization. Switch to another one first.',
      'Tests of this organization are open. Close them first.',
    ]);
  });
});
