import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { TrackerDestination } from './destination.rules.ts';
import { DestinationsView } from './destinations.view.tsx';

type ChooseDestinationProps = {
  readonly title: string;
  /** Null while loading. */
  readonly trackers: readonly TrackerDestination[] | null;
  readonly failure: boolean;
  readonly onRetry: () => void;
  readonly onFile: () => void;
  readonly onChoose: (destination: TrackerDestination) => void;
  readonly onClose: () => void;
};

/** A file can be exported without the list of trackers. */
export function ChooseDestinationView({ title, trackers, failure, onRetry, onFile, onChoose, onClose }: ChooseDestinationProps) {
  return (
    <Modal isOpen title={title} onClose={onClose} actions={<Button onPress={onClose}>Cancel</Button>}>
      {failure ? (
        <LoadFailure title="The trackers could not be loaded." onRetry={onRetry} />
      ) : trackers === null ? (
        <Loading label="Loading trackers">
          <SkeletonRows rows={3} />
        </Loading>
      ) : null}
      <DestinationsView trackers={trackers ?? []} onFile={onFile} onChoose={onChoose} />
    </Modal>
  );
}
