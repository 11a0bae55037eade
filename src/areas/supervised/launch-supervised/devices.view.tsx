import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import type { InvalidTester } from '#machines/flows/supervised/supervised-form.rules.ts';
import { selectDeviceQuestion, selectInvalidTesters } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';

type DevicesProps = { readonly actorRef: LaunchSupervisedActorRef };

const hasWords = ({ fullName, devices }: InvalidTester): string => {
  if (fullName === null) return 'Nobody has this address.';
  return devices.length === 0 ? 'Has no device.' : `Has ${devices.join('; ')}.`;
};

function Testers({ testers }: { readonly testers: readonly InvalidTester[] }) {
  return (
    <ul aria-label="Testers with invalid devices" className="flex flex-col divide-y divide-line">
      {testers.map((tester) => (
        <li key={tester.email} className="py-2 [overflow-wrap:anywhere]">
          <span className="block font-name">{tester.fullName ?? tester.email}</span>
          <span className="block text-small text-ink-2">
            {tester.fullName === null ? null : `${tester.email}. `}
            {hasWords(tester)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says who has no device with a version that is needed, before the preview opens. */
export function DevicesView({ actorRef }: DevicesProps) {
  const question = useSelector(actorRef, selectDeviceQuestion);
  const testers = useSelector(actorRef, selectInvalidTesters);
  if (question === null) return null;
  const cancel = () => actorRef.send({ type: 'devices.cancel' });
  const proceed = (
    <Button kind={question === 'warned' ? 'primary' : undefined} onPress={() => actorRef.send({ type: 'devices.accept' })}>
      Continue to the preview
    </Button>
  );
  if (question === 'unchecked')
    return (
      <Modal
        isOpen
        urgent
        face="error"
        onClose={cancel}
        title="The devices could not be checked"
        actions={
          <>
            <Button onPress={cancel}>Back to the form</Button>
            {proceed}
            <Button kind="primary" onPress={() => actorRef.send({ type: 'preview.open' })}>
              Check again
            </Button>
          </>
        }
      >
        <p>It could not be checked whether every tester has a device with one of the required versions.</p>
      </Modal>
    );
  return (
    <Modal
      isOpen
      size="large"
      onClose={cancel}
      title={testers.length === 1 ? 'One tester has no valid device' : `${testers.length} testers have no valid device`}
      actions={
        <>
          <Button onPress={cancel}>Back to the form</Button>
          {proceed}
        </>
      }
    >
      <p>None of their devices runs one of the operating system versions that their group requires.</p>
      <Testers testers={testers} />
    </Modal>
  );
}
