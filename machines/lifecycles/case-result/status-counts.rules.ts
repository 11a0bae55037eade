import { caseResultSortOrder } from '#schema/vocabulary/case-result.ts';
import type { ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';

export type StatusCount = { readonly status: ShownCaseResultStatus; readonly count: number };

const shownGroups = 3;

/** The status groups that fit in a row, and whether there are more. */
export const caseStats = (counts: readonly StatusCount[]): { readonly groups: readonly StatusCount[]; readonly hasMore: boolean } => {
  const filled = inOrder(counts.filter(({ count }) => count > 0));
  return { groups: filled.slice(0, shownGroups), hasMore: filled.length > shownGroups };
};

export const inOrder = <T extends { readonly status: ShownCaseResultStatus }>(things: readonly T[]): readonly T[] =>
  things.toSorted((left, right) => caseResultSortOrder.indexOf(left.status) - caseResultSortOrder.indexOf(right.status));

export type ProgressRank = { readonly kind: 'pass' | 'fail' | 'blocked' | 'live' | 'rejected' | 'to_come'; readonly count: number };

const rankOrder = ['pass', 'fail', 'blocked', 'rejected', 'live', 'to_come'] as const;
const rankOf: Readonly<Record<ShownCaseResultStatus, ProgressRank['kind']>> = {
  pass: 'pass',
  fail: 'fail',
  blocked: 'blocked',
  rejected: 'rejected',
  live: 'live',
  not_tested: 'to_come',
  skipped: 'to_come',
  missing: 'to_come',
};

export const ranksOf = (counts: readonly StatusCount[]): readonly ProgressRank[] =>
  rankOrder
    .map((kind) => ({ kind, count: counts.filter(({ status }) => rankOf[status] === kind).reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ count }) => count > 0);
