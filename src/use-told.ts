import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** What to do at each announcement of an actor. */
export type Told<Emitted extends EventObject> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { readonly type: Type }>) => unknown;
};

/** Hears what an actor announces while the part is on the page, with the handlers of the last render. */
export function useTold<Emitted extends EventObject>(
  // oxlint-disable-next-line typescript/no-explicit-any -- an actor of any events
  actorRef: Pick<ActorRef<Snapshot<unknown>, any, Emitted>, 'on'> | undefined,
  told: Told<Emitted>,
): void {
  const tell = useEffectEvent((event: Emitted) => told[event.type as Emitted['type']]?.(event as never));
  useEffect(() => {
    const listener = actorRef?.on('*', tell);
    return () => listener?.unsubscribe();
  }, [actorRef]);
}
