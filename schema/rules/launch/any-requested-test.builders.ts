import * as fc from 'fast-check';
import {
  activities,
  applicationTypes,
  knownIssuesSources,
  scopeQuestions,
  testCasesSources,
  videoStrategies,
} from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from './flags.ts';
import { oneCase, cases } from './requested-test.builders.ts';
import type { KnownIssue, RequestedTestValues, TestCase } from './requested-test.ts';

const answer = fc.constantFrom('' as const, 'true' as const, 'false' as const);
const words = fc.constantFrom('', ' ', 'Use card 4242', '\0', 'x'.repeat(10_001), 'Ünïcode 漢字');
const address = fc.constantFrom(
  '',
  ' ',
  'shop.example',
  'https://shop.example',
  ' https://shop.example/a?b=c ',
  'javascript:alert(1)',
  'https://docs.google.com/spreadsheets/d/1',
  'https://a b.example',
);
const options = fc.array(fc.record({ id: fc.integer({ min: 1, max: 999 }).map(String), name: fc.constant('Any') }), { maxLength: 2 });
const group = fc.record({
  countries: options,
  languages: options,
  operatingSystemDeviceTypes: options,
  operatingSystemVersions: options,
  devices: options,
  internetBrowsers: options,
});
const knownIssue: fc.Arbitrary<KnownIssue> = fc.record({
  title: fc.constantFrom('Broken', 'Late'),
  issueDescription: words,
  actualResults: fc.constant(''),
  expectedResults: fc.constant(''),
  reproductionSteps: fc.constant(''),
  projectComponent: fc.constant(''),
  issueAttachments: fc.constantFrom([], ['https://a.example/1']),
});
const testCases = fc.constantFrom<readonly TestCase[]>(
  [],
  cases(1),
  cases(25),
  cases(26),
  [oneCase(1, { requireVideoAttachment: true })],
  [oneCase(1, { prerequisites: '\0' })],
);
const scopeAnswers = fc.constantFrom(
  [],
  Object.values(scopeQuestions)
    .flat()
    .map(({ content, answers }) => ({ content, answers: [...answers], other: '' })),
  Object.values(scopeQuestions)
    .flat()
    .map(({ content, answers }) => ({ content, answers: answers.slice(0, 1), other: '' })),
  Object.values(scopeQuestions)
    .flat()
    .map(({ content, answers }) => ({ content, answers: answers.slice(-1), other: 'The footer' })),
);

export const anyRequestedTest: fc.Arbitrary<RequestedTestValues> = fc.record({
  name: fc.constantFrom('', ' ', 'Checkout', 'x'.repeat(100), 'x'.repeat(101), ` ${'x'.repeat(100)} `),
  activity: fc.constantFrom('' as const, ...activities),
  moderationEnabled: fc.constantFrom('true' as const, 'false' as const),
  applicationType: fc.constantFrom('' as const, ...applicationTypes),
  applicationName: words,
  applicationVersion: words,
  accessToApplicationUrl: address,
  testCasesIncluded: fc.constantFrom('true' as const, 'false' as const),
  testCasesSource: fc.constantFrom(...testCasesSources),
  testCasesFile: fc.constant(''),
  testCasesUrl: address,
  importedCasesUrl: address,
  testCases,
  numberOfResultsPerTestCaseNeeded: fc.constantFrom('', '0', '1', '3', '4', '1001', '1002', ' 7 '),
  requiresPredefinedUserAccounts: answer,
  predefinedUserAccountsInstructions: words,
  requiresAccessToSecureEnvironment: answer,
  accessToSecureEnvironmentInstructions: words,
  requiresFinancialTransactions: answer,
  financialTransactionsInstructions: words,
  requiresKycIdentityCheck: answer,
  kycIdentityCheckInstructions: words,
  requiresPersonalIdentifyingInformation: answer,
  personalIdentifyingInformationInstructions: words,
  requiresMovingToDifferentLocation: answer,
  movingToDifferentLocationInstructions: words,
  hasKnownIssuesList: answer,
  knownIssuesListUrl: address,
  knownIssuesSource: fc.constantFrom(...knownIssuesSources),
  knownIssuesUrl: address,
  knownIssues: fc.array(knownIssue, { maxLength: 2 }),
  kilStartingFromTestCycleCode: fc.constantFrom('', 'none', 'NW-101'),
  inScope: words,
  outOfScope: words,
  testGoal: words,
  scopeRequirements: scopeAnswers,
  videoRequired: answer,
  videoRequirementStrategy: fc.constantFrom(...videoStrategies),
  customTargetingRequirements: words,
  targetingGroups: fc.array(group, { maxLength: 2 }),
  requiresTestData: answer,
  testDataFile: fc.constant(''),
  takenFrom: fc.constant(''),
  testDataPool: fc.constantFrom([], [{ user: 'a' }], [{ user: '\0' }]),
});

export const anyFlags: fc.Arbitrary<LaunchFlags> = fc.record({
  advancedTestsAccess: fc.constant(true),
  newLaunchUxEnabled: fc.constant(true),
  autoLaunchingEnabled: fc.boolean(),
  googleSheetsAutoImportEnabled: fc.boolean(),
  knownIssuesUploadEnabled: fc.boolean(),
  videoRequirementEnabled: fc.boolean(),
  uniqueTestData: fc.boolean(),
  scopeRequirements: fc.boolean(),
  testCaseUploader: fc.boolean(),
  testRailImporter: fc.boolean(),
  deliveryModeSelection: fc.boolean(),
});
