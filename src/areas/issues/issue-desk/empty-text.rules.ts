import type { TriageStatus } from '#schema/vocabulary/issue.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import { isNarrowed } from '../issue/issue-address.rules.ts';
import type { ListSearch } from '../issue/issue-address.rules.ts';

export const noneMatch = 'There are no issues matching your filters.';

export type Narrowing = 'tags' | 'more' | null;

export const narrowedBy = (search: ListSearch): Narrowing => {
  if (isNarrowed({ ...search, tags: [], testId: null, days: null })) return 'more';
  return search.tags.length > 0 ? 'tags' : null;
};

export const emptyIssuesText = (triage: TriageStatus, status: TestWindowStatus, narrowing: Narrowing): string => {
  if (narrowing === 'more') return noneMatch;
  if (narrowing === 'tags') return 'No issues match the selected tags';
  if (status === 'prep' || status === 'scheduled') return 'Issues will appear here once testing has started';
  if (status === 'cancelled') return 'No issues were reported before this test was cancelled';
  if (triage === 'accepted') return 'There are no accepted issues';
  if (triage === 'rejected') return 'There are no rejected issues';
  return status === 'closed' || status === 'finished' ? 'There are no new issues to triage' : 'No new issues have been reported yet';
};
