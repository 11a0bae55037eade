import { refusalFor } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import type { AutoLaunchStatus } from '#schema/vocabulary/test.ts';
import type { Role } from '#schema/vocabulary/roles.ts';

type Requested = { readonly id: string; readonly autoLaunchStatus: AutoLaunchStatus; readonly launchedTestId?: string | null };

/** Where a test manager launches a requested test, and why not when the chart refuses; null for everybody else. */
export const launchOffer = (
  { id, autoLaunchStatus, launchedTestId }: Requested,
  advancedTestId: string,
  role: Role,
): { readonly href: string; readonly disabledReason: string | null } | null => {
  if (role !== 'test_manager') return null;
  const row = { autoLaunchStatus, launchedTestId: launchedTestId ?? null, failedConditions: [], autoLaunchingEnabled: true };
  const refused = refusalFor(advancedTestLifecycle, row, 'test.launch', { role, userId: null });
  return {
    href: `/test_managers/advanced_tests/${advancedTestId}/launch_child?requested_test_id=${id}`,
    disabledReason: refused?.message ?? null,
  };
};
