import { counted } from '#schema/vocabulary/counted.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { severities, severityLabels } from '#schema/vocabulary/issue.ts';
import type { ResultKind } from '#schema/vocabulary/case-result.ts';
import type { ResultCount } from './status-counts.rules.ts';

type Explored = {
  readonly activityType: string | null;
  readonly testStats: { readonly testCasesTotalCount: number };
};

/** Whether the one case of a test is the charter of its sessions, which nobody passes or fails. */
export const hasSessions = ({ activityType, testStats }: Explored): boolean =>
  activityType === 'exploratory' && testStats.testCasesTotalCount === 1;

const isAwaited = (kind: ResultKind): boolean => kind === 'live' || kind === 'to_come';

/** Sessions that were submitted, and all that are expected. */
export const sessionCounts = (results: readonly ResultCount[]): { readonly submitted: number; readonly expected: number } => {
  const expected = results.reduce((sum, { count }) => sum + count, 0);
  return { submitted: results.reduce((left, { kind, count }) => (isAwaited(kind) ? left - count : left), expected), expected };
};

/** The issues of a session by severity, the worst first; none without any. */
export const foundBySeverity = (
  issues: readonly { readonly severity: Severity }[],
): readonly { readonly level: Severity; readonly label: string; readonly count: number }[] =>
  severities
    .map((level) => ({ level, label: severityLabels[level], count: issues.filter(({ severity }) => severity === level).length }))
    .filter(({ count }) => count > 0);

/** How long somebody worked: "45 min", "1 h 20 min". */
export const minutesWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ');
};

/** "6 sessions", or "2 of 6 sessions" while some are awaited. */
export const sessionWords = (results: readonly ResultCount[]): string => {
  const { submitted, expected } = sessionCounts(results);
  const all = counted(expected, 'session', 'sessions');
  return submitted === expected ? all : `${submitted.toLocaleString('en')} of ${all}`;
};
