import { fromCallback } from 'xstate';
import type { CallbackActorLogic, EventObject, NonReducibleUnknown } from 'xstate';

export const watchPort = <Input extends NonReducibleUnknown, Event extends EventObject = EventObject>(
  name: string,
): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(() => {
    throw new Error(`The port "${name}" is not provided.`);
  });
