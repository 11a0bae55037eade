import { activities, applicationTypes } from '#schema/vocabulary/launch/options.ts';
import { fromKnownIssueInput } from './known-issues.ts';
import { newRequestedTest } from './requested-test.ts';
import type { RequestedTestValues, TargetingOption, YesNo } from './requested-test.ts';
import type { RequestedTestInput } from './requested-test-input.ts';

const answerText = (given: boolean | null): YesNo => (given === null ? '' : given ? 'true' : 'false');
const among = <T extends string>(offered: readonly T[], given: string): T | '' => offered.find((one) => one === given) ?? '';
const namesOf = (ids: readonly string[], names: ReadonlyMap<string, string>): readonly TargetingOption[] =>
  ids.map((id) => ({ id, name: names.get(id) ?? id }));

const answers = [
  'requiresAccessToSecureEnvironment',
  'requiresPredefinedUserAccounts',
  'requiresFinancialTransactions',
  'requiresKycIdentityCheck',
  'requiresPersonalIdentifyingInformation',
  'requiresMovingToDifferentLocation',
  'hasKnownIssuesList',
  'requiresTestData',
  'videoRequired',
] as const;
const texts = [
  'applicationName',
  'applicationVersion',
  'testCasesUrl',
  'predefinedUserAccountsInstructions',
  'accessToSecureEnvironmentInstructions',
  'financialTransactionsInstructions',
  'kycIdentityCheckInstructions',
  'personalIdentifyingInformationInstructions',
  'movingToDifferentLocationInstructions',
  'knownIssuesListUrl',
  'knownIssuesUrl',
  'kilStartingFromTestCycleCode',
  'inScope',
  'outOfScope',
  'testGoal',
  'customTargetingRequirements',
] as const;

type Filled<Field extends string, Value> = Readonly<Record<Field, Value>>;
const fill = <Field extends string, Value>(fields: readonly Field[], read: (field: Field) => Value): Filled<Field, Value> =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Filled<Field, Value>;

/** A test that was sent, as the form holds it. Names of targeting options are looked up by dimension and id. */
export function fromRequestedTestInput(
  input: RequestedTestInput,
  names: Readonly<Record<string, ReadonlyMap<string, string>>> = {},
): RequestedTestValues {
  const named = (dimension: string, ids: readonly string[]): readonly TargetingOption[] => namesOf(ids, names[dimension] ?? new Map());
  const strategy = input.videoRequirementStrategy;
  return {
    ...newRequestedTest(1),
    ...fill(answers, (field) => answerText(input[field])),
    ...fill(texts, (field) => input[field] ?? ''),
    name: input.name,
    activity: among(activities, input.activity),
    moderationEnabled: input.moderationEnabled ? 'true' : 'false',
    applicationType: among(applicationTypes, input.applicationType),
    accessToApplicationUrl: input.accessToApplicationUrl,
    testCasesIncluded: input.testCasesSource === null ? 'false' : 'true',
    testCasesSource: input.testCasesSource === 'url' ? 'url' : 'csv',
    testCases: input.testCases,
    numberOfResultsPerTestCaseNeeded: input.numberOfResultsPerTestCaseNeeded === null ? '' : String(input.numberOfResultsPerTestCaseNeeded),
    knownIssuesSource: input.knownIssuesSource === 'upload' ? 'upload' : 'recent',
    knownIssues: input.knownIssues.map(fromKnownIssueInput),
    scopeRequirements: input.scopeRequirements,
    videoRequirementStrategy: strategy === 'per_case' || strategy === 'session' ? strategy : 'none',
    targetingGroups: input.targetingGroups.map((group) => ({
      countries: named('countries', group.countryIds),
      languages: named('languages', group.languageIds),
      operatingSystemDeviceTypes: named('operatingSystemDeviceTypes', group.operatingSystemDeviceTypeIds),
      operatingSystemVersions: named('operatingSystemVersions', group.operatingSystemVersionIds),
      devices: named('devices', group.mobileDeviceIds),
      internetBrowsers: named('internetBrowsers', group.internetBrowserIds),
    })),
    testDataPool: input.testDataPool,
  };
}

/** A test opened for editing or cloning: the choices that follow from what it holds are set anew. */
export function openRequestedTest(values: RequestedTestValues): RequestedTestValues {
  return {
    ...values,
    testCasesSource: 'csv',
    knownIssuesSource: values.knownIssues.length > 0 || values.knownIssuesUrl !== '' ? 'upload' : 'recent',
    videoRequired: values.videoRequirementStrategy === 'none' ? 'false' : 'true',
  };
}
