import type { exportResultsMachine } from './export-results.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const many = (count: number) => ({ testId: 't1', participantsIds: Array.from({ length: count }, (_, at) => `p${at}`) });

export const exportResultsSamples: WalkOptions<typeof exportResultsMachine> = {
  inputs: [many(1), many(11), many(0)],
  events: [
    { type: 'export.start', form: 'files' },
    { type: 'export.start', form: 'archive' },
    { type: 'export.cancel' },
    { type: 'export.retry' },
  ],
  outcomes: {
    exportBatch: { outputs: [{ kind: 'given' }, { kind: 'refused', message: 'No.' }], errors: [new Error('gone')] },
    finishArchive: { outputs: [undefined], errors: [new Error('full')] },
  },
  project: ({ context }) => [context.done, context.form, context.failure],
};
