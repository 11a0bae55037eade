import type { TestRetentionState } from '#schema/vocabulary/retention.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type TestRetentionContext = {
  /** Announced to the customer; ISO 8601. */
  readonly removesAt: string;
  readonly isHeld: boolean;
  /** Of a request: tests launched from it that are there still. */
  readonly hasTests: boolean;
};

export type TestRetentionEvent = LifecycleEvent<'removal.begin', Timed>;

export type TestRetentionRow = TestRetentionContext & { readonly state: TestRetentionState };
