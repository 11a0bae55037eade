import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sentencePlaceholders } from '#schema/vocabulary/saved-sentence.ts';

/** What is typed, and where the caret stands. */
type Field = { readonly text: string; readonly caret: number };

/** What is looked for, and from where the sentence is put in its place. */
export type Sought = { readonly at: number; readonly words: string; readonly isAsked: boolean };

type TakeSentenceContext = { readonly field: Field; readonly sought: Sought | null; readonly index: number | null };

type TakeSentenceEvent =
  | ({ readonly type: 'field.type' } & Field)
  | { readonly type: 'list.walk'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'list.close' }
  | { readonly type: 'sentence.take'; readonly id: string; readonly text: string };

type TakeSentenceEmitted = { readonly type: 'sentence.taken'; readonly id: string } & Field;

const slash = /(?:^|\s)\/((?!\s)[^\n/]{0,60})$/u;
const beginning = /(?:^|\n|[.!?:]\s)\s*([^\s/][^\n.!?]{2,})$/u;

/** After a slash, whatever is named; else what is begun at the start of a sentence, three letters of it at least. */
const soughtIn = ({ text, caret }: Field): Sought | null => {
  const before = text.slice(0, caret);
  const named = slash.exec(before)?.[1];
  if (named !== undefined) return { at: caret - named.length - 1, words: named, isAsked: true };
  const begun = beginning.exec(before)?.[1];
  return begun === undefined ? null : { at: caret - begun.length, words: begun, isAsked: false };
};

const put = (sentence: string, { text, caret }: Field, at: number): Field => {
  const [before, rest] = [text.slice(0, at), text.slice(caret)];
  const begun = `${before}${/\S$/u.test(before) ? ' ' : ''}${sentence}`;
  return { text: `${begun}${/^\S/u.test(rest) ? ' ' : ''}${rest}`, caret: begun.length };
};

export type Names = { readonly tester: string; readonly case: string };

/** A saved sentence as this tester reads it about this test case. */
export const filledIn = (sentence: string, names: Names): string =>
  sentence.replaceAll(/\{(tester|case)\}/gu, (_, name: keyof Names) => names[name]);

/** Words about this tester and this test case, as they fit others. */
export const emptied = (text: string, names: Names): string =>
  (['case', 'tester'] as const).reduce(
    (words, name) => (names[name].trim() === '' ? words : words.replaceAll(names[name], sentencePlaceholders[name])),
    text,
  );

/** Takes a saved sentence into what is written: after a slash, by its first words, or from all of them. */
export const takeSentenceMachine = setup({
  types: {
    context: {} as TakeSentenceContext,
    events: {} as TakeSentenceEvent,
    emitted: {} as TakeSentenceEmitted,
  },
  actions: {
    rememberField: assign((_, { text, caret }: Field) => {
      const sought = soughtIn({ text, caret });
      return { field: { text, caret }, sought, index: sought?.isAsked === true ? 0 : null };
    }),
    forgetSought: assign({ sought: null }),
    rememberIndex: assign(({ context }, { by, count }: { by: 1 | -1; count: number }) => ({
      index: ((context.index ?? (by === 1 ? -1 : 0)) + by + count) % count,
    })),
    announceTaken: emit(({ context: { field, sought } }, { id, text }: { id: string; text: string }) => ({
      type: 'sentence.taken' as const,
      id,
      ...put(text, field, sought?.at ?? field.caret),
    })),
  },
  guards: {
    isSought: (_, field: Field) => soughtIn(field) !== null,
    hasSome: (_, { count }: { count: number }) => count > 0,
  },
}).createMachine({
  id: 'takeSentence',
  context: { field: { text: '', caret: 0 }, sought: null, index: null },
  initial: 'closed',
  on: {
    'field.type': [
      {
        guard: { type: 'isSought', params: ({ event }) => event },
        target: '.listing',
        actions: { type: 'rememberField', params: ({ event }) => event },
      },
      { target: '.closed', actions: { type: 'rememberField', params: ({ event }) => event } },
    ],
    'sentence.take': { target: '.closed', actions: [{ type: 'announceTaken', params: ({ event }) => event }, 'forgetSought'] },
  },
  states: {
    closed: {},
    listing: {
      description: 'After a slash the first one is taken unless another is chosen; of what is only begun, none that was not chosen.',
      on: {
        'list.walk': {
          guard: { type: 'hasSome', params: ({ event }) => event },
          actions: { type: 'rememberIndex', params: ({ event }) => event },
        },
        'list.close': { target: 'closed', actions: 'forgetSought' },
      },
    },
  },
});

export type TakeSentenceActorRef = ActorRefFrom<typeof takeSentenceMachine>;
type TakeSentenceSnapshot = SnapshotFrom<typeof takeSentenceMachine>;

export const selectSought = ({ context }: TakeSentenceSnapshot): Sought | null => context.sought;

export const selectIndex = ({ context }: TakeSentenceSnapshot): number | null => context.index;
