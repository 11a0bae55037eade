import { sender, byEveryone } from '#machines/testing/who-may.ts';
import type { AdvancedTestRow } from './advanced-test.types.ts';
import { advancedTestLifecycle } from './advanced-test.machine.ts';
import type { advancedTestMachine } from './advanced-test.machine.ts';
import type { AutoLaunchStatus } from '#schema/vocabulary/test.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (autoLaunchStatus: AutoLaunchStatus, more: Partial<AdvancedTestRow> = {}): AdvancedTestRow => ({
  autoLaunchStatus,
  failedConditions: [],
  launchedTestId: null,
  autoLaunchingEnabled: true,
  isUnapproved: false,
  ...more,
});
const { autoLaunchStatus: _, ...input } = row('ready_to_launch');
export const system = sender('system');
export const failed = [{ code: 'activity', message: 'The activity is translation.' }] as const;
export const evaluate = (failedConditions: AdvancedTestRow['failedConditions']) =>
  ({ type: 'launch.evaluate', actor: system, failedConditions }) as const;
export const repeat = (failedConditions: AdvancedTestRow['failedConditions']) =>
  ({ type: 'launch.repeat', actor: system, failedConditions }) as const;

export const advancedTestSamples: WalkOptions<typeof advancedTestMachine> = {
  inputs: [input],
  events: [...byEveryone(advancedTestLifecycle), evaluate(failed), repeat(failed)],
};
