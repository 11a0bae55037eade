import type { InviteAnswer, InviteMembersPorts } from '#machines/flows/organization/invite-members.ts';
import { withKey } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { InviteMembers, ResendInvitation } from './invite-members.documents.ts';

type Answered = {
  readonly successful: boolean;
  readonly errors: readonly { readonly message: string; readonly path?: string | null }[];
};
type Invitation = { readonly email: string; readonly link?: string | null };

const answerOf = (answered: Answered | undefined, invitations: readonly Invitation[], error: Error | undefined): InviteAnswer => {
  if (answered === undefined) throw error ?? new Error('The server gave no answer.');
  return {
    successful: answered.successful,
    faults: answered.errors.map(({ message, path }) => ({ message, path: path ?? null })),
    links: invitations.flatMap(({ email, link }) => (typeof link === 'string' ? [{ email, link }] : [])),
  };
};

/** Sends invitations, and sends them again. */
export const inviteMembersPorts = (client: Client): InviteMembersPorts => ({
  inviteMembers: fromPromise(async ({ input: { key, emails, role } }) => {
    const { data, error } = await client.mutation(InviteMembers, { input: { emails, role } }, withKey(key)).toPromise();
    return answerOf(data?.organizationUsersCreate, data?.organizationUsersCreate.result ?? [], error);
  }),
  resendInvitation: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(ResendInvitation, { input }).toPromise();
    const result = data?.organizationInvitationResend.result ?? null;
    return answerOf(data?.organizationInvitationResend, result === null ? [] : [result], error);
  }),
});
