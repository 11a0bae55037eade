import { expect, it } from 'vitest';
import { roles } from '#schema/vocabulary/roles.ts';
import { againOffered, mayRetest } from './launch-again.ts';

const offered = (newLaunchUxEnabled: boolean, advancedTestsAccess = true) =>
  roles.map((role) => againOffered({ role, organization: { advancedTestsAccess, newLaunchUxEnabled } }));

it('RE-155 RE-627: offers a clone to customers and test managers, and not where the request flow is on', () => {
  expect([offered(false), offered(false, false)]).toEqual([
    ['Clone', 'Clone', null],
    [null, null, null],
  ]);
  expect(offered(true)).not.toContain('Clone');
});

it('lets those test a part again who launch again', () => {
  const may = (newLaunchUxEnabled: boolean, advancedTestsAccess = true) =>
    roles.filter((role) => mayRetest({ role, organization: { advancedTestsAccess, newLaunchUxEnabled } }));
  expect([may(true), may(false), may(true, false)]).toEqual([['customer', 'test_manager'], [], []]);
});

it('RE-634: newLaunchUxEnabled offers to launch again in place of a clone', () => {
  expect([offered(true), offered(true, false)]).toEqual([
    ['Launch again', 'Launch again', null],
    [null, null, null],
  ]);
});
