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

export const platformTestStatuses = ['in_progress', 'upcoming', 'closed', 'cancelled'] as const;
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

export const scheduleStates = ['active', 'performed', 'canceled'] as const;
export type ScheduleState = (typeof scheduleStates)[number];
