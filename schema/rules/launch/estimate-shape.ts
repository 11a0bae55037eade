import * as v from 'valibot';
import { importLimits, launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { activities } from '#schema/vocabulary/launch/options.ts';
import type { TestEstimateInput } from './estimate-input.ts';

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
