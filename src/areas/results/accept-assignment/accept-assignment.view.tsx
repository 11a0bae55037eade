import {
  assignmentTexts,
  welcomeChecks,
  selectCanAccept,
  selectGate,
  selectIsAccepting,
  selectIsChecked,
  selectIsRejecting,
} from '#machines/flows/results/accept-assignment.ts';
import type { AcceptAssignmentActorRef, WelcomeCheck } from '#machines/flows/results/accept-assignment.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';

type AcceptAssignmentViewProps = { readonly actorRef: AcceptAssignmentActorRef; readonly testName: string };

export function AcceptAssignmentView({ actorRef, testName }: AcceptAssignmentViewProps) {
  const gate = useSelector(actorRef, selectGate);
  switch (gate) {
    case 'open':
    case 'left':
      return null;
    case 'taken':
      return (
        <Modal
          isOpen
          isDismissable={false}
          title={assignmentTexts.taken}
          onClose={() => actorRef.send({ type: 'dialog.close' })}
          actions={<Button onPress={() => actorRef.send({ type: 'dialog.close' })}>Close</Button>}
        >
          <p>Another moderator takes care of {testName}.</p>
        </Modal>
      );
    case 'welcome':
      return <Welcome actorRef={actorRef} testName={testName} />;
  }
}

function Welcome({ actorRef, testName }: AcceptAssignmentViewProps) {
  const canAccept = useSelector(actorRef, selectCanAccept);
  const isAccepting = useSelector(actorRef, selectIsAccepting);
  const isRejecting = useSelector(actorRef, selectIsRejecting);
  return (
    <Modal
      isOpen
      isDismissable={false}
      size="large"
      title={assignmentTexts.title(testName)}
      onClose={() => undefined}
      actions={
        <>
          <Button busy={isRejecting} onPress={() => actorRef.send({ type: 'assignment.reject' })}>
            {assignmentTexts.reject}
          </Button>
          <Button
            kind="primary"
            busy={isAccepting}
            disabledReason={canAccept || isAccepting || isRejecting ? null : 'Tick all three boxes to start.'}
            reason="hidden"
            onPress={() => actorRef.send({ type: 'assignment.accept' })}
          >
            {assignmentTexts.start}
          </Button>
        </>
      }
    >
      <p>Tick all three boxes to start.</p>
      {welcomeChecks.map(({ id, label }) => (
        <Check key={id} id={id} label={label} actorRef={actorRef} />
      ))}
    </Modal>
  );
}

function Check({
  id,
  label,
  actorRef,
}: {
  readonly id: WelcomeCheck;
  readonly label: string;
  readonly actorRef: AcceptAssignmentActorRef;
}) {
  const isChecked = useSelector(actorRef, selectIsChecked(id));
  return <Checkbox label={label} checked={isChecked} onChange={() => actorRef.send({ type: 'check.toggle', check: id })} />;
}
