import type { ChatType } from '#schema/vocabulary/around.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type ChatTarget = { readonly targetId: string; readonly type: ChatType; readonly testerId: string | null };

type OpenChatContext = { readonly target: ChatTarget | null };
type OpenChatEvent = { readonly type: 'chat.open'; readonly target: ChatTarget };
export type OpenChatEmitted = { readonly type: 'chat.opened'; readonly externalId: string } | { readonly type: 'chat.failed' };
type OpenChatTag = 'busy';
export type OpenChatPorts = { readonly registerChannel: PromiseActorLogic<string, ChatTarget> };

export type OpenChatActorRef = ActorRefFrom<typeof openChatMachine>;
type OpenChatSnapshot = SnapshotFrom<typeof openChatMachine>;

const unprovided: OpenChatPorts = { registerChannel: port('registerChannel') };

/** A later request replaces an earlier one. */
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

export const selectIsOpening = (snapshot: OpenChatSnapshot): boolean => snapshot.hasTag('busy');
