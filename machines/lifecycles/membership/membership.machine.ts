import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { MembershipContext, MembershipEvent, MembershipRow } from './membership.types.ts';

/** A person's place in an organization. */
export const membershipMachine = setup({
  types: { context: {} as MembershipContext, events: {} as MembershipEvent, input: {} as MembershipContext },
  guards: {
    mayJoin: roleIn('system'),
    mayInvite: roleIn('customer', 'test_manager', 'operator'),
    mayRemove: roleIn('customer', 'test_manager', 'operator', 'system'),
    isTheirs: ({ context, event }) => event.actor.role !== 'customer' || context.role === 'customer',
    isAnother: ({ context, event }) => event.actor.userId !== context.userId,
  },
  actions: {
    rememberRemoval: assign((_, params: { at: string }) => ({ removedAt: params.at })),
    forgetRemoval: assign({ removedAt: null }),
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
          guard: and(['mayRemove', 'isTheirs', 'isAnother']),
          target: 'removed',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    active: {
      on: {
        'member.remove': {
          guard: and(['mayRemove', 'isTheirs', 'isAnother']),
          target: 'removed',
          actions: { type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    removed: {
      description: 'Cannot sign in; every session and socket is closed.',
      on: { 'member.invite': { guard: 'mayInvite', target: 'invited', actions: 'forgetRemoval' } },
    },
  },
});

export const membershipLifecycle = columnLifecycle<typeof membershipMachine, MembershipRow>({
  name: 'membership',
  machine: membershipMachine,
  status: 'state',
  remembers: ['removedAt'],
  facts: ['role', 'userId'],
  reasons: {
    mayJoin: notAllowed('Only the invited person can accept an invitation.'),
    mayInvite: notAllowed('Only customers and test managers can invite people.'),
    mayRemove: notAllowed('Community test managers cannot remove people.'),
    isTheirs: refusal('not_allowed', 'Only test managers can remove people of the crowd-testing service.'),
    isAnother: refusal('not_allowed', 'You cannot remove yourself.'),
  },
  sentences: {
    invited: 'This person has been invited.',
    active: 'This person is already a member.',
    removed: 'This person has been removed.',
  },
  samples: { 'invitation.accept': {}, 'member.invite': {}, 'member.remove': { at: '2026-01-05T09:00:00.000Z' } },
  unheard: { 'member.invite': () => refusal('taken', 'This person has already been invited.', ['emails']) },
});
