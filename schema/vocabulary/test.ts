export const testKinds = ['advanced', 'supervised'] as const;
export type TestKind = (typeof testKinds)[number];

export const testWindowStatuses = ['prep', 'scheduled', 'open', 'finished', 'closed', 'cancelled'] as const;
export type TestWindowStatus = (typeof testWindowStatuses)[number];

/** A test that runs: testers are at work, or are through and it is not closed yet. */
export const runningWindowStatuses: readonly TestWindowStatus[] = ['open', 'finished'];

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

export const customerRequestStates = ['draft', 'submitted'] as const;
export type CustomerRequestState = (typeof customerRequestStates)[number];

/** What colleagues who know the link of a draft may do with it. */
export type DraftSharing = 'view' | 'edit';

export const scheduleStates = ['active', 'performed', 'canceled'] as const;
export type ScheduleState = (typeof scheduleStates)[number];
