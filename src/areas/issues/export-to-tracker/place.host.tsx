import { selectIsStarting, selectValues } from '#machines/flows/issues/export-to-tracker.ts';
import type { ExportToTrackerActorRef } from '#machines/flows/issues/export-to-tracker.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useSelector } from '@xstate/react';
import type { TrackerDestination } from './destination.rules.ts';
import { PlaceFormView } from './place-form.view.tsx';
import { usePlaceLists } from './use-place-lists.ts';

export type StepProps = {
  readonly actorRef: ExportToTrackerActorRef;
  readonly title: string;
  readonly destination: TrackerDestination;
  readonly onClose: () => void;
};

export function PlaceHost({ actorRef, title, destination: { id, code, name }, onClose }: StepProps) {
  const lists = usePlaceLists(id, code, useSelector(actorRef, selectValues));
  const isStarting = useSelector(actorRef, selectIsStarting);
  return (
    <Modal
      isOpen
      title={`${title} to ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onPress={() => actorRef.send({ type: 'destination.leave' })}>
            Back
          </Button>
          <Button onPress={() => actorRef.send({ type: 'preview.open' })}>Dry run</Button>
          <Button kind="primary" busy={isStarting} onPress={() => actorRef.send({ type: 'export.start' })}>
            Export
          </Button>
        </>
      }
    >
      <PlaceFormView actorRef={actorRef} code={code} name={name} lists={lists} isBusy={isStarting} />
    </Modal>
  );
}
