import { relatedIssueLifecycle } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import type { relatedIssueMachine } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import type { RelatedIssueRow } from '#machines/lifecycles/related-issue/related-issue.types.ts';
import type { Subject } from '../advance.ts';

export const relatedIssue: Subject<typeof relatedIssueMachine, RelatedIssueRow> = {
  lifecycle: relatedIssueLifecycle,
  table: 'related_issue',
  columns: { moderationStatus: 't.moderation_status' },
  topic: null,
  testId: 't.test_id',
};
