import { requestIdOf } from '#src/cache/failure.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { CombinedError } from 'urql';

type AwaitedDialogProps = {
  readonly title: string;
  readonly error: CombinedError | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

export function AwaitedDialog({ title, error, onRetry, onClose }: AwaitedDialogProps) {
  return (
    <Modal isOpen title={title} onClose={onClose} actions={<Button onPress={onClose}>Cancel</Button>}>
      {error === undefined ? (
        <Loading label="Loading testers">
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <LoadFailure title="The testers could not be loaded." requestId={requestIdOf(error)} onRetry={onRetry} />
      )}
    </Modal>
  );
}
