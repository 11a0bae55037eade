import { pageSizes } from '#schema/vocabulary/limits.ts';
import { readIssueSearch } from '../issue/issue-address.rules.ts';
import type { ListSearch } from '../issue/issue-address.rules.ts';

/** What narrows a list of issues and its figures, as the API takes it. */
export const narrowingAsked = ({ tags, match, severities, itemState, words, testId, days }: ListSearch) => ({
  ...(tags.length > 0 && (match === 'any' ? { issueTagsIdsEq: [...tags] } : { issueTagsIdsContains: [...tags] })),
  ...(severities.length > 0 && { severityIn: [...severities] }),
  ...(itemState !== null && { itemStateEq: itemState }),
  ...(words !== '' && { search: words }),
  ...(testId !== null && { testIdEq: testId }),
  ...(days !== null && { createdWithinDays: days }),
});

export const issuesAsked = (search: ListSearch) => ({
  triageStatusEq: search.triage,
  ...narrowingAsked(search),
  sort: { field: 'created_at', direction: search.sort } as const,
  first: pageSizes.issues,
});

/** What the page asks first where its address says nothing of the list; the build writes it into the head of the page. */
export const firstAsked = () => {
  const whole = readIssueSearch({});
  return [
    { name: 'IssueDesk_Tags' },
    { name: 'AllIssues_Issues', variables: issuesAsked(whole) },
    { name: 'AllIssues_Stats', variables: narrowingAsked(whole) },
  ];
};
