import { invitationLifecycle } from '#machines/lifecycles/invitation/invitation.machine.ts';
import { membershipLifecycle } from '#machines/lifecycles/membership/membership.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { invitationRowOf } from '#schema/generated/client/rows/invitation.documents.ts';
import { membershipRowOf } from '#schema/generated/client/rows/membership.documents.ts';
import type { Team_MembersQuery } from '#schema/generated/client/graphql.ts';
import type { Role } from '#schema/vocabulary/roles.ts';

type Asked = Team_MembersQuery['getOrganizationUsers'][number];

export type Member = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly isInvited: boolean;
  readonly isSelf: boolean;
  readonly lastSeenAt: string | null;
  readonly draftCount: number;
  readonly removeRefusal: string | null;
  readonly invitation: {
    readonly id: string;
    readonly expiresAt: string;
    readonly mailState: string | null;
    readonly resendRefusal: string | null;
    readonly revokeRefusal: string | null;
  } | null;
};

/** A member as the page has them, with what the charts say of each control; `refusal` stands against all of them. */
export const memberOf = (asked: Asked, actor: Actor, refusal: string | null = null): Member => {
  const row = membershipRowOf(asked);
  const may = verdicts(membershipLifecycle, row, actor);
  const { invitation } = asked;
  const mayInvitation = invitation === null ? null : verdicts(invitationLifecycle, invitationRowOf(invitation), actor);
  return {
    id: asked.id,
    email: asked.email,
    fullName: asked.fullName,
    role: row.role,
    isInvited: row.state === 'invited',
    isSelf: asked.id === actor.userId,
    lastSeenAt: asked.lastSeenAt,
    draftCount: asked.draftCount,
    removeRefusal: refusal ?? may['member.remove'],
    invitation:
      invitation === null || mayInvitation === null
        ? null
        : {
            id: invitation.id,
            expiresAt: invitationRowOf(invitation).expiresAt,
            mailState: invitation.mailState,
            resendRefusal: refusal ?? mayInvitation['invitation.resend'],
            revokeRefusal: refusal ?? mayInvitation['invitation.revoke'],
          },
  };
};

export const nameOf = ({ fullName, email }: Pick<Member, 'fullName' | 'email'>): string => (fullName === '' ? email : fullName);

/** How far an invitation has come, in a few words. */
export const invitationWords = ({ expiresAt, mailState }: NonNullable<Member['invitation']>, now: number): string => {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'Expired';
  if (mailState === 'failed') return 'The mail could not be delivered';
  if (mailState === 'unconfirmed') return 'The mail server did not confirm the mail';
  const days = Math.max(1, Math.round(left / 86_400_000));
  return `Expires in ${days === 1 ? '1 day' : `${days} days`}`;
};
