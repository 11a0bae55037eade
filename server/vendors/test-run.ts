import type { CaseOutcome } from '#schema/vocabulary/run-result.ts';
import type { Written } from './vendor-write.ts';

/** The outcome of one test case on its way to a test run; the comment holds the mark by which it is found again. */
export type OutgoingResult = {
  readonly mark: string;
  readonly code: string;
  readonly outcome: CaseOutcome;
  readonly comment: string;
  /** What trackers call the issues of the test case. */
  readonly defects: readonly string[];
};

/** A test run of a test-management tool, as results are sent to it. */
export type TestRun = {
  /** How many results one write takes along. */
  readonly most: number;
  readonly isClosed: boolean;
  readonly has: (code: string) => boolean;
  /** Which of the marks are at the tool. */
  readonly arrived: (marks: readonly string[], since: Date) => Promise<ReadonlySet<string>>;
  readonly send: (results: readonly OutgoingResult[]) => Promise<Written<unknown>>;
  /** The tool's own words in a refusal; empty when it says nothing. */
  readonly wordsOf: (body: unknown) => string;
};
