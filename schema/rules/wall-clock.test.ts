import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import fc from 'fast-check';
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

  it('gives a time that it skips as much later as the gap is long', () => {
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

  it.each([
    ['starts before a time that is skipped', 'Europe/Berlin', '2027-03-28T02:30:00', '2027-03-28T01:30:00+01:00'],
    ['takes the second of a time that is shown twice', 'Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T02:30:00+01:00'],
    ['or the first, by the zone', 'America/New_York', '2026-11-01T01:30:00', '2026-11-01T01:30:00-04:00'],
  ])('is not left to date-fns-tz, which %s', (_, zone, wall, given) => {
    expect(withOffsetIn(zone, fromZonedTime(wall, zone).getTime())).toBe(given);
  });

  it('refuses a zone nobody knows', () => {
    expect(() => wallClockIn('Mars/Olympus', 0)).toThrow(RangeError);
  });
});

/** What a clock shows, read field by field from a formatter that the rules do not use. */
const readClock = (zone: string, instant: number): string => {
  const parts = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone: zone,
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const year = part('era') === 'AD' ? part('year').padStart(4, '0') : `-${part('year')}`;
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
};

/** Every instant at which a clock shows a time, looked for with each distance from UTC that it has in the days around. */
const shownAt = (zone: string, wall: string): readonly number[] => {
  const asUtc = Date.parse(`${wall}Z`);
  const around = Array.from({ length: 65 }, (_, step) => asUtc + (step - 32) * 3_600_000);
  const candidates = new Set(around.map((at) => asUtc - (readingAsUtc(readClock(zone, at)) - at)));
  return [...candidates].filter((at) => readClock(zone, at) === wall).toSorted((one, other) => one - other);
};
const readingAsUtc = (reading: string): number => Date.parse(`${reading}Z`);

const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
const daysOf = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const wallTime = fc.record({
  year: fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1880, max: 2100 }), fc.constantFrom(1, 2, 20, 202, 9999)),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
  time: fc.tuple(twoDigits(23), twoDigits(59), twoDigits(59)).map((each) => each.join(':')),
});
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const seed = { seed: 14, numRuns: 400 };

describe('any time that can be typed', () => {
  it('of the years 1 to 9999 in any zone is the first instant that shows it, later by the gap where none does, and nothing where no calendar has it', () => {
    fc.assert(
      fc.property(zone, wallTime, (name, { year, month, day, time }) => {
        const date = [String(year).padStart(4, '0'), ...[month, day].map((each) => String(each).padStart(2, '0'))].join('-');
        const wall = `${date}T${time}`;
        const instant = instantIn(name, wall);
        if (day > daysOf(year, month)) {
          expect(instant).toBeNaN();
          return;
        }
        expect(instant).not.toBeNaN();
        expect(readClock(name, instant)).toBe(wallClockIn(name, instant));
        const [first] = shownAt(name, wall);
        if (first === undefined) expect(wallClockIn(name, instant) > wall).toBe(true);
        else expect([wall, instant]).toEqual([wall, first]);
      }),
      seed,
    );
  });

  it('and any text at all is a number or none, and never thrown at whoever typed it', () => {
    const nearly = fc.tuple(fc.string({ maxLength: 6 }), twoDigits(99), twoDigits(99), twoDigits(99)).map(([year, ...rest]) => {
      const [month, day, hour] = rest;
      return `${year}-${month}-${day}T${hour}:00:00`;
    });
    const edges = fc.constantFrom(
      '',
      'T',
      'null',
      '0000-01-01T00:00:00',
      '9999-12-31T24:00:00',
      '+275760-09-13T00:00:00',
      '-0001-01-01T00:00:00',
    );
    fc.assert(
      fc.property(zone, fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), nearly, edges), (name, text) => {
        const instant = instantIn(name, text);
        expect(typeof instant).toBe('number');
        if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) expect(instant).toBeNaN();
        if (!Number.isNaN(instant)) expect(withOffsetIn(name, instant)).toMatch(/^\d{4}-/);
      }),
      seed,
    );
  });

  it.each(['2', '20', '202'])('of the year %s, while a year is typed, is told without a throw', (year) => {
    const laterAt = `${year.padStart(4, '0')}-11-25T09:00`;
    expect(Number.isNaN(instantIn('Europe/Berlin', `${laterAt}:00`))).toBe(false);
    expect(instantIn('Europe/Berlin', `${year}-11-25T09:00:00`)).toBeNaN();
  });
});
