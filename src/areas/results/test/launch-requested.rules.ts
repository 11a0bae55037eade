import { isForbidden, verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import type { AdvancedTestRowFragment } from '#schema/generated/client/graphql.ts';
import { advancedTestRowOf } from '#schema/generated/client/rows/advanced-test.documents.ts';

/** Null for roles that never launch one. */
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

/** The chart's row of a test before its launch. */
const unlaunched = {
  autoLaunchStatus: 'ready_to_launch',
  launchedTestId: null,
  failedConditions: [],
  autoLaunchingEnabled: false,
  isUnapproved: false,
} as const;

/** For a simple-form request, launched as a whole; null for roles that never launch one, and once it is over. */
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

type Requesting = {
  readonly id: string;
  readonly requestedTests?: readonly AdvancedTestRowFragment[] | null | undefined;
  /** Launched from it. */
  readonly supervisedTests?: readonly unknown[] | null | undefined;
  readonly testWindow: { readonly status: string };
};

/** Where a request that waits for its launch is launched: as a whole, its one test, or all that are left at once; null where nothing waits. */
export const dueLaunch = ({ id, requestedTests, supervisedTests, testWindow }: Requesting, actor: Actor): string | null => {
  if (['closed', 'cancelled'].includes(testWindow.status)) return null;
  const all = requestedTests ?? [];
  if (all.length === 0) return (supervisedTests ?? []).length > 0 ? null : wholeLaunch({ id, requestedTests: all, testWindow }, actor);
  const due = all.flatMap((requested) => {
    const offer = launchOffer(requested, id, actor);
    return offer === null || offer.disabledReason !== null ? [] : [offer.href];
  });
  return due.length > 1 ? `/test_managers/advanced_tests/${id}/launch_several` : (due[0] ?? null);
};
