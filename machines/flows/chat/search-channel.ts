import { port } from '#machines/lib/port.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

/** A message as the search shows it. */
export type FoundMessage = { readonly id: string; readonly authorName: string; readonly createdAt: string; readonly text: string };

export type SearchChannelPorts = {
  readonly searchMessages: PromiseActorLogic<readonly FoundMessage[], { readonly channelId: string; readonly words: string }>;
};

export type SearchChannelEvent = { readonly type: 'words.change'; readonly words: string } | { readonly type: 'search.retry' };

const unprovided: SearchChannelPorts = { searchMessages: port('searchMessages') };

const typed = ({ event }: { event: { words: string } }) => ({ words: event.words });

/** Finds messages of a channel by their words, once the typing pauses. */
export const searchChannelMachine = setup({
  types: {
    context: {} as { readonly channelId: string; readonly words: string; readonly found: readonly FoundMessage[] },
    events: {} as SearchChannelEvent,
    input: {} as { readonly channelId: string },
  },
  actors: unprovided,
  actions: {
    rememberWords: assign((_, { words }: { words: string }) => ({ words })),
    rememberFound: assign((_, { found }: { found: readonly FoundMessage[] }) => ({ found })),
  },
  guards: { hasWords: ({ event }) => event.type === 'words.change' && event.words.trim() !== '' },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'searchChannel',
  context: ({ input: { channelId } }) => ({ channelId, words: '', found: [] }),
  initial: 'resting',
  on: {
    'words.change': [
      { guard: 'hasWords', target: '.typing', reenter: true, actions: { type: 'rememberWords', params: typed } },
      { target: '.resting', actions: { type: 'rememberWords', params: typed } },
    ],
  },
  states: {
    resting: { description: 'Nothing is asked for.' },
    typing: { after: { typingPause: 'searching' } },
    searching: {
      invoke: {
        id: 'searchMessages',
        src: 'searchMessages',
        input: ({ context: { channelId, words } }) => ({ channelId, words }),
        onDone: { target: 'answered', actions: { type: 'rememberFound', params: ({ event }) => ({ found: event.output }) } },
        onError: 'failed',
      },
    },
    answered: {},
    failed: { on: { 'search.retry': 'searching' } },
  },
});

export type SearchChannelActorRef = ActorRefFrom<typeof searchChannelMachine>;
type SearchChannelSnapshot = SnapshotFrom<typeof searchChannelMachine>;

export const selectWords = ({ context }: SearchChannelSnapshot): string => context.words;

/** What holds the words; null until the search is answered. */
export const selectFound = (snapshot: SearchChannelSnapshot): readonly FoundMessage[] | null =>
  snapshot.matches('answered') ? snapshot.context.found : null;

export const selectHasFailed = (snapshot: SearchChannelSnapshot): boolean => snapshot.matches('failed');
