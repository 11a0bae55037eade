// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { applicationTypeLabels, applicationTypes } from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DetailedTest } from './test-details.view.tsx';
import { TestDetailsView } from './test-details.view.tsx';

afterEach(cleanup);

type Advanced = Extract<DetailedTest, { __typename: 'AdvancedTestRequest' }>;
type Supervised = Extract<DetailedTest, { __typename: 'FlexibleTestingTest' }>;
type Requested = Advanced['requestedTests'][number];

const requested: Requested = {
  id: 'q1',
  name: 'Checkout regression',
  testCycleCode: 'NW-C-1',
  activity: 'test_case_run',
  applicationType: 'web',
  applicationName: 'Northwind Shop',
  applicationVersion: '11',
  accessToApplicationUrl: 'https://shop.northwind.example',
  requiresAccessToSecureEnvironment: true,
  accessToSecureEnvironmentInstructions: 'Use the VPN.',
  requiresPredefinedUserAccounts: false,
  predefinedUserAccountsInstructions: null,
  requiresFinancialTransactions: true,
  financialTransactionsInstructions: 'Pay with the test cards.',
  requiresKycIdentityCheck: true,
  kycIdentityCheckInstructions: 'Bring a passport.',
  requiresPersonalIdentifyingInformation: true,
  personalIdentifyingInformationInstructions: 'Give a date of birth.',
  requiresMovingToDifferentLocation: true,
  movingToDifferentLocationInstructions: 'Go to a store.',
  testCasesCount: 28,
  testCasesUrl: null,
  numberOfResultsPerTestCaseNeeded: 3,
  inScope: 'Checkout',
  outOfScope: 'Back office',
  scopeRequirements: [{ content: 'Which areas?', answers: ['Search', 'Payment'], other: 'Vouchers' }],
  testGoal: 'Every customer can pay.',
  moderationEnabled: true,
  hasKnownIssuesList: true,
  knownIssuesListUrl: null,
  knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/known',
  knownIssuesCount: 2,
  kilStartingFromTestCycleCode: null,
  needsVideoEvidence: true,
  videoRequirementStrategy: 'session',
  requiresTestData: true,
  testDataRowsCount: 3,
  customTargetingRequirements: null,
  targetingGroups: [
    {
      id: 'g1',
      countries: [{ id: '1', name: 'Austria' }],
      devices: [],
      internetBrowsers: [{ id: '2', name: 'Safari' }],
      languages: [],
      operatingSystemDeviceTypes: [],
      operatingSystemVersions: [],
    },
  ],
  autoLaunchStatus: 'launched_manually',
  launchedTestId: 't1',
  isUnapproved: false,
  failedConditions: [],
};

const opened = {
  status: 'open',
  openedAt: '2026-11-20T00:47:00.000Z',
  scheduleAt: null,
  plannedEndAt: '2026-11-22T00:47:00.000Z',
  closedAt: null,
  cancelledAt: null,
} as const;

const advanced: Advanced = {
  __typename: 'AdvancedTestRequest',
  id: 'a1',
  createdAt: '2026-11-19T09:00:00.000Z',
  creditsDeducted: 340,
  testWindow: opened,
  files: [{ id: 'f1', name: 'App.ipa', size: 2048, url: '/files/f1' }],
  accessToApplication: 'https://app.northwind.example',
  testObjective: 'Be sure that customers can pay.',
  notes: 'Report what you would mind.',
  platformsToTestOn: 'web and iOS',
  deviceRequirements: 'iOS 17 or later',
  testLocalisation: 'German',
  testCasesUrl: 'https://cases.northwind.example',
  knownIssuesUrl: 'https://known.northwind.example',
  sdlcStage: 'release',
  desiredOutcomes: [{ code: 'find_bugs', name: 'Find bugs' }],
  customDesiredOutcomes: null,
  schedule: null,
  requestedTests: [requested],
};

const supervised: Supervised = {
  __typename: 'FlexibleTestingTest',
  id: 't1',
  createdAt: '2026-11-19T09:00:00.000Z',
  creditsDeducted: 84.5,
  testWindow: opened,
  files: [],
  activityType: 'test_case_run',
  applicationUrl: 'https://shop.northwind.example',
  description: 'The checkout of release 11.',
  credentialsAndAccessInstructions: 'Sign in as a guest.',
  additionalUrlsAndResources: 'See the style guide.',
  testerSpecificationLink: null,
  environments: [{ platform: 'web' }, { platform: 'android' }, { platform: 'ios' }],
  requiredAttachmentForPass: false,
  payoutBaseAmount: null,
  applyCountryPayoutMultiplier: null,
  linkedTestCycleUrl: null,
  linkedTestCycleCode: null,
  automaticTesterManagementEnabled: true,
  automaticTesterManagementDisabledReason: null,
  supportsAutomaticTesterManagement: true,
  schedule: null,
};

const group: NonNullable<Supervised['selectionRequirementsGroups']>[number] = {
  id: 'g1',
  name: 'DACH',
  platforms: [],
  tags: [],
  other: null,
  isFull: false,
  numberOfResultsNeeded: 5,
  numberOfPublishedResults: 1,
  canModifyNumberOfResultsNeeded: true,
  testWindowStatus: 'open',
  countries: [{ id: '1', name: 'Germany' }],
  languages: [],
  operatingSystems: [],
  operatingSystemVersions: [],
  operatingSystemDeviceTypes: [],
  manufacturers: [],
  mobileDevices: [],
  internetBrowsers: [],
};

const valueIn = (sheet: string, label: string): string | null | undefined =>
  within(screen.getByRole('region', { name: sheet })).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

const allOn = flagsWith({
  googleSheetsAutoImportEnabled: true,
  knownIssuesUploadEnabled: true,
  videoRequirementEnabled: true,
  uniqueTestData: true,
  deliveryModeSelection: true,
});
const customer = { role: 'customer', userId: 'u1' } as const;

describe('an advanced request', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['RE-144', 'Desired outcomes', 'Find bugs'],
    ['RE-146', 'Objective', 'Be sure that customers can pay.'],
    ['RE-147', 'Notes', 'Report what you would mind.'],
    ['RE-148', 'Launch date', '20 Nov 2026, 00:47 UTC'],
    ['RE-149', 'Platforms', 'web and iOS'],
    ['RE-150', 'Device requirements', 'iOS 17 or later'],
    ['RE-151', 'Localization', 'German'],
  ];
  it.each(rows)('%s: shows %s', (_row, label, value) => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={advanced} />);
    expect(valueIn('Request', label)).toBe(value);
  });

  it.each([
    ['LA-129: a test manager', 'test_manager', 'prep', '/test_managers/advanced_tests/a1/launch_child'],
    ['a test manager, after it ended', 'test_manager', 'closed', undefined],
    ['a test manager, after it was cancelled', 'test_manager', 'cancelled', undefined],
    ['a customer', 'customer', 'prep', undefined],
    ['a community test manager', 'community_test_manager', 'prep', undefined],
  ] as const)('leads %s from a request by the simple form to its supervised test', (_, role, status, href) => {
    const test = { ...advanced, requestedTests: [], testWindow: { ...opened, status } };
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={{ role, userId: 'u1' }} test={test} />);
    expect(screen.queryByRole('link', { name: 'Launch supervised test' })?.getAttribute('href')).toBe(href);
  });

  it.each([
    ['customer', '/organization-settings/audit-trail?thing=a1'],
    ['test_manager', '/organization-settings/audit-trail?thing=a1'],
    ['community_test_manager', undefined],
  ] as const)('leads a %s to what was done to it', (role, href) => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={{ role, userId: 'u1' }} test={advanced} />);
    expect(screen.queryByRole('link', { name: 'History' })?.getAttribute('href')).toBe(href);
  });

  it('RE-145, RE-152, RE-153: links to application, test cases and known issues', () => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={advanced} />);
    for (const part of ['app', 'cases', 'known'])
      expect(screen.getByRole('link', { name: new RegExp(`^https://${part}.northwind.example`) })).toBeDefined();
  });
});

it('shows the files of a request, and of a test launched from one, to be read', () => {
  render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={advanced} />);
  const link = screen.getByRole('link', { name: 'App.ipa' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/files/f1', 'App.ipa']);
  expect(valueIn('Request', 'Files')).toBe('App.ipa 2.0 KiB');
  cleanup();
  render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={{ ...supervised, files: advanced.files }} />);
  expect(valueIn('Test', 'Files')).toBe('App.ipa 2.0 KiB');
  cleanup();
  render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={supervised} />);
  expect(screen.queryByText('Files')).toBeNull();
});

describe('a requested test', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['RE-159', 'Activity', 'Test case run'],
    ['RE-160', 'Platform', 'Web, Northwind Shop 11'],
    ['RE-161', 'Goal', 'Every customer can pay.'],
    ['RE-162', 'Targeting', 'Austria; Safari'],
    ['RE-164', 'Results per test case', '3'],
    ['RE-165', 'Secure environment', 'YesUse the VPN.'],
    ['RE-166', 'Predefined user accounts', 'No'],
    ['RE-167', 'Financial transactions', 'YesPay with the test cards.'],
    ['RE-168', 'KYC identity check', 'YesBring a passport.'],
    ['RE-169', 'Personal identifying information', 'YesGive a date of birth.'],
    ['RE-170', 'Moving to a different location', 'YesGo to a store.'],
  ];
  it.each(rows)('%s: shows %s', (_row, label, value) => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={advanced} />);
    expect(valueIn('Checkout regression', label)).toBe(value);
  });

  const deliveries: readonly (readonly [string, Partial<Requested>, readonly string[]])[] = [
    ['RE-816 RE-817: standard delivery', { moderationEnabled: true }, ['moderated results', 'custom targeting available']],
    [
      'RE-812 RE-813 RE-814 RE-815: fast delivery',
      { moderationEnabled: false },
      ['within 6 hours', 'no moderation', 'no custom targeting', 'up to 25 test cases'],
    ],
    ['RE-811: a localization test', { activity: 'localization' }, ['moderated', 'within 48 hours']],
    ['RE-811: a translation test', { activity: 'translation' }, ['moderated', 'within 48 hours']],
  ];
  it.each(deliveries)('%s says what comes with it', (_row, facts, words) => {
    render(
      <TestDetailsView
        flags={allOn}
        schedule={null}
        again={null}
        viewer={customer}
        test={{ ...advanced, requestedTests: [{ ...requested, ...facts }] }}
      />,
    );
    for (const each of words) expect(valueIn('Checkout regression', 'Delivery')).toContain(each);
  });

  it.each([
    ['RE-634', 'googleSheetsAutoImportEnabled', 'Spreadsheet', 'https://docs.google.com/spreadsheets/d/cases'],
    ['RE-634', 'knownIssuesUploadEnabled', 'Known issues', '2 known issueshttps://docs.google.com/spreadsheets/d/known'],
    ['RE-634', 'videoRequirementEnabled', 'Video', 'The whole session'],
    ['RE-635', 'uniqueTestData', 'Test data', 'Each tester gets their own: 3 rows'],
    ['RE-635', 'deliveryModeSelection', 'Delivery', 'moderated results'],
  ] as const)('%s: %s decides the line %s, and no other line', (_row, flag, label, value) => {
    const sheet = { ...advanced, requestedTests: [{ ...requested, testCasesUrl: 'https://docs.google.com/spreadsheets/d/cases' }] };
    const lines = (flags: LaunchFlags): readonly (string | null)[] => {
      cleanup();
      render(<TestDetailsView flags={flags} schedule={null} again={null} viewer={customer} test={sheet} />);
      return [...screen.getByRole('region', { name: 'Checkout regression' }).querySelectorAll('dt')].map(({ textContent }) => textContent);
    };
    const bare = lines(plainFlags);
    expect(bare).not.toContain(label);
    expect(lines(flagsWith({ [flag]: true })).filter((each) => !bare.includes(each))).toEqual([label]);
    expect(valueIn('Checkout regression', label)).toContain(value);
  });

  it('RE-819: is for web, Android or iOS', () => {
    expect([...applicationTypes]).toEqual(['web', 'android', 'ios']);
    expect(applicationTypes.map((type) => applicationTypeLabels[type])).toEqual(['Web', 'Android', 'iOS']);
  });

  it('RE-158: links to the access URL', () => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={advanced} />);
    expect(valueIn('Checkout regression', 'Access URL')).toContain('https://shop.northwind.example');
  });

  it('RE-163, RE-171, RE-172, RE-173: shows the scope with its questions, answers and other answer', () => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={advanced} />);
    const scope = valueIn('Checkout regression', 'Scope') ?? '';
    for (const part of ['28 test cases', 'Checkout', 'Back office', 'Which areas?', 'Search, Payment, Other: Vouchers'])
      expect(scope).toContain(part);
  });
});

describe('a supervised test', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['RE-174', 'Description', 'The checkout of release 11.'],
    ['RE-175', 'Instructions', 'Sign in as a guest.'],
    ['RE-176', 'Additional URLs and resources', 'See the style guide.'],
    ['RE-179', 'Environments', 'Web, Android, iOS'],
  ];
  it.each(rows)('%s: shows %s', (_row, label, value) => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={supervised} />);
    expect(valueIn('Test', label)).toBe(value);
  });

  it('RE-177: links to the application', () => {
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={supervised} />);
    expect(valueIn('Test', 'Application URL')).toContain('https://shop.northwind.example');
  });

  it('RE-181, RE-620: shows the requirements of its groups to those who get them', () => {
    render(
      <TestDetailsView
        flags={allOn}
        schedule={null}
        again={null}
        viewer={customer}
        test={{ ...supervised, selectionRequirementsGroups: [group] }}
      />,
    );
    expect(valueIn('DACH', 'Countries')).toBe('Germany');
    cleanup();
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={supervised} />);
    expect(screen.queryByRole('region', { name: 'DACH' })).toBeNull();
  });

  it('RE-154: has a clone button where cloning begins here', () => {
    let clones = 0;
    render(
      <TestDetailsView
        flags={allOn}
        schedule={null}
        test={advanced}
        viewer={customer}
        again={{ label: 'Clone', onPress: () => (clones += 1) }}
      />,
    );
    screen.getByRole('button', { name: 'Clone' }).click();
    expect(clones).toBe(1);
    cleanup();
    render(<TestDetailsView flags={allOn} schedule={null} test={advanced} viewer={customer} again={null} />);
    expect(screen.queryByRole('button', { name: 'Clone' })).toBeNull();
  });
});

describe('dates and cost', () => {
  const told = (test: ComponentProps<typeof TestDetailsView>['test']) => {
    cleanup();
    render(<TestDetailsView flags={allOn} schedule={null} again={null} viewer={customer} test={test} />);
    return screen.getByRole('region', { name: /^Dates/u }).textContent;
  };

  it('says when a test was made, opened and ends, and what it took', () => {
    expect(told(supervised)).toBe(
      'Dates and costCreated19 Nov 2026, 09:00 UTCOpened20 Nov 2026, 00:47 UTCEnds22 Nov 2026, 00:47 UTCCost84.50 CreditsHistory',
    );
  });

  it('says how it ended, and leaves out what was not told', () => {
    const closed = { ...opened, status: 'closed', closedAt: '2026-11-21T10:00:00.000Z' } as const;
    expect(told({ ...supervised, creditsDeducted: null, testWindow: closed })).toBe(
      'DatesCreated19 Nov 2026, 09:00 UTCOpened20 Nov 2026, 00:47 UTCPlanned end22 Nov 2026, 00:47 UTCFinished21 Nov 2026, 10:00 UTCHistory',
    );
  });
});
