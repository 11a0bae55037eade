type LaunchSwitches = { readonly advancedTestsAccess: boolean; readonly newLaunchUxEnabled: boolean };
type LaunchAddress = { readonly organization: LaunchSwitches; readonly tab: string | undefined; readonly testId: string | null };

export type LaunchFace = 'nothing' | 'landing' | 'simple' | 'cloning' | 'request';

/** What Launch shows: without the request flow the old card, and the simple form for an advanced test or a clone. */
export function launchFace({ organization, tab, testId }: LaunchAddress): LaunchFace {
  if (!organization.advancedTestsAccess) return 'nothing';
  if (organization.newLaunchUxEnabled) return testId === null ? 'request' : 'cloning';
  return tab === 'advanced_test' || testId !== null ? 'simple' : 'landing';
}
