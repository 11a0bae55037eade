import type { Answer } from '#machines/lib/answer.ts';
import type { relateIssueMachine } from './relate-issue.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { caseResultResponseId: 'i1', seen: 'NW-412-R-2' };
export const done: Answer = { successful: true, messages: [] };
export const refused: Answer = { successful: false, messages: ['This test has no issue with this code.'] };
const answers = { outputs: [done, refused], errors: [new Error('gone')] };

export const relateIssueSamples: WalkOptions<typeof relateIssueMachine> = {
  inputs: [input],
  events: [
    { type: 'code.edit', seen: 'NW-412-R-2' },
    { type: 'code.change', code: 'NW-412-1' },
    { type: 'code.save' },
    { type: 'code.cancel' },
    { type: 'issue.delete' },
    { type: 'deletion.choose', changeStatusToPass: true },
    { type: 'deletion.cancel' },
  ],
  outcomes: { relateIssue: answers, deleteIssue: answers },
  project: ({ context }) => context.code,
};
