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
  originalId: null,
  duplicatesCount: 0,
  forceSeverityChangeBeforeAccept: false,
  ...more,
});
export const customer = sender('customer');
const { triageStatus: _, ...input } = row('untriaged');
const none = { originalId: null, namedAs: 'original' } as const;
export const restored = triageStatuses.map(
  (triageStatus) => ({ type: 'issue.restore', actor: customer, triageStatus, triageReason: 'Other', severity: 'low', ...none }) as const,
);
const restoredRejected = { ...restored[0], type: 'issue.restore', actor: customer, triageStatus: 'rejected', severity: 'low' } as const;
export const named = (['original', 'duplicate', 'itself'] as const).flatMap((namedAs) => [
  { type: 'issue.merge', actor: customer, originalId: 'o1', namedAs } as const,
  { ...restoredRejected, triageReason: 'Duplicate', originalId: 'o1', namedAs } as const,
]);
export const parted = [null, 'Other'].flatMap((triageReason) =>
  triageStatuses.map((triageStatus) => ({ type: 'issue.unmerge', actor: customer, triageStatus, triageReason }) as const),
);

export const issueSamples: WalkOptions<typeof issueMachine> = {
  inputs: [input, { ...input, duplicatesCount: 1 }],
  events: [
    ...byEveryone(issueLifecycle),
    ...[null, 'Other'].flatMap((triageReason) => restored.map((event) => ({ ...event, triageReason }))),
    ...named,
    ...parted,
  ],
  project: ({ context: { originalId } }) => originalId,
};
