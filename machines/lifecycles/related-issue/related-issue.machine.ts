import { setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { RelatedIssueContext, RelatedIssueEvent, RelatedIssueRow } from './related-issue.types.ts';

/** Moderated with its result unless it was found to be fake or known. */
export const relatedIssueMachine = setup({
  types: { context: {} as RelatedIssueContext, events: {} as RelatedIssueEvent, input: {} as RelatedIssueContext },
  guards: { mayModerate: roleIn('test_manager', 'community_test_manager'), mayLeave: roleIn('system') },
}).createMachine({
  id: 'relatedIssue',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        'report.moderate': { guard: 'mayModerate', target: 'moderated' },
        'report.leave': { guard: 'mayLeave', target: 'unmoderated' },
      },
    },
    moderated: { on: { 'report.reopen': { guard: 'mayModerate', target: 'pending' } } },
    invalid_issue: { description: 'A fake: it is never published.' },
    known_issue: { description: 'The customer knows it already.' },
    unmoderated: { type: 'final', description: 'Its tester was published before anybody judged it.' },
  },
});

export const relatedIssueLifecycle = columnLifecycle<typeof relatedIssueMachine, RelatedIssueRow>({
  name: 'related-issue',
  machine: relatedIssueMachine,
  status: 'moderationStatus',
  remembers: [],
  facts: [],
  reasons: {
    mayModerate: notAllowed('Only test managers and moderators of this test can moderate results.'),
    mayLeave: notAllowed('Only publishing leaves reports behind.'),
  },
  sentences: {
    pending: 'This report has not been moderated yet.',
    moderated: 'This report has been moderated.',
    invalid_issue: 'This report is fake.',
    known_issue: 'This report is a known issue.',
    unmoderated: 'The results of this tester were published before this report was moderated.',
  },
  samples: { 'report.moderate': {}, 'report.reopen': {}, 'report.leave': {} },
});
