import { describe, expect, it } from 'vitest';
import { severityCounts } from './issue.rules.ts';

describe('issues by severity', () => {
  it('are counted with the word of each severity that can be given, the highest first', () => {
    expect(severityCounts({ issuesLowCount: 4, issuesMediumCount: 3, issuesHighCount: 2, issuesCriticalCount: 1 })).toEqual([
      { level: 'critical', label: 'Critical', count: 1 },
      { level: 'high', label: 'High', count: 2 },
      { level: 'medium', label: 'Medium', count: 3 },
      { level: 'low', label: 'Low', count: 4 },
    ]);
  });
});
