import type { Answer } from '#machines/lib/answer.ts';
import type { publishMachine } from './publish.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { testId: 't1', participantId: 'p1' };
export const confirm = { type: 'publish.confirm', key: 'k1', stops: [] } as const;
export const refused: Answer = { successful: false, messages: ['Already published', 'Testing first'] };

export const publishSamples: WalkOptions<typeof publishMachine> = {
  inputs: [input],
  events: [confirm, { ...confirm, stops: ['open_blockers'] }, { type: 'stops.toggle', stops: ['open_blockers'] }, { type: 'panel.close' }],
  outcomes: { publishResults: { outputs: [{ successful: true, messages: [] }, refused], errors: [new Error('gone')] } },
  project: ({ context }) => [context.key, context.failure, context.accepted],
};
