import { useEffect } from 'react';
import type { BuildRequestActorRef } from '#machines/flows/launch/build-request/build-request.machine.ts';
import { showToast } from '#src/ui/toast.tsx';
import { goneChangesWords, goneWords } from './gone-words.tsx';

/** Where the person is led once something happened to the request. */
export type RequestNews = {
  readonly onLaunched: (name: string) => void;
  /** A draft is brought back: its request is shown, not the one that was begun instead. */
  readonly onRestored: () => void;
  /** A test is brought back into the request, which is shown. */
  readonly onBroughtBack: () => void;
};

/** Says what happened to the request, and lets what is gone be brought back. */
export function useRequestNews(actorRef: BuildRequestActorRef, { onLaunched, onRestored, onBroughtBack }: RequestNews): void {
  useEffect(() => {
    const listeners = [
      actorRef.on('request.launched', ({ receipt }) => onLaunched(receipt.name)),
      actorRef.on('request.refused', ({ message }) => showToast({ type: 'danger', text: message })),
      actorRef.on('test.abandoned', ({ test, heldAs }) =>
        showToast({
          type: 'info',
          text:
            heldAs === null
              ? goneWords(test.values.name, 'The test', 'was thrown away.')
              : goneChangesWords(heldAs, 'the test', 'were thrown away.'),
          undo: () => {
            actorRef.send({ type: 'test.bringBack', test });
            onBroughtBack();
          },
        }),
      ),
      actorRef.on('draft.discarded', ({ name }) =>
        showToast({
          id: 'draft-discarded',
          type: 'info',
          text: goneWords(name, 'The draft', 'was discarded.'),
          undo: () => {
            actorRef.send({ type: 'draft.restore' });
            onRestored();
          },
        }),
      ),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, onLaunched, onRestored, onBroughtBack]);
}
