import type { FlagName } from '../authorization/row.ts';

type Described = { readonly label: string; readonly does: string };

export const organizationFlags: Readonly<Record<FlagName | 'isServiceTypeSelectionEnabled' | 'mayOverdraw', Described>> = {
  flexibleTestingAccess: {
    label: 'Test chat',
    does: 'Members take part in the public chat of their tests, and can open the help widget where one is set up.',
  },
  isServiceTypeSelectionEnabled: { label: 'Service types', does: 'Members choose between service types.' },
  googleSheetsAutoImportEnabled: { label: 'Google Sheets import', does: 'Test cases and known issues come from online spreadsheets.' },
  knownIssuesUploadEnabled: { label: 'Known issues', does: 'A request can include a list of known issues.' },
  advancedTestsAccess: { label: 'Launching', does: 'Members launch and clone tests. When off, they only read results.' },
  creditModelAccess: { label: 'Credits', does: 'Tests are paid for with credits. The balance appears in the account menu.' },
  mayOverdraw: {
    label: 'Credit below zero',
    does: 'A launch can take the balance below zero. When off, it is refused.',
  },
  newLaunchUxEnabled: {
    label: 'Several tests in a request',
    does: 'The launch wizard takes up to ten tests. When off, the simple form takes one.',
  },
  autoLaunchingEnabled: { label: 'Automatic launch', does: 'Complete requests start without a test manager, also on a schedule.' },
  videoRequirementEnabled: { label: 'Video evidence', does: 'Members can ask testers to record test cases.' },
};
export type OrganizationFlag = keyof typeof organizationFlags;
export const organizationFlagNames = Object.keys(organizationFlags) as readonly OrganizationFlag[];

export const featureFlags = {
  'routing-unique-test-data': { label: 'Unique test data', does: 'Each tester gets test data of their own.' },
  'delivery-mode-selection': { label: 'Delivery mode', does: 'Members choose how fast results are delivered.' },
  'scope-requirements': { label: 'Scope questions', does: 'The scope step asks further questions.' },
  'customer-test-case-uploader': { label: 'Test case upload', does: 'Test cases come from CSV files.' },
  'customer-test-rails-test-case-importer': { label: 'TestRail import', does: 'Test cases come from a TestRail test run.' },
} as const satisfies Readonly<Record<string, Described>>;
export type FeatureFlagName = keyof typeof featureFlags;
export const featureFlagNames = Object.keys(featureFlags) as readonly FeatureFlagName[];

type SwitchGroup = { readonly label: string; readonly about: string; readonly names: readonly (OrganizationFlag | FeatureFlagName)[] };

/** The switches of an organization by what they are about; each stands in one. */
export const switchGroups: readonly SwitchGroup[] = [
  {
    label: 'Launching',
    about: 'Whether its members launch tests, and what happens to a request once it is sent.',
    names: [
      'advancedTestsAccess',
      'newLaunchUxEnabled',
      'autoLaunchingEnabled',
      'isServiceTypeSelectionEnabled',
      'delivery-mode-selection',
    ],
  },
  {
    label: 'Paying',
    about: 'How its tests are paid. The credits themselves are added below.',
    names: ['creditModelAccess', 'mayOverdraw'],
  },
  {
    label: 'What a request holds',
    about: 'What its members can describe beside the app, the test cases and the testers.',
    names: ['scope-requirements', 'routing-unique-test-data', 'knownIssuesUploadEnabled', 'videoRequirementEnabled'],
  },
  {
    label: 'Where test cases come from',
    about: 'Beside the integrations that its members connect themselves.',
    names: ['customer-test-case-uploader', 'googleSheetsAutoImportEnabled', 'customer-test-rails-test-case-importer'],
  },
  { label: 'Talking', about: 'Whether its members write to testers and moderators.', names: ['flexibleTestingAccess'] },
];

/** Every other switch is off until staff turn it on. */
export const startingFlags: readonly OrganizationFlag[] = ['advancedTestsAccess', 'newLaunchUxEnabled', 'flexibleTestingAccess'];
export const startingFeatures: readonly FeatureFlagName[] = ['customer-test-case-uploader'];

/** How long a link works on which somebody chooses a password. */
export const passwordLinkHours = 24;

export const organizationStates = ['active', 'archived'] as const;
export type OrganizationState = (typeof organizationStates)[number];
export const crowdTokenStates = ['active', 'revoked'] as const;
export type CrowdTokenState = (typeof crowdTokenStates)[number];
export const crowdCallOutcomes = ['answered', 'refused', 'failed'] as const;
export type CrowdCallOutcome = (typeof crowdCallOutcomes)[number];
/** Calls under one sandbox token that are kept, and for how many days at most. */
export const crowdCallLimits = { kept: 50, days: 7 } as const;

/** The pages of the operator's desk in the order of their tabs; `also` are other words that people look for one by. */
export const operatorPages = [
  {
    id: 'organizations',
    label: 'Organizations',
    href: '/operator',
    sentence: 'Organizations, and what each of them may use.',
    also: 'customers',
  },
  {
    id: 'people',
    label: 'People',
    href: '/operator/people',
    sentence: 'Everybody who signs in, whatever their organization, and what moderators confirm.',
    also: 'accounts users moderators guidance pay',
  },
  {
    id: 'services',
    label: 'Services',
    href: '/operator/services',
    sentence: 'What customers can ask for, and what they asked for.',
    also: 'professional',
  },
  {
    id: 'crowd',
    label: 'Crowd',
    href: '/operator/crowd',
    sentence: 'The systems that hand over testers and drive them.',
    also: 'tokens gateway',
  },
  {
    id: 'vocabulary',
    label: 'Vocabulary',
    href: '/operator/vocabulary',
    sentence: 'The words by which testers are told apart.',
    also: 'languages systems versions makers devices browsers',
  },
  {
    id: 'tokens',
    label: 'Tokens',
    href: '/operator/tokens',
    sentence: 'By which programs of customers call.',
    also: 'api programs revoke',
  },
  {
    id: 'countries',
    label: 'Countries',
    href: '/operator/countries',
    sentence: 'What testers are paid in each country.',
    also: 'payout multiplier',
  },
  {
    id: 'retention',
    label: 'Retention',
    href: '/operator/retention',
    sentence: 'What is about to be removed, and what is kept from it.',
    also: 'legal hold removal deletion',
  },
  {
    id: 'restore',
    label: 'Restore',
    href: '/operator/restore',
    sentence: 'Organizations that come from another installation.',
    also: 'archive import move',
  },
  {
    id: 'audit',
    label: 'Audit trail',
    href: '/operator/audit-trail',
    sentence: 'Who did what, when, and from where.',
    also: 'log history security sign-ins',
  },
  { id: 'mail', label: 'Mail', href: '/operator/mail', sentence: 'What was sent, and what became of it.', also: 'log' },
  {
    id: 'installation',
    label: 'Installation',
    href: '/operator/installation',
    sentence: 'What runs here, and what failed.',
    also: 'version jobs',
  },
] as const;
export type OperatorPage = (typeof operatorPages)[number];

/** The default fields that integrations may map. */
export const issueFields = [
  { code: 'title', label: 'Title' },
  { code: 'severity', label: 'Severity' },
  { code: 'reproduction_steps', label: 'Reproduction steps' },
  { code: 'actual_results', label: 'Actual results' },
  { code: 'expected_results', label: 'Expected results' },
  { code: 'environment', label: 'Environment' },
  { code: 'comment', label: 'Comment' },
];
