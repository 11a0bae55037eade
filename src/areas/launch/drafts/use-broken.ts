import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';

/** Lets a flow that broke break its page, which says so and leads out. */
export function useBroken(actorRef: AnyActorRef): void {
  const [broken, setBroken] = useState<{ readonly by: unknown } | null>(null);
  useEffect(() => {
    const subscription = actorRef.subscribe({ error: (by) => setBroken({ by }) });
    return () => subscription.unsubscribe();
  }, [actorRef]);
  if (broken !== null) throw broken.by;
}
