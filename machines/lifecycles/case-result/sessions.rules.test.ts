import { describe, expect, it } from 'vitest';
import { foundBySeverity, hasSessions, minutesWords, sessionCounts, sessionWords } from './sessions.rules.ts';

describe('sessions of an exploratory test', () => {
  it('are those of its one case', () => {
    const of = (activityType: string | null, testCasesTotalCount: number) =>
      hasSessions({ activityType, testStats: { testCasesTotalCount } });
    expect([of('exploratory', 1), of('exploratory', 2), of('exploratory', 0), of('test_case_run', 1), of(null, 1)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are counted out of those that are expected', () => {
    const counts = [
      { kind: 'rejected' as const, count: 1 },
      { kind: 'explored' as const, count: 3 },
      { kind: 'live' as const, count: 2 },
    ];
    expect(sessionCounts(counts)).toEqual({ submitted: 4, expected: 6 });
    expect([
      sessionWords(counts),
      sessionWords(counts.slice(0, 2)),
      sessionWords([{ kind: 'explored', count: 1 }]),
      sessionWords([]),
    ]).toEqual(['4 of 6 sessions', '4 sessions', '1 session', '0 sessions']);
  });

  it('count what they found by severity, the worst first', () => {
    expect(
      foundBySeverity([{ severity: 'low' }, { severity: 'critical' }, { severity: 'unknown' }, { severity: 'low' }]).map(
        ({ label, count }) => [label, count],
      ),
    ).toEqual([
      ['Critical', 1],
      ['Low', 2],
      ['Unknown', 1],
    ]);
  });

  it('say how long they took', () => {
    expect([0, 45, 60, 80, 1500].map(minutesWords)).toEqual(['0 min', '45 min', '1 h', '1 h 20 min', '25 h']);
  });
});
