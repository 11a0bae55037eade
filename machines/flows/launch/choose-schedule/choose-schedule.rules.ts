import { nextRun, runAfter } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { isTimezone } from '#schema/rules/launch/schedule.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

/** The next runs of a recurring schedule; none while it is not complete. */
export function nextRuns(schedule: ScheduleValues, at: string): readonly string[] {
  if (schedule.mode !== 'recurring' || schedule.recurringDay === '' || schedule.recurringTime === '' || !isTimezone(schedule.timezone))
    return [];
  const rule = { recurringDay: Number(schedule.recurringDay), recurringTime: schedule.recurringTime, userTimezone: schedule.timezone };
  const first = nextRun(rule, at);
  const second = runAfter(rule, first);
  return [first, second, runAfter(rule, second)];
}

/** The days on which a request may start later: today until the last day of the window. */
export function laterDays(now: string, timezone: string): { readonly first: string; readonly last: string } {
  const dayOf = (time: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(new Date(time));
  const at = Date.parse(now);
  return { first: dayOf(at), last: dayOf(at + launchLimits.scheduleDays * 86_400_000) };
}
