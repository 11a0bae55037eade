// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Client, Provider, fetchExchange } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { roles } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn } from '#src/viewer.tsx';
import { BrowseResultsHost } from './browse-results.host.tsx';

afterEach(cleanup);

const browsed = { find: '', sort: 'newest', days: null, autoLaunchStatuses: [] } as unknown as Parameters<
  typeof BrowseResultsHost
>[0]['browsed'];

/** The overview of somebody whose server does not answer. */
const show = (role: Role, autoLaunchingEnabled: boolean) => {
  cleanup();
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: () => new Promise(() => undefined),
  });
  const signedIn = {
    viewer: { id: 'u1', role, organization: { advancedTestsAccess: true, autoLaunchingEnabled } },
    portal: { client },
  } as unknown as SignedIn;
  render(
    <SignedInContext value={signedIn}>
      <Provider value={client}>
        <BrowseResultsHost browsed={browsed} onBrowse={() => undefined} waiting={null} views={null} renderUpcomingActions={() => null} />
      </Provider>
    </SignedInContext>,
  );
  return screen.queryAllByText('Auto Launch Status').length > 0;
};

describe('the filter by how a request was launched', () => {
  it('RE-022 RE-605: is for test managers alone', () => {
    expect(roles.filter((role) => show(role, true))).toEqual(['test_manager']);
  });

  it('RE-634: is there only where requests launch by themselves', () => {
    expect(show('test_manager', false)).toBe(false);
  });
});
