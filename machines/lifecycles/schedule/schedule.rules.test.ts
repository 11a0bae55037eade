import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimezone } from '#schema/rules/wall-clock.ts';
import { can, next } from '../../lib/lifecycle.ts';
import { sender } from '#machines/testing/who-may.ts';
import { row as active } from './schedule.builders.ts';
import { scheduleLifecycle } from './schedule.machine.ts';
import type { ScheduleEvent, ScheduleRow } from './schedule.types.ts';
import { isTimeOfDay, isTooClose, isWeekday, nextRun, runAfter, runAfterPerforming, runsBetween } from './schedule.rules.ts';
import type { RecurringRule } from './schedule.rules.ts';

const manager = sender('test_manager');
const system = sender('system');
const hour = 3_600_000;
const week = 168 * hour;
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Asia/Beirut',
];

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':'));
const rules: fc.Arbitrary<RecurringRule> = fc.record({
  recurringDay: fc.integer({ min: 0, max: 6 }),
  recurringTime: times,
  userTimezone: fc.constantFrom(...zones),
});
const moments = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2029-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const weekdayOf = (run: string, { userTimezone }: RecurringRule) => Number(formatInTimeZone(run, userTimezone, 'i')) % 7;
const timeOf = (run: string, { userTimezone }: RecurringRule) => formatInTimeZone(run, userTimezone, 'HH:mm');
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const berlin = (recurringDay: number, recurringTime: string): RecurringRule => ({
  recurringDay,
  recurringTime,
  userTimezone: 'Europe/Berlin',
});

describe('the next run', () => {
  it('is at least an hour and at most a week and a bit away', () => {
    fc.assert(
      fc.property(rules, moments, (rule, at) => {
        const ahead = Date.parse(nextRun(rule, at)) - Date.parse(at);
        expect(ahead).toBeGreaterThanOrEqual(hour);
        expect(ahead).toBeLessThan(week + 2 * hour);
      }),
    );
  });

  it('is on the day of the rule, at its time unless the clock skips it', () => {
    fc.assert(
      fc.property(rules, moments, (rule, at) => {
        const run = nextRun(rule, at);
        expect(weekdayOf(run, rule)).toBe(rule.recurringDay);
        const late = minutesOf(timeOf(run, rule)) - minutesOf(rule.recurringTime);
        expect([0, 30, 60]).toContain(late);
      }),
    );
  });

  it('is said to move to next week exactly when it is seven days away or more', () => {
    fc.assert(
      fc.property(rules, moments, (rule, at) => {
        const dateOf = (moment: string) => Date.parse(formatInTimeZone(moment, rule.userTimezone, 'yyyy-MM-dd'));
        const daysAhead = (dateOf(nextRun(rule, at)) - dateOf(at)) / (24 * hour);
        expect(isTooClose(rule, at)).toBe(daysAhead >= 7);
      }),
    );
  });

  it('RE-581: counts the hour to the minute', () => {
    const monday = berlin(1, '10:00');
    expect(nextRun(monday, '2026-01-05T08:00:00.000Z')).toBe('2026-01-05T09:00:00.000Z');
    expect(nextRun(monday, '2026-01-05T08:00:00.001Z')).toBe('2026-01-12T09:00:00.000Z');
    expect(nextRun(monday, '2026-01-05T09:30:00.000Z')).toBe('2026-01-12T09:00:00.000Z');
  });

  it('RE-581: counts the hour also where the run falls after midnight', () => {
    const early = berlin(1, '00:15');
    expect([nextRun(early, '2026-01-04T22:45:00.000Z'), isTooClose(early, '2026-01-04T22:45:00.000Z')]).toEqual([
      '2026-01-11T23:15:00.000Z',
      true,
    ]);
    expect([nextRun(early, '2026-01-04T22:15:00.000Z'), isTooClose(early, '2026-01-04T22:15:00.000Z')]).toEqual([
      '2026-01-04T23:15:00.000Z',
      false,
    ]);
  });

  it('RE-581: moves to next week when that is less than an hour away, or today and already past', () => {
    const monday = berlin(1, '10:00');
    const moments = [
      '2026-01-04T22:59:00Z',
      '2026-01-05T08:00:00Z',
      '2026-01-05T08:01:00Z',
      '2026-01-05T09:01:00Z',
      '2026-01-05T22:59:00Z',
    ];
    expect(moments.map((at) => [nextRun(monday, at).slice(0, 10), isTooClose(monday, at)])).toEqual([
      ['2026-01-05', false],
      ['2026-01-05', false],
      ['2026-01-12', true],
      ['2026-01-12', true],
      ['2026-01-12', true],
    ]);
    expect(isTooClose(monday, '2026-01-05T23:01:00Z')).toBe(false);
  });

  it('RE-580: counts Sunday as 0 and Monday as 1', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) =>
      formatInTimeZone(nextRun(berlin(day, '10:00'), '2026-01-05T12:00:00Z'), 'Europe/Berlin', 'EEEE'),
    );
    expect(days).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  });

  it('keeps the wall clock when summer begins and ends', () => {
    expect(nextRun(berlin(0, '12:00'), '2026-03-23T00:00:00Z')).toBe('2026-03-29T10:00:00.000Z');
    expect(nextRun(berlin(0, '12:00'), '2026-10-19T00:00:00Z')).toBe('2026-10-25T11:00:00.000Z');
  });

  it('comes later by the gap when the clock skips its time', () => {
    expect(nextRun(berlin(0, '02:30'), '2026-03-23T00:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    const midnight = { recurringDay: 5, recurringTime: '00:00', userTimezone: 'Africa/Cairo' };
    expect(nextRun(midnight, '2026-04-20T10:00:00Z')).toBe('2026-04-23T22:00:00.000Z');
  });
});

describe('the run after', () => {
  it('is one week later on the wall clock, never two, never the same', () => {
    fc.assert(
      fc.property(rules, moments, (rule, at) => {
        const run = nextRun(rule, at);
        const after = runAfter(rule, run);
        expect(Math.abs(Date.parse(after) - Date.parse(run) - week)).toBeLessThanOrEqual(2 * hour);
        expect(weekdayOf(after, rule)).toBe(rule.recurringDay);
      }),
    );
  });

  it('a performed run skips none that is still to come', () => {
    fc.assert(
      fc.property(rules, moments, fc.integer({ min: 0, max: 60 * 24 * 40 }), (rule, at, lateMinutes) => {
        const run = nextRun(rule, at);
        const performed = new Date(Date.parse(run) + lateMinutes * 60_000).toISOString();
        const following = runAfterPerforming({ ...rule, runChanges: [] }, run, performed);
        expect(Date.parse(following)).toBeGreaterThanOrEqual(Date.parse(performed));
        expect(Date.parse(following)).toBeGreaterThan(Date.parse(run));
        expect(Date.parse(following) - Date.parse(performed)).toBeLessThanOrEqual(week + 2 * hour);
      }),
    );
  });
});

type Step = { readonly kind: 'skip' | 'move' | 'restore' | 'perform'; readonly index: number; readonly share: number };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('skip', 'move', 'restore', 'perform'),
    index: fc.integer({ min: 0, max: 7 }),
    share: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  }),
  { maxLength: 25 },
);

/** The places of eight runs by the rule alone. */
const placesOf = (rule: RecurringRule, at: string): readonly string[] => {
  const places = [nextRun(rule, at)];
  while (places.length < 8) places.push(runAfter(rule, places.at(-1) ?? ''));
  return places;
};

describe('the runs of a schedule whose runs are skipped, moved and restored', () => {
  it('each start once, where it was put last, and one that is left out starts not', () => {
    fc.assert(
      fc.property(rules, moments, steps, (rule, at, taken) => {
        const home = placesOf(rule, at);
        const stands = new Map<number, string | null>(home.map((place, index) => [index, place]));
        const started: string[] = [];
        let row: ScheduleRow = { ...active('active'), ...rule, runChanges: [], nextRunAt: home[0] ?? '' };
        let now = at;
        const send = (event: ScheduleEvent): boolean => {
          if (!can(scheduleLifecycle, row, event)) return false;
          row = { ...row, ...next(scheduleLifecycle, row, event).row };
          return true;
        };
        const perform = (): void => {
          now = row.nextRunAt;
          started.push(row.nextRunAt);
          expect(send({ type: 'run.perform', actor: system, at: now })).toBe(true);
        };
        for (const { kind, index, share } of taken) {
          if (kind === 'perform') perform();
          else {
            const [ruledAt = '', stood = null] = [home[index], stands.get(index)];
            const reach = (share - 0.5) * 2 * 7.5 * 24 * hour;
            const to = new Date(Math.round((Date.parse(ruledAt) + reach) / 60_000) * 60_000).toISOString();
            if (kind === 'restore') {
              if (send({ type: 'run.restore', actor: manager, at: now, ruledAt })) stands.set(index, ruledAt);
            } else if (stood !== null) {
              const event = kind === 'skip' ? ({ type: 'run.skip', actor: manager, reason: 'Holiday', runAt: stood } as const) : null;
              if (send(event ?? { type: 'run.move', actor: manager, at: now, runAt: stood, to }))
                stands.set(index, event === null ? to : null);
            }
          }
        }
        const last = Date.parse(home[7] ?? '') + 8 * 24 * hour;
        while (Date.parse(row.nextRunAt) < last && started.length < 30) perform();
        const expected = [...stands.values()].filter((place) => place !== null);
        expect(started.filter((each) => Date.parse(each) <= Date.parse(expected.at(-1) ?? at))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('are those that the calendar shows ahead', () => {
    fc.assert(
      fc.property(rules, moments, fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }), (rule, at, skips) => {
        const home = placesOf(rule, at);
        const runChanges = [...new Set(skips)].map((index) => ({ at: home[index] ?? '', to: null }));
        const shown = runsBetween({ ...rule, runChanges }, home[0] ?? '', home[7] ?? '');
        expect(shown.map(({ ruledAt }) => ruledAt)).toEqual(home.slice(0, 7));
        expect(shown.filter((run) => run.at === null).map(({ ruledAt }) => ruledAt)).toEqual(
          runChanges.map((change) => change.at).toSorted(),
        );
      }),
    );
  });
});

describe('what a rule is made of', () => {
  it('knows days, times and zones', () => {
    expect([-1, 0, 6, 7, 1.5, '1', null].map(isWeekday)).toEqual([false, true, true, false, false, false, false]);
    expect(['00:00', '23:59', '24:00', '9:00', '09:60', '', null].map(isTimeOfDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(['UTC', 'Asia/Kolkata', 'Mars/Olympus', '', '+02:00'].map(isTimezone)).toEqual([true, true, false, false, false]);
  });
});
