import type { walkIssuesMachine, WalkIssuesEvent } from './walk-issues.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const lists = [[], ['a'], ['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']] as const;
const events: readonly WalkIssuesEvent[] = [
  ...lists.map((ids) => ({ type: 'list.changed' as const, ids })),
  ...lists.map((ids) => ({ type: 'list.replaced' as const, ids })),
  { type: 'issue.visit', issueId: 'c' },
  { type: 'issue.visit', issueId: 'z' },
  { type: 'issue.recall', issueId: 'c' },
  { type: 'recall.forget' },
  { type: 'issue.leave', issueId: 'a' },
  { type: 'issue.stay', issueId: 'a' },
  { type: 'issue.next' },
  { type: 'issue.previous' },
  { type: 'list.changed', ids: ['a', 'b', 'c'], isWhole: false },
  { type: 'list.changed', ids: ['a', 'b', 'c', 'd', 'e'], isWhole: false },
  { type: 'list.cut' },
  { type: 'list.narrowed' },
  { type: 'issue.toggle', issueId: 'a' },
  { type: 'range.extend', issueId: 'c' },
  { type: 'range.step', from: 'a', to: 'b' },
  { type: 'range.step', from: 'b', to: 'a' },
  { type: 'issues.take', issueIds: ['a'] },
  { type: 'issues.drop', issueIds: ['a'] },
  { type: 'all.take' },
  { type: 'selection.clear' },
];

export const walkIssuesSamples: WalkOptions<typeof walkIssuesMachine> = {
  inputs: [{ current: null }, { current: 'b' }],
  events,
  project: ({ context: { ids, current, recalled, anchor, isWhole } }) => [
    ids,
    current,
    recalled,
    ...(current === 'a' && recalled === null ? [anchor, isWhole] : []),
  ],
};
