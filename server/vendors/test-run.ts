import type { CaseOutcome } from '#schema/vocabulary/run-result.ts';
import type { Written } from './vendor-write.ts';

/** The comment holds the mark by which a retry finds it. */
export type OutgoingResult = {
  readonly mark: string;
  readonly code: string;
  readonly outcome: CaseOutcome;
  readonly comment: string;
  readonly defects: readonly string[];
};

export type TestRun = {
  /** Most results in one write. */
  readonly most: number;
  readonly isClosed: boolean;
  readonly has: (code: string) => boolean;
  /** The marks that are at the tool already. */
  readonly arrived: (marks: readonly string[], since: Date) => Promise<ReadonlySet<string>>;
  readonly send: (results: readonly OutgoingResult[]) => Promise<Written<unknown>>;
  /** Empty when the response has no message. */
  readonly wordsOf: (body: unknown) => string;
};
