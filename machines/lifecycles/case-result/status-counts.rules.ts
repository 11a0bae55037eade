import { caseResultSortOrder } from '#schema/vocabulary/case-result.ts';
import type { ResultKind, ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';

export type StatusCount = { readonly status: ShownCaseResultStatus; readonly count: number };

const shownGroups = 3;

/** The status groups that fit in a row, and whether there are more. */
export const caseStats = (counts: readonly StatusCount[]): { readonly groups: readonly StatusCount[]; readonly hasMore: boolean } => {
  const filled = inOrder(counts.filter(({ count }) => count > 0));
  return { groups: filled.slice(0, shownGroups), hasMore: filled.length > shownGroups };
};

export const inOrder = <T extends { readonly status: ShownCaseResultStatus }>(things: readonly T[]): readonly T[] =>
  things.toSorted((left, right) => caseResultSortOrder.indexOf(left.status) - caseResultSortOrder.indexOf(right.status));

export type ResultCount = { readonly kind: ResultKind; readonly count: number };

/** Whose one case is a session, which nobody passes or fails. */
export const isExplored = (results: readonly ResultCount[]): boolean => results.some(({ kind }) => kind === 'explored');

type ProgressRank = {
  readonly kind: 'pass' | 'fail' | 'blocked' | 'rejected' | 'done' | 'live' | 'to_come';
  readonly count: number;
  readonly word: string;
};

const kinds: Readonly<Record<ResultKind, Pick<ProgressRank, 'kind' | 'word'>>> = {
  pass: { kind: 'pass', word: 'passed' },
  fail: { kind: 'fail', word: 'failed' },
  blocked: { kind: 'blocked', word: 'blocked' },
  rejected: { kind: 'rejected', word: 'rejected' },
  explored: { kind: 'done', word: 'submitted' },
  live: { kind: 'live', word: 'to come' },
  to_come: { kind: 'to_come', word: 'to come' },
};

/** A bar by results: how many testers failed a case is seen, not only that one did. */
export const ranksOf = (results: readonly ResultCount[]): readonly ProgressRank[] =>
  results.map(({ kind, count }) => ({ ...kinds[kind], count }));
