import { describe, expect, it } from 'vitest';
import { failureRate, namedWeeks } from './overview.view.tsx';

describe('failure rate', () => {
  it('LA-607: is a rounded percentage', () => {
    expect(failureRate({ testCasesTotalCount: 1296, testCasesFailedCount: 182 })).toBe(14);
    expect(failureRate({ testCasesTotalCount: 8, testCasesFailedCount: 1 })).toBe(13);
    expect(failureRate({ testCasesTotalCount: 0, testCasesFailedCount: 0 })).toBe(0);
  });
});

describe('weeks', () => {
  it('are named by their Monday, the last one as this week', () => {
    const week = (startsAt: string) => ({ startsAt, passed: 3, failed: 1 });
    expect(namedWeeks([week('2026-11-09T00:00:00.000Z'), week('2026-11-16T00:00:00.000Z')])).toEqual([
      { label: '9 Nov', pass: 3, fail: 1 },
      { label: 'This week', pass: 3, fail: 1 },
    ]);
  });
});
