import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { newRequestedTest } from './requested-test.ts';
import type { RequestedTestField, RequestedTestValues } from './requested-test.ts';
import { offeredDimensions } from './step-rules.ts';

/** What the tests of a request mostly have in common: the application, the answers about requirements, who should test. */
const carriedFields = [
  'applicationType',
  'applicationName',
  'applicationVersion',
  'accessToApplicationUrl',
  'requiresPredefinedUserAccounts',
  'predefinedUserAccountsInstructions',
  'requiresAccessToSecureEnvironment',
  'accessToSecureEnvironmentInstructions',
  'requiresFinancialTransactions',
  'financialTransactionsInstructions',
  'requiresKycIdentityCheck',
  'kycIdentityCheckInstructions',
  'requiresPersonalIdentifyingInformation',
  'personalIdentifyingInformationInstructions',
  'requiresMovingToDifferentLocation',
  'movingToDifferentLocationInstructions',
  'hasKnownIssuesList',
  'knownIssuesListUrl',
  'customTargetingRequirements',
  'targetingGroups',
  'takenFrom',
] as const satisfies readonly RequestedTestField[];

export type Carried = Pick<RequestedTestValues, (typeof carriedFields)[number]>;

export const carriedOf = (values: RequestedTestValues): Carried =>
  Object.fromEntries(carriedFields.map((field) => [field, values[field]])) as unknown as Carried;

/** A further test of a request begins with what was said of its first one, by whose name it says so. */
export const furtherTest = (position: number, first: RequestedTestValues | undefined): RequestedTestValues =>
  first === undefined
    ? newRequestedTest(position)
    : { ...newRequestedTest(position), ...carriedOf(first), takenFrom: first.name.trim() || launchTexts.defaultTestName(1) };

export const withoutCarried = (values: RequestedTestValues): RequestedTestValues => ({ ...values, ...carriedOf(newRequestedTest(1)) });

/** The first activity of a test: groups go that say nothing in its dimensions. */
export const withActivity = (values: RequestedTestValues, activity: RequestedTestValues['activity']): RequestedTestValues => {
  const chosen = { ...values, activity };
  const offered = offeredDimensions(chosen);
  return {
    ...chosen,
    targetingGroups: values.targetingGroups.filter((group) => offered.some((dimension) => group[dimension].length > 0)),
  };
};
