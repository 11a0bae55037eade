import type { WalkOptions } from '#machines/testing/walk.ts';
import type { takeSentenceMachine } from './take-sentence.ts';

export const typed = (text: string, caret = text.length) => ({ type: 'field.type', text, caret }) as const;

export const takeSentenceSamples: WalkOptions<typeof takeSentenceMachine> = {
  inputs: [undefined],
  events: [
    typed('/'),
    typed('Please'),
    typed('P'),
    { type: 'list.walk', by: 1, count: 2 },
    { type: 'list.walk', by: -1, count: 0 },
    { type: 'list.close' },
    { type: 'sentence.take', id: 's1', text: 'Please add a video.' },
  ],
  project: ({ context }) => [context.index, context.field.text, context.sought],
};
