import type { ResultOf } from '#schema/generated/client/gql.ts';
import { IssueFigures } from '#src/cache/issue-figures.documents.ts';
import { standsIn } from '#src/areas/issues/issue/issue-address.rules.ts';
import { IssueTags } from '#src/areas/issues/issue/issue.documents.ts';
import { AllIssues } from '#src/areas/issues/issue-desk/all-issues.documents.ts';
import { BlockersOfTest } from '#src/areas/results/resolve-blocker/resolve-blocker.documents.ts';
import { TestHeader } from '#src/areas/results/test-page/test-page.documents.ts';
import { TestersOfTest } from '#src/areas/results/testers/testers.documents.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { asked, listed } from '../faults/shown/parts.ts';
import type { Part } from '../faults/shown/parts.ts';

const search = { triage: 'untriaged', severities: [], tags: [], match: 'any' } as const;

/** What a page of the role shows, as it asks for it. */
export const screenOf = (role: 'customer' | 'test_manager', testId: string): readonly Part[] =>
  role === 'customer'
    ? [
        listed(
          AllIssues,
          { triageStatusEq: search.triage, sort: { field: 'created_at', direction: 'descending' }, first: pageSizes.issues },
          {
            listOf: ({ flexibleTestingIssues }: ResultOf<typeof AllIssues>) => flexibleTestingIssues,
            standsIn: standsIn(search),
            wanted: pageSizes.issues,
          },
        ),
        asked(IssueFigures, {}),
        asked(IssueTags, {}),
      ]
    : [asked(TestHeader, { testId, isStaff: true }), asked(TestersOfTest, { testId }), asked(BlockersOfTest, { testId })];
