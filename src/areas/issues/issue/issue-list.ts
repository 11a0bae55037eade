import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgedIssue, Subject } from '#machines/flows/issues/judge.rules.ts';
import { issueRowOf } from '#schema/generated/client/rows/issue.documents.ts';
import type { ListedIssueFragment } from '#schema/generated/client/graphql.ts';
import type { TriageStatus } from '#schema/vocabulary/issue.ts';

export type ListedIssue = ListedIssueFragment;

export type IssueCounts = Readonly<Record<TriageStatus, number>>;

export type IssueList =
  | { readonly kind: 'loading'; readonly counts: IssueCounts | null }
  | { readonly kind: 'failed'; readonly requestId: string | null; readonly onRetry: () => void; readonly counts: IssueCounts | null }
  | {
      readonly kind: 'listed';
      readonly issues: readonly ListedIssue[];
      readonly counts: IssueCounts;
      /** Null when only the server could count them. */
      readonly total: number | null;
      readonly isLoadingMore: boolean;
      /** The next page failed. */
      readonly isCut: boolean;
      readonly onMore: (() => void) | null;
      /** The first and last visible issue of a long list; null for a short one. */
      readonly onSight: (range: readonly [string, string] | null) => void;
    };

export const noIssues: readonly ListedIssue[] = [];

const judged = new WeakMap<ListedIssue, JudgedIssue>();

/** The same for the same issue, so that its chart is asked once. */
export const judgedOf = (issue: ListedIssue): JudgedIssue => {
  const known = judged.get(issue);
  if (known !== undefined) return known;
  const made = { issueId: issue.id, code: issue.code, version: issue.version, row: issueRowOf(issue) };
  judged.set(issue, made);
  return made;
};

const subjects = new WeakMap<ListedIssue, Subject>();

/** The issue that is read beside its list. */
export const besideOf = (issue: ListedIssue): Subject => {
  const known = subjects.get(issue) ?? oneIssue({ ...judgedOf(issue), isReadBeside: true });
  subjects.set(issue, known);
  return known;
};

const mostTagLetters = 21;

export const tagsInRow = (tags: ListedIssue['issueTags']): { readonly shown: ListedIssue['issueTags']; readonly more: number } => {
  let letters = 0;
  const shown = tags.filter(({ name }, at) => {
    letters += name.length;
    return at === 0 || letters <= mostTagLetters;
  });
  return { shown, more: tags.length - shown.length };
};
