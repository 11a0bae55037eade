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

type Waiting = { readonly kind: string; readonly label: string; readonly count: number };

/** What waits, in words: the thing to do, and where. */
export const waitingWords = ({ kind, label, count }: Waiting): { readonly title: string; readonly note: string } =>
  kind === 'draft'
    ? { title: `${label} is a draft`, note: 'Not launched yet' }
    : { title: `${count} new ${count === 1 ? 'issue' : 'issues'}`, note: label };
