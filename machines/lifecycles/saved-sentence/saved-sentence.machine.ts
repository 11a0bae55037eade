import { savedSentenceLimits, savedSentenceTexts } from '#schema/vocabulary/saved-sentence.ts';
import { and, assign, setup } from 'xstate';
import type { Actor } from '../../lib/actor.ts';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { SavedSentenceContext, SavedSentenceEvent, SavedSentenceRow, SavedSentenceWords } from './saved-sentence.types.ts';

type Asked = { readonly context: SavedSentenceContext; readonly event: { readonly actor: Actor } };
type Told = { readonly context: SavedSentenceContext; readonly event: SavedSentenceEvent };

const isOwn = ({ context, event }: Asked): boolean => event.actor.userId === context.userId;
const isManager = ({ event }: Asked): boolean => event.actor.role === 'test_manager';
const textOf = ({ context, event }: Told): string | null => (event.type === 'sentence.update' ? event.text : context.text);

/** A sentence that is kept for edit requests: its writer's alone, or shared by a test manager with all who moderate in the organization. */
export const savedSentenceMachine = setup({
  types: { context: {} as SavedSentenceContext, events: {} as SavedSentenceEvent, input: {} as SavedSentenceContext },
  guards: {
    maySave: roleIn('test_manager', 'community_test_manager'),
    mayChange: (asked) => (asked.context.isShared ? isManager(asked) : isOwn(asked)),
    mayShare: (told) =>
      told.event.type === 'sentence.update' &&
      ((isOwn(told) && isManager(told)) || (told.event.isShared ?? told.context.isShared) === told.context.isShared),
    hasWords: (told) => textOf(told) === null || isFilled(textOf(told)),
    isShort: (told) => (textOf(told) ?? '').trim().length <= savedSentenceLimits.text,
  },
  actions: {
    rememberWords: assign(({ context }, { text, isShared }: SavedSentenceWords) => ({
      text: text?.trim() ?? context.text,
      isShared: isShared ?? context.isShared,
    })),
  },
}).createMachine({
  id: 'savedSentence',
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: {
      on: {
        'sentence.update': {
          guard: and(['maySave', 'mayChange', 'mayShare', 'hasWords', 'isShort']),
          actions: { type: 'rememberWords', params: ({ event }) => event },
        },
        'sentence.remove': { guard: and(['maySave', 'mayChange']), target: 'removed' },
      },
    },
    removed: { on: { 'sentence.restore': { guard: and(['maySave', 'mayChange']), target: 'kept' } } },
  },
});

const gone = () => refusal('not_found', 'This sentence has been removed.');

export const savedSentenceLifecycle = columnLifecycle<typeof savedSentenceMachine, SavedSentenceRow>({
  name: 'saved-sentence',
  machine: savedSentenceMachine,
  status: 'state',
  remembers: ['text', 'isShared'],
  facts: ['userId'],
  reasons: {
    maySave: notAllowed('Only test managers and community test managers have saved sentences.'),
    mayChange: notAllowed('Only its writer can change this sentence, or a test manager once it is shared.'),
    mayShare: refusal('not_allowed', 'Only a test manager can share a sentence, and unshare their own.', ['isShared']),
    hasWords: refusal('blank', savedSentenceTexts.blank, ['text']),
    isShort: refusal('too_long', savedSentenceTexts.tooLong, ['text']),
  },
  sentences: { kept: 'This sentence has not been removed.', removed: 'This sentence has been removed.' },
  deeds: {
    'sentence.update': 'changed this sentence',
    'sentence.remove': 'removed this sentence',
    'sentence.restore': 'brought this sentence back',
  },
  samples: {
    'sentence.update': { text: 'Please add a video of the whole way, {tester}.', isShared: null },
    'sentence.remove': {},
    'sentence.restore': {},
  },
  unheard: { 'sentence.update': gone, 'sentence.remove': gone },
});
