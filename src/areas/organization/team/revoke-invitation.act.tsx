import { revokeInvitationMachine } from '#machines/flows/organization/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useAct } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import { RevokeInvitation } from './team.documents.ts';
import type { Member } from './team.rules.ts';

/** Asks before an invitation is taken back. */
export function RevokeInvitationAct({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
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
