import { fromCallback } from 'xstate';
import type { CallbackActorLogic, EventObject, NonReducibleUnknown } from 'xstate';

/** A hole through which the world sends facts for as long as a state lasts; it fails loudly when nobody filled it. */
export const watchPort = <Input extends NonReducibleUnknown, Event extends EventObject = EventObject>(
  name: string,
): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(() => {
    throw new Error(`The port "${name}" is not provided.`);
  });
