import { membershipStates } from '#schema/vocabulary/around.ts';
import type { MembershipState } from '#schema/vocabulary/around.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { byEveryone, disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { membershipLifecycle, membershipMachine } from './membership.machine.ts';
import type { MembershipRow } from './membership.types.ts';

const at = '2026-03-01T10:00:00.000Z';
const row = (state: MembershipState, role: Role = 'customer', userId = 'u2') => ({
  state,
  removedAt: state === 'removed' ? at : null,
  role,
  userId,
});
const rows = membershipStates.flatMap((state) => [row(state), row(state, 'test_manager'), row(state, 'customer', 'u1')]);

describe('membership', () => {
  it('takes every transition', () => {
    expect(
      walk(membershipMachine, { inputs: [{ removedAt: null, role: 'customer', userId: 'u2' }], events: byEveryone(membershipLifecycle) })
        .untaken,
    ).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(membershipLifecycle, rows)).toEqual([]);
  });

  it('who may do what', () => {
    expect(leaves(membershipMachine)).toEqual([...membershipStates]);
    expect(Object.fromEntries(membershipStates.map((state) => [state, whoMay(membershipLifecycle, row(state))]))).toEqual({
      invited: { 'invitation.accept': 'S', 'member.remove': 'CTOS' },
      active: { 'member.remove': 'CTOS' },
      removed: { 'member.invite': 'CTO' },
    });
  });

  it('is removed by colleagues of the same kind, by staff, and by nobody themselves', () => {
    const asked = (from: MembershipRow, role: 'customer' | 'test_manager') =>
      refusalOf(membershipLifecycle, from, { type: 'member.remove', actor: sender(role), at })?.message ?? null;
    expect([
      asked(row('active'), 'customer'),
      asked(row('active', 'test_manager'), 'customer'),
      asked(row('active', 'test_manager'), 'test_manager'),
      asked(row('active', 'customer', 'u1'), 'customer'),
    ]).toEqual([null, 'Only test managers can remove people of the crowd-testing service.', null, 'You cannot remove yourself.']);
  });

  it('is removed, and invited again', () => {
    const invite = { type: 'member.invite', actor: sender('customer') } as const;
    for (const state of ['invited', 'active'] as const)
      expect(next(membershipLifecycle, row(state), { type: 'member.remove', actor: sender('test_manager'), at }).row).toEqual({
        state: 'removed',
        removedAt: at,
      });
    expect(next(membershipLifecycle, row('removed'), invite).row).toEqual({ state: 'invited', removedAt: null });
    expect(refusalOf(membershipLifecycle, row('active'), invite)?.code).toBe('taken');
  });
});
