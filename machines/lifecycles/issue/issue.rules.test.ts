import { describe, expect, it } from 'vitest';
import { severityCounts } from './issue.rules.ts';

describe('issues by severity', () => {
  it('are counted with the word of each severity that can be given, the highest first, and those that nobody knows, so that all are counted', () => {
    const given = { issuesLowCount: 4, issuesMediumCount: 3, issuesHighCount: 2, issuesCriticalCount: 1 };
    const known = [
      { level: 'critical', label: 'Critical', count: 1 },
      { level: 'high', label: 'High', count: 2 },
      { level: 'medium', label: 'Medium', count: 3 },
      { level: 'low', label: 'Low', count: 4 },
    ];
    expect(severityCounts({ ...given, issuesTotalCount: 10 })).toEqual(known);
    expect(severityCounts({ ...given, issuesTotalCount: 12 })).toEqual([...known, { level: 'unknown', label: 'Unknown', count: 2 }]);
  });
});
