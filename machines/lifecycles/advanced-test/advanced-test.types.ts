import type { AutoLaunchStatus, FailedCondition } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type AdvancedTestContext = {
  readonly failedConditions: readonly FailedCondition[];
  readonly launchedTestId: string | null;
  readonly autoLaunchingEnabled: boolean;
  /** Its request waits for approval, or was not approved. */
  readonly isUnapproved: boolean;
};

export type AdvancedTestEvent =
  | LifecycleEvent<'launch.evaluate', { failedConditions: readonly FailedCondition[] }>
  | LifecycleEvent<'launch.repeat', { failedConditions: readonly FailedCondition[] }>
  | LifecycleEvent<'test.launch', { testId: string }>;

export type AdvancedTestRow = AdvancedTestContext & { readonly autoLaunchStatus: AutoLaunchStatus };
