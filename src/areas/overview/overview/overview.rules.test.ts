import { describe, expect, it } from 'vitest';
import { failureRate, namedWeeks, waitingWords } from './overview.rules.ts';

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

describe('waiting', () => {
  it('says what to do and where', () => {
    expect(waitingWords({ kind: 'untriaged_issues', label: 'Checkout', count: 24 })).toEqual({ title: '24 new issues', note: 'Checkout' });
    expect(waitingWords({ kind: 'untriaged_issues', label: 'Checkout', count: 1 }).title).toBe('1 new issue');
    expect(waitingWords({ kind: 'draft', label: 'Release 11 request', count: 1 })).toEqual({
      title: 'Release 11 request is a draft',
      note: 'Not launched yet',
    });
  });
});
