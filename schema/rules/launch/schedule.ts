import * as v from 'valibot';
import { instantIn, isTimezone, utcOf, withOffsetIn } from '#schema/rules/wall-clock.ts';
import { fit, isRecord } from '#schema/rules/fit.ts';
import type { Fitted } from '#schema/rules/fit.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { recurringTimes, scheduleModes, weekdayChoices } from '#schema/vocabulary/launch/options.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { problem } from './problems.ts';
import type { Problem } from './problems.ts';

const halfTyped = /^(?:(?:\d{4}-\d{2}-\d{2})?T(?:\d{2}:\d{2})?)?$/;

/** Day and time may be empty. */
function isShowable(laterAt: string): boolean {
  const [day = '', time = ''] = laterAt.split('T');
  return halfTyped.test(laterAt) && !Number.isNaN(utcOf(`${day || '2000-01-01'}T${time || '00:00'}:00`));
}

/** Wall-clock time in the person's zone. */
export const scheduleRule = v.object({
  mode: v.fallback(v.picklist(scheduleModes), 'now'),
  laterAt: v.fallback(v.pipe(v.string(), v.check(isShowable)), ''),
  recurringDay: v.fallback(v.picklist(['', ...weekdayChoices.map(({ id }) => id)]), ''),
  recurringTime: v.fallback(v.picklist(['', ...recurringTimes]), ''),
  timezone: v.fallback(v.pipe(v.string(), v.check(isTimezone)), 'UTC'),
});
export type ScheduleValues = Readonly<v.InferOutput<typeof scheduleRule>>;

/** An impossible later start is sent as typed, so that it is refused and does not start now. */
export type ScheduleInput = {
  readonly scheduleAt: string | null;
  readonly recurringDay: number | null;
  readonly recurringTime: string | null;
  readonly userTimezone: string | null;
};

export const launchNow = (timezone: string): ScheduleValues => ({
  mode: 'now',
  laterAt: '',
  recurringDay: '',
  recurringTime: '',
  timezone,
});

/** All or none: a partly parsed start would be another time. */
export function readSchedule(saved: unknown, timezone: string): Fitted<ScheduleValues> {
  if (saved === undefined) return { value: launchNow(timezone), unread: [] };
  const read = fit(v.fallback(scheduleRule, { ...launchNow(timezone) }), saved);
  if (read.unread.length === 0) return read;
  const mode = isRecord(saved) && saved['mode'] === 'now' ? 'now' : 'later';
  return { value: { ...launchNow(timezone), mode }, unread: [{ field: 'schedule', of: '', value: saved }] };
}

export const laterAtOf = (day: string, time: string): string => (day === '' && time === '' ? '' : `${day}T${time}`);

/** Unless a time was chosen in another zone. */
export function scheduleInZone(schedule: ScheduleValues, timezone: string): ScheduleValues {
  const isChosen = schedule.laterAt !== '' || schedule.recurringTime !== '';
  return isChosen || schedule.timezone === timezone ? schedule : { ...schedule, timezone };
}

const wallClock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const withOffset = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})$/;
const day = 86_400_000;

/** With offset; null for an impossible time. */
export function laterInstant({ laterAt, timezone }: Pick<ScheduleValues, 'laterAt' | 'timezone'>): string | null {
  if (!wallClock.test(laterAt) || !isTimezone(timezone)) return null;
  const instant = instantIn(timezone, `${laterAt}:00`);
  return Number.isNaN(instant) ? null : withOffsetIn(timezone, instant);
}

/** Where the clock skips the chosen time; else null. */
export function skippedTo(schedule: Pick<ScheduleValues, 'laterAt' | 'timezone'>): string | null {
  const wall = laterInstant(schedule)?.slice(0, schedule.laterAt.length) ?? schedule.laterAt;
  return wall === schedule.laterAt ? null : wall.slice(-5);
}

export function toScheduleInput(values: ScheduleValues): ScheduleInput {
  const recurring = values.mode === 'recurring';
  return {
    scheduleAt: values.mode === 'later' ? (laterInstant(values) ?? values.laterAt) : null,
    recurringDay: recurring && /^[0-6]$/.test(values.recurringDay) ? Number(values.recurringDay) : null,
    recurringTime: recurring && values.recurringTime !== '' ? values.recurringTime : null,
    userTimezone: recurring ? values.timezone : null,
  };
}

export function laterProblems(at: string | null, now: string, slack: number): readonly Problem[] {
  const wall = withOffset.exec(at ?? '')?.[1] ?? '';
  const instant = Number.isNaN(utcOf(wall)) ? Number.NaN : Date.parse(at ?? '');
  if (Number.isNaN(instant)) return [problem('scheduleAt', 'blank', launchMessages.scheduleLater)];
  const ahead = instant - Date.parse(now);
  if (ahead <= -slack) return [problem('scheduleAt', 'invalid', launchMessages.schedulePast)];
  return ahead > launchLimits.scheduleDays * day + slack ? [problem('scheduleAt', 'invalid', launchMessages.scheduleFar)] : [];
}

function recurringProblems(input: ScheduleInput, flags: LaunchFlags): readonly Problem[] {
  if (!flags.autoLaunchingEnabled) return [problem('recurringDay', 'not_enabled', launchMessages.recurringOff)];
  const { recurringDay, recurringTime, userTimezone } = input;
  return [
    ...(recurringDay === null || !Number.isInteger(recurringDay) || recurringDay < 0 || recurringDay > 6
      ? [problem('recurringDay', 'blank', launchMessages.recurringDay)]
      : []),
    ...(recurringTime === null || !recurringTimes.includes(recurringTime)
      ? [problem('recurringTime', 'blank', launchMessages.recurringTime)]
      : []),
    ...(userTimezone === null || !isTimezone(userTimezone) ? [problem('userTimezone', 'invalid', launchMessages.timezone)] : []),
  ];
}

export function scheduleProblems(values: ScheduleValues, flags: LaunchFlags, now: string): readonly Problem[] {
  if (values.mode === 'now') return [];
  const input = toScheduleInput(values);
  return values.mode === 'later' ? laterProblems(input.scheduleAt, now, 0) : recurringProblems(input, flags);
}

/** With a minute's tolerance for a slow network. */
export function scheduleInputProblems(input: ScheduleInput, flags: LaunchFlags, now: string): readonly Problem[] {
  const recurring = input.recurringDay !== null || input.recurringTime !== null || input.userTimezone !== null;
  return [
    ...(input.scheduleAt === null ? [] : laterProblems(input.scheduleAt, now, launchLimits.scheduleSlackMilliseconds)),
    ...(recurring ? recurringProblems(input, flags) : []),
    ...(recurring && input.scheduleAt !== null ? [problem('scheduleAt', 'invalid', launchMessages.invalidChoice)] : []),
  ];
}
