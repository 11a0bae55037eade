import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type MessageChange =
  | { readonly kind: 'edit'; readonly messageId: string; readonly text: string }
  | { readonly kind: 'delete'; readonly messageId: string }
  | { readonly kind: 'react'; readonly messageId: string; readonly reaction: string; readonly isOn: boolean };

type ChangeMessageContext = { readonly waiting: readonly MessageChange[] };
type ChangeMessageEvent = { readonly type: 'message.change'; readonly change: MessageChange };
export type ChangeMessageEmitted = { readonly type: 'change.failed'; readonly message: string };
type ChangeMessageTag = 'busy';
/** Resolves with the reason why the message was not changed, or null. */
export type ChangeMessagePorts = { readonly sendChange: PromiseActorLogic<string | null, MessageChange> };

export const notChanged = 'The message was not changed. Please try again.';

const unprovided: ChangeMessagePorts = { sendChange: port('sendChange') };
const none: MessageChange = { kind: 'delete', messageId: '' };
type Said = { readonly message: string | null };

/** Sends edits and deletions of messages one after another, in the order in which they were made. */
export const changeMessageMachine = setup({
  types: {
    context: {} as ChangeMessageContext,
    events: {} as ChangeMessageEvent,
    emitted: {} as ChangeMessageEmitted,
    tags: {} as ChangeMessageTag,
  },
  actors: unprovided,
  guards: { hasMore: ({ context }) => context.waiting.length > 0, isRefused: (_, { message }: Said) => message !== null },
  actions: {
    rememberChange: assign(({ context }, { change }: { readonly change: MessageChange }) => ({ waiting: [...context.waiting, change] })),
    forgetFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    announceFailed: emit((_, { message }: Said) => ({ type: 'change.failed' as const, message: message ?? notChanged })),
  },
}).createMachine({
  id: 'changeMessage',
  context: { waiting: [] },
  initial: 'resting',
  on: { 'message.change': { actions: { type: 'rememberChange', params: ({ event }) => ({ change: event.change }) } } },
  states: {
    resting: { always: { guard: 'hasMore', target: 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => context.waiting[0] ?? none,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ message: event.output }) },
            target: 'resting',
            actions: ['forgetFirst', { type: 'announceFailed', params: ({ event }) => ({ message: event.output }) }],
          },
          { target: 'resting', actions: 'forgetFirst' },
        ],
        onError: { target: 'resting', actions: ['forgetFirst', { type: 'announceFailed', params: { message: null } }] },
      },
    },
  },
});
