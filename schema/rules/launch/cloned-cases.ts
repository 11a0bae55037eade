import type { ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';

/** Which test cases of a run go along: every one, or those alone that failed or were blocked. */
export const clonedCases = ['every', 'failed'] as const;
export type ClonedCases = (typeof clonedCases)[number];

/** Whether a test case that stands so goes along. */
export const isCloned = (cases: ClonedCases, status: ShownCaseResultStatus): boolean =>
  cases === 'every' || status === 'fail' || status === 'blocked';
