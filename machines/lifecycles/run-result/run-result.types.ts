import type { CaseOutcome, RunResultState } from '#schema/vocabulary/run-result.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type RunResultContext = {
  readonly outcome: CaseOutcome;
  readonly attempts: number;
  /** The last attempt, whose result is unknown while it is sending. */
  readonly sentAt: string | null;
  readonly notBefore: string | null;
  readonly message: string | null;
  /** A newer outcome of the test case is under way or sent. */
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
