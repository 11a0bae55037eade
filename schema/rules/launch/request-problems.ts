import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { checkText, problem } from './problems.ts';
import type { Problem } from './problems.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { fileProblems } from './request-files.ts';
import type { RequestFile } from './request-files.ts';
import { scheduleProblems } from './schedule.ts';
import type { ScheduleValues } from './schedule.ts';
import { testProblems } from './step-rules.ts';

export type CustomerRequestValues = {
  readonly name: string;
  readonly schedule: ScheduleValues;
  readonly sdlcStage: string | null;
  readonly files: readonly RequestFile[];
  readonly tests: readonly { readonly id: string; readonly values: RequestedTestValues }[];
};

export const under = (index: number, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((found) => ({ ...found, path: `requestedTests[${index}].${found.path}` }));

export const nameProblems = (name: string): readonly Problem[] =>
  checkText('name', name.trim(), launchMessages.requestName, launchLimits.name);

export function countProblems(count: number): readonly Problem[] {
  if (count === 0) return [problem('requestedTests', 'blank', launchMessages.requestTests)];
  return count > launchLimits.testsPerRequest ? [problem('requestedTests', 'too_many', launchMessages.requestLimit)] : [];
}

/** With the server's paths. */
export function customerRequestProblems(values: CustomerRequestValues, flags: LaunchFlags, now: string): readonly Problem[] {
  return [
    ...nameProblems(values.name),
    ...countProblems(values.tests.length),
    ...values.tests.flatMap((test, index) => under(index, testProblems(test.values, flags))),
    ...fileProblems(
      'fileIds',
      values.files.map(({ id }) => id),
    ),
    ...scheduleProblems(values.schedule, flags, now),
  ];
}
