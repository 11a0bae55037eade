import { cutText } from '#schema/cut-text.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';

type SearchEvent = { readonly type: 'words.change'; readonly words: string };

const isEnough = (words: string): boolean => words.trim().length >= limits.searchFrom;

/** Asks for what is typed into the search of everything, once the typing pauses; what was found stays until the next answer. */
export const searchMachine = setup({
  types: {
    context: {} as { readonly words: string; readonly asked: string },
    events: {} as SearchEvent,
  },
  guards: { isEnough: ({ event }) => isEnough(event.words) },
  actions: {
    rememberWords: assign((_, { words }: { words: string }) => ({ words })),
    rememberAsked: assign(({ context }) => ({ asked: cutText(context.words.trim(), limits.searchLength) })),
    forgetAsked: assign({ asked: '' }),
  },
  delays: { typingPause: 40 },
}).createMachine({
  id: 'search',
  context: { words: '', asked: '' },
  initial: 'resting',
  on: {
    'words.change': [
      {
        guard: 'isEnough',
        target: '.typing',
        reenter: true,
        actions: { type: 'rememberWords', params: ({ event }) => ({ words: event.words }) },
      },
      { target: '.resting', actions: [{ type: 'rememberWords', params: ({ event }) => ({ words: event.words }) }, 'forgetAsked'] },
    ],
  },
  states: {
    resting: { description: 'Too little is typed to ask for.' },
    typing: { after: { typingPause: { target: 'asked', actions: 'rememberAsked' } } },
    asked: {},
  },
});

type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

export const selectWords = ({ context }: SearchSnapshot): string => context.words;
/** What the server is asked for; empty where it is not asked. */
export const selectAsked = ({ context }: SearchSnapshot): string => context.asked;
