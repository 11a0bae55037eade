import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventStatus } from 'ical-generator';
import type { ICalCalendar } from 'ical-generator';
import { ruledAtOf, runsBetween } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { RunPlan } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { calendarLimits } from '#schema/vocabulary/calendar.ts';
import type { ScheduleState } from '#schema/vocabulary/test.ts';
import { wallClockIn, withOffsetIn } from '#schema/rules/wall-clock.ts';

type Thing = { readonly id: string; readonly name: string; readonly code: string; readonly version: number; readonly changedAt: string };
export type FeedSchedule = Thing & RunPlan & { readonly testId: string; readonly state: ScheduleState; readonly nextRunAt: string };
export type FeedTest = Thing & {
  readonly kind: 'launch' | 'live';
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isCancelled: boolean;
};
export type Fed = { readonly organization: string; readonly schedules: readonly FeedSchedule[]; readonly tests: readonly FeedTest[] };

const day = 86_400_000;

/** What a clock of a zone shows, by the getters that the library reads. */
class Clock extends Date {
  override getFullYear = (): number => this.getUTCFullYear();
  override getMonth = (): number => this.getUTCMonth();
  override getDate = (): number => this.getUTCDate();
  override getHours = (): number => this.getUTCHours();
  override getMinutes = (): number => this.getUTCMinutes();
  override getSeconds = (): number => this.getUTCSeconds();
}

/** A moment whose clocks are read by our own rule (decision 21): the library takes it for a date with a zone by these members. */
class Moment extends Date {
  readonly internal = new Date(this);
  readonly tzComponents = (): readonly string[] => [];
  wall = (zone: string): string => wallClockIn(zone, this.getTime());
  readonly withTimeZone = (zone?: string | null): Date => (zone == null ? new Date(this) : new Clock(`${this.wall(zone)}Z`));
}

const stamp = (wall: string): string => wall.slice(0, 19).replaceAll(/[-:]/gu, '');
const offsetIn = (zone: string, instant: number): string => withOffsetIn(zone, instant).slice(19).replace(':', '');

/** The last moment of an offset, to the minute. */
const changeBetween = (zone: string, from: number, to: number): number => {
  const before = offsetIn(zone, from);
  let [low, high] = [from, to];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offsetIn(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
};

type Observance = { readonly start: string; readonly from: string; readonly to: string };

const minutesOf = (offset: string): number => Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3)));

const written = ({ start, from, to }: Observance): readonly string[] => {
  const kind = minutesOf(to) > minutesOf(from) ? 'DAYLIGHT' : 'STANDARD';
  return [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `END:${kind}`];
};

/** The clock of a zone, change by change as our own rule reads it, so that a calendar program computes what the schedule does. */
export const timezoneOf = (zone: string, from: number, to: number): string => {
  const first = offsetIn(zone, from);
  const observances: Observance[] = [{ start: stamp(wallClockIn(zone, from)), from: first, to: first }];
  for (let at = from; at < to; at += 7 * day) {
    const [before, after] = [offsetIn(zone, at), offsetIn(zone, at + 7 * day)];
    if (before === after) continue;
    const change = changeBetween(zone, at, at + 7 * day);
    const wall = stamp(new Date(change + minutesOf(before) * 60_000).toISOString());
    observances.push({ start: wall, from: before, to: after });
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flatMap(written), 'END:VTIMEZONE'].join('\r\n');
};

const common = ({ name, code, version, changedAt }: Thing, url: string) => ({
  summary: name,
  description: code,
  url,
  sequence: version,
  stamp: new Date(changedAt),
  lastModified: new Date(changedAt),
});

const threeHours = 10_800_000;

/** Whether a clock skips what the rule says, or shows it twice: calendar programs take such a time for one or the other. */
const isOdd = ({ recurringTime, userTimezone: zone }: RunPlan, ruledAt: string): boolean => {
  const instant = Date.parse(ruledAt);
  const wall = wallClockIn(zone, instant);
  const back = minutesOf(offsetIn(zone, instant)) - minutesOf(offsetIn(zone, instant + threeHours));
  return wall.slice(11, 16) !== recurringTime || (back > 0 && wallClockIn(zone, instant + back * 60_000) === wall);
};

/** A run as the rule names it, which a clock may never show. */
class Ruled extends Moment {
  constructor(ruledAt: string, { recurringTime }: RunPlan) {
    super(ruledAt);
    this.wall = (zone) => `${wallClockIn(zone, this.getTime()).slice(0, 10)}T${recurringTime}:00`;
  }
}

/** Runs that stand elsewhere, or at a time that programs read differently, are left out of the series and stand for themselves, in UTC. */
const addSchedule = (calendar: ICalCalendar, schedule: FeedSchedule, publicUrl: string): void => {
  const { id, testId, state, nextRunAt, userTimezone: timezone } = schedule;
  const shared = common(schedule, `${publicUrl}/results/${testId}`);
  const ruledAt = ruledAtOf(schedule, nextRunAt) ?? nextRunAt;
  const series = { ...shared, id: `schedule-${id}@muster`, timezone, start: new Ruled(ruledAt, schedule) };
  if (state !== 'active') {
    calendar.createEvent({ ...series, status: ICalEventStatus.CANCELLED });
    return;
  }
  const until = new Date(Date.parse(ruledAt) + calendarLimits.feedDaysAhead * day).toISOString();
  const others = runsBetween(schedule, new Date(Date.parse(ruledAt) - 9 * day).toISOString(), until).filter(
    (run) => Date.parse(run.ruledAt) >= Date.parse(ruledAt) && (run.at !== run.ruledAt || isOdd(schedule, run.ruledAt)),
  );
  const exclude = others.map((run) => new Ruled(run.ruledAt, schedule));
  calendar.createEvent({
    ...series,
    status: ICalEventStatus.CONFIRMED,
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, ...(exclude.length > 0 && { exclude, excludeTimezone: timezone }) },
  });
  for (const run of others)
    if (run.at !== null)
      calendar.createEvent({
        ...shared,
        id: `run-${id}-${stamp(run.ruledAt)}@muster`,
        start: new Date(run.at),
        status: ICalEventStatus.CONFIRMED,
      });
};

const addTest = (calendar: ICalCalendar, test: FeedTest, publicUrl: string): void => {
  calendar.createEvent({
    ...common(test, `${publicUrl}/results/${test.id}`),
    id: `${test.kind}-${test.id}@muster`,
    summary: test.kind === 'live' ? `Live: ${test.name}` : `Starts: ${test.name}`,
    start: new Date(test.startsAt),
    ...(test.endsAt !== null && { end: new Date(test.endsAt) }),
    status: test.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
};

/** A calendar as RFC 5545 has it: the same things are the same text, so that its tag tells whether anything changed. */
export const feedOf = ({ organization, schedules, tests }: Fed, publicUrl: string, now: Date): string => {
  const year = Date.UTC(now.getUTCFullYear(), 0, 1);
  const calendar = ical({
    name: `${organization} in Muster`,
    prodId: { company: 'Muster', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
    timezone: { name: null, generator: (zone) => timezoneOf(zone, year - 370 * day, year + 5 * 366 * day) },
  });
  for (const schedule of schedules) addSchedule(calendar, schedule, publicUrl);
  for (const test of tests) addTest(calendar, test, publicUrl);
  return calendar.toString();
};
