import { describe, expect, it } from 'vitest';
import { laterInstant, skippedTo } from './schedule.ts';

describe('a later start', () => {
  it.each([
    ['Europe/Berlin', '2027-03-28T01:30', '2027-03-28T01:30:00+01:00', null],
    ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T03:30:00+02:00', '03:30'],
    ['Europe/Berlin', '2027-03-28T03:30', '2027-03-28T03:30:00+02:00', null],
    ['America/New_York', '2027-03-14T02:00', '2027-03-14T03:00:00-04:00', '03:00'],
    ['America/New_York', '2027-03-28T02:30', '2027-03-28T02:30:00-04:00', null],
    ['Europe/Berlin', '2027-03-28T', null, null],
    ['Nowhere/City', '2027-03-28T02:30', null, null],
  ])('in %s at %s is never before its time, and is told where the clock skips it', (timezone, laterAt, instant, told) => {
    expect([laterInstant({ laterAt, timezone }), skippedTo({ laterAt, timezone })]).toEqual([instant, told]);
  });
});
