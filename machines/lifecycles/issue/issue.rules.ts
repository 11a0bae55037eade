import { givenSeverities, severityLabels } from '#schema/vocabulary/issue.ts';
import type { GivenSeverity } from '#schema/vocabulary/issue.ts';

export type CountedBySeverity = {
  readonly issuesCriticalCount: number;
  readonly issuesHighCount: number;
  readonly issuesMediumCount: number;
  readonly issuesLowCount: number;
};

export type SeverityCount = { readonly level: GivenSeverity; readonly label: string; readonly count: number };

/** How many issues have each severity a person can give, the highest first. */
export const severityCounts = (counted: CountedBySeverity): readonly SeverityCount[] => {
  const counts: Readonly<Record<GivenSeverity, number>> = {
    critical: counted.issuesCriticalCount,
    high: counted.issuesHighCount,
    medium: counted.issuesMediumCount,
    low: counted.issuesLowCount,
  };
  return givenSeverities.map((level) => ({ level, label: severityLabels[level], count: counts[level] }));
};
