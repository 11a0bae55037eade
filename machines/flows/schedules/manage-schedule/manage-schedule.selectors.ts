import { ruleProblems } from './manage-schedule.rules.ts';
import type { ManageScheduleSnapshot } from './manage-schedule.machine.ts';
import type { RuleForm } from './manage-schedule.types.ts';

type ScheduleDialog = 'update' | 'skip' | 'cancel';

/** Which question is on the screen; null for none. */
export const selectDialog = (snapshot: ManageScheduleSnapshot): ScheduleDialog | null => {
  if (snapshot.matches('choosing') || snapshot.matches('updating')) return 'update';
  if (snapshot.matches('askingToSkip') || snapshot.matches('skipping')) return 'skip';
  return snapshot.matches('askingToCancel') || snapshot.matches('cancelling') ? 'cancel' : null;
};

export const selectTestId = (snapshot: ManageScheduleSnapshot): string | null => snapshot.context.asked?.testId ?? null;

export const selectForm = (snapshot: ManageScheduleSnapshot): RuleForm => snapshot.context.form;

export const selectOwnZone = (snapshot: ManageScheduleSnapshot): string => snapshot.context.timezone;

export const selectReason = (snapshot: ManageScheduleSnapshot): string => snapshot.context.reason;

export const selectIsBusy = (snapshot: ManageScheduleSnapshot): boolean => snapshot.hasTag('busy');

export const selectDayProblem = (snapshot: ManageScheduleSnapshot): string | null =>
  snapshot.matches({ choosing: 'checked' }) ? ruleProblems(snapshot.context.form).day : null;

export const selectTimeProblem = (snapshot: ManageScheduleSnapshot): string | null =>
  snapshot.matches({ choosing: 'checked' }) ? ruleProblems(snapshot.context.form).time : null;
