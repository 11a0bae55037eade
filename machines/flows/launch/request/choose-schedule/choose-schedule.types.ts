import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { ScheduleValues } from '#schema/rules/launch/schedule.ts';
import type { ActorRef, Snapshot } from 'xstate';

export type ScheduleNotice = { readonly type: 'schedule.changed'; readonly schedule: ScheduleValues };
export type ScheduleListener = ActorRef<Snapshot<unknown>, ScheduleNotice>;

export type ChooseScheduleInput = { readonly schedule: ScheduleValues; readonly flags: LaunchFlags; readonly listener: ScheduleListener };
export type ChooseScheduleContext = ChooseScheduleInput;
export type ChooseScheduleEvent =
  | { readonly type: 'now.choose' }
  | { readonly type: 'later.choose' }
  | { readonly type: 'recurring.choose' }
  | { readonly type: 'date.change'; readonly laterAt: string }
  | { readonly type: 'day.change'; readonly recurringDay: string }
  | { readonly type: 'time.change'; readonly recurringTime: string };
export type ChooseScheduleTag = 'editable';
/** The schedule of a request that was launched, and when that was. */
export type ChosenSchedule = { readonly schedule: ScheduleValues; readonly at: string };
