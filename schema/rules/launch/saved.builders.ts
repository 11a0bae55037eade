import { parseDate, parseTime } from '@internationalized/date';
import { anything, each, either, maybe, text, whole, yes } from '#schema/rules/fit.builders.ts';
import type { Shape } from '#schema/rules/fit.builders.ts';

const targetingOption = (name: string) => [{ id: `${name}-1`, name: `${name} one` }];

const fullValues = {
  moderationEnabled: 'false',
  applicationType: 'ios',
  applicationName: 'Shop',
  applicationVersion: '7.1',
  accessToApplicationUrl: 'https://shop.example',
  testCasesIncluded: 'true',
  testCasesSource: 'url',
  testCasesFile: 'cases.csv',
  testCasesUrl: 'https://docs.example/cases',
  testCases: [
    {
      section: 'Checkout',
      code: 'C-1',
      name: 'Pay',
      prerequisites: 'A card',
      steps: [{ instruction: 'Press Pay', expectedResult: 'It is paid' }],
      additionalInformation: [{ code: 'Browser', value: 'Which one' }],
      tags: ['smoke'],
      requireVideoAttachment: true,
    },
  ],
  importedCasesUrl: 'https://docs.example/imported',
  numberOfResultsPerTestCaseNeeded: '4',
  requiresPredefinedUserAccounts: 'true',
  predefinedUserAccountsInstructions: 'User ann',
  requiresAccessToSecureEnvironment: 'true',
  accessToSecureEnvironmentInstructions: 'VPN',
  requiresFinancialTransactions: 'true',
  financialTransactionsInstructions: 'Card 4242',
  requiresKycIdentityCheck: 'true',
  kycIdentityCheckInstructions: 'Passport',
  requiresPersonalIdentifyingInformation: 'true',
  personalIdentifyingInformationInstructions: 'Address',
  requiresMovingToDifferentLocation: 'true',
  movingToDifferentLocationInstructions: 'To Berlin',
  hasKnownIssuesList: 'true',
  knownIssuesListUrl: 'https://docs.example/known',
  knownIssuesSource: 'upload',
  knownIssuesUrl: 'https://docs.example/upload',
  knownIssues: [
    {
      title: 'Slow',
      issueDescription: 'It takes long',
      actualResults: 'Ten seconds',
      expectedResults: 'One second',
      reproductionSteps: 'Wait',
      projectComponent: 'Cart',
      issueAttachments: ['https://docs.example/shot'],
    },
  ],
  kilStartingFromTestCycleCode: 'NW-101',
  inScope: 'The order',
  outOfScope: 'Returns',
  testGoal: 'Stops',
  scopeRequirements: [{ content: 'Which areas?', answers: ['Checkout and payment'], other: 'The footer' }],
  videoRequired: 'true',
  videoRequirementStrategy: 'per_case',
  customTargetingRequirements: 'Left-handed people',
  targetingGroups: [
    {
      countries: targetingOption('country'),
      languages: targetingOption('language'),
      operatingSystemDeviceTypes: targetingOption('type'),
      operatingSystemVersions: targetingOption('version'),
      devices: targetingOption('device'),
      internetBrowsers: targetingOption('browser'),
    },
  ],
  requiresTestData: 'true',
  testDataFile: 'people.csv',
  takenFrom: 'Checkout',
  testDataPool: [{ User: 'ann', Pin: '1' }],
};

const answer = /^(?:true|false)?$/u;
const options: Shape = [{ id: text, name: text }];
const testShape: Shape = {
  name: text,
  activity: /^(?:exploratory|test_case_run|localization|translation)?$/u,
  moderationEnabled: /^(?:true|false)$/u,
  applicationType: /^(?:web|android|ios)?$/u,
  applicationName: text,
  applicationVersion: text,
  accessToApplicationUrl: text,
  testCasesIncluded: /^(?:true|false)$/u,
  testCasesSource: /^(?:csv|url)$/u,
  testCasesFile: text,
  testCasesUrl: text,
  testCases: [
    {
      section: text,
      code: text,
      name: text,
      prerequisites: text,
      steps: [{ instruction: text, expectedResult: text }],
      additionalInformation: [{ code: text, value: text }],
      tags: [text],
      requireVideoAttachment: yes,
    },
  ],
  importedCasesUrl: text,
  numberOfResultsPerTestCaseNeeded: text,
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
  knownIssuesSource: /^(?:upload|recent)$/u,
  knownIssuesUrl: text,
  knownIssues: [
    {
      title: text,
      issueDescription: text,
      actualResults: text,
      expectedResults: text,
      reproductionSteps: text,
      projectComponent: text,
      issueAttachments: [text],
    },
  ],
  kilStartingFromTestCycleCode: text,
  inScope: text,
  outOfScope: text,
  testGoal: text,
  scopeRequirements: [{ content: text, answers: [text], other: text }],
  videoRequired: answer,
  videoRequirementStrategy: /^(?:none|per_case|session)$/u,
  customTargetingRequirements: text,
  targetingGroups: [
    {
      countries: options,
      languages: options,
      operatingSystemDeviceTypes: options,
      operatingSystemVersions: options,
      devices: options,
      internetBrowsers: options,
    },
  ],
  requiresTestData: answer,
  testDataFile: text,
  takenFrom: text,
  testDataPool: [each(text)],
};
const aside = { field: text, of: text, value: anything };
export const unreadShape: Shape = [either(aside, { ...aside, reason: /^placeless$/u })];
const putAside = [
  { field: 'reviewers', of: 'Older', value: ['Ben'] },
  { field: 'capabilities', of: 'Spring', value: ['accessibility'], reason: 'placeless' },
];

const isShown: Shape = (laterAt) => {
  if (typeof laterAt !== 'string') return false;
  const [day = '', time = '', ...more] = laterAt.split('T');
  if (day !== '') parseDate(day);
  if (time !== '') parseTime(time);
  return more.length === 0 && (laterAt === '' || laterAt.includes('T'));
};
const isZone: Shape = (zone) => typeof zone === 'string' && Intl.supportedValuesOf('timeZone').concat('UTC').includes(zone);

export const laterStart = { mode: 'later', laterAt: '2026-11-25T09:00', recurringDay: '', recurringTime: '', timezone: 'Europe/Berlin' };
export const weeklyStart = { ...laterStart, mode: 'recurring', laterAt: '', recurringDay: '3', recurringTime: '09:30' };
const startShape: Shape = {
  mode: /^(?:now|later|recurring)$/u,
  laterAt: isShown,
  recurringDay: /^[0-6]?$/u,
  recurringTime: /^(?:(?:[01]\d|2[0-3]):[03]0)?$/u,
  timezone: isZone,
};

const fullFiles = [{ id: 'f1', name: 'App.ipa', mediaKind: 'archive', size: 7 }];
const filesShape: Shape = [{ id: text, name: text, mediaKind: text, size: (size) => typeof size === 'number' && size >= 0 }];

export const fullDraft = (schedule: object, activity: string) => ({
  name: 'Release',
  schedule,
  sdlcStage: 'live',
  files: fullFiles,
  tests: [
    { id: 't1', values: { ...fullValues, name: 'Full', activity } },
    { id: 't2', values: { name: 'Other', inScope: 'Elsewhere' } },
  ],
  wizard: { testId: 'w1', step: 'scope', values: { name: 'Open', testGoal: 'Open ends' } },
  parked: [{ testId: 'p1', step: 'app', values: { name: 'Parked', outOfScope: 'Parks' } }],
  unread: putAside,
  attempt: 3,
});
const step = /^(?:activity|app|scope|targeting|test-data|review)$/u;
export const draftShape: Shape = {
  format: (format) => format === 1,
  name: text,
  schedule: startShape,
  sdlcStage: maybe(/^(?:design|development|release|live)$/u),
  files: filesShape,
  tests: [{ id: text, values: testShape }],
  wizard: maybe({ testId: text, step, values: testShape }),
  parked: [{ testId: text, step, values: testShape }],
  unread: unreadShape,
  attempt: whole,
};

export const fullSimpleForm = (schedule: object) => ({
  name: 'Autumn',
  accessToApplication: 'https://shop.example',
  testObjective: 'Look',
  notes: 'Ask Ann',
  platformsToTestOn: 'Chrome',
  deviceRequirements: 'A phone',
  isLocalised: true,
  testLocalisation: 'German',
  includesTestCases: true,
  testCasesUrl: 'https://docs.example/cases',
  includesKnownIssues: true,
  knownIssuesUrl: 'https://docs.example/known',
  capabilities: ['accessibility'],
  sdlcStage: 'live',
  desiredOutcomes: ['find_bugs'],
  customDesiredOutcomes: 'Happy people',
  schedule,
  clonedFrom: { testId: 'a1', code: 'FAB-3', name: 'Spring', tests: 2, testCases: 12 },
  files: fullFiles,
  unread: putAside,
});
export const simpleFormShape: Shape = {
  name: text,
  accessToApplication: text,
  testObjective: text,
  notes: text,
  platformsToTestOn: text,
  deviceRequirements: text,
  isLocalised: yes,
  testLocalisation: text,
  includesTestCases: yes,
  testCasesUrl: text,
  includesKnownIssues: yes,
  knownIssuesUrl: text,
  capabilities: [text],
  sdlcStage: maybe(/^(?:design|development|release|live)$/u),
  desiredOutcomes: [/^(?:find_bugs|verify_release|check_usability|check_localisation)$/u],
  customDesiredOutcomes: text,
  schedule: startShape,
  clonedFrom: maybe({ testId: text, code: text, name: text, tests: whole, testCases: whole }),
  files: filesShape,
  unread: unreadShape,
};
