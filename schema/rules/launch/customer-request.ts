import * as v from 'valibot';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { knownIssueCodes } from './known-issues.ts';
import { offersVideoPerCase } from './modes.ts';
import { problem } from './problems.ts';
import type { Problem } from './problems.ts';
import { idLists } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';
import type { RequestedTestInput } from './requested-test-input.ts';
import { choiceFields, fromRequestedTestInput, sentTestRule, toRequestedTestInput } from './requested-test-input.ts';
import { fileIdsRule, fileProblems } from './request-files.ts';
import { countProblems, nameProblems, under } from './request-problems.ts';
import type { CustomerRequestValues } from './request-problems.ts';
import { scheduleInputProblems, toScheduleInput } from './schedule.ts';
import type { ScheduleInput } from './schedule.ts';
import { offeredDimensions, testProblems } from './step-rules.ts';

export type CustomerRequestInput = ScheduleInput & {
  readonly name: string;
  readonly sdlcStage: string | null;
  readonly draftId: string | null;
  readonly fileIds: readonly string[];
  readonly requestedTests: readonly RequestedTestInput[];
};

export function toCustomerRequestInput(values: CustomerRequestValues, flags: LaunchFlags, draftId: string | null): CustomerRequestInput {
  return {
    name: values.name.trim(),
    ...toScheduleInput(values.schedule),
    sdlcStage: values.sdlcStage,
    draftId,
    fileIds: values.files.map(({ id }) => id),
    requestedTests: values.tests.map((test) => toRequestedTestInput(test.values, flags)),
  };
}

const included = (path: string, given: string, offered: readonly string[]): readonly Problem[] =>
  given === '' || offered.includes(given) ? [] : [problem(path, 'inclusion', launchMessages.invalidChoice)];

function switchedOff(input: RequestedTestInput, flags: LaunchFlags): readonly Problem[] {
  const uses: readonly (readonly [string, boolean])[] = [
    [
      'moderationEnabled',
      !input.moderationEnabled && !(flags.deliveryModeSelection && ['exploratory', 'test_case_run'].includes(input.activity)),
    ],
    ['videoRequired', input.videoRequired === true && !flags.videoRequirementEnabled],
    ['knownIssuesSource', input.knownIssuesSource === 'upload' && !(flags.autoLaunchingEnabled && flags.knownIssuesUploadEnabled)],
    ['requiresTestData', input.requiresTestData === true && !flags.uniqueTestData],
    ['scopeRequirements', input.scopeRequirements.length > 0 && !flags.scopeRequirements],
  ];
  return uses.flatMap(([path, used]) => (used ? [problem(path, 'not_enabled', launchMessages.notEnabled)] : []));
}

function groupProblems(input: RequestedTestInput, values: RequestedTestValues): readonly Problem[] {
  const offered = offeredDimensions(values);
  return input.targetingGroups.flatMap((group, index) =>
    Object.entries(idLists).flatMap(([dimension, list]) => {
      const path = `targetingGroups[${index}].${list}`;
      if (group[list].some((id) => !/^\d{1,9}$/.test(id))) return [problem(path, 'not_found', launchMessages.invalidChoice)];
      return group[list].length > 0 && !offered.includes(dimension as TargetingDimension)
        ? [problem(path, 'invalid', launchMessages.notOffered)]
        : [];
    }),
  );
}

const videoProblems = (input: RequestedTestInput, values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] =>
  input.videoRequired === true && input.videoRequirementStrategy === 'per_case' && !offersVideoPerCase(values, flags)
    ? [problem('videoRequirementStrategy', 'invalid', launchMessages.notOffered)]
    : [];

const knownIssueProblems = (input: RequestedTestInput): readonly Problem[] =>
  input.knownIssues.flatMap((fields, index) =>
    fields.some(({ code }) => !knownIssueCodes.includes(code))
      ? [problem(`knownIssues[${index}]`, 'inclusion', launchMessages.invalidChoice)]
      : [],
  );

/** The form's rules, and that nothing of a switched-off feature is used. */
export function validateRequestedTestInput(input: RequestedTestInput, flags: LaunchFlags): readonly Problem[] {
  const values = fromRequestedTestInput(input);
  const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');
  const choices = choiceFields.flatMap(([name, offered]) => included(name, textOf(input[name]), offered));
  if (choices.length > 0) return choices;
  return [
    ...testProblems(values, flags),
    ...switchedOff(input, flags),
    ...videoProblems(input, values, flags),
    ...groupProblems(input, values),
    ...knownIssueProblems(input),
  ];
}

/** Paths such as requestedTests[0].inScope. */
export function validateCustomerRequestInput(input: CustomerRequestInput, flags: LaunchFlags, now: string): readonly Problem[] {
  return [
    ...nameProblems(input.name),
    ...countProblems(input.requestedTests.length),
    ...input.requestedTests.flatMap((test, index) => under(index, validateRequestedTestInput(test, flags))),
    ...fileProblems('fileIds', input.fileIds),
    ...scheduleInputProblems(input, flags, now),
    ...included('sdlcStage', input.sdlcStage ?? '', sdlcStages),
  ];
}

/** Without what does not apply. */
export const settleRequestedTestInput = (input: RequestedTestInput, flags: LaunchFlags): RequestedTestInput =>
  toRequestedTestInput(fromRequestedTestInput(input), flags);

const text = v.nullish(v.string(), null);
const customerRequest = v.object({
  name: v.string(),
  scheduleAt: text,
  recurringDay: v.nullish(v.number(), null),
  recurringTime: text,
  userTimezone: text,
  sdlcStage: text,
  draftId: text,
  fileIds: fileIdsRule,
  requestedTests: v.array(sentTestRule),
});

/** A request from the wire with everything left out filled in, or the dotted path of what has another shape. */
export function readCustomerRequestInput(wire: unknown): { readonly input: CustomerRequestInput } | { readonly misshapen: string } {
  const read = v.safeParse(customerRequest, wire);
  if (read.success) return { input: read.output };
  return { misshapen: v.getDotPath(read.issues[0])?.replace(/\.(\d+)(?=\.|$)/g, '[$1]') ?? '' };
}
