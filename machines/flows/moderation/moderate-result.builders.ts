import type { Answer } from '#machines/lib/answer.ts';
import type { moderateResultMachine } from './moderate-result.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { caseResultId: 'r1' };
export const done: Answer = { successful: true, messages: [] };
const refused: Answer = { successful: false, messages: ['The tester has been asked to change this result.', 'Another reason.'] };
const answers = { outputs: [done, refused, { ...done, isUnsent: true }], errors: [new Error('gone')] };

export const moderateResultSamples: WalkOptions<typeof moderateResultMachine> = {
  inputs: [input],
  events: [
    { type: 'key.press', act: 'approval' },
    { type: 'key.press', act: 'edit' },
    { type: 'result.shown' },
    { type: 'approval.toggle', approved: true },
    { type: 'edit.open' },
    { type: 'draft.change', draft: 'Please add a screenshot.' },
    { type: 'draft.change', draft: '' },
    { type: 'edit.submit', key: 'k1' },
    { type: 'edit.close' },
    { type: 'cancelling.open' },
    { type: 'cancelling.confirm' },
    { type: 'cancelling.close' },
    { type: 'moderation.finalize' },
  ],
  outcomes: { requestEdit: answers, cancelEdit: answers, finalizeModeration: answers },
  project: ({ context }) => [context.draft, context.fault, context.until.shown.length, context.until.awaited?.wish],
};
