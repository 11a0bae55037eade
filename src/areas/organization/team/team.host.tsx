import { revokeInvitationMachine } from '#machines/flows/organization/acts.ts';
import { after, forget, updates } from '#src/cache/updates.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useAct } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import { RevokeInvitation, Members } from './team.documents.ts';
import { memberOf } from './team.rules.ts';
import type { Member } from './team.rules.ts';
import { inviteMembersMachine, selectKept } from '#machines/flows/organization/invite-members.ts';
import { teamTexts } from '#schema/vocabulary/team.ts';
import { actingRefusal } from '#src/acting.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useKeptPlace, useKeptWords } from '#src/keeping/use-kept-words.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useLast } from '#src/ui/use-last.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useDisclosure } from '#src/ui/local.ts';
import { useQuery } from 'urql';
import { InviteMembersView } from '../invite-members/invite-members.view.tsx';
import type { ListFindProps } from '#src/list-find.tsx';
import { RemoveMemberAct } from './remove-member.act.tsx';
import { TeamView } from './team.view.tsx';
import type { TeamQuestion } from './team.view.tsx';
import type { InviteAnswer, InviteMembersPorts } from '#machines/flows/organization/invite-members.ts';
import { withKey } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { InviteMembers, ResendInvitation } from '../invite-members/invite-members.documents.ts';

const teamChanged = after(forget(['getOrganizationUsers']));
Object.assign(updates.Mutation, {
  organizationUsersCreate: teamChanged,
  organizationInvitationRevoke: teamChanged,
  organizationUserRemove: teamChanged,
});

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

/** Asks before an invitation is taken back. */
function RevokeInvitationAct({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const input = { invitationId: member.invitation?.id ?? '' };
  const actorRef = useAct(revokeInvitationMachine, RevokeInvitation, { input, done: 'The invitation has been revoked.' });
  const isBusy = useSelector(actorRef, selectIsBusy);
  useEmitted(actorRef, { 'act.done': onClose });
  return (
    <Modal
      isOpen
      urgent
      title={`Revoke the invitation of ${member.email}?`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="destructive" busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
            Revoke
          </Button>
        </>
      }
    >
      <p>Its link ends at once.</p>
    </Modal>
  );
}

/** The tab that lists who works in the organization, and invites more of them. */
export function TeamHost({ find, onFind }: ListFindProps) {
  const { client } = usePortal();
  const { id: userId, role, organization } = useViewer();
  const [{ data, error }, ask] = useQuery({ query: Members, requestPolicy: 'cache-and-network' });
  const [isWhole, setWhole] = useDisclosure();
  const question = useOpenOne<TeamQuestion['kind']>();
  const { place, kept } = useKeptPlace('invitations');
  const actorRef = useFlow(() => inviteMembersMachine.provide({ actors: inviteMembersPorts(client) }), {
    input: { key: crypto.randomUUID(), text: kept?.text },
  });
  useKeptWords(actorRef, place, selectKept);
  useEmitted(actorRef, {
    'members.invited': () => showToast({ type: 'success', text: teamTexts.invited }),
    'invitation.resent': () => showToast({ type: 'success', text: 'The invitation has been renewed.' }),
    'invitation.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  const members = data?.getOrganizationUsers.map((member) => memberOf(member, { userId, role }, actingRefusal())) ?? null;
  const found = data?.getOrganizationUsers.find(({ id }) => id === question.id);
  const asked = useLast(found, found === undefined);
  const member = asked === undefined ? undefined : memberOf(asked, { userId, role }, actingRefusal());
  return (
    <>
      <InviteMembersView
        refusal={actingRefusal()}
        actorRef={actorRef}
        mayChooseRole={role === 'test_manager'}
        organizationName={organization.chosenName ?? organization.name}
      />
      <TeamView
        members={members}
        find={find}
        onFind={onFind}
        isWhole={isWhole}
        onShowAll={() => setWhole(true)}
        onResend={(invitationId) => actorRef.send({ type: 'invitation.resend', invitationId })}
        onAsk={(asked) => question.open(asked.kind, asked.member.id)}
      >
        {error === undefined ? (
          <Loading label="Loading the team">
            <SkeletonRows rows={3} avatar />
          </Loading>
        ) : (
          <LoadFailure
            title="The members could not be loaded."
            requestId={requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
      </TeamView>
      {question.name === 'remove' && member !== undefined ? (
        <RemoveMemberAct key={member.id} member={member} members={members ?? []} onClose={question.close} />
      ) : null}
      {question.name === 'revoke' && member !== undefined ? (
        <RevokeInvitationAct key={member.id} member={member} onClose={question.close} />
      ) : null}
    </>
  );
}
