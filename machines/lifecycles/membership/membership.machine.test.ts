import { membershipStates } from '#schema/vocabulary/around.ts';
import type { MembershipState } from '#schema/vocabulary/around.ts';
import { byEveryone, disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { membershipLifecycle, membershipMachine } from './membership.machine.ts';

const at = '2026-03-01T10:00:00.000Z';
const row = (state: MembershipState) => ({ state, removedAt: state === 'removed' ? at : null });

describe('membership', () => {
  it('takes every transition', () => {
    expect(walk(membershipMachine, { inputs: [{ removedAt: null }], events: byEveryone(membershipLifecycle) }).missed).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(membershipLifecycle, membershipStates.map(row))).toEqual([]);
  });

  it('who may do what', () => {
    expect(leaves(membershipMachine)).toEqual([...membershipStates]);
    expect(Object.fromEntries(membershipStates.map((state) => [state, whoMay(membershipLifecycle, row(state))]))).toEqual({
      invited: { 'invitation.accept': 'S', 'member.remove': 'TOS' },
      active: { 'member.remove': 'TOS' },
      removed: { 'member.invite': 'CTO' },
    });
  });

  it('is removed, and invited again', () => {
    const invite = { type: 'member.invite', actor: sender('customer') } as const;
    expect(next(membershipLifecycle, row('active'), { type: 'member.remove', actor: sender('test_manager'), at }).row).toEqual({
      state: 'removed',
      removedAt: at,
    });
    expect(next(membershipLifecycle, row('removed'), invite).row).toEqual({ state: 'invited', removedAt: null });
    expect(refusalOf(membershipLifecycle, row('active'), invite)?.code).toBe('taken');
  });
});
