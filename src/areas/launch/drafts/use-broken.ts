import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** Rethrows a flow's error while rendering, so that the error boundary shows the way out. */
export function useBroken(actorRef: AnyActorRef): void {
  const watch = useCallback(
    (told: () => void) => {
      const subscription = actorRef.subscribe({ error: told });
      return () => subscription.unsubscribe();
    },
    [actorRef],
  );
  const broken = useSyncExternalStore(watch, () => (actorRef.getSnapshot().status === 'error' ? actorRef.getSnapshot() : null));
  if (broken !== null) throw broken.error;
}
