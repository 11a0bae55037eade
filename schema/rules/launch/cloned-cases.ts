import { isFailing } from '#schema/vocabulary/case-result.ts';
import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';

/** Which test cases of a run go along: every one, those alone that fail (`isFailing`), or those with the given ids. */
export const clonedCases = ['every', 'failing'] as const;
export type ClonedCases = (typeof clonedCases)[number] | readonly string[];

type Found = { readonly status: CaseResultStatus; readonly isRejected: boolean };

/** Whether somebody found a test case failing or was blocked in it, and that was not rejected. */
const hasFailing = (results: readonly Found[]): boolean => results.some(({ status, isRejected }) => !isRejected && isFailing(status));

type Copied = { readonly id: string; readonly completedCaseResults?: readonly Found[] };

/** Whether a test case goes along; its results are asked for where those that fail do. */
export const goesAlong = (cases: ClonedCases, { id, completedCaseResults = [] }: Copied): boolean => {
  if (cases === 'every') return true;
  return cases === 'failing' ? hasFailing(completedCaseResults) : cases.includes(id);
};
