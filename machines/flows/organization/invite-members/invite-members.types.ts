import type { Role } from '#schema/vocabulary/roles.ts';
import type { PromiseActorLogic } from 'xstate';

export type InviteFault = { readonly path: string | null; readonly message: string };

/** A link to hand over, where no mail can be sent. */
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

export type InviteMembersContext = {
  readonly text: string;
  readonly role: Role;
  readonly faults: readonly InviteFault[];
  readonly links: readonly InvitationLink[];
  /** How often addresses were sent: with the key of the page it names one sending. */
  readonly sendings: number;
  readonly key: string;
  readonly invitationId: string;
};

export type InviteMembersInput = {
  readonly key: string;
  /** What was typed here before and not sent. */
  readonly text?: string | undefined;
};

export type InviteMembersEvent =
  | { readonly type: 'emails.change'; readonly text: string }
  | { readonly type: 'role.choose'; readonly role: Role }
  | { readonly type: 'invitation.send' }
  | { readonly type: 'refused.drop' }
  | { readonly type: 'invitation.resend'; readonly invitationId: string }
  | { readonly type: 'links.close' };

export type InviteMembersEmitted =
  | { readonly type: 'members.invited' }
  | { readonly type: 'invitation.resent' }
  | { readonly type: 'invitation.refused'; readonly message: string };

export type InviteMembersTag = 'busy' | 'editable';
