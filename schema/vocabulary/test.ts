export const testKinds = ['advanced', 'supervised'] as const;
export type TestKind = (typeof testKinds)[number];
export const testKindLabels: Readonly<Record<TestKind, string>> = { advanced: 'Advanced Test', supervised: 'Supervised Test' };

export const testWindowStatuses = ['prep', 'scheduled', 'open', 'closed', 'cancelled'] as const;
export type TestWindowStatus = (typeof testWindowStatuses)[number];
export const testWindowLabels: Readonly<Record<TestWindowStatus, string>> = {
  prep: 'Preparing',
  scheduled: 'Scheduled',
  open: 'Live',
  closed: 'Finished',
  cancelled: 'Cancelled',
};

export const platformTestStatuses = ['in_progress', 'upcoming', 'closed', 'cancelled'] as const;
export type PlatformTestStatus = (typeof platformTestStatuses)[number];

export const autoLaunchStatuses = ['ready_to_launch', 'requires_manual_evaluation', 'launched_automatically', 'launched_manually'] as const;
export type AutoLaunchStatus = (typeof autoLaunchStatuses)[number];
export const autoLaunchLabels: Readonly<Record<AutoLaunchStatus, string>> = {
  ready_to_launch: 'Ready to launch',
  requires_manual_evaluation: 'Requires manual evaluation',
  launched_automatically: 'Launched automatically',
  launched_manually: 'Launched manually',
};

export const activities = ['exploratory', 'translation', 'localization', 'test_case_run'] as const;
export type Activity = (typeof activities)[number];
export const activityLabels: Readonly<Record<Activity, string>> = {
  exploratory: 'Exploratory',
  translation: 'Translation',
  localization: 'Localization',
  test_case_run: 'Test case run',
};

export const applicationTypes = ['android', 'ios', 'web'] as const;
export type ApplicationType = (typeof applicationTypes)[number];
export const applicationTypeLabels: Readonly<Record<ApplicationType, string>> = { android: 'Android', ios: 'iOS', web: 'Web' };

export const sdlcStages = ['design', 'development', 'release', 'live'] as const;
export type SdlcStage = (typeof sdlcStages)[number];

export const videoStrategies = ['none', 'per_case', 'session'] as const;
export type VideoStrategy = (typeof videoStrategies)[number];

export const testCasesSources = ['csv', 'url'] as const;
export type TestCasesSource = (typeof testCasesSources)[number];

export const knownIssuesSources = ['upload', 'recent'] as const;
export type KnownIssuesSource = (typeof knownIssuesSources)[number];

export const customerRequestStates = ['draft', 'submitted'] as const;
export type CustomerRequestState = (typeof customerRequestStates)[number];

export const scheduleStates = ['active', 'performed', 'canceled'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** Days of a recurring run as they are sent: Sunday is 0. Listed Monday first. */
export const weekdays = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 0, label: 'Sunday' },
] as const;
