import { triageStatuses } from '#schema/vocabulary/issue.ts';
import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { describe, expect, it } from 'vitest';
import { emptyIssuesText } from './empty-text.rules.ts';

const soon = 'Issues will appear here once testing has started';
const never = 'No issues were reported before this test was cancelled';
const accepted = 'There are no accepted issues';
const rejected = 'There are no rejected issues';

describe('the empty list of issues', () => {
  it('RE-125: its text follows the filter and the status of the test', () => {
    expect(testWindowStatuses.map((status) => [status, ...triageStatuses.map((triage) => emptyIssuesText(triage, status, null))])).toEqual([
      ['prep', soon, soon, soon],
      ['scheduled', soon, soon, soon],
      ['open', 'No new issues have been reported yet', accepted, rejected],
      ['closed', 'There are no new issues to triage', accepted, rejected],
      ['cancelled', never, never, never],
    ]);
  });

  it('says what it was narrowed by', () => {
    expect(emptyIssuesText('untriaged', 'open', 'tags')).toBe('No issues match the selected tags');
    expect(emptyIssuesText('untriaged', 'prep', 'more')).toBe('There are no issues matching your filters.');
  });
});
