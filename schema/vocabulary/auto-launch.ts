export const failedConditionCodes = [
  'activity',
  'test_cases',
  'custom_targeting',
  'special_requirements',
  'targeting_groups',
  'matching_testers',
  'credits',
] as const;
export type FailedConditionCode = (typeof failedConditionCodes)[number];

export type FailedCondition = { readonly code: FailedConditionCode; readonly message: string };

export const failedConditionMessages: Readonly<Record<FailedConditionCode, string>> = {
  activity: 'The activity is neither a test case run nor exploratory.',
  test_cases: 'The test cases are not part of the request.',
  custom_targeting: 'The test has custom targeting requirements.',
  special_requirements: 'The test needs something special of its testers.',
  targeting_groups: 'The test has no targeting group.',
  matching_testers: 'Fewer testers match than the test needs.',
  credits: 'The test takes more credits than there are.',
};
