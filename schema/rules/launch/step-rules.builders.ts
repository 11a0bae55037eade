import { flagsWith, plainFlags } from './requested-test.builders.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { testProblems } from './step-rules.ts';
import type { LaunchFlags } from './flags.ts';

export type Told = [string, RequestedTestValues, LaunchFlags, readonly (readonly string[])[]];

export const auto = flagsWith({ autoLaunchingEnabled: true });

export const said = (values: RequestedTestValues, flags = plainFlags) =>
  testProblems(values, flags).map(({ path, message }) => [path, message]);
