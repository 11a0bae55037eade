import { issueExportLifecycle } from './issue-export.machine.ts';
import type { issueExportMachine } from './issue-export.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { IssueExportRow } from './issue-export.types.ts';
import type { IssueExportState } from '#schema/vocabulary/export.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (state: IssueExportState, more: Partial<IssueExportRow> = {}): IssueExportRow => ({
  state,
  attempts: 0,
  sentAt: null,
  notBefore: null,
  remoteId: null,
  remoteKey: null,
  remoteUrl: null,
  message: null,
  ...more,
});
const { state: _, ...input } = row('waiting');

export const issueExportSamples: WalkOptions<typeof issueExportMachine> = {
  inputs: [input],
  events: byEveryone(issueExportLifecycle),
  project: ({ context }) => [context.attempts > 1, context.notBefore === null],
};
