import type { Answer } from '#machines/lib/answer.ts';
import type { removeTestersMachine } from './remove-testers.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const strict = { testId: 't1', isStrict: true, participantIds: ['p1'] };
export const free = { ...strict, isStrict: false };
export const done: Answer = { successful: true, messages: [] };

export const removeTestersSamples: WalkOptions<typeof removeTestersMachine> = {
  inputs: [strict, free],
  events: [
    { type: 'tester.toggle', participantId: 'p2' },
    { type: 'reason.toggle', code: 'no_response' },
    { type: 'reason.change', text: 'Gone' },
    { type: 'removal.confirm' },
  ],
  outcomes: { removeTesters: { outputs: [done, { successful: false, messages: [] }], errors: [new Error('gone')] } },
  project: ({ context }) => [context.codes, context.text, context.participantIds.length],
};
