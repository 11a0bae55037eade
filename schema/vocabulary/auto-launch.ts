export const failedConditionCodes = ['activity', 'test_cases', 'custom_targeting', 'special_requirements', 'targeting_groups', 'matching_testers'] as const;
export type FailedConditionCode = (typeof failedConditionCodes)[number];

/** Why a requested test does not start by itself, with the words a test manager reads. */
export type FailedCondition = { readonly code: FailedConditionCode; readonly message: string };
