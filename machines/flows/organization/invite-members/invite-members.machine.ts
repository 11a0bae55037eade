import { port } from '#machines/lib/port.ts';
import { emailsIn } from '#schema/rules/emails-in.ts';
import { inviteFaults } from '#schema/rules/organization/invite-members.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { teamTexts } from '#schema/vocabulary/team.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  InviteAnswer,
  InviteFault,
  InviteMembersContext,
  InviteMembersEmitted,
  InviteMembersEvent,
  InviteMembersInput,
  InviteMembersPorts,
  InviteMembersTag,
} from './invite-members.types.ts';

export type InviteMembersActorRef = ActorRefFrom<typeof inviteMembersMachine>;
export type InviteMembersSnapshot = SnapshotFrom<typeof inviteMembersMachine>;

const unprovided: InviteMembersPorts = { inviteMembers: port('inviteMembers'), resendInvitation: port('resendInvitation') };

const placeOf = ({ path }: InviteFault): number | null => {
  const [, place] = /^emails\[(\d+)\]$/u.exec(path ?? '') ?? [];
  return place === undefined ? null : Number(place);
};

const wordsOf = ({ faults }: InviteAnswer): string => {
  const said = faults.map(({ message }) => message).filter((message) => message !== '');
  return said.length === 0 ? teamTexts.failed : said.join(', ');
};

const answered = ({ event }: { event: { output: InviteAnswer } }) => ({ answer: event.output });

/** Invites people by their addresses and sends invitations again; what is refused stays in the form, and links stay until they are put away. */
export const inviteMembersMachine = setup({
  types: {
    context: {} as InviteMembersContext,
    events: {} as InviteMembersEvent,
    input: {} as InviteMembersInput,
    emitted: {} as InviteMembersEmitted,
    tags: {} as InviteMembersTag,
  },
  actors: unprovided,
  actions: {
    rememberText: assign((_, { text }: { text: string }) => ({ text, faults: [] })),
    rememberRole: assign((_, { role }: { role: Role }) => ({ role })),
    rememberFaults: assign(({ context }) => ({ faults: inviteFaults(emailsIn(context.text)) })),
    rememberSending: assign(({ context }) => ({ faults: [], sendings: context.sendings + 1 })),
    rememberRefusal: assign((_, { answer }: { answer: InviteAnswer }) => ({
      faults: answer.faults.length === 0 ? [{ path: 'emails', message: teamTexts.failed }] : answer.faults,
    })),
    rememberFailure: assign({ faults: [{ path: 'emails', message: teamTexts.failed }] }),
    rememberInvitation: assign((_, { invitationId }: { invitationId: string }) => ({ invitationId })),
    rememberLinks: assign((_, { answer }: { answer: InviteAnswer }) => ({ links: answer.links })),
    forgetRefused: assign(({ context }) => {
      const refused = new Set(context.faults.map(placeOf));
      return {
        faults: [],
        text: emailsIn(context.text)
          .filter((_, place) => !refused.has(place))
          .join(', '),
      };
    }),
    forgetText: assign({ text: '', faults: [] }),
    forgetLinks: assign({ links: [] }),
    announceInvited: emit({ type: 'members.invited' }),
    announceResent: emit({ type: 'invitation.resent' }),
    announceRefused: emit((_, { answer }: { answer: InviteAnswer }) => ({ type: 'invitation.refused' as const, message: wordsOf(answer) })),
    announceFailed: emit({ type: 'invitation.refused', message: teamTexts.failed }),
  },
  guards: {
    isValid: ({ context }) => inviteFaults(emailsIn(context.text)).length === 0,
    isSuccessful: (_, { answer }: { answer: InviteAnswer }) => answer.successful,
  },
}).createMachine({
  id: 'inviteMembers',
  context: ({ input: { key, text = '' } }) => ({ key, text, role: 'customer', faults: [], links: [], sendings: 0, invitationId: '' }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'emails.change': { actions: { type: 'rememberText', params: ({ event }) => ({ text: event.text }) } },
        'role.choose': { actions: { type: 'rememberRole', params: ({ event }) => ({ role: event.role }) } },
        'refused.drop': { actions: 'forgetRefused' },
        'links.close': { actions: 'forgetLinks' },
        'invitation.send': [{ guard: 'isValid', target: 'sending' }, { actions: 'rememberFaults' }],
        'invitation.resend': {
          target: 'resending',
          actions: { type: 'rememberInvitation', params: ({ event }) => ({ invitationId: event.invitationId }) },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'rememberSending',
      invoke: {
        id: 'inviteMembers',
        src: 'inviteMembers',
        input: ({ context: { text, role, key, sendings } }) => ({ emails: emailsIn(text), role, key: `${key}-${sendings}` }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: 'editing',
            actions: [{ type: 'rememberLinks', params: answered }, 'forgetText', 'announceInvited'],
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: answered } },
        ],
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendInvitation',
        src: 'resendInvitation',
        input: ({ context: { invitationId } }) => ({ invitationId }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: 'editing',
            actions: [{ type: 'rememberLinks', params: answered }, 'announceResent'],
          },
          { target: 'editing', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'editing', actions: 'announceFailed' },
      },
    },
  },
});
