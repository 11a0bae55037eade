import { assign, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';

export type SendDraftsPorts = {
  /** Sends unsent copies of this device; a draft open in a tab is left to that tab. */
  readonly sendUnsent: PromiseActorLogic<void, void>;
  /** Reports: connection restored, and a draft's page left before everything was sent. */
  readonly watchDrafts: CallbackActorLogic<EventObject, void>;
};

type SendDraftsContext = {
  /** Another trigger came while copies were being sent. */
  readonly isAsked: boolean;
};
type SendDraftsEvent = { readonly type: 'connection.restored' } | { readonly type: 'draft.left' };
type SendDraftsTag = 'busy' | 'refused' | 'settled';

const unprovided: SendDraftsPorts = { sendUnsent: port('sendUnsent'), watchDrafts: watchPort('watchDrafts') };

/** Sends what never reached the server, though its draft is not opened again: at start, on reconnect, and after a draft was left. */
export const sendDraftsMachine = setup({
  types: { context: {} as SendDraftsContext, events: {} as SendDraftsEvent, tags: {} as SendDraftsTag },
  actors: unprovided,
  actions: { rememberAsked: assign({ isAsked: true }), forgetAsked: assign({ isAsked: false }) },
  guards: { isAsked: ({ context }) => context.isAsked },
  delays: { leavePause: 1_500, retryPause: 30_000 },
}).createMachine({
  id: 'sendDrafts',
  context: { isAsked: false },
  invoke: { id: 'watchDrafts', src: 'watchDrafts', onError: {} },
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      entry: 'forgetAsked',
      invoke: { id: 'sendUnsent', src: 'sendUnsent', onDone: 'settled', onError: 'unsent' },
      on: { 'connection.restored': { actions: 'rememberAsked' }, 'draft.left': { actions: 'rememberAsked' } },
    },
    settled: {
      tags: 'settled',
      always: { guard: 'isAsked', target: 'sending' },
      on: { 'connection.restored': 'sending', 'draft.left': 'leaving' },
    },
    unsent: {
      tags: 'refused',
      always: { guard: 'isAsked', target: 'sending' },
      on: { 'connection.restored': 'sending', 'draft.left': 'leaving' },
      after: { retryPause: 'sending' },
    },
    leaving: {
      description: 'The pages that were left send by themselves first.',
      on: { 'connection.restored': 'sending' },
      after: { leavePause: 'sending' },
    },
  },
});
