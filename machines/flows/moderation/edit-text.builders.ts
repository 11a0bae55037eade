import type { editTextMachine } from './edit-text.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { caseResultResponseId: 'a1', part: 'actualResult', name: 'Actual result' } as const;

export const editTextSamples: WalkOptions<typeof editTextMachine> = {
  inputs: [input, { ...input, kept: { text: 'Kept', seen: 'Before' } }],
  events: [
    { type: 'text.edit', text: 'Before' },
    { type: 'text.change', text: 'After' },
    { type: 'text.change', text: '' },
    { type: 'text.save' },
    { type: 'text.cancel' },
    { type: 'text.discard' },
    { type: 'mine.keep' },
    { type: 'theirs.take' },
  ],
  outcomes: {
    saveText: {
      outputs: [{ kind: 'saved' }, { kind: 'overtaken', theirs: 'Theirs' }, { kind: 'refused', message: 'No.' }],
      errors: [new Error('gone')],
    },
  },
  project: ({ context }) => [context.draft, context.base, context.isLeft],
};
