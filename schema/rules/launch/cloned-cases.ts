import { isFailing } from '#schema/vocabulary/case-result.ts';
import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';

/** Which test cases of a run go along: every one, or those alone that fail (`isFailing`). */
export const clonedCases = ['every', 'failing'] as const;
export type ClonedCases = (typeof clonedCases)[number];

type Found = { readonly status: CaseResultStatus; readonly isRejected: boolean };

/** Whether somebody found a test case failing or was blocked in it, and that was not rejected. */
export const hasFailing = (results: readonly Found[]): boolean =>
  results.some(({ status, isRejected }) => !isRejected && isFailing(status));
