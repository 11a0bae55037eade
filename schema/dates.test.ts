import { describe, expect, it } from 'vitest';
import { dateWords } from './dates.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const inMonth = (index: number): string => new Date(Date.UTC(2025, index, 21, 14, 5)).toISOString();

describe('a date in words', () => {
  it('has a month of three letters', () => {
    expect(months.map((_, index) => dateWords(inMonth(index), 'moment'))).toEqual(months.map((month) => `21 ${month} 2025, 14:05`));
    expect(months.map((_, index) => dateWords(inMonth(index), 'day'))).toEqual(months.map((month) => `21 ${month}`));
  });

  it('is that of its zone', () => {
    expect(dateWords('2026-09-30T23:30:00.000Z', 'run', 'Europe/Berlin')).toBe('Thu 1 Oct, 01:30');
    expect(dateWords('2026-09-30T23:30:00.000Z', 'run')).toBe('Wed 30 Sep, 23:30');
  });
});

describe('a date in another language', () => {
  it('is written as that language has it', () => {
    const at = '2026-11-22T09:00:00.000Z';
    expect(['en-US', 'de', 'fr'].map((language) => dateWords(at, 'moment', 'UTC', language))).toEqual([
      'Nov 22, 2026, 09:00',
      '22. Nov. 2026, 09:00',
      '22 nov. 2026, 09:00',
    ]);
    expect(dateWords('2026-09-01T09:00:00.000Z', 'day', 'UTC', 'de')).toBe('1. Sept.');
  });
});
