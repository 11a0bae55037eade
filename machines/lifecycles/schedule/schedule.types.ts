import type { ScheduleState } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';
import type { RecurringRule } from './schedule.rules.ts';

export type ScheduleContext = RecurringRule & {
  readonly nextRunAt: string;
  readonly performedAt: string | null;
  readonly canceledAt: string | null;
  readonly cancelReason: string | null;
};

export type ScheduleEvent =
  | LifecycleEvent<'schedule.update', Timed & { recurringDay: number | null; recurringTime: string | null; userTimezone: string }>
  | LifecycleEvent<'run.skip', { reason: string; runAt?: string | null }>
  | LifecycleEvent<'run.perform', Timed>
  | LifecycleEvent<'schedule.cancel', Timed & { reason: string }>
  | LifecycleEvent<'schedule.finish', Timed>;

export type ScheduleRow = ScheduleContext & { readonly state: ScheduleState };
