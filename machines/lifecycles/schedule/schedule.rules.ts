import { instantIn, wallClockIn } from '#schema/rules/wall-clock.ts';
import { limits } from '#schema/vocabulary/limits.ts';

/** Sunday is 0, the time reads HH:mm, the zone is an IANA name. */
export type RecurringRule = { readonly recurringDay: number; readonly recurringTime: string; readonly userTimezone: string };

const day = 86_400_000;
const notice = limits.scheduleNoticeMinutes * 60_000;

export const isWeekday = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6;

export const isTimeOfDay = (value: unknown): value is string => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(value);

/** The wall clock read as UTC, for arithmetic without clock changes. */
const wallClock = (instant: number, zone: string): number => Date.parse(`${wallClockIn(zone, instant)}Z`);

const runOn = (rule: RecurringRule, from: number, daysAhead: number): number => {
  const today = wallClockIn(rule.userTimezone, from).slice(0, 10);
  const date = new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * day).toISOString().slice(0, 10);
  return instantIn(rule.userTimezone, `${date}T${rule.recurringTime}:00`);
};

const daysTo = (rule: RecurringRule, from: number): number =>
  (rule.recurringDay - new Date(wallClock(from, rule.userTimezone)).getUTCDay() + 7) % 7;

const firstRunFrom = (rule: RecurringRule, from: number): number => {
  const daysAhead = daysTo(rule, from);
  const run = runOn(rule, from, daysAhead);
  return run >= from ? run : runOn(rule, from, daysAhead + 7);
};

/** A run less than an hour away is left for the week after. */
export const nextRun = (rule: RecurringRule, at: string): string => new Date(firstRunFrom(rule, Date.parse(at) + notice)).toISOString();

/** The next run is too close, or was earlier today, so that the rule starts a week later. */
export const isTooClose = (rule: RecurringRule, at: string): boolean => {
  const from = Date.parse(at);
  return runOn(rule, from, daysTo(rule, from)) < from + notice;
};

export const runAfter = (rule: RecurringRule, run: string): string => new Date(firstRunFrom(rule, Date.parse(run) + 4 * day)).toISOString();

/** Missed runs are not made up for. */
export const runAfterPerforming = (rule: RecurringRule, run: string, at: string): string =>
  new Date(firstRunFrom(rule, Math.max(Date.parse(run) + 4 * day, Date.parse(at)))).toISOString();
