import { zoneWords } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { refusalOf } from '#machines/lib/lifecycle.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import { runAfterPerforming } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { RecurringRule } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { ScheduleRow } from '#machines/lifecycles/schedule/schedule.types.ts';
import type { ScheduleState } from '#schema/vocabulary/test.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import { weekdays } from '#schema/vocabulary/launch/options.ts';
import type { RuleForm } from './manage-schedule.ts';

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

export type ShownSchedule = RecurringRule & {
  readonly id: string;
  readonly nextRunAt?: string | null | undefined;
  readonly performedAt?: string | null | undefined;
  readonly canceledAt?: string | null | undefined;
  readonly state: ScheduleState;
  readonly runChanges?: readonly { readonly at: string; readonly to?: string | null }[] | undefined;
};

export const reasonRefusal = (row: ScheduleRow, type: 'run.skip' | 'schedule.cancel', actor: Actor, reason: string): string | null =>
  refusalOf(scheduleLifecycle, row, { type, actor, reason, at: row.nextRunAt })?.message ?? null;

const messageOf = (guard: string): string => scheduleLifecycle.reasons[guard]?.message ?? '';

export const ruleProblems = ({ recurringDay, recurringTime }: RuleForm): { readonly day: string | null; readonly time: string | null } => ({
  day: recurringDay === '' ? messageOf('hasDay') : null,
  time: recurringTime === '' ? messageOf('hasTime') : null,
});

export const valuesOf = ({ recurringDay, recurringTime, userTimezone }: RuleForm): ScheduleValues => ({
  mode: 'recurring',
  laterAt: '',
  recurringDay,
  recurringTime,
  timezone: userTimezone,
});

export const zonesFor = (timezone: string, { userTimezone }: RecurringRule): readonly string[] => [...new Set([timezone, userTimezone])];

export const runsAhead = (schedule: ShownSchedule): readonly string[] => {
  if (schedule.nextRunAt == null || schedule.state !== 'active') return [];
  const plan = { ...schedule, runChanges: (schedule.runChanges ?? []).map(({ at, to = null }) => ({ at, to })) };
  const after = (run: string): string => runAfterPerforming(plan, run, run);
  const second = after(schedule.nextRunAt);
  return [schedule.nextRunAt, second, after(second)];
};

/** Such as Every Tuesday at 09:00, Europe/Berlin (UTC+1). */
export const ruleWords = ({ recurringDay, recurringTime, userTimezone }: RecurringRule, at: string): string =>
  `Every ${weekdays[recurringDay] ?? ''} at ${recurringTime}, ${zoneWords(userTimezone, at)}`;
