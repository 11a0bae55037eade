import type { LaunchFlags } from './flags.ts';
import { emptyTargetingGroup, newRequestedTest } from './requested-test.ts';
import type { RequestedTestValues, TestCase } from './requested-test.ts';

export const plainFlags: LaunchFlags = {
  advancedTestsAccess: true,
  newLaunchUxEnabled: true,
  autoLaunchingEnabled: false,
  googleSheetsAutoImportEnabled: false,
  knownIssuesUploadEnabled: false,
  videoRequirementEnabled: false,
  uniqueTestData: false,
  scopeRequirements: false,
  testCaseUploader: true,
  testRailImporter: false,
  deliveryModeSelection: false,
};

export const flagsWith = (on: Partial<LaunchFlags>): LaunchFlags => ({ ...plainFlags, ...on });

export const oneCase = (number: number, more: Partial<TestCase> = {}): TestCase => ({
  section: 'Checkout',
  code: `C-${number}`,
  name: `Case ${number}`,
  prerequisites: '',
  steps: [{ instruction: 'Open the cart', expectedResult: 'The cart opens' }],
  additionalInformation: [],
  tags: [],
  requireVideoAttachment: false,
  ...more,
});

export const cases = (count: number): readonly TestCase[] => Array.from({ length: count }, (_, index) => oneCase(index + 1));

const answered = {
  requiresPredefinedUserAccounts: 'false',
  requiresAccessToSecureEnvironment: 'false',
  requiresFinancialTransactions: 'false',
  requiresKycIdentityCheck: 'false',
  requiresPersonalIdentifyingInformation: 'false',
  requiresMovingToDifferentLocation: 'false',
  hasKnownIssuesList: 'false',
  videoRequired: 'false',
  requiresTestData: 'false',
} as const;

export const exploratory = (more: Partial<RequestedTestValues> = {}): RequestedTestValues => ({
  ...newRequestedTest(1),
  ...answered,
  activity: 'exploratory',
  applicationType: 'web',
  accessToApplicationUrl: 'https://shop.northwind.example',
  inScope: 'The order journey',
  outOfScope: 'Returns',
  testGoal: 'Find what stops a first order',
  targetingGroups: [{ ...emptyTargetingGroup, countries: [{ id: '276', name: 'Germany' }] }],
  ...more,
});

export const caseRun = (more: Partial<RequestedTestValues> = {}): RequestedTestValues => ({
  ...exploratory(),
  activity: 'test_case_run',
  inScope: '',
  outOfScope: '',
  testCases: cases(3),
  ...more,
});
