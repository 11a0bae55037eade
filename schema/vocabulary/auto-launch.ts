export const failedConditionCodes = [
  'activity',
  'test_cases',
  'custom_targeting',
  'secure_environment',
  'predefined_user_accounts',
  'financial_transactions',
  'kyc_identity_check',
  'personal_identifying_information',
  'moving_to_different_location',
  'matching_testers',
] as const;
export type FailedConditionCode = (typeof failedConditionCodes)[number];

/** Why a requested test does not start by itself, in the words a test manager reads. */
export const failedConditionMessages: Readonly<Record<FailedConditionCode, string>> = {
  activity: 'The activity is neither a test case run nor exploratory.',
  test_cases: 'The test cases are only given as a link.',
  custom_targeting: 'Targeting is described in words.',
  secure_environment: 'Testers need access to a secure environment.',
  predefined_user_accounts: 'Testers need to use pre-defined user accounts.',
  financial_transactions: 'Testers need to conduct financial transactions.',
  kyc_identity_check: 'Testers need to go through a KYC/identity check.',
  personal_identifying_information: 'Testers need to provide personal identifying information.',
  moving_to_different_location: 'Testers need to move to a different location during the test.',
  matching_testers: 'There are fewer matching testers than the number of results needed.',
};

export type FailedCondition = { readonly code: FailedConditionCode; readonly message: string };
