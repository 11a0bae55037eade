import { readerWords } from '#src/ui/reader-dates.ts';

/** Whole percent. */
export const failureRate = ({
  testCasesTotalCount: total,
  testCasesFailedCount: failed,
}: {
  readonly testCasesTotalCount: number;
  readonly testCasesFailedCount: number;
}): number => (total === 0 ? 0 : Math.round((failed / total) * 100));

type Week = { readonly startsAt: string; readonly passed: number; readonly failed: number };

/** By their Monday; the last is 'this week'. */
export const namedWeeks = (weeks: readonly Week[]): readonly { readonly label: string; readonly pass: number; readonly fail: number }[] =>
  weeks.map(({ startsAt, passed, failed }, at) => ({
    label: at === weeks.length - 1 ? 'This week' : readerWords(startsAt, 'day'),
    pass: passed,
    fail: failed,
  }));
