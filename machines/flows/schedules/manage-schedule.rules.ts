import { zoneWords } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { refusalOf } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import { runAfter } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { RecurringRule } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { ScheduleRow } from '#machines/lifecycles/schedule/schedule.types.ts';
import type { ScheduleState } from '#schema/vocabulary/test.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { weekdays } from '#schema/vocabulary/launch/options.ts';
import type { RuleForm } from './manage-schedule.ts';

/** The words around changing a schedule, as the specification has them. */
export const manageScheduleTexts = {
  title: 'Recurring schedule',
  update: 'Reschedule',
  skip: 'Skip next run',
  cancel: 'Cancel schedule',
  updated: 'Schedule updated successfully.',
  skipped: 'Next schedule run skipped successfully.',
  cancelled: 'Schedule cancelled successfully.',
  updateFailed: 'There was an issue with updating the schedule.',
  skipFailed: 'There was an issue with skipping the next schedule run.',
  cancelFailed: 'There was an issue with cancelling the schedule.',
} as const;

/** A schedule as the API shows it. */
export type ShownSchedule = RecurringRule & {
  readonly id: string;
  readonly nextRunAt?: string | null | undefined;
  readonly performedAt?: string | null | undefined;
  readonly canceledAt?: string | null | undefined;
  readonly state: ScheduleState;
};

/** Why this person cannot skip or cancel for the reason as it is typed, or null. */
export const reasonRefusal = (row: ScheduleRow, type: 'run.skip' | 'schedule.cancel', actor: Actor, reason: string): string | null =>
  refusalOf(scheduleLifecycle, row, { type, actor, reason, at: row.nextRunAt })?.message ?? null;

const messageOf = (guard: string): string => scheduleLifecycle.reasons[guard]?.message ?? '';

/** What is to be fixed in the form of a new rule. */
export const ruleProblems = ({ recurringDay, recurringTime }: RuleForm): { readonly day: string | null; readonly time: string | null } => ({
  day: recurringDay === '' ? messageOf('hasDay') : null,
  time: recurringTime === '' ? messageOf('hasTime') : null,
});

/** The form of a new rule as the form of a launch would hold it. */
export const valuesOf = ({ recurringDay, recurringTime, userTimezone }: RuleForm): ScheduleValues => ({
  mode: 'recurring',
  laterAt: '',
  recurringDay,
  recurringTime,
  timezone: userTimezone,
});

/** The zones a new rule may be meant in: the person's own, and the one of the schedule. */
export const zonesFor = (timezone: string, { userTimezone }: RecurringRule): readonly string[] => [...new Set([timezone, userTimezone])];

/** The next three runs of a schedule; none once it has ended. */
export const runsAhead = (schedule: ShownSchedule): readonly string[] => {
  if (schedule.nextRunAt == null || schedule.state !== 'active') return [];
  const second = runAfter(schedule, schedule.nextRunAt);
  return [schedule.nextRunAt, second, runAfter(schedule, second)];
};

/** The rule of a schedule in words, such as Every Tuesday at 09:00, Europe/Berlin (UTC+1). */
export const ruleWords = ({ recurringDay, recurringTime, userTimezone }: RecurringRule, at: string): string =>
  `Every ${weekdays[recurringDay] ?? ''} at ${recurringTime}, ${zoneWords(userTimezone, at)}`;
