import type { LaunchFlags } from './flags.ts';
import { holdsTestCases, isFastDelivery, offersVideoPerCase } from './modes.ts';
import type { RequestedTestValues, TargetingGroupInput } from './requested-test.ts';
import type { RequestedTestInput } from './requested-test-input.ts';
import { toGroupInput } from './requested-test.ts';
import { offeredDimensions } from './step-rules.ts';
import * as v from 'valibot';
import { importLimits, launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { activities } from '#schema/vocabulary/launch/options.ts';

const ids = v.nullish(v.array(v.string()), () => []);
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const testRule = v.object({
  id: v.string(),
  activity: v.picklist(activities),
  moderationEnabled: v.boolean(),
  testCasesCount: count(importLimits.rows),
  videoCasesCount: count(importLimits.rows),
  resultsPerTestCase: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(launchLimits.resultsPerTestCase.most)), null),
  hasCustomTargeting: v.boolean(),
  targetingGroups: v.array(
    v.object({
      countryIds: ids,
      languageIds: ids,
      operatingSystemDeviceTypeIds: ids,
      operatingSystemVersionIds: ids,
      mobileDeviceIds: ids,
      internetBrowserIds: ids,
    }),
  ),
});

const inputRule = v.pipe(
  v.object({ tests: v.pipe(v.array(testRule), v.maxLength(launchLimits.testsPerRequest, 'An estimate takes at most 10 tests.')) }),
  v.check(
    ({ tests }) => tests.reduce((sum, { targetingGroups }) => sum + targetingGroups.length, 0) <= launchLimits.estimatedGroups,
    'An estimate takes at most 100 targeting groups.',
  ),
);

/** From the wire, or the path of what is wrong. */
export function readEstimateInput(wire: unknown): { readonly tests: readonly TestEstimateInput[] } | { readonly misshapen: string } {
  const read = v.safeParse(inputRule, wire);
  return read.success ? { tests: read.output.tests } : { misshapen: read.issues[0].message };
}

/** Counts and choices, no texts. */
export type TestEstimateInput = {
  readonly id: string;
  readonly activity: string;
  readonly moderationEnabled: boolean;
  readonly testCasesCount: number;
  readonly videoCasesCount: number;
  readonly resultsPerTestCase: number | null;
  readonly hasCustomTargeting: boolean;
  readonly targetingGroups: readonly TargetingGroupInput[];
};

const filmed = new WeakMap<RequestedTestValues['testCases'], number>();

function filmedCount(testCases: RequestedTestValues['testCases']): number {
  const known = filmed.get(testCases) ?? testCases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
  filmed.set(testCases, known);
  return known;
}

function videoCases(values: RequestedTestValues, flags: LaunchFlags, cases: number): number {
  if (!flags.videoRequirementEnabled || values.videoRequired !== 'true') return 0;
  return offersVideoPerCase(values, flags) && values.videoRequirementStrategy === 'per_case'
    ? filmedCount(values.testCases)
    : Math.max(cases, 1);
}

/** Null until it has an activity. */
export function toTestEstimateInput(id: string, values: RequestedTestValues, flags: LaunchFlags): TestEstimateInput | null {
  if (values.activity === '') return null;
  const cases = holdsTestCases(values, flags) ? values.testCases.length : 0;
  const results = values.numberOfResultsPerTestCaseNeeded.trim();
  const hasCustomTargeting = values.customTargetingRequirements.trim() !== '';
  const offered = offeredDimensions(values);
  return {
    id,
    activity: values.activity,
    moderationEnabled: !isFastDelivery(values, flags),
    testCasesCount: cases,
    videoCasesCount: videoCases(values, flags, cases),
    resultsPerTestCase: values.activity === 'test_case_run' && /^\d{1,4}$/.test(results) && Number(results) > 0 ? Number(results) : null,
    hasCustomTargeting,
    targetingGroups: hasCustomTargeting ? [] : values.targetingGroups.map((group) => toGroupInput(group, offered)),
  };
}

export const sentEstimateInput = (input: RequestedTestInput): TestEstimateInput => {
  const cases = input.testCases.length;
  const filmed = input.videoRequirementStrategy === 'session' ? Math.max(cases, 1) : filmedCount(input.testCases);
  return {
    id: '',
    activity: input.activity,
    moderationEnabled: input.moderationEnabled,
    testCasesCount: cases,
    videoCasesCount: input.videoRequired === true ? filmed : 0,
    resultsPerTestCase: input.numberOfResultsPerTestCaseNeeded,
    hasCustomTargeting: (input.customTargetingRequirements ?? '') !== '',
    targetingGroups: input.targetingGroups,
  };
};
