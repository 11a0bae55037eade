import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ChatTarget, OpenChatContext, OpenChatEmitted, OpenChatEvent, OpenChatPorts, OpenChatTag } from './open-chat.types.ts';

export type OpenChatActorRef = ActorRefFrom<typeof openChatMachine>;
export type OpenChatSnapshot = SnapshotFrom<typeof openChatMachine>;

const unprovided: OpenChatPorts = { registerChannel: port('registerChannel') };

/** Finds the channel of a chat that somebody asked for; the latest wish counts. */
export const openChatMachine = setup({
  types: { context: {} as OpenChatContext, events: {} as OpenChatEvent, emitted: {} as OpenChatEmitted, tags: {} as OpenChatTag },
  actors: unprovided,
  actions: {
    rememberTarget: assign((_, { target }: { readonly target: ChatTarget }) => ({ target })),
    announceOpened: emit((_, { externalId }: { readonly externalId: string }) => ({ type: 'chat.opened' as const, externalId })),
    announceFailed: emit({ type: 'chat.failed' }),
  },
}).createMachine({
  id: 'openChat',
  context: { target: null },
  initial: 'resting',
  on: {
    'chat.open': {
      target: '.registering',
      reenter: true,
      actions: { type: 'rememberTarget', params: ({ event }) => ({ target: event.target }) },
    },
  },
  states: {
    resting: {},
    registering: {
      tags: 'busy',
      invoke: {
        id: 'registerChannel',
        src: 'registerChannel',
        input: ({ context }) => context.target ?? { targetId: '', type: 'public', testerId: null },
        onDone: { target: 'resting', actions: { type: 'announceOpened', params: ({ event }) => ({ externalId: event.output }) } },
        onError: { target: 'resting', actions: 'announceFailed' },
      },
    },
  },
});
