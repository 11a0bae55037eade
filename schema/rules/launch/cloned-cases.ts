import { isFailing } from '#schema/vocabulary/case-result.ts';
import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';

/** All cases, failing ones (`isFailing`), or those with the given ids. */
export const clonedCases = ['every', 'failing'] as const;
export type ClonedCases = (typeof clonedCases)[number] | readonly string[];

type Found = { readonly status: CaseResultStatus; readonly isRejected: boolean };

/** Failed or blocked for somebody, and not rejected. */
const hasFailing = (results: readonly Found[]): boolean => results.some(({ status, isRejected }) => !isRejected && isFailing(status));

type Copied = { readonly id: string; readonly completedCaseResults?: readonly Found[] };

export const goesAlong = (cases: ClonedCases, { id, completedCaseResults = [] }: Copied): boolean => {
  if (cases === 'every') return true;
  return cases === 'failing' ? hasFailing(completedCaseResults) : cases.includes(id);
};
