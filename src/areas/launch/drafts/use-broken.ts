import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';

/** Rethrows a flow's error while rendering, so that the error boundary shows the way out. */
export function useBroken(actorRef: AnyActorRef): void {
  const [broken, setBroken] = useState<{ readonly by: unknown } | null>(null);
  useEffect(() => {
    const subscription = actorRef.subscribe({ error: (by) => setBroken({ by }) });
    return () => subscription.unsubscribe();
  }, [actorRef]);
  if (broken !== null) throw broken.by;
}
