import { sender, byEveryone } from '#machines/testing/who-may.ts';
import { triageStatuses } from '#schema/vocabulary/issue.ts';
import type { TriageStatus } from '#schema/vocabulary/issue.ts';
import { issueLifecycle } from './issue.machine.ts';
import type { issueMachine } from './issue.machine.ts';
import type { IssueRow } from './issue.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (triageStatus: TriageStatus, more: Partial<IssueRow> = {}): IssueRow => ({
  triageStatus,
  triageReason: triageStatus === 'rejected' ? 'Duplicate' : null,
  severity: 'medium',
  reviewedSeverity: null,
  forceSeverityChangeBeforeAccept: false,
  ...more,
});
export const customer = sender('customer');
const { triageStatus: _, ...input } = row('untriaged');
export const restored = triageStatuses.map(
  (triageStatus) => ({ type: 'issue.restore', actor: customer, triageStatus, triageReason: 'Other', severity: 'low' }) as const,
);

export const issueSamples: WalkOptions<typeof issueMachine> = {
  inputs: [input],
  events: [
    ...byEveryone(issueLifecycle),
    ...[null, 'Other'].flatMap((triageReason) => restored.map((event) => ({ ...event, triageReason }))),
  ],
};
