import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { describe, expect, it } from 'vitest';
import { instantIn, wallClockIn, withOffsetIn } from './wall-clock.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'America/St_Johns'];
const instants = [
  '2026-01-01T00:00:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-01T05:59:00Z',
  '2026-12-31T23:59:59Z',
].map((text) => Date.parse(text));

describe('the wall clock', () => {
  it.each(zones)('of %s shows what the zone library says, over every change of the clock', (zone) => {
    for (const instant of instants) {
      expect(wallClockIn(zone, instant)).toBe(formatInTimeZone(instant, zone, "yyyy-MM-dd'T'HH:mm:ss"));
      expect(withOffsetIn(zone, instant)).toBe(formatInTimeZone(instant, zone, "yyyy-MM-dd'T'HH:mm:ssxxx"));
    }
  });

  it('gives a time that it leaps over as much later as it leaps', () => {
    const given = (zone: string, wall: string) => withOffsetIn(zone, instantIn(zone, wall));
    expect(given('Europe/Berlin', '2027-03-28T01:30:00')).toBe('2027-03-28T01:30:00+01:00');
    expect(given('Europe/Berlin', '2027-03-28T02:30:00')).toBe('2027-03-28T03:30:00+02:00');
    expect(given('America/New_York', '2027-03-14T02:30:00')).toBe('2027-03-14T03:30:00-04:00');
    expect(given('Australia/Lord_Howe', '2026-10-04T02:15:00')).toBe('2026-10-04T02:45:00+11:00');
    expect(instantIn('Europe/Berlin', '2027-02-30T25:00:00')).toBeNaN();
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T02:30:00', '+02:00'],
    ['America/New_York', '2026-11-01T01:30:00', '-04:00'],
    ['America/St_Johns', '2026-11-01T01:30:00', '-02:30'],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', '+11:00'],
    ['Pacific/Auckland', '2026-04-05T02:30:00', '+13:00'],
    ['Atlantic/Azores', '2026-10-25T00:30:00', '+00:00'],
  ])('of %s takes the first of a time that it shows twice', (zone, wall, offset) => {
    expect(withOffsetIn(zone, instantIn(zone, wall))).toBe(`${wall}${offset}`);
  });

  it('refuses a zone nobody knows', () => {
    expect(() => wallClockIn('Mars/Olympus', 0)).toThrow(RangeError);
  });
});
