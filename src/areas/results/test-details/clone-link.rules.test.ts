import { expect, it } from 'vitest';
import { roles } from '#schema/vocabulary/roles.ts';
import { offersClone } from './clone-link.rules.ts';

const offered = (newLaunchUxEnabled: boolean, advancedTestsAccess = true) =>
  roles.filter((role) => offersClone({ role, organization: { advancedTestsAccess, newLaunchUxEnabled } }));

it('RE-155 RE-627: offers a clone to customers and test managers, and not where the request flow is on', () => {
  expect([offered(false), offered(true), offered(false, false)]).toEqual([['customer', 'test_manager'], [], []]);
});
