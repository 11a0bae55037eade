import { givenSeverities, severityLabels } from '#schema/vocabulary/issue.ts';
import type { GivenSeverity, Severity } from '#schema/vocabulary/issue.ts';

export type CountedBySeverity = {
  readonly issuesTotalCount: number;
  readonly issuesCriticalCount: number;
  readonly issuesHighCount: number;
  readonly issuesMediumCount: number;
  readonly issuesLowCount: number;
};

export type SeverityCount = { readonly level: Severity; readonly label: string; readonly count: number };

/** The highest first; then the number of unknown severity, if any. */
export const severityCounts = (counted: CountedBySeverity): readonly SeverityCount[] => {
  const given: Readonly<Record<GivenSeverity, number>> = {
    critical: counted.issuesCriticalCount,
    high: counted.issuesHighCount,
    medium: counted.issuesMediumCount,
    low: counted.issuesLowCount,
  };
  const counts = givenSeverities.map((level) => ({ level, label: severityLabels[level], count: given[level] }));
  const unknown = counted.issuesTotalCount - counts.reduce((sum, { count }) => sum + count, 0);
  return unknown > 0 ? [...counts, { level: 'unknown', label: severityLabels.unknown, count: unknown }] : counts;
};
