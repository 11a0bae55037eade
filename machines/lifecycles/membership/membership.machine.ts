import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { MembershipContext, MembershipEvent, MembershipRow } from './membership.types.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** A person's place in an organization. */
export const membershipMachine = setup({
  types: { context: {} as MembershipContext, events: {} as MembershipEvent, input: {} as MembershipContext },
  guards: {
    mayJoin: roleIn('system'),
    mayInvite: roleIn('customer', 'test_manager', 'operator'),
    mayRemove: roleIn('customer', 'test_manager', 'operator', 'system'),
    isTheirs: ({ context, event }) => event.actor.role !== 'customer' || context.role === 'customer',
    isAnother: ({ context, event }) => event.actor.userId !== context.userId,
    mayOperate: roleIn('operator'),
    isTestManager: ({ context }) => context.role === 'test_manager',
    isOperatorsAct: ({ context, event }) => !context.isOperator || event.actor.role === 'operator',
    hasOtherOperator: ({ context }) => !context.isOnlyOperator,
    hasSuccessor: ({ context }) => !context.isOnlyOperator,
    mayForget: ({ context, event }) => event.actor.role === 'operator' || event.actor.userId === context.userId,
    hasAnotherOperator: ({ context }) => !context.isOnlyOperator,
    isFree: ({ context }) => !context.isHeld,
  },
  actions: {
    rememberRemoval: assign((_, params: { at: string }) => ({ removedAt: params.at })),
    forgetRemoval: assign({ removedAt: null }),
    rememberOperator: assign({ isOperator: true }),
    forgetOperator: assign({ isOperator: false }),
  },
}).createMachine({
  id: 'membership',
  context: ({ input }) => input,
  initial: 'invited',
  states: {
    invited: {
      on: {
        'invitation.accept': { guard: 'mayJoin', target: 'active' },
        'member.remove': {
          guard: and(['mayRemove', 'isTheirs', 'isOperatorsAct', 'hasOtherOperator', 'isAnother']),
          target: 'removed',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) },
        },
        'member.forget': {
          guard: and(['mayForget', 'hasAnotherOperator', 'isFree']),
          target: 'forgotten',
          actions: [{ type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) }, 'forgetOperator'],
        },
        'operator.appoint': { guard: and(['mayOperate', 'isTestManager']), actions: 'rememberOperator' },
        'operator.dismiss': { guard: and(['mayOperate', 'hasSuccessor']), actions: 'forgetOperator' },
      },
    },
    active: {
      on: {
        'member.remove': {
          guard: and(['mayRemove', 'isTheirs', 'isOperatorsAct', 'hasOtherOperator', 'isAnother']),
          target: 'removed',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) },
        },
        'member.forget': {
          guard: and(['mayForget', 'hasAnotherOperator', 'isFree']),
          target: 'forgotten',
          actions: [{ type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) }, 'forgetOperator'],
        },
        'operator.appoint': { guard: and(['mayOperate', 'isTestManager']), actions: 'rememberOperator' },
        'operator.dismiss': { guard: and(['mayOperate', 'hasSuccessor']), actions: 'forgetOperator' },
      },
    },
    removed: {
      description: 'Cannot sign in; every session and socket is closed.',
      on: {
        'member.invite': { guard: 'mayInvite', target: 'invited', actions: 'forgetRemoval' },
        'member.forget': {
          guard: and(['mayForget', 'hasAnotherOperator', 'isFree']),
          target: 'forgotten',
          actions: [{ type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) }, 'forgetOperator'],
        },
        'operator.dismiss': { guard: 'mayOperate', actions: 'forgetOperator' },
      },
    },
    forgotten: { type: 'final', description: 'Nothing tells who it was, once the job that follows is through.' },
  },
});

export const membershipLifecycle = columnLifecycle<typeof membershipMachine, MembershipRow>({
  name: 'membership',
  machine: membershipMachine,
  status: 'state',
  remembers: ['removedAt', 'isOperator'],
  facts: ['role', 'userId', 'isOnlyOperator', 'isHeld'],
  reasons: {
    mayJoin: notAllowed('Only the invited person can accept an invitation.'),
    mayInvite: notAllowed('Only customers and test managers can invite people.'),
    mayRemove: notAllowed('Community test managers cannot remove people.'),
    isTheirs: refusal('not_allowed', 'Only test managers can remove people of the crowd-testing service.'),
    isAnother: refusal('not_allowed', 'You cannot remove yourself.'),
    mayOperate: notAllowed('Only operators make operators, and take their rights.'),
    isTestManager: refusal('invalid_role', 'Only test managers can be operators or act for customers', ['role']),
    isOperatorsAct: notAllowed("Only an operator can remove an operator, at the operator's desk."),
    hasOtherOperator: refusal('invalid_state', 'This is the only operator. Make another one first.'),
    mayForget: notAllowed('People are forgotten at their own wish, or by an operator.'),
    isFree: refusal('invalid_state', 'A legal hold in this organization keeps everybody in it.'),
    hasAnotherOperator: refusal('invalid_state', 'This is the only operator. Make another one first.'),
    hasSuccessor: refusal('invalid_state', 'This is the only operator. Make another one first.', ['isOperator']),
  },
  sentences: {
    invited: 'This person has been invited.',
    active: 'This person is already a member.',
    removed: 'This person has been removed.',
    forgotten: 'This person is forgotten.',
  },
  samples: {
    'invitation.accept': {},
    'member.forget': { at: '2026-01-05T09:00:00.000Z' },
    'member.invite': {},
    'member.remove': { at: '2026-01-05T09:00:00.000Z' },
    'operator.appoint': {},
    'operator.dismiss': {},
  },
  unheard: { 'member.invite': () => refusal('taken', 'This person has already been invited.', ['emails']) },
});

type Person = { readonly state: string | undefined; readonly isOperator: boolean; readonly isSelf: boolean };

export const supportRefusal = ({ state, isOperator, isSelf }: Person): Refusal | null => {
  if (state !== 'active') return refusal('invalid_state', 'This person does not sign in');
  return isSelf || isOperator ? notAllowed('Nobody acts for an operator') : null;
};
