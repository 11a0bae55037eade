import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectMessage, selectOutcome, selectReceipt } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';

/** Tells that the test was launched, why not, or that nobody answered. */
export function OutcomeView({ actorRef }: { readonly actorRef: LaunchSupervisedActorRef }) {
  const outcome = useSelector(actorRef, selectOutcome);
  const message = useSelector(actorRef, selectMessage);
  const receipt = useSelector(actorRef, selectReceipt);
  const close = () => actorRef.send({ type: 'outcome.close' });
  if (outcome === null) return null;
  if (outcome !== 'launched')
    return (
      <Modal
        isOpen
        face="error"
        urgent
        onClose={close}
        title={outcome === 'refused' ? 'The test has not been launched' : 'The launch was not answered'}
        actions={
          <>
            <Button onPress={close}>Close</Button>
            {outcome === 'refused' ? null : (
              <Button kind="primary" onPress={() => actorRef.send({ type: 'test.launch' })}>
                Try again
              </Button>
            )}
          </>
        }
      >
        <p>{message}</p>
      </Modal>
    );
  return (
    <Modal
      isOpen
      face="success"
      onClose={close}
      title="Test launched"
      actions={
        <>
          <Button onPress={close}>Close</Button>
          {receipt === null ? null : (
            <LinkButton kind="primary" href={receipt.resultsPageUrl}>
              View test results
            </LinkButton>
          )}
        </>
      }
    >
      <p>Your request has been received. Testing begins once the related test cycle is started.</p>
    </Modal>
  );
}
