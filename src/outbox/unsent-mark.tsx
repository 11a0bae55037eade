import { Pill } from '#src/ui/pill.tsx';
import { SignedInContext } from '#src/viewer.tsx';
import { CloudUpload, OctagonAlert } from 'lucide-react';
import { use, useSyncExternalStore } from 'react';
import { boardOf } from './board.ts';
import type { Board } from './board.ts';

/** Nothing waits where nobody is signed in. */
const unwatched = (): (() => void) => () => undefined;

export function useBoard<Read>(read: (board: Board) => Read, otherwise: Read): Read {
  const client = use(SignedInContext)?.portal.client;
  const board = client === undefined ? null : boardOf(client);
  return useSyncExternalStore(board?.watch ?? unwatched, () => (board === null ? otherwise : read(board)));
}

export const useIsUnsent = (thing: string): boolean => useBoard((board) => board.isUnsent(thing), false);

/** Says of a thing that what was decided about it waits on this device, or why it was refused when it was sent at last. */
export function UnsentMark({ thing }: { readonly thing: string }) {
  const isWaiting = useIsUnsent(thing);
  const refusal = useBoard((board) => board.refusalAt(thing), null);
  if (isWaiting)
    return (
      <Pill hue="warning" icon={CloudUpload}>
        Not sent yet
      </Pill>
    );
  return refusal === null ? null : (
    <Pill wraps hue="danger" icon={OctagonAlert}>
      {`Not done: ${refusal}`}
    </Pill>
  );
}
