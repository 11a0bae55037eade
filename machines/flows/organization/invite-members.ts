import type { Role } from '#schema/vocabulary/roles.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { emailsIn } from '#schema/rules/emails-in.ts';
import { inviteFaults } from '#schema/rules/organization/invite-members.ts';
import { teamTexts } from '#schema/vocabulary/team.ts';
import { faultAbove } from '#machines/lib/server-faults.ts';

type InviteFault = { readonly path: string | null; readonly message: string };

export type InvitationLink = { readonly email: string; readonly link: string };

export type InviteAnswer = {
  readonly successful: boolean;
  readonly faults: readonly InviteFault[];
  readonly links: readonly InvitationLink[];
};

export type InviteMembersPorts = {
  inviteMembers: PromiseActorLogic<InviteAnswer, { readonly emails: readonly string[]; readonly role: Role; readonly key: string }>;
  resendInvitation: PromiseActorLogic<InviteAnswer, { readonly invitationId: string }>;
};

type InviteMembersContext = {
  readonly text: string;
  readonly role: Role;
  readonly faults: readonly InviteFault[];
  readonly links: readonly InvitationLink[];
  /** Counts what is sent: with the page's key it makes the idempotency key, which stays until something is changed or answered. */
  readonly sendings: number;
  readonly key: string;
  readonly invitationId: string;
};

type InviteMembersInput = {
  readonly key: string;
  readonly text?: string | undefined;
};

type InviteMembersEvent =
  | { readonly type: 'emails.change'; readonly text: string }
  | { readonly type: 'role.choose'; readonly role: Role }
  | { readonly type: 'invitation.send' }
  | { readonly type: 'refused.drop' }
  | { readonly type: 'invitation.resend'; readonly invitationId: string }
  | { readonly type: 'links.close' };

type InviteMembersEmitted =
  | { readonly type: 'members.invited' }
  | { readonly type: 'invitation.resent' }
  | { readonly type: 'invitation.refused'; readonly message: string };

type InviteMembersTag = 'busy' | 'editable';

export type InviteMembersActorRef = ActorRefFrom<typeof inviteMembersMachine>;
type InviteMembersSnapshot = SnapshotFrom<typeof inviteMembersMachine>;

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

/** Refused addresses stay in the form, links until they are dismissed. */
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
    rememberText: assign(({ context }, { text }: { text: string }) => ({ text, faults: [], sendings: context.sendings + 1 })),
    rememberRole: assign(({ context }, { role }: { role: Role }) => ({ role, sendings: context.sendings + 1 })),
    rememberFaults: assign(({ context }) => ({ faults: inviteFaults(emailsIn(context.text)) })),
    rememberAnswered: assign(({ context }) => ({ sendings: context.sendings + 1 })),
    forgetFaults: assign({ faults: [] }),
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
        sendings: context.sendings + 1,
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
      entry: 'forgetFaults',
      invoke: {
        id: 'inviteMembers',
        src: 'inviteMembers',
        input: ({ context: { text, role, key, sendings } }) => ({ emails: emailsIn(text), role, key: `${key}-${sendings}` }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: 'editing',
            actions: ['rememberAnswered', { type: 'rememberLinks', params: answered }, 'forgetText', 'announceInvited'],
          },
          { target: 'editing', actions: ['rememberAnswered', { type: 'rememberRefusal', params: answered }] },
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

const shownFaults = 3;

export const selectText = ({ context }: InviteMembersSnapshot): string => context.text;
export const selectKept = ({ context: { text } }: InviteMembersSnapshot) => (text.trim() === '' ? null : { text, seen: '' });
export const selectRole = ({ context }: InviteMembersSnapshot): Role => context.role;
export const selectLinks = ({ context }: InviteMembersSnapshot): readonly InvitationLink[] => context.links;
export const selectIsBusy = (snapshot: InviteMembersSnapshot): boolean => snapshot.hasTag('busy');

const isOfAddresses = (path: string): boolean => /^emails(?:\[|$)/u.test(path);

export const selectGeneral = ({ context }: InviteMembersSnapshot): string | null => faultAbove(context.faults, isOfAddresses);

export const selectFault = ({ context }: InviteMembersSnapshot): string | null => {
  const faults = context.faults.filter(({ path }) => path !== null && isOfAddresses(path));
  if (faults.length === 0) return null;
  const said = faults.slice(0, shownFaults).map(({ message }) => message);
  const more = faults.length - said.length;
  return more > 0 ? `${said.join(', ')} and ${more} more` : said.join(', ');
};

export const selectIsPartlyRefused = ({ context: { faults } }: InviteMembersSnapshot): boolean =>
  faults.some(({ path }) => path?.startsWith('emails[') === true);
