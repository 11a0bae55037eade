import { flagsWith, plainFlags } from './requested-test.builders.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { testProblems } from './step-rules.ts';
import type { LaunchFlags } from './flags.ts';

/** A name, a test, its flags, and what is said about it. */
export type Told = [string, RequestedTestValues, LaunchFlags, readonly (readonly string[])[]];

export const auto = flagsWith({ autoLaunchingEnabled: true });

/** What stands in the way of a test, as field and message. */
export const said = (values: RequestedTestValues, flags = plainFlags) =>
  testProblems(values, flags).map(({ path, message }) => [path, message]);
