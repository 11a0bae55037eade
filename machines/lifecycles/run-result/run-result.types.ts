import type { CaseOutcome, RunResultState } from '#schema/vocabulary/run-result.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type RunResultContext = {
  readonly outcome: CaseOutcome;
  /** How often it was sent. */
  readonly attempts: number;
  /** When it was sent last; while it is sending, what became of that is unknown. */
  readonly sentAt: string | null;
  readonly notBefore: string | null;
  /** Why it waits or failed. */
  readonly message: string | null;
  /** Whether the test case has a newer outcome on its way or sent. */
  readonly isSuperseded: boolean;
};

export type RunResultEvent =
  | LifecycleEvent<'result.send', Timed>
  | LifecycleEvent<'result.lose', { until: string; message: string }>
  | LifecycleEvent<'result.postpone', { until: string | null; message: string }>
  | LifecycleEvent<'result.deliver'>
  | LifecycleEvent<'result.refuse', { message: string }>
  | LifecycleEvent<'result.retry'>
  | LifecycleEvent<'outcome.change', { outcome: CaseOutcome }>;

export type RunResultRow = RunResultContext & { readonly state: RunResultState };
