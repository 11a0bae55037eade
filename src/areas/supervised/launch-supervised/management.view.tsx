import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectIsExplaining, selectReasonDraft, selectSubmitReason } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';

/** Asks why backups are not to be managed automatically. */
export function ManagementView({ actorRef }: { readonly actorRef: LaunchSupervisedActorRef }) {
  const isOpen = useSelector(actorRef, selectIsExplaining);
  const reason = useSelector(actorRef, selectReasonDraft);
  const refusal = useSelector(actorRef, selectSubmitReason);
  const cancel = () => actorRef.send({ type: 'reason.cancel' });
  if (!isOpen) return null;
  return (
    <Modal
      isOpen
      onClose={cancel}
      title="Turn off automatic backup tester management?"
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button kind="primary" disabledReason={refusal} reason="hidden" onPress={() => actorRef.send({ type: 'reason.submit' })}>
            Submit
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        isRequired
        autoFocus
        rows={3}
        max={limits.disabledReason}
        value={reason}
        onChange={(text) => actorRef.send({ type: 'reason.change', reason: text })}
      />
    </Modal>
  );
}
