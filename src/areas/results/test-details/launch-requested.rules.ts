import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import type { AdvancedTestRowFragment } from '#schema/generated/client/graphql.ts';
import { advancedTestRowOf } from '#schema/generated/client/rows/advanced-test.documents.ts';

/** Where a test manager launches a requested test, and why not when the chart refuses; null for everybody else. */
export const launchOffer = (
  requested: AdvancedTestRowFragment,
  advancedTestId: string,
  actor: Actor,
): { readonly href: string; readonly disabledReason: string | null } | null => {
  if (actor.role !== 'test_manager') return null;
  const { 'test.launch': disabledReason } = verdicts(advancedTestLifecycle, advancedTestRowOf(requested), actor);
  return {
    href: `/test_managers/advanced_tests/${advancedTestId}/launch_child?requested_test_id=${requested.id}`,
    disabledReason,
  };
};
