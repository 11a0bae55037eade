import type { TriageStatus } from '#schema/vocabulary/issue.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';

/** What an empty list of a test's issues says, by filter and by where the test stands. */
export const emptyIssuesText = (triage: TriageStatus, status: TestWindowStatus, hasTags: boolean): string => {
  if (hasTags) return 'No issues match the selected tags';
  if (status === 'prep' || status === 'scheduled') return 'Issues will appear here once testing has started';
  if (status === 'cancelled') return 'No issues were reported before this test was cancelled';
  if (triage === 'accepted') return 'There are no accepted issues';
  if (triage === 'rejected') return 'There are no rejected issues';
  return status === 'closed' ? 'There are no new issues to triage' : 'No new issues have been reported yet';
};
