import type { ScheduleState } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';
import type { RunPlan } from './schedule.rules.ts';

export type ScheduleContext = RunPlan & {
  readonly nextRunAt: string;
  readonly performedAt: string | null;
  readonly canceledAt: string | null;
  readonly cancelReason: string | null;
};

export type ScheduleEvent =
  | LifecycleEvent<
      'schedule.update',
      Timed & { recurringDay: number | null; recurringTime: string | null; userTimezone: string; isTakingBack?: boolean }
    >
  | LifecycleEvent<'run.skip', { reason: string; runAt?: string | null }>
  | LifecycleEvent<'run.move', Timed & { runAt: string; to: string }>
  | LifecycleEvent<'run.restore', Timed & { ruledAt: string }>
  | LifecycleEvent<'run.perform', Timed>
  | LifecycleEvent<'schedule.pause'>
  | LifecycleEvent<'schedule.resume', Timed>
  | LifecycleEvent<'schedule.cancel', Timed & { reason: string }>
  | LifecycleEvent<'schedule.finish', Timed>;

export type ScheduleRow = ScheduleContext & { readonly state: ScheduleState };
