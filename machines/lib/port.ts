import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

/** A hole in a flow that its host fills; it fails loudly when nobody did. */
export const port = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided.`)));
