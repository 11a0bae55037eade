import { isForbidden, verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import type { AdvancedTestRowFragment } from '#schema/generated/client/graphql.ts';
import { advancedTestRowOf } from '#schema/generated/client/rows/advanced-test.documents.ts';

/** Where a requested test is launched, and why not when the chart refuses; null for those who never launch one. */
export const launchOffer = (
  requested: AdvancedTestRowFragment,
  advancedTestId: string,
  actor: Actor,
): { readonly href: string; readonly disabledReason: string | null } | null => {
  const row = advancedTestRowOf(requested);
  if (isForbidden(advancedTestLifecycle, row, 'test.launch', actor)) return null;
  const { 'test.launch': disabledReason } = verdicts(advancedTestLifecycle, row, actor);
  return {
    href: `/test_managers/advanced_tests/${advancedTestId}/launch_child?requested_test_id=${requested.id}`,
    disabledReason,
  };
};

/** As the chart knows a test before anybody launched it. */
const unlaunched = {
  autoLaunchStatus: 'ready_to_launch',
  launchedTestId: null,
  failedConditions: [],
  autoLaunchingEnabled: false,
} as const;

/** Where a request without requested tests, made by the simple form, is launched as a whole; null for those who never launch one, and once it is over. */
export const wholeLaunch = (
  {
    id,
    requestedTests,
    testWindow,
  }: { readonly id: string; readonly requestedTests: readonly unknown[]; readonly testWindow: { readonly status: string } },
  actor: Actor,
): string | null =>
  requestedTests.length > 0 ||
  ['closed', 'cancelled'].includes(testWindow.status) ||
  isForbidden(advancedTestLifecycle, unlaunched, 'test.launch', actor)
    ? null
    : `/test_managers/advanced_tests/${id}/launch_child`;
