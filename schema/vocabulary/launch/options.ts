import type { WizardStep } from './places.ts';

const leverKinds = ['delivery', 'video', 'results', 'targeting'] as const;
export type LeverKind = (typeof leverKinds)[number];

/** The result of the server's check of the application's link. */
const applicationLinkStates = ['answers', 'missing', 'unreachable', 'inside', 'unchecked'] as const;
export type ApplicationLinkState = (typeof applicationLinkStates)[number];

export const activities = ['exploratory', 'test_case_run', 'localization', 'translation'] as const;
export type Activity = (typeof activities)[number];

export const activityLabels: Readonly<Record<Activity, string>> = {
  exploratory: 'Exploratory',
  test_case_run: 'Test case run',
  localization: 'Localization',
  translation: 'Translation',
};

export const activityDescriptions: Readonly<Record<Activity, string>> = {
  exploratory: 'Testers explore your application without a script and report the issues they find.',
  test_case_run: 'Testers follow your test cases step by step and report a result for each.',
  localization: 'Local testers check that dates, prices, units and culture fit their market.',
  translation: 'Native speakers check the wording of your application.',
};

export const applicationTypes = ['web', 'android', 'ios'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export const applicationTypeLabels: Readonly<Record<ApplicationType, string>> = { web: 'Web', android: 'Android', ios: 'iOS' };

export const deliveryModes = ['true', 'false'] as const;
export const deliveryModeLabels = { true: 'Standard delivery', false: 'Fast delivery' } as const;
export const deliveryModeDescriptions = {
  true: 'Standard delivery: moderated results within 48 hours, custom targeting available.',
  false: 'Fast delivery: results within 6 hours, no moderation, no custom targeting, up to 25 test cases.',
} as const;

export const testCasesSources = ['csv', 'url'] as const;
export type TestCasesSource = (typeof testCasesSources)[number];

export const knownIssuesSources = ['upload', 'recent'] as const;
export type KnownIssuesSource = (typeof knownIssuesSources)[number];

export const videoStrategies = ['none', 'per_case', 'session'] as const;
export type VideoStrategy = (typeof videoStrategies)[number];
export const videoStrategyLabels: Readonly<Record<VideoStrategy, string>> = {
  none: '',
  per_case: 'Chosen test cases',
  session: 'The whole session, end to end',
};

export const scheduleModes = ['now', 'later', 'recurring'] as const;
export type ScheduleMode = (typeof scheduleModes)[number];
export const scheduleModeLabels: Readonly<Record<ScheduleMode, string>> = { now: 'Now', later: 'Later', recurring: 'Recurring' };

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Monday first; Sunday is 0. */
export const weekdayChoices: readonly { readonly id: string; readonly label: string }[] = weekdays
  .map((label, day) => ({ id: String(day), label }))
  .toSorted((left, right) => ((Number(left.id) + 6) % 7) - ((Number(right.id) + 6) % 7));

export const recurringTimes: readonly string[] = Array.from(
  { length: 48 },
  (_, step) => `${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 === 0 ? '00' : '30'}`,
);

export const wizardStepLabels: Readonly<Record<WizardStep, string>> = {
  activity: 'Activity',
  app: 'App',
  scope: 'Scope',
  targeting: 'Targeting',
  'test-data': 'Test data',
  review: 'Review',
};

export const targetingDimensions = [
  'countries',
  'languages',
  'operatingSystemDeviceTypes',
  'operatingSystemVersions',
  'devices',
  'internetBrowsers',
] as const;
export type TargetingDimension = (typeof targetingDimensions)[number];
export const targetingDimensionLabels: Readonly<Record<TargetingDimension, string>> = {
  countries: 'Countries',
  languages: 'Languages',
  operatingSystemDeviceTypes: 'Device types',
  operatingSystemVersions: 'Operating system versions',
  devices: 'Devices',
  internetBrowsers: 'Internet browsers',
};

const webDimensions: Readonly<Record<Activity, readonly TargetingDimension[]>> = {
  exploratory: ['countries', 'operatingSystemDeviceTypes', 'operatingSystemVersions', 'internetBrowsers'],
  test_case_run: ['countries', 'operatingSystemDeviceTypes', 'operatingSystemVersions', 'internetBrowsers'],
  localization: ['countries', 'languages', 'operatingSystemDeviceTypes', 'operatingSystemVersions', 'internetBrowsers'],
  translation: ['countries', 'languages', 'operatingSystemDeviceTypes', 'internetBrowsers'],
};
const mobileDimensions: Readonly<Record<Activity, readonly TargetingDimension[]>> = {
  exploratory: ['countries', 'operatingSystemDeviceTypes', 'operatingSystemVersions', 'devices'],
  test_case_run: ['countries', 'operatingSystemDeviceTypes', 'operatingSystemVersions', 'devices'],
  localization: ['countries', 'languages', 'operatingSystemDeviceTypes', 'operatingSystemVersions', 'devices'],
  translation: ['countries', 'languages', 'operatingSystemVersions'],
};

export function dimensionsFor(activity: Activity, applicationType: ApplicationType): readonly TargetingDimension[] {
  return (applicationType === 'web' ? webDimensions : mobileDimensions)[activity];
}

export const otherAnswer = 'Other';
export type ScopeQuestion = { readonly content: string; readonly answers: readonly string[] };

export const scopeQuestions: Readonly<Record<Activity, readonly ScopeQuestion[]>> = {
  exploratory: [
    {
      content: 'Which areas should testers focus on?',
      answers: ['Sign-up and login', 'Search and navigation', 'Checkout and payment', 'Account and settings', 'Notifications', otherAnswer],
    },
    {
      content: 'Which kinds of issue matter most?',
      answers: ['Functional', 'Visual', 'Usability', 'Performance and crashes', 'Content', otherAnswer],
    },
  ],
  translation: [
    {
      content: 'Which texts should testers check?',
      answers: ['Interface labels', 'Help and legal texts', 'Error messages', 'Emails and notifications', otherAnswer],
    },
    {
      content: 'What should the translation be judged against?',
      answers: ['Source language', 'Glossary or style guide', 'Natural use by native speakers', otherAnswer],
    },
  ],
  localization: [
    {
      content: 'Which local conventions should testers check?',
      answers: [
        'Dates and numbers',
        'Currency and prices',
        'Addresses and phone numbers',
        'Units',
        'Images and cultural fit',
        'Local payment methods',
        otherAnswer,
      ],
    },
  ],
  test_case_run: [
    { content: 'What should testers do with issues outside the test cases?', answers: ['Report them', 'Ignore them', otherAnswer] },
  ],
};

/** 'No earlier test', as opposed to no choice yet. */
export const noEarlierTest = 'none';
