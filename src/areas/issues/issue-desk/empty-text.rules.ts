import type { TriageStatus } from '#schema/vocabulary/issue.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import { isNarrowed } from '../issue/issue-address.rules.ts';
import type { IssueSearch } from '../issue/issue-address.rules.ts';

export const noneMatch = 'There are no issues matching your filters.';

/** What narrows a list: its tags alone, or more than them. */
export type Narrowing = 'tags' | 'more' | null;

/** What an address narrows the list of one test by. */
export const narrowedBy = (search: IssueSearch): Narrowing => {
  if (isNarrowed({ ...search, tags: [], testId: null, days: null })) return 'more';
  return search.tags.length > 0 ? 'tags' : null;
};

/** What an empty list of a test's issues says, by filter and by where the test stands. */
export const emptyIssuesText = (triage: TriageStatus, status: TestWindowStatus, narrowing: Narrowing): string => {
  if (narrowing === 'more') return noneMatch;
  if (narrowing === 'tags') return 'No issues match the selected tags';
  if (status === 'prep' || status === 'scheduled') return 'Issues will appear here once testing has started';
  if (status === 'cancelled') return 'No issues were reported before this test was cancelled';
  if (triage === 'accepted') return 'There are no accepted issues';
  if (triage === 'rejected') return 'There are no rejected issues';
  return status === 'closed' || status === 'finished' ? 'There are no new issues to triage' : 'No new issues have been reported yet';
};
