import { fromCallback, fromPromise } from 'xstate';
import type { CallbackActorLogic, EventObject, NonReducibleUnknown, PromiseActorLogic } from 'xstate';

/** An actor that the host provides; throws where none did. */
export const port = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided.`)));

export const watchPort = <Input extends NonReducibleUnknown, Event extends EventObject = EventObject>(
  name: string,
): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(() => {
    throw new Error(`The port "${name}" is not provided.`);
  });
