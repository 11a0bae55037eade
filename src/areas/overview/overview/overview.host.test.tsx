// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostedFor } from '#tests/support/hosted.tsx';
import type { Answers } from '#tests/support/hosted.tsx';
import { OverviewHost } from './overview.host.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const statistics = {
  issueStats: { __typename: 'IssueStats', newIssuesCount: 7 },
  organizationStats: {
    __typename: 'OrganizationStats',
    testsCount: 24,
    issuesTotalCount: 100,
    issuesLowCount: 34,
    issuesMediumCount: 44,
    issuesHighCount: 18,
    issuesCriticalCount: 4,
    testCasesTotalCount: 1296,
    testCasesFailedCount: 182,
    participantsTotalCount: 412,
    weeks: [],
  },
  waitingOnYou: [],
};
const live = {
  platformTests: {
    __typename: 'PlatformTestConnection',
    totalCount: 0,
    testsCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};
/** A part of the page that the server does not answer for. */
const lost = () => {
  throw new TypeError('Failed to fetch');
};

const show = (answers: Answers, name: string | null = null) => {
  const { asked, Hosted } = hostedFor('customer', answers, { name: 'Northwind Ltd', chosenName: name, advancedTestsAccess: true });
  render(
    <Hosted>
      <OverviewHost />
    </Hosted>,
  );
  return asked;
};

describe('the overview', () => {
  it('is named as the organization calls itself, else as it was made', async () => {
    show({ Overview_Statistics: () => statistics, Overview_LiveTests: () => live }, 'Northwind');
    await screen.findByText('412');
    expect([screen.queryAllByText(/Northwind Ltd/u).length, screen.queryAllByText(/Northwind/u).length > 0]).toEqual([0, true]);
    cleanup();
    show({ Overview_Statistics: () => statistics, Overview_LiveTests: () => live });
    expect((await screen.findAllByText(/Northwind Ltd/u)).length).toBeGreaterThan(0);
  });

  it('shows each part as it comes: the live tests are waited for beside the figures, and the figures beside the live tests', async () => {
    show({ Overview_Statistics: () => statistics });
    await screen.findByText('412');
    expect(within(screen.getByRole('region', { name: 'Live tests' })).getByText('Loading live tests')).toBeTruthy();
    cleanup();
    show({ Overview_LiveTests: () => live });
    await vi.waitFor(() => expect(screen.queryByText('Loading live tests')).toBeNull());
    expect(screen.queryByText('412')).toBeNull();
  });

  it('says what did not come at its place, and asks for that part alone again', async () => {
    const asked = show({ Overview_Statistics: () => statistics, Overview_LiveTests: lost });
    await screen.findByText('The live tests could not be loaded.');
    expect(screen.getByText('412')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(asked.filter((each) => each === 'Overview_LiveTests').length).toBe(2));
    expect(asked.filter((each) => each === 'Overview_Statistics').length).toBe(1);
    cleanup();
    const again = show({ Overview_Statistics: lost, Overview_LiveTests: () => live });
    await screen.findByText('The figures could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(again.filter((each) => each === 'Overview_Statistics').length).toBe(2));
  });
});
