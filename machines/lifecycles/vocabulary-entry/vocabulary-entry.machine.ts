import { setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { VocabularyEntryEvent, VocabularyEntryRow } from './vocabulary-entry.types.ts';

/** A word by which testers are told apart. What is retired is offered nowhere new, and goes on where it was chosen. */
export const vocabularyEntryMachine = setup({
  types: { context: {}, events: {} as VocabularyEntryEvent, input: {} },
  guards: { mayOperate: roleIn('operator') },
}).createMachine({
  id: 'vocabularyEntry',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: { on: { 'entry.retire': { guard: 'mayOperate', target: 'retired' } } },
    retired: { on: { 'entry.offer': { guard: 'mayOperate', target: 'offered' } } },
  },
});

export const vocabularyEntryLifecycle = columnLifecycle<typeof vocabularyEntryMachine, VocabularyEntryRow>({
  name: 'vocabulary-entry',
  machine: vocabularyEntryMachine,
  status: 'state',
  remembers: [],
  facts: [],
  reasons: { mayOperate: notAllowed('Only operators can change the vocabulary.') },
  sentences: { offered: 'This entry is offered.', retired: 'This entry is retired.' },
  samples: { 'entry.retire': {}, 'entry.offer': {} },
});
