import { accountsQuestion, secureEnvironmentQuestion } from './texts.ts';

const instructions = 'Instructions';

export const fieldLabels = {
  activity: 'Activity',
  moderationEnabled: 'Delivery mode',
  applicationType: 'Type of application',
  accessToApplicationUrl: 'Link to the application',
  applicationName: 'Application name',
  applicationVersion: 'Application version',
  testCases: 'Test cases',
  testCasesSource: 'Test cases from',
  testCasesUrl: 'Link to the test cases',
  numberOfResultsPerTestCaseNeeded: 'Results per test case',
  inScope: 'In scope',
  outOfScope: 'Out of scope',
  testGoal: 'Goal of the test',
  requiresPredefinedUserAccounts: accountsQuestion,
  predefinedUserAccountsInstructions: instructions,
  requiresAccessToSecureEnvironment: secureEnvironmentQuestion,
  accessToSecureEnvironmentInstructions: instructions,
  financialTransactionsInstructions: instructions,
  kycIdentityCheckInstructions: instructions,
  personalIdentifyingInformationInstructions: instructions,
  movingToDifferentLocationInstructions: instructions,
  knownIssues: 'Known issues',
  knownIssuesSource: 'Known issues from',
  knownIssuesUrl: 'Known issues spreadsheet',
  kilStartingFromTestCycleCode: 'Start from the known issues of',
  hasKnownIssuesList: 'Should a list of known issues be included?',
  knownIssuesListUrl: 'Link to the known issues list',
  videoRequired: 'Is video evidence required?',
  videoRequirementStrategy: 'What is recorded',
  customTargetingRequirements: 'Custom targeting requirements',
  requiresTestData: 'Do testers need to use particular test data during the test?',
  testDataPool: 'Test data',
  name: 'Name of the test',
} as const;

export const entryLabels = {
  testCases: 'Test case',
  knownIssues: 'Known issue',
  targetingGroups: 'Group',
  testDataPool: 'Test data row',
} as const;

export const requestFieldLabels = { name: 'Test run name', schedule: 'When', fileIds: 'Files' } as const;
