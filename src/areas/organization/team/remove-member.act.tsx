import { removeMemberMachine } from '#machines/flows/organization/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Select } from '#src/ui/select.tsx';
import { useAct } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import { useChoice } from '#src/use-choice.ts';
import { RemoveMember } from './team.documents.ts';
import { nameOf } from './team.rules.ts';
import type { Member } from './team.rules.ts';

type RemoveMemberActProps = { readonly member: Member; readonly members: readonly Member[]; readonly onClose: () => void };

const nobody = 'nobody';

function Deactivate({
  member,
  draftsTo,
  onClose,
}: {
  readonly member: Member;
  readonly draftsTo: string | null;
  readonly onClose: () => void;
}) {
  const input = { organizationUserId: member.id, ...(draftsTo !== null && { draftsTo }) };
  const actorRef = useAct(removeMemberMachine, RemoveMember, { input, done: `${nameOf(member)} has been deactivated.` });
  const isBusy = useSelector(actorRef, selectIsBusy);
  useEmitted(actorRef, { 'act.done': onClose });
  return (
    <Button kind="destructive" busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      Deactivate
    </Button>
  );
}

/** Asks before a member is deactivated, and who goes on with their drafts. */
export function RemoveMemberAct({ member, members, onClose }: RemoveMemberActProps) {
  const heirs = members.filter(({ id, isInvited, role }) => id !== member.id && !isInvited && role !== 'community_test_manager');
  const [heir, setHeir] = useChoice(() => heirs.find(({ isSelf }) => isSelf)?.id ?? nobody);
  const count = member.draftCount;
  return (
    <Modal
      isOpen
      urgent
      title={`Deactivate ${nameOf(member)}?`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Deactivate key={heir} member={member} draftsTo={heir === nobody ? null : heir} onClose={onClose} />
        </>
      }
    >
      <p>They are signed out everywhere and can no longer sign in. What they did stays. They can be invited again.</p>
      {count === 0 ? null : (
        <Select
          label={`Who gets their ${count === 1 ? 'draft' : `${count} drafts`}?`}
          options={[
            ...heirs.map((one) => ({ id: one.id, label: one.isSelf ? `${nameOf(one)} (you)` : nameOf(one) })),
            { id: nobody, label: 'Nobody: keep them hidden' },
          ]}
          value={heir}
          onChange={setHeir}
        />
      )}
    </Modal>
  );
}
