import type { TestKind, TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type TestWindowContext = {
  readonly kind: TestKind;
  readonly scheduleAt: string | null;
  readonly openedAt: string | null;
  readonly plannedEndAt: string | null;
  readonly closedAt: string | null;
  readonly cancelledAt: string | null;
  /** Its request was sent back or withdrawn instead of approved. */
  readonly isUnapproved: boolean;
};

export type TestWindowEvent =
  | LifecycleEvent<'window.schedule', { scheduleAt: string }>
  | LifecycleEvent<'window.open', Timed & { plannedEndAt: string | null }>
  | LifecycleEvent<'window.finish'>
  | LifecycleEvent<'window.close', Timed>
  | LifecycleEvent<'window.cancel', Timed>;

export type TestWindowRow = TestWindowContext & { readonly windowStatus: TestWindowStatus };
