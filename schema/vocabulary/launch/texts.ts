import type { Activity } from './options.ts';
const standardOnly = 'Please select the standard delivery mode to be able to use this option.';

export const launchMessages = {
  tooLong: (most: number): string => `Cannot be longer than ${most} characters`,
  unstorable: 'Contains a character that cannot be stored.',
  caseName: 'Please provide the name of the test case.',
  repeatedCode: (one: string, code: string, earlier: string): string =>
    `${one} has the code ${code} of ${earlier}. Each test case needs its own code.`,
  notEnabled: 'This option is not enabled for your organization.',
  notOffered: 'This option is not available for this test.',
  unknownChoice: (noun: string, group = ''): string => `A chosen ${noun}${group === '' ? '' : ` of ${group}`} does not exist.`,
  invalidChoice: 'Please select one of the offered options.',
  standardOnly,
  activity: 'Please select an activity.',
  applicationType: 'Please provide the type of application.',
  applicationUrl: 'Please provide a link to the application.',
  url: 'Please provide a valid URL.',
  spreadsheetUrl: 'Please provide a valid Google Spreadsheet URL.',
  testCases: 'Please provide at least one test case.',
  tooManyTestCases: 'Please select the standard delivery mode to be able to use more than 25 test cases.',
  results: 'Please provide the number of results you need for each test case.',
  resultsInteger: 'Must be a valid integer',
  resultsRange: 'Number of results must be between 1 and 1001',
  resultsFastDelivery: 'We cannot guarantee that many results in fast delivery mode.',
  testCasesSpreadsheet: 'Please provide test cases url.',
  testCasesLink: 'Please provide a link to test cases.',
  accounts: 'Please specify whether testers need to use pre-defined user accounts created by you.',
  accountsInstructions: 'Please provide instructions for using pre-defined user accounts.',
  secureEnvironment: 'Please specify whether testers need access to a secure environment.',
  secureEnvironmentInstructions: 'Please provide instructions for accessing the secure environment.',
  knownIssuesChoice: 'Please specify whether known issues list should be included.',
  knownIssuesList: 'Please provide a link to the known issues list.',
  knownIssuesSpreadsheet: 'Please provide known issues url.',
  knownIssues: 'Please import at least one known issue.',
  inScope: 'Please provide the scope',
  outOfScope: 'Please provide what is out of scope',
  testGoal: 'Please provide the goal of the test',
  video: 'Please specify whether video evidence is required.',
  videoStrategy: 'Please select how videos should be recorded.',
  videoCases: 'Please select at least one test case for video recording',
  question: 'Please answer this question.',
  questionOther: 'Please specify your answer.',
  targetingGroups: 'Please select at least one targeting group.',
  targetingOption: 'Please select at least one option.',
  testDataChoice: 'Please specify whether testers need to use particular test data during the test.',
  testData: 'Please provide test data.',
  testName: 'Please provide the name of the test.',
  requestName: 'A test run name is required',
  requestTests: 'Please add at least one test.',
  requestLimit: 'You have reached the limit of 10 tests per request.',
  recurringOff: 'Recurring tests are not enabled for your organization.',
  recurringDay: 'Please select a day for recurring tests',
  recurringTime: 'Please select a time for recurring tests',
  timezone: 'Please select a valid time zone.',
  scheduleLater: 'Please select a date and time',
  schedulePast: 'Date must be in the future',
  scheduleFar: 'Date must be within 14 days from now',
} as const;

const printed = new Intl.NumberFormat('en');

export const launchTexts = {
  notLaunching: 'Your organization does not launch tests.',
  whoLetsLaunch: 'It only reads results. Whoever runs this portal can turn launching on.',
  landingHeading: 'Does your release have bespoke testing needs?',
  clonePrevious: 'Clone a previous test run',
  fromTemplate: 'From a template',
  launchAdvanced: 'Launch an advanced test',
  received: 'We have received your request',
  launchAnother: 'Launch another test',
  duplicateTest: 'Duplicate this test',
  removeTest: 'Remove this test',
  removeQuestion: 'Remove this test from the request?',
  addTest: 'Add a new test from scratch',
  noneOfThese: 'None of these',
  takenFrom: (test: string): string => `From ${test}.`,
  takenWhat: 'The application, the answers about requirements and the targeting. Change what is different in this test.',
  takeBack: 'Start empty',
  launchRequest: 'Launch test request',
  launchFailed: 'There was an issue with launching test.',
  addToRequest: 'Add test to request',
  updateTest: 'Update test',
  turnaround: 'Advanced tests deliver results in 48 hours or less.',
  invitedTesters: '15 testers will be invited.',
  videoCost: 'Video evidence adds cost and turnaround time.',
  noRecentTests: 'No earlier tests for this platform.',
  testCasesFailed: 'Failed to import test cases. Please try again.',
  knownIssuesFailed: 'Failed to import known issues. Please try again.',
  testDataFailed: 'Failed to import test data. Please try again.',
  pastedTable: 'Pasted table',
  companyName: 'Before you view your test results, please let us know your company name.',
  defaultTestName: (position: number): string => `Test #${position}`,
  videoCases: (flagged: number, all: number): string => `${printed.format(flagged)} of ${printed.format(all)} test cases require video`,
} as const;

export const scheduleTexts = {
  nextWeek: 'Less than 1 hour from now - test will be scheduled for next week.',
  skipped: (wished: string, start: string): string => `The clocks change that day and skip ${wished}. The test starts at ${start}.`,
} as const;

export const riskFields = [
  'requiresFinancialTransactions',
  'requiresKycIdentityCheck',
  'requiresPersonalIdentifyingInformation',
  'requiresMovingToDifferentLocation',
] as const;
export type RiskField = (typeof riskFields)[number];

type RiskWords = {
  readonly instructions: RiskInstructionsField;
  readonly cases: string;
  readonly testers: string;
  readonly missing: string;
};
export type RiskInstructionsField =
  | 'financialTransactionsInstructions'
  | 'kycIdentityCheckInstructions'
  | 'personalIdentifyingInformationInstructions'
  | 'movingToDifferentLocationInstructions';

export const riskWords: Readonly<Record<RiskField, RiskWords>> = {
  requiresFinancialTransactions: {
    instructions: 'financialTransactionsInstructions',
    cases: 'require financial transactions',
    testers: 'conduct financial transactions',
    missing: 'Please provide instructions for payment method(s) that testers need to use.',
  },
  requiresKycIdentityCheck: {
    instructions: 'kycIdentityCheckInstructions',
    cases: 'involve a KYC/identity check',
    testers: 'go through a KYC/identity check',
    missing: 'Please provide instructions for KYC/Identity documents and data that are needed.',
  },
  requiresPersonalIdentifyingInformation: {
    instructions: 'personalIdentifyingInformationInstructions',
    cases: 'require personal identifying information',
    testers: 'provide personal identifying information',
    missing: 'Please provide instructions for information that testers need to provide.',
  },
  requiresMovingToDifferentLocation: {
    instructions: 'movingToDifferentLocationInstructions',
    cases: 'require moving to a different location',
    testers: 'move to a different location during the test',
    missing: 'Please provide instructions explaining what testers need to do.',
  },
};

export function riskMessage(field: RiskField, activity: Activity): string {
  return activity === 'test_case_run'
    ? `Please specify whether test cases ${riskWords[field].cases}.`
    : `Please specify whether testers need to ${riskWords[field].testers}.`;
}

export function riskQuestion(field: RiskField, activity: Activity | ''): string {
  return activity === 'test_case_run' ? `Do any test cases ${riskWords[field].cases}?` : `Do testers need to ${riskWords[field].testers}?`;
}

export const accountsQuestion = 'Do testers need to use pre-defined user accounts created by you?';
export const secureEnvironmentQuestion = 'Do testers need access to a secure environment?';

export const simpleMessages = {
  accessToApplication: 'A link to application is required',
  testObjective: 'A test objective is required',
  notes: 'Notes are required',
  name: 'A test run name is required',
  platformsToTestOn: 'Platforms to test on are required',
  testLocalisation: 'Localisation requirements are required',
  testCasesUrl: 'A link to your test cases sheet is required',
  knownIssuesUrl: 'A link to your known issues is required',
  url: 'Please enter a valid URL',
} as const;

export const requestFileTexts = {
  title: 'Files',
  about: 'A build, screenshots or documents that testers need. They get them with the test.',
  limits: 'Pictures up to 20 MB, videos and builds (APK, AAB, IPA, ZIP) up to 200 MB, text files up to 10 MB. 20 files at most.',
  sending: 'Wait until the files are sent.',
  unsent: 'Wait until every file is sent, or remove what was not.',
  notSent: 'The file was not sent. Try again.',
  tooLarge: 'A file cannot be larger than 200 MB.',
  tooMany: 'At most 20 files come along with a request.',
  tooManyWaiting: 'Too many files wait for a launch. Launch or remove some first.',
  gone: 'This file is gone. Remove it and attach it again.',
} as const;
