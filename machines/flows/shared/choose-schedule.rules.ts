import { dateWords } from '#schema/dates.ts';
import { isTimeOfDay, isTooClose, nextRun, runAfter } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { RecurringRule } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { laterInstant } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { isTimezone } from '#schema/rules/wall-clock.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

/** The schedule of a request that was launched, and when that was. */
export type ChosenSchedule = { readonly schedule: ScheduleValues; readonly at: string };

const ruleOf = ({ mode, recurringDay, recurringTime, timezone }: ScheduleValues): RecurringRule | null =>
  mode !== 'recurring' || !/^[0-6]$/.test(recurringDay) || !isTimeOfDay(recurringTime) || !isTimezone(timezone)
    ? null
    : { recurringDay: Number(recurringDay), recurringTime, userTimezone: timezone };

/** Empty while it is incomplete. */
export function nextRuns(schedule: ScheduleValues, at: string): readonly string[] {
  const rule = ruleOf(schedule);
  if (rule === null) return [];
  const first = nextRun(rule, at);
  const second = runAfter(rule, first);
  return [first, second, runAfter(rule, second)];
}

/** On the clock it was chosen on. */
export type FirstStart = { readonly isWeekly: boolean; readonly at: string; readonly timezone: string };

/** Null: at once. */
export function firstStart({ schedule, at }: ChosenSchedule): FirstStart | null {
  const { mode, timezone } = schedule;
  const start = mode === 'later' ? laterInstant(schedule) : nextRuns(schedule, at)[0];
  return mode === 'now' || start === null || start === undefined ? null : { isWeekly: mode === 'recurring', at: start, timezone };
}

/** The nearest run is less than an hour away, so the first one is a week later. */
export function startsNextWeek(schedule: ScheduleValues, at: string): boolean {
  const rule = ruleOf(schedule);
  return rule !== null && isTooClose(rule, at);
}

/** Such as Tue 24 Nov 09:00. */
export const runIn = (run: string, timezone: string, language?: string): string =>
  dateWords(run, 'run', timezone, language).replace(',', '');

/** In the zone, and in UTC where that differs. */
export function bothTimes(
  run: string,
  timezone: string,
  language?: string,
): { readonly at: string; readonly words: string; readonly more: string | null } {
  const words = runIn(run, timezone, language);
  const utc = runIn(run, 'UTC', language);
  return words === utc ? { at: run, words: `${utc} UTC`, more: null } : { at: run, words, more: `${utc} UTC` };
}

/** Such as Europe/Berlin (UTC+1). */
export function zoneWords(timezone: string, at: string): string {
  const name = timezone.replaceAll('_', ' ');
  if (!isTimezone(timezone)) return name;
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name === 'UTC' || offset === undefined ? name : `${name} (${offset.replace('GMT', 'UTC')})`;
}

export function laterDays(now: string, timezone: string): { readonly first: string; readonly last: string } {
  const dayOf = (time: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(new Date(time));
  const at = Date.parse(now);
  return { first: dayOf(at), last: dayOf(at + launchLimits.scheduleDays * 86_400_000) };
}
