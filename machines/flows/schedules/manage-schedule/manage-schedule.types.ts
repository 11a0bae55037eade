import type { Answer } from '#machines/lib/answer.ts';
import type { RecurringRule } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { PromiseActorLogic } from 'xstate';

export type ManageSchedulePorts = {
  updateSchedule: PromiseActorLogic<Answer, RecurringRule & { scheduleId: string }>;
  skipNextScheduleRun: PromiseActorLogic<Answer, { scheduleId: string; reason: string; runAt: string | null; key: string }>;
  cancelSchedule: PromiseActorLogic<Answer, { scheduleId: string; reason: string }>;
};

/** The zone of the browser, in which a new rule is meant unless the person says otherwise. */
export type ManageScheduleInput = { readonly timezone: string };

/** A schedule, and the test on whose page or row it is changed. */
type Asked = { readonly testId: string; readonly scheduleId: string };

/** The new rule as the form holds it. */
export type RuleForm = { readonly recurringDay: string; readonly recurringTime: string; readonly userTimezone: string };

export type ManageScheduleContext = ManageScheduleInput & {
  readonly asked: Asked | null;
  readonly form: RuleForm;
  readonly reason: string;
  /** The key of the skip whose answer was lost, for the same words; another reason is another call. */
  readonly key: string | null;
  /** The run that is left out by that call; null where it is not known. */
  readonly runAt: string | null;
};

export type ManageScheduleEvent =
  | ({ readonly type: 'update.open' } & Asked)
  | ({ readonly type: 'skip.open' } & Asked)
  | ({ readonly type: 'cancel.open' } & Asked)
  | { readonly type: 'day.choose'; readonly recurringDay: string }
  | { readonly type: 'time.choose'; readonly recurringTime: string }
  | { readonly type: 'zone.choose'; readonly userTimezone: string }
  | { readonly type: 'reason.change'; readonly reason: string }
  | { readonly type: 'update.confirm' }
  | { readonly type: 'skip.confirm'; readonly key: string; readonly runAt: string | null }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'dialog.close' };

export type ManageScheduleEmitted =
  | { readonly type: 'schedule.updated' }
  | { readonly type: 'run.skipped' }
  | { readonly type: 'schedule.cancelled' }
  | { readonly type: 'change.refused'; readonly message: string };

export type ManageScheduleTag = 'busy';
