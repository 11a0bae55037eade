import type { savedSentenceMachine } from '#machines/lifecycles/saved-sentence/saved-sentence.machine.ts';
import type { SavedSentenceRow } from '#machines/lifecycles/saved-sentence/saved-sentence.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const places = (['accepted', 'manager'] as const).flatMap((owner) =>
  [true, false].flatMap((isShared) =>
    (['kept', 'removed'] as const).map(
      (state) =>
        [
          `${state} of the ${owner}, ${isShared ? 'shared' : 'private'}`,
          { state, text: 'Please add a video.', isShared, userId: idOf('a', owner) },
        ] as const,
    ),
  ),
);
const nothing = { text: null, isShared: null };

walkOverHttp<typeof savedSentenceMachine, SavedSentenceRow>({
  subject: subjects.savedSentence,
  shown: shown.savedSentence,
  thing: () => 'saved-sentence',
  places: Object.fromEntries(places),
  asked: {
    'sentence.update': {
      mutation: 'savedSentenceUpdate',
      input: ({ text, isShared }, savedSentenceId) => ({ savedSentenceId, text, isShared }),
    },
    'sentence.remove': 'savedSentenceRemove',
    'sentence.restore': { mutation: 'savedSentenceRemove', input: (_, savedSentenceId) => ({ savedSentenceId, restore: true }) },
  },
  elsewhere: {},
  more: [
    { type: 'sentence.update', ...nothing, text: '' },
    { type: 'sentence.update', ...nothing, text: 'x'.repeat(501) },
    { type: 'sentence.update', ...nothing, isShared: true },
    { type: 'sentence.update', ...nothing, isShared: false },
  ],
  hides: (row, person) => !row.isShared && row.userId !== idOf('a', person),
});
