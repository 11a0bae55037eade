// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { organizationFigures as defined } from '#schema/vocabulary/figures.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { LiveTestsSheet } from './live-tests.tsx';
import type { Figures } from './overview.view.tsx';
import { OverviewView } from './overview.view.tsx';

afterEach(cleanup);

const figures: Figures = {
  testsCount: 24,
  issuesTotalCount: 100,
  issuesLowCount: 34,
  issuesMediumCount: 44,
  issuesHighCount: 18,
  issuesCriticalCount: 4,
  testCasesTotalCount: 1296,
  testCasesFailedCount: 182,
  participantsTotalCount: 412,
  weeks: [{ startsAt: '2026-11-16T00:00:00.000Z', passed: 3, failed: 1 }],
};

const page: Parameters<typeof LiveTestsSheet>[0]['page'] = {
  totalCount: 2,
  testsCount: 1,
  edges: [
    {
      node: {
        __typename: 'AdvancedTestRequest',
        id: 'r1',
        code: 'NW-411',
        name: 'Release 11',
        url: '/results/r1',
        testWindow: { status: 'open', plannedEndAt: new Date(Date.now() + 7_500_000).toISOString() },
        testStats: { issuesTotalCount: 38, caseStatusCounts: [{ status: 'pass', count: 3 }], resultCounts: [{ kind: 'pass', count: 9 }] },
        requestedTests: [{ id: 'q1' }, { id: 'q2' }],
      },
    },
    {
      node: {
        __typename: 'FlexibleTestingTest',
        id: 't1',
        parentTestId: 'r1',
        code: 'NW-412',
        name: 'Checkout regression',
        url: '/results/t1',
        testWindow: { status: 'open', plannedEndAt: new Date(Date.now() - 7_500_000).toISOString() },
        testStats: { issuesTotalCount: 38, caseStatusCounts: [{ status: 'pass', count: 3 }], resultCounts: [{ kind: 'pass', count: 9 }] },
      },
    },
  ],
  pageInfo: { hasNextPage: false, endCursor: null },
};

const show = (facts: Partial<Figures> = {}, role: Role = 'customer', launches = true, live = page) =>
  render(
    <OverviewView
      organization="Northwind"
      role={role}
      launches={launches}
      newIssues={31}
      waiting={<p>What waits</p>}
      figures={{ ...figures, ...facts }}
      liveCount={4}
      live={<LiveTestsSheet page={live} />}
    />,
  );

describe('the overview', () => {
  it('LA-112: has the header Overview', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Overview');
  });

  it('LA-113: shows the statistics of the organization', () => {
    show();
    const words = screen.getByRole('region', { name: 'Statistics of the past 90 days' }).textContent;
    for (const part of ['Tests244 live now', 'Issues reported10031 new', 'Test cases failed14%182 of 1,296', 'Testers took part412'])
      expect(words).toContain(part);
  });

  it('says that nothing is counted yet where no test case has a result', () => {
    show({ testCasesTotalCount: 0, testCasesFailedCount: 0 });
    expect(screen.getByRole('region', { name: 'Statistics of the past 90 days' }).textContent).toContain(
      'Test cases failed0%Nothing to count yet',
    );
  });

  it('says what each figure counts, over what, and leads to its list', () => {
    show();
    const strip = screen.getByRole('region', { name: 'Statistics of the past 90 days' });
    expect(
      within(strip)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['24', '/results?days=90'],
      ['100', '/issues?days=90'],
      ['31 new', '/issues'],
      ['14%', '/results?days=90'],
      ['412', '/results?days=90'],
    ]);
    expect(screen.getByRole('link', { name: 'All issues' }).getAttribute('href')).toBe('/issues');
    for (const { counts } of Object.entries(defined).flatMap(([field, figure]) => (field.startsWith('OrganizationStats') ? [figure] : [])))
      expect(screen.getByText(new RegExp(counts, 'u'))).toBeDefined();
    expect(screen.getByText('Northwind, past 90 days. Counts published results only.')).toBeDefined();
    cleanup();
    show({}, 'test_manager');
    expect(screen.getByText('Northwind, past 90 days. Counts results whether published or not.')).toBeDefined();
  });

  it('counts a request by the tests launched from it', () => {
    show();
    const head = screen.getByRole('region', { name: 'Live tests' }).textContent;
    expect(head).toContain('Live tests1from 1 request');
  });

  it('LA-114, LA-026: lists the live tests', () => {
    show();
    const [request, row] = within(screen.getByRole('list', { name: 'Live tests' })).getAllByRole('link');
    if (row === undefined) throw new Error('no second row');
    expect([request?.getAttribute('href'), row.getAttribute('href')]).toEqual(['/results/r1', '/results/t1']);
    for (const part of ['Launched from the request above:', 'NW-412', 'Checkout regression', 'Overdue by 2h', '38 issues'])
      expect(row.textContent).toContain(part);
  });

  it('has one row for a request for one test, which says both and leads to the test', () => {
    const [request, run] = page.edges;
    if (request?.node.__typename !== 'AdvancedTestRequest' || run === undefined) throw new Error('no request');
    show({}, 'customer', true, { ...page, edges: [{ node: { ...request.node, requestedTests: [{ id: 'q1' }] } }, run] });
    const [row, ...more] = within(screen.getByRole('list', { name: 'Live tests' })).getAllByRole('link');
    expect([row?.getAttribute('href'), more]).toEqual(['/results/t1', []]);
    for (const part of ['NW-412', 'Checkout regression', 'of NW-411 Release 11']) expect(row?.textContent).toContain(part);
  });

  it('shows issues by severity, the highest first', () => {
    show();
    expect(
      within(screen.getByRole('list', { name: 'Issues by severity' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Critical44%', 'High1818%', 'Medium4444%', 'Low3434%']);
  });

  it('offers to launch only where the organization launches tests', () => {
    const offers = () => screen.queryAllByRole('link', { name: /^Launch a test/u }).length;
    const empty = { ...page, edges: [], totalCount: 0, testsCount: 0 };
    show({}, 'customer', true, empty);
    expect(offers()).toBe(1);
    cleanup();
    show({}, 'customer', false, empty);
    expect(offers()).toBe(0);
  });

  it('draws results by week as columns, and as a table where that is asked for', async () => {
    show();
    expect(screen.queryAllByRole('columnheader')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    await screen.findByRole('columnheader', { name: 'Week' });
    fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect([screen.queryAllByRole('columnheader').length, screen.queryAllByRole('button', { name: 'Show as table' }).length]).toEqual([
      0, 1,
    ]);
  });

  it('holds what waits on the viewer', () => {
    show();
    expect(screen.getByText('What waits')).toBeDefined();
  });

  it('shows words in place of bars and columns that would stand empty', () => {
    show();
    expect(screen.queryByText(/^No (?:issues|results) in/)).toBeNull();
    cleanup();
    show({
      issuesTotalCount: 0,
      issuesLowCount: 0,
      issuesMediumCount: 0,
      issuesHighCount: 0,
      issuesCriticalCount: 0,
      weeks: [{ startsAt: '2026-11-16T00:00:00.000Z', passed: 0, failed: 0 }],
    });
    expect(screen.getAllByText(/^No (?:issues|results) in/).map(({ textContent }) => textContent)).toEqual([
      'No results in these weeks',
      'No issues in the past 90 days',
    ]);
    expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
  });
});
