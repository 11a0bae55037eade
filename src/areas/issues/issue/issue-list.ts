import type { TriagedIssue } from '#machines/flows/issues/triage-issue.rules.ts';
import { issueRowOf } from '#schema/generated/client/rows/issue.documents.ts';
import type { ListedIssueFragment } from '#schema/generated/client/graphql.ts';
import type { TriageStatus } from '#schema/vocabulary/issue.ts';

export type ListedIssue = ListedIssueFragment;

export type IssueCounts = Readonly<Record<TriageStatus, number>>;

/** What a desk has to show. */
export type IssueList =
  | { readonly kind: 'loading'; readonly counts: IssueCounts | null }
  | { readonly kind: 'failed'; readonly requestId: string | null; readonly onRetry: () => void; readonly counts: IssueCounts | null }
  | {
      readonly kind: 'listed';
      readonly issues: readonly ListedIssue[];
      readonly counts: IssueCounts;
      /** How many fit the filter in all; null when only the server could count them. */
      readonly total: number | null;
      readonly isLoadingMore: boolean;
      /** Whether the next page did not come. */
      readonly isCut: boolean;
      readonly onMore: (() => void) | null;
      /** Told the first and the last issue in sight of a long list; null where it is short. */
      readonly onSight: (range: readonly [string, string] | null) => void;
    };

export const noIssues: readonly ListedIssue[] = [];

/** An issue as the charts see it. */
export const triagedOf = (issue: ListedIssue): TriagedIssue => ({
  issueId: issue.id,
  code: issue.code,
  version: issue.version,
  row: issueRowOf(issue),
});

const mostTagLetters = 21;

/** The tags a row has room for, and how many more there are. */
export const tagsInRow = (tags: ListedIssue['issueTags']): { readonly shown: ListedIssue['issueTags']; readonly more: number } => {
  let letters = 0;
  const shown = tags.filter(({ name }, at) => {
    letters += name.length;
    return at === 0 || letters <= mostTagLetters;
  });
  return { shown, more: tags.length - shown.length };
};
