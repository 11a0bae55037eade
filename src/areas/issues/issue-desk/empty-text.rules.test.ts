import { triageStatuses } from '#schema/vocabulary/issue.ts';
import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { describe, expect, it } from 'vitest';
import { readIssueSearch } from '../issue/issue-address.rules.ts';
import { emptyIssuesText, narrowedBy } from './empty-text.rules.ts';

const tags = '837f92a8-6d99-4a96-a4db-eaf4529c1aae';
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
      ['finished', 'There are no new issues to triage', accepted, rejected],
      ['closed', 'There are no new issues to triage', accepted, rejected],
      ['cancelled', never, never, never],
    ]);
  });

  it.each([
    ['nothing', {}, null],
    ['tags alone', { tags }, 'tags'],
    ['words beside tags', { tags, words: 'card' }, 'more'],
    ['a severity', { severity: 'low' }, 'more'],
    ['the state in a tracker', { tracker: 'done' }, 'more'],
    ['what only a list across tests is narrowed by', { test: tags, days: 90 }, null],
  ] as const)('is narrowed by %s', (_, address, expected) => expect(narrowedBy(readIssueSearch(address))).toBe(expected));

  it('says what it was narrowed by', () => {
    expect(emptyIssuesText('untriaged', 'open', 'tags')).toBe('No issues match the selected tags');
    expect(emptyIssuesText('untriaged', 'prep', 'more')).toBe('There are no issues matching your filters.');
  });
});
