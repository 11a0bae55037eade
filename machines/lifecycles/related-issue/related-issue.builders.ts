import { relatedIssueLifecycle } from './related-issue.machine.ts';
import type { relatedIssueMachine } from './related-issue.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { RelatedIssueContext } from './related-issue.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const fresh: RelatedIssueContext = {
  reviewedSeverity: null,
  knownAs: null,
  known: false,
  reportedHere: true,
  isResultApproved: false,
  participantStatus: 'under_review',
};
export const actor = { role: 'community_test_manager', userId: 'u1' } as const;
export const judge = (verdict: 'fake' | 'known' | 'real' | null, knownAs: string | null = null) =>
  ({ type: 'report.judge', verdict, knownAs, actor }) as const;
export const said = [judge('fake'), judge('known', 'NW-1-KI-1 Slow'), judge('known'), judge('real'), judge(null)];

export const relatedIssueSamples: WalkOptions<typeof relatedIssueMachine> = {
  inputs: [fresh, { ...fresh, isResultApproved: true }],
  events: [...byEveryone(relatedIssueLifecycle), ...said, { type: 'report.grade', severity: null, actor }],
};
