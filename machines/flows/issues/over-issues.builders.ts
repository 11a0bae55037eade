import type { overIssuesMachine, ExportAnswer } from './over-issues.ts';
import { sender } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const payments = { id: 'g1', name: 'payments' };
export const file = { filename: 'issues-2026-11-21.csv', body: 'Code\n' };
export const done: ExportAnswer = { successful: true, file, messages: [] };

export const overIssuesSamples: WalkOptions<typeof overIssuesMachine> = {
  inputs: [{ actor: sender('customer') }],
  events: [
    { type: 'picker.open', issueId: 'i1' },
    { type: 'picker.close' },
    { type: 'search.change', text: 'pay' },
    { type: 'tag.restore', tag: payments, version: 4 },
    { type: 'rename.start', tag: payments },
    { type: 'rename.cancel' },
    { type: 'rename.confirm' },
    { type: 'name.change', name: 'x'.repeat(31) },
    { type: 'name.change', name: 'checkout' },
    { type: 'deletion.ask', tag: payments },
    { type: 'deletion.cancel' },
    { type: 'deletion.confirm' },
    { type: 'name.saved' },
    { type: 'name.refused', message: 'No' },
    { type: 'tag.deleted', tag: payments, version: 4 },
    { type: 'tag.restored', tag: payments },
    { type: 'tag.refused', message: 'No' },
    { type: 'issues.export', issueIds: ['i1'] },
    { type: 'issues.export', issueIds: [] },
    { type: 'export.confirm' },
    { type: 'export.cancel' },
    { type: 'export.started' },
  ],
  outcomes: {
    carryTags: { errors: [new Error('lost')] },
    exportIssues: { outputs: [done, { successful: false, file: null, messages: ['No'] }], errors: [new Error('lost')] },
  },
  project: ({ context: { name, refusal } }) => [name, refusal],
};
