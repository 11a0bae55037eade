import type { rejectResultMachine } from './reject-result.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { caseResultId: 'r1' };
export const events = [
  { type: 'rejection.open' },
  { type: 'reason.choose', reason: 'Duplicate' },
  { type: 'rejection.confirm', version: 3 },
  { type: 'rejection.close' },
  { type: 'undo.open' },
  { type: 'undo.confirm', version: 3 },
  { type: 'undo.close' },
] as const;
const answers = {
  outputs: [
    { successful: true, messages: [] },
    { successful: false, messages: ['No.'] },
    { successful: true, messages: [], isUnsent: true },
  ],
  errors: [new Error('gone')],
};

export const rejectResultSamples: WalkOptions<typeof rejectResultMachine> = {
  inputs: [input],
  events,
  outcomes: { rejectResult: answers, unrejectResult: answers },
  project: ({ context }) => context.reason,
};
