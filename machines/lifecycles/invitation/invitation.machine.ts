import { teamTexts } from '#schema/vocabulary/team.ts';
import { expiryOf } from '#schema/rules/organization/invite-members.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { InvitationContext, InvitationEvent, InvitationRow } from './invitation.types.ts';

/** One invitation of an address to an organization: sent again, taken back, or accepted in time. */
export const invitationMachine = setup({
  types: { context: {} as InvitationContext, events: {} as InvitationEvent, input: {} as InvitationContext },
  guards: {
    mayInvite: roleIn('customer', 'test_manager'),
    mayJoin: roleIn('system'),
    isInTime: ({ context, event }) => 'at' in event && event.at !== undefined && Date.parse(event.at) < Date.parse(context.expiresAt),
  },
  actions: {
    rememberSending: assign((_, { at }: { at: string }) => ({ sentAt: at, expiresAt: expiryOf(at) })),
  },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'Its link lets the address in until it expires.',
      on: {
        'invitation.resend': {
          guard: 'mayInvite',
          target: 'open',
          actions: { type: 'rememberSending', params: ({ event }) => ({ at: event.at }) },
        },
        'invitation.revoke': { guard: 'mayInvite', target: 'revoked' },
        'invitation.accept': { guard: and(['mayJoin', 'isInTime']), target: 'accepted' },
      },
    },
    accepted: { type: 'final' },
    revoked: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const invitationLifecycle = columnLifecycle<typeof invitationMachine, InvitationRow>({
  name: 'invitation',
  machine: invitationMachine,
  status: 'state',
  remembers: ['expiresAt', 'sentAt'],
  facts: [],
  reasons: {
    mayInvite: notAllowed('Only customers and test managers can invite people.'),
    mayJoin: notAllowed('Only the invited person can accept an invitation.'),
    isInTime: refusal('invalid_state', teamTexts.expired),
  },
  sentences: {
    open: 'This invitation has not been answered.',
    accepted: 'This invitation has been accepted.',
    revoked: 'This invitation has been revoked.',
  },
  samples: { 'invitation.resend': { at }, 'invitation.revoke': {}, 'invitation.accept': { at } },
});
