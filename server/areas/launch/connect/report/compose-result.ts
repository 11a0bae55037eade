import type { CaseVerdicts } from '#schema/vocabulary/run-result.ts';
import { counted } from '#schema/vocabulary/counted.ts';

type Composed = {
  readonly mark: string;
  readonly test: string;
  readonly verdicts: CaseVerdicts;
  readonly url: string;
  readonly defects: readonly string[];
};

/** What is said of a test case in a test-management tool, in plain text; the mark stands before what may be cut. */
export const commentOf = ({ mark, test, verdicts: { passed, blocked, failed }, url, defects }: Composed): string =>
  [
    `Crowd test ${test}: ${counted(passed + blocked + failed, 'tester', 'testers')}, ${passed} passed, ${failed} failed, ${blocked} blocked.`,
    url,
    `Muster result ${mark}`,
    ...(defects.length === 0 ? [] : [`Issues: ${defects.join(', ')}`]),
  ].join('\n');
