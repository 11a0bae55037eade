import { describe, expect, it } from 'vitest';
import { creditBounds, creditPeriods, readCreditPeriod } from './credit-period.ts';

describe('a period of credit transactions', () => {
  it('is read from an address, and all where it names none', () => {
    expect([...creditPeriods, 'all', 'next-month', 7, undefined].map(readCreditPeriod)).toEqual([
      ...creditPeriods,
      'all',
      'all',
      'all',
      'all',
    ]);
  });

  it.each([
    ['all', null, null],
    ['this-month', '2026-01-01T00:00:00.000Z', null],
    ['last-month', '2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['past-90-days', '2025-11-01T00:00:00.000Z', null],
    ['this-year', '2026-01-01T00:00:00.000Z', null],
  ] as const)('%s has whole days in UTC', (period, since, until) => {
    expect(creditBounds(period, '2026-01-30T23:30:00.000Z')).toEqual({ since, until });
  });
});
