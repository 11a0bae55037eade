const failedConditionCodes = [
  'activity',
  'test_cases',
  'custom_targeting',
  'special_requirements',
  'targeting_groups',
  'matching_testers',
  'credits',
] as const;
export type FailedConditionCode = (typeof failedConditionCodes)[number];

export type FailedCondition = { readonly code: FailedConditionCode; readonly message: string };

export const failedConditionMessages: Readonly<Record<FailedConditionCode, string>> = {
  activity: 'The activity is neither a test case run nor exploratory.',
  test_cases: 'The test cases are not part of the request.',
  custom_targeting: 'The test has custom targeting requirements.',
  special_requirements: 'The test needs something special of its testers.',
  targeting_groups: 'The test has no targeting group.',
  matching_testers: 'Fewer testers match than the test needs.',
  credits: 'The test takes more credits than there are.',
};

export const testKinds = ['advanced', 'supervised'] as const;
export type TestKind = (typeof testKinds)[number];

/** Where the window of a test stands; it runs while testers are at work, or are through and it is not closed yet. */
const windows = {
  prep: 'upcoming',
  scheduled: 'upcoming',
  open: 'running',
  finished: 'running',
  closed: 'over',
  cancelled: 'over',
} as const;
export type TestWindowStatus = keyof typeof windows;
export const testWindowStatuses = Object.keys(windows) as readonly TestWindowStatus[];

const windowsThat = (...are: readonly (typeof windows)[TestWindowStatus][]) =>
  testWindowStatuses.filter((status) => are.includes(windows[status]));
export const upcomingWindowStatuses = windowsThat('upcoming');
export const runningWindowStatuses = windowsThat('running');
export const endedWindowStatuses = windowsThat('over');
/** A test that had testers at work. */
export const begunWindowStatuses = [...runningWindowStatuses, 'closed'] as const;

const platformTestStatuses = ['in_progress', 'upcoming', 'closed', 'cancelled'] as const;
export type PlatformTestStatus = (typeof platformTestStatuses)[number];

export const autoLaunchLabels = {
  ready_to_launch: 'Ready to launch',
  requires_manual_evaluation: 'Requires manual evaluation',
  launched_automatically: 'Launched automatically',
  launched_manually: 'Launched manually',
} as const;
export type AutoLaunchStatus = keyof typeof autoLaunchLabels;
export const autoLaunchStatuses = Object.keys(autoLaunchLabels) as readonly AutoLaunchStatus[];

export const customerRequestStates = ['draft', 'submitted'] as const;
export type CustomerRequestState = (typeof customerRequestStates)[number];

export type DraftSharing = 'view' | 'edit';

export const scheduleStates = ['active', 'paused', 'performed', 'canceled'] as const;
export type ScheduleState = (typeof scheduleStates)[number];
