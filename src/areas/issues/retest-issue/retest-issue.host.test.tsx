// @vitest-environment happy-dom
import type { Viewer } from '#src/viewer.tsx';
import { SignedInContext } from '#src/viewer.tsx';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RetestIssueHost } from '../issue-reading/issue-reading.host.tsx';

afterEach(cleanup);

const open = async (role: Viewer['role'], newLaunchUxEnabled: boolean) => {
  const viewer = { role, organization: { advancedTestsAccess: true, newLaunchUxEnabled } };
  const root = createRootRoute();
  const issue = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <SignedInContext value={{ viewer } as never}>
        <h1>Issue</h1>
        <RetestIssueHost testId="t1" caseIds={['c1', 'c2']} />
      </SignedInContext>
    ),
  });
  const launch = createRoute({ getParentRoute: () => root, path: '/launch', component: () => <h1>Launch</h1> });
  const router = createRouter({ routeTree: root.addChildren([issue, launch]), history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Issue' });
  return router;
};

describe('a fix of an issue', () => {
  it('is tested by a new request with the test cases of the issue alone', async () => {
    const router = await open('customer', true);
    fireEvent.click(screen.getByRole('button', { name: 'Retest 2 test cases' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/launch'));
    expect(router.history.location.state).toMatchObject({ testId: 't1', cases: ['c1', 'c2'] });
  });

  it.each([
    ['a moderator', 'community_test_manager', true],
    ['an organization without requests of several tests', 'customer', false],
  ] as const)('is not offered to %s', async (_, role, newLaunchUxEnabled) => {
    await open(role, newLaunchUxEnabled);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
