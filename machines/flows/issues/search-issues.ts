import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type SearchIssuesActorRef = ActorRefFrom<typeof searchIssuesMachine>;
type SearchIssuesSnapshot = SnapshotFrom<typeof searchIssuesMachine>;

type SearchIssuesEvent =
  | { readonly type: 'words.change'; readonly words: string }
  | { readonly type: 'search.submit' }
  | { readonly type: 'address.changed'; readonly words: string };

/** Narrows a list of issues to the words that are typed, after a pause or at once; words that came by the address show, unless somebody types. */
export const searchIssuesMachine = setup({
  types: {
    context: {} as { readonly words: string },
    events: {} as SearchIssuesEvent,
    input: {} as { readonly words: string },
    emitted: {} as { readonly type: 'words.settled'; readonly words: string },
  },
  actions: {
    rememberWords: assign((_, { words }: { words: string }) => ({ words })),
    announceWords: emit(({ context }) => ({ type: 'words.settled' as const, words: context.words.trim() })),
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'searchIssues',
  context: ({ input }) => ({ words: input.words }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'words.change': { target: 'typing', actions: { type: 'rememberWords', params: ({ event }) => ({ words: event.words }) } },
        'address.changed': { actions: { type: 'rememberWords', params: ({ event }) => ({ words: event.words }) } },
      },
    },
    typing: {
      on: {
        'words.change': {
          target: 'typing',
          reenter: true,
          actions: { type: 'rememberWords', params: ({ event }) => ({ words: event.words }) },
        },
        'search.submit': { target: 'settled', actions: 'announceWords' },
      },
      after: { typingPause: { target: 'settled', actions: 'announceWords' } },
    },
  },
});

export const selectWords = (snapshot: SearchIssuesSnapshot): string => snapshot.context.words;
