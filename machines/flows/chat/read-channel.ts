import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type Wanted =
  | { readonly kind: 'newest' }
  | { readonly kind: 'around'; readonly messageId: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'earlier' }
  | { readonly kind: 'later' };

type ReadChannelInput = { readonly channelId: string; readonly threadId: string | null; readonly messageId: string | null };
type ReadChannelContext = ReadChannelInput & { readonly wanted: Wanted };

type ReadChannelEvent =
  | { readonly type: 'messages.want'; readonly wanted: Wanted }
  | { readonly type: 'messages.retry' }
  | { readonly type: 'connection.restored' };

type ReadChannelEmitted = { readonly type: 'messages.failed' } | { readonly type: 'messages.loaded'; readonly wanted: Wanted };
type ReadChannelTag = 'busy';
export type ReadCall = { readonly channelId: string; readonly threadId: string | null; readonly wanted: Wanted };
export type ReadChannelPorts = {
  readonly loadMessages: PromiseActorLogic<void, ReadCall>;
  readonly catchUp: PromiseActorLogic<void, { readonly channelId: string; readonly threadId: string | null }>;
};

type ReadChannelSnapshot = SnapshotFrom<typeof readChannelMachine>;

const unprovided: ReadChannelPorts = { loadMessages: port('loadMessages'), catchUp: port('catchUp') };

type Wish = { readonly wanted: Wanted };

const readSetup = setup({
  types: {
    context: {} as ReadChannelContext,
    events: {} as ReadChannelEvent,
    input: {} as ReadChannelInput,
    emitted: {} as ReadChannelEmitted,
    tags: {} as ReadChannelTag,
  },
  actors: unprovided,
  delays: { pause: 5_000 },
  actions: {
    rememberWanted: assign((_, { wanted }: Wish) => ({ wanted })),
    announceLoaded: emit(({ context }) => ({ type: 'messages.loaded' as const, wanted: context.wanted })),
    announceFailed: emit({ type: 'messages.failed' }),
  },
});

const wants = {
  'messages.want': {
    target: 'paging',
    reenter: true,
    actions: { type: 'rememberWanted', params: ({ event }: { event: Wish }) => ({ wanted: event.wanted }) },
  },
} as const;

const loads = <Loaded extends string, Lost extends string>(loaded: Loaded, lost: Lost) =>
  readSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'loadMessages',
      src: 'loadMessages',
      input: ({ context: { channelId, threadId, wanted } }) => ({ channelId, threadId, wanted }),
      onDone: { target: loaded, actions: 'announceLoaded' },
      onError: { target: lost, actions: 'announceFailed' },
    },
  });

/** Pages in both directions, and what was missed while the connection was down. */
export const readChannelMachine = readSetup.createMachine({
  id: 'readChannel',
  context: ({ input }) => ({
    ...input,
    wanted: input.messageId === null ? { kind: 'newest' } : { kind: 'around', messageId: input.messageId },
  }),
  initial: 'opening',
  states: {
    opening: { ...loads('open', 'failed'), on: { 'connection.restored': { target: 'opening', reenter: true } } },
    open: {
      type: 'parallel',
      states: {
        pages: {
          initial: 'resting',
          states: {
            resting: { on: wants },
            paging: { ...loads('resting', 'resting'), on: wants },
          },
        },
        missed: {
          initial: 'none',
          states: {
            none: { on: { 'connection.restored': 'fetching' } },
            fetching: {
              invoke: {
                id: 'catchUp',
                src: 'catchUp',
                input: ({ context: { channelId, threadId } }) => ({ channelId, threadId }),
                onDone: 'none',
                onError: { target: 'unfetched', actions: 'announceFailed' },
              },
              on: { 'connection.restored': { target: 'fetching', reenter: true } },
            },
            unfetched: {
              after: { pause: 'fetching' },
              on: { 'connection.restored': 'fetching', 'messages.want': 'fetching' },
            },
          },
        },
      },
    },
    failed: { on: { 'messages.retry': 'opening', 'connection.restored': 'opening' } },
  },
});

export type ReadingState = 'opening' | 'failed' | 'reading';

export const selectReading = (snapshot: ReadChannelSnapshot): ReadingState =>
  snapshot.matches('opening') ? 'opening' : snapshot.matches('failed') ? 'failed' : 'reading';

export const selectPaging = (snapshot: ReadChannelSnapshot): string | null =>
  snapshot.matches({ open: { pages: 'paging' } }) ? snapshot.context.wanted.kind : null;
