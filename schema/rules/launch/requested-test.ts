import * as v from 'valibot';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { activities, applicationTypes, knownIssuesSources, testCasesSources, videoStrategies } from '#schema/vocabulary/launch/options.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';

const text = v.fallback(v.string(), '');
const answer = v.fallback(v.picklist(['', 'true', 'false']), '');
const texts = v.fallback(v.array(v.string()), []);
const option = v.object({ id: v.string(), name: v.string() });
const options = v.fallback(v.array(option), []);

const testCaseRule = v.object({
  section: text,
  code: text,
  name: text,
  prerequisites: text,
  steps: v.fallback(v.array(v.object({ instruction: text, expectedResult: text })), []),
  additionalInformation: v.fallback(v.array(v.object({ code: text, value: text })), []),
  tags: texts,
  requireVideoAttachment: v.fallback(v.boolean(), false),
});

const knownIssueRule = v.object({
  title: text,
  issueDescription: text,
  actualResults: text,
  expectedResults: text,
  reproductionSteps: text,
  projectComponent: text,
  issueAttachments: texts,
});

const targetingGroupRule = v.object({
  countries: options,
  languages: options,
  operatingSystemDeviceTypes: options,
  operatingSystemVersions: options,
  devices: options,
  internetBrowsers: options,
});

/** The values of one requested test as the wizard holds them; a value it cannot read becomes its default. */
export const requestedTestRule = v.object({
  name: text,
  activity: v.fallback(v.picklist(['', ...activities]), ''),
  moderationEnabled: v.fallback(v.picklist(['true', 'false']), 'true'),
  applicationType: v.fallback(v.picklist(['', ...applicationTypes]), ''),
  applicationName: text,
  applicationVersion: text,
  accessToApplicationUrl: text,
  testCasesIncluded: v.fallback(v.picklist(['true', 'false']), 'false'),
  testCasesSource: v.fallback(v.picklist(testCasesSources), 'csv'),
  testCasesFile: text,
  testCasesUrl: text,
  testCases: v.fallback(v.array(testCaseRule), []),
  /** The link of the spreadsheet that the cases were imported from. */
  importedCasesUrl: text,
  numberOfResultsPerTestCaseNeeded: v.fallback(v.string(), String(launchLimits.resultsPerTestCase.preset)),
  requiresPredefinedUserAccounts: answer,
  predefinedUserAccountsInstructions: text,
  requiresAccessToSecureEnvironment: answer,
  accessToSecureEnvironmentInstructions: text,
  requiresFinancialTransactions: answer,
  financialTransactionsInstructions: text,
  requiresKycIdentityCheck: answer,
  kycIdentityCheckInstructions: text,
  requiresPersonalIdentifyingInformation: answer,
  personalIdentifyingInformationInstructions: text,
  requiresMovingToDifferentLocation: answer,
  movingToDifferentLocationInstructions: text,
  hasKnownIssuesList: answer,
  knownIssuesListUrl: text,
  knownIssuesSource: v.fallback(v.picklist(knownIssuesSources), 'recent'),
  knownIssuesUrl: text,
  knownIssues: v.fallback(v.array(knownIssueRule), []),
  kilStartingFromTestCycleCode: text,
  inScope: text,
  outOfScope: text,
  testGoal: text,
  scopeRequirements: v.fallback(v.array(v.object({ content: text, answers: texts, other: text })), []),
  videoRequired: answer,
  videoRequirementStrategy: v.fallback(v.picklist(videoStrategies), 'none'),
  customTargetingRequirements: text,
  targetingGroups: v.fallback(v.array(targetingGroupRule), []),
  requiresTestData: answer,
  testDataFile: text,
  testDataPool: v.fallback(v.array(v.record(v.string(), v.string())), []),
});

type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

export type RequestedTestValues = Immutable<v.InferOutput<typeof requestedTestRule>>;
export type TestCase = RequestedTestValues['testCases'][number];
export type KnownIssue = RequestedTestValues['knownIssues'][number];
export type TargetingGroup = RequestedTestValues['targetingGroups'][number];
export type TargetingOption = TargetingGroup['countries'][number];
export type ScopeAnswer = RequestedTestValues['scopeRequirements'][number];
export type YesNo = RequestedTestValues['videoRequired'];
export type RequestedTestField = keyof RequestedTestValues;

/** The values of a new test; `position` counts from 1 within its request. */
export function newRequestedTest(position: number): RequestedTestValues {
  return { ...v.parse(requestedTestRule, {}), name: launchTexts.defaultTestName(position) };
}

/** An untouched targeting group. */
export const emptyTargetingGroup: TargetingGroup = {
  countries: [],
  languages: [],
  operatingSystemDeviceTypes: [],
  operatingSystemVersions: [],
  devices: [],
  internetBrowsers: [],
};

/** Whether testers get this test's cases: always in a test case run, by choice elsewhere. */
export const includesTestCases = (values: RequestedTestValues): boolean =>
  values.activity === 'test_case_run' || values.testCasesIncluded === 'true';
