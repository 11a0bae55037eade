import type { Answer } from '#machines/lib/answer.ts';
import type { toggleAutoExportMachine } from './toggle-auto-export.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const done: Answer = { successful: true, messages: [] };

export const toggleAutoExportSamples: WalkOptions<typeof toggleAutoExportMachine> = {
  inputs: [undefined],
  events: (['export.enable', 'export.disable', 'matching.include', 'matching.exclude', 'question.cancel'] as const).map((type) => ({
    type,
  })),
  outcomes: {
    countMatching: { outputs: [0, 3], errors: [new Error('lost')] },
    toggleExport: { outputs: [done, { successful: false, messages: [] }], errors: [new Error('lost')] },
  },
  project: ({ context }) => [context.wish, context.matching],
};
