import { readerWords } from '#src/ui/reader-dates.ts';

/** The share of failed cases in whole percent. */
export const failureRate = ({
  testCasesTotalCount: total,
  testCasesFailedCount: failed,
}: {
  readonly testCasesTotalCount: number;
  readonly testCasesFailedCount: number;
}): number => (total === 0 ? 0 : Math.round((failed / total) * 100));

type Week = { readonly startsAt: string; readonly passed: number; readonly failed: number };

/** Weeks named by their Monday, the last one as this week. */
export const namedWeeks = (weeks: readonly Week[]): readonly { readonly label: string; readonly pass: number; readonly fail: number }[] =>
  weeks.map(({ startsAt, passed, failed }, at) => ({
    label: at === weeks.length - 1 ? 'This week' : readerWords(startsAt, 'day'),
    pass: passed,
    fail: failed,
  }));
