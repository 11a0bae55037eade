import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** What to do at each event that an actor emits. */
export type EmittedHandlers<Emitted extends EventObject> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { readonly type: Type }>) => unknown;
};

/** Handles what an actor emits while the part is on the page, with the handlers of the last render. */
export function useEmitted<Emitted extends EventObject>(
  // oxlint-disable-next-line typescript/no-explicit-any -- an actor of any events
  actorRef: Pick<ActorRef<Snapshot<unknown>, any, Emitted>, 'on'> | undefined,
  handlers: EmittedHandlers<Emitted>,
): void {
  const handle = useEffectEvent((event: Emitted) => handlers[event.type as Emitted['type']]?.(event as never));
  useEffect(() => {
    const listener = actorRef?.on('*', handle);
    return () => listener?.unsubscribe();
  }, [actorRef]);
}
