import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

/** An actor that the host provides; throws where none did. */
export const port = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided.`)));
