import { membershipStates } from '#schema/vocabulary/around.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor, refusalOf } from '../../lib/lifecycle.ts';
import { membershipLifecycle, membershipMachine } from './membership.machine.ts';
import type { MembershipRow } from './membership.types.ts';
import { membershipSamples, row, at } from './membership.builders.ts';

const rows = membershipStates.flatMap((state) => [
  row(state),
  row(state, 'test_manager'),
  row(state, 'customer', 'u1'),
  row(state, 'test_manager', 'u2', 'only'),
  row(state, 'test_manager', 'u2', 'one of several'),
  { ...row(state), isHeld: true },
]);

describe('membership', () => {
  it('takes every transition', () => {
    expect(walk(membershipMachine, membershipSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(membershipLifecycle, rows)).toEqual([]);
  });

  it('who may do what', () => {
    expect(leaves(membershipMachine)).toEqual([...membershipStates]);
    expect(Object.fromEntries(membershipStates.map((state) => [state, whoMay(membershipLifecycle, row(state))]))).toEqual({
      invited: { 'invitation.accept': 'S', 'member.forget': 'O', 'member.remove': 'CTOS', 'operator.dismiss': 'O' },
      active: { 'member.forget': 'O', 'member.remove': 'CTOS', 'operator.dismiss': 'O' },
      removed: { 'member.forget': 'O', 'member.invite': 'CTO', 'operator.dismiss': 'O' },
      forgotten: {},
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

  it('of an operator ends by another operator alone, and never that of the last', () => {
    const operator = (operators: 'one of several' | 'only') => row('active', 'test_manager', 'u2', operators);
    expect([whoMay(membershipLifecycle, operator('one of several')), whoMay(membershipLifecycle, operator('only'))]).toEqual([
      { 'member.forget': 'O', 'member.remove': 'O', 'operator.appoint': 'O', 'operator.dismiss': 'O' },
      { 'operator.appoint': 'O' },
    ]);
    const asked = (from: MembershipRow, role: ActorRole, type: 'member.remove' | 'operator.dismiss' = 'member.remove') =>
      refusalFor(membershipLifecycle, from, type, sender(role), at);
    expect([
      asked(operator('one of several'), 'test_manager'),
      asked(operator('only'), 'operator'),
      asked(operator('only'), 'operator', 'operator.dismiss'),
    ]).toEqual([
      { code: 'not_allowed', message: "Only an operator can remove an operator, at the operator's desk." },
      { code: 'invalid_state', message: 'This is the only operator. Make another one first.' },
      { code: 'invalid_state', message: 'This is the only operator. Make another one first.', path: ['isOperator'] },
    ]);
    const dismiss = { type: 'operator.dismiss', actor: sender('operator') } as const;
    expect(next(membershipLifecycle, operator('one of several'), dismiss).row).toEqual({ isOperator: false });
  });

  it('of a test manager alone makes an operator', () => {
    const appoint = { type: 'operator.appoint', actor: sender('operator') } as const;
    expect(refusalOf(membershipLifecycle, row('active'), appoint)).toMatchObject({ code: 'invalid_role', path: ['role'] });
    expect(next(membershipLifecycle, row('active', 'test_manager'), appoint).row).toEqual({ isOperator: true });
  });

  it('is forgotten at their own wish or by an operator, whatever became of them, and never the only operator', () => {
    const forget = (from: MembershipRow, role: ActorRole, userId: string) =>
      refusalOf(membershipLifecycle, from, { type: 'member.forget', actor: { role, userId }, at })?.message ?? null;
    const others = 'People are forgotten at their own wish, or by an operator.';
    for (const state of ['invited', 'active', 'removed'] as const)
      expect([
        forget(row(state), 'customer', 'u2'),
        forget(row(state), 'operator', 'u9'),
        forget(row(state), 'test_manager', 'u9'),
      ]).toEqual([null, null, others]);
    const only = row('active', 'test_manager', 'u2', 'only');
    expect([forget(only, 'test_manager', 'u2'), forget(only, 'operator', 'u2')]).toEqual(
      Array.from({ length: 2 }, () => 'This is the only operator. Make another one first.'),
    );
    expect(forget({ ...row('active'), isHeld: true }, 'operator', 'u9')).toBe('A legal hold in this organization keeps everybody in it.');
    const event = { type: 'member.forget', actor: sender('operator'), at } as const;
    expect(next(membershipLifecycle, row('active', 'test_manager', 'u2', 'one of several'), event).row).toEqual({
      state: 'forgotten',
      removedAt: at,
      isOperator: false,
    });
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
