// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SummarizedTest } from './summary.view.tsx';
import { SummaryView } from './summary.view.tsx';

afterEach(cleanup);

type Supervised = Extract<SummarizedTest, { __typename: 'FlexibleTestingTest' }>;

const test: Supervised = {
  __typename: 'FlexibleTestingTest',
  id: 't1',
  activityType: 'test_case_run',
  caseFeedbackCount: 0,
  testStats: {
    participantsTotalCount: 12,
    testCasesTotalCount: 28,
    testCasesFailedCount: 7,
    caseStatusCounts: [
      { status: 'fail', count: 7 },
      { status: 'pass', count: 21 },
    ],
    resultCounts: [
      { kind: 'pass', count: 72 },
      { kind: 'fail', count: 9 },
      { kind: 'live', count: 3 },
    ],
    testersResults: [
      {
        participantId: 'p1',
        testerName: 'Lena Hartmann',
        country: { code: 'DE', name: 'Germany' },
        status: 'in_progress',
        testCasesFailedCount: 2,
        testCasesPassedCount: 3,
        testCasesTotalCount: 8,
      },
    ],
    issuesTotalCount: 4,
    issuesCriticalCount: 1,
    issuesHighCount: 2,
    issuesMediumCount: 1,
    issuesLowCount: 0,
  },
  topIssues: [
    { id: 'i1', code: 'NW-412-14', title: 'Guest is charged twice', severity: 'critical', test: { id: 't2' } },
    { id: 'i2', code: 'NW-412-3', title: 'Voucher is lost', severity: 'high', test: { id: 't1' } },
  ],
  comparison: null,
};
const links = { issues: '/results/t1?tab=issues', cases: '/results/t1?tab=test-case-results' };

type Shown = Partial<ComponentProps<typeof SummaryView>>;
const show = (facts: Partial<Supervised> = {}, more: Shown = {}) =>
  render(
    <SummaryView
      test={{ ...test, ...facts }}
      viewerRole="customer"
      links={links}
      testerHref={null}
      onCompare={vi.fn<() => void>()}
      onRetest={null}
      {...more}
    />,
  );

describe('the summary of a test', () => {
  it('RE-136: shows the failed cases', () => {
    show();
    const sheet = screen.getByRole('region', { name: 'Failed test cases' });
    expect(sheet.textContent).toContain('25%7 of 28 test cases failed');
    expect(within(sheet).getByRole('img', { name: '72 passed, 9 failed, 3 to come' })).toBeDefined();
    expect(within(sheet).getByRole('list', { name: '81 results' }).textContent).toBe('passed72failed9to come3');
    expect(sheet.textContent).toContain('Counts published results only.');
  });

  it('offers to test again what failed or was blocked, to those who may launch it', () => {
    const onRetest = vi.fn<() => void>();
    const blocked = { ...test.testStats, caseStatusCounts: [...test.testStats.caseStatusCounts, { status: 'blocked' as const, count: 2 }] };
    const shown = (facts: Partial<Supervised>, retest: (() => void) | null = onRetest) => {
      cleanup();
      show(facts, { onRetest: retest });
      return screen.queryByRole('button', { name: /^Retest/ });
    };
    const button = shown({ testStats: blocked });
    expect(button?.textContent).toBe('Retest 9 test cases');
    fireEvent.click(button as HTMLElement);
    expect(onRetest).toHaveBeenCalledTimes(1);
    expect(shown({ testStats: blocked }, null)).toBeNull();
    expect(shown({ testStats: { ...test.testStats, caseStatusCounts: [{ status: 'pass', count: 28 }] } })).toBeNull();
  });

  it('RE-137: shows the progress of each tester', () => {
    show();
    const list = screen.getByRole('list', { name: 'Progress of each tester' });
    expect(within(list).getByRole('img', { name: '3 passed, 2 failed, 3 to come' })).toBeDefined();
    expect(list.textContent).toContain('5 of 8');
  });

  it('RE-138: shows issues by severity with percentages', () => {
    show();
    expect(
      within(screen.getByRole('list', { name: 'Issues by severity' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Critical125%', 'High250%', 'Medium125%', 'Low00%']);
  });

  it('lists the top issues of either kind of test as they come, each with its page', () => {
    const listed = () =>
      within(screen.getByRole('list', { name: 'Top 5 issues by severity' }))
        .getAllByRole('listitem')
        .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]);
    const expected = [
      ['Guest is charged twiceNW-412-14', '/results/t2/issue/i1'],
      ['Voucher is lostNW-412-3', '/results/t1/issue/i2'],
    ];
    show();
    expect(listed()).toEqual(expected);
    cleanup();
    const { id, testStats, topIssues } = test;
    show({}, { test: { __typename: 'AdvancedTestRequest', id, testStats, topIssues, supervisedTests: [] } });
    expect(listed()).toEqual(expected);
  });

  it('shows in a request what became of the test cases of each run', () => {
    const { id, testStats, topIssues } = test;
    const window = { status: 'closed', scheduleAt: null, plannedEndAt: null, closedAt: '2026-11-22T09:00:00Z', cancelledAt: null } as const;
    const run = (
      code: string,
      caseStatusCounts: (typeof testStats)['caseStatusCounts'],
      resultCounts: (typeof testStats)['resultCounts'],
    ) => ({
      id: code,
      code,
      name: 'Sign-up',
      url: `/results/${code}`,
      testWindow: window,
      testStats: { issuesTotalCount: 1, caseStatusCounts, resultCounts },
    });
    const supervisedTests = [
      run(
        'NW-1',
        [
          { status: 'pass', count: 3 },
          { status: 'fail', count: 2 },
        ],
        [
          { kind: 'pass', count: 13 },
          { kind: 'fail', count: 2 },
        ],
      ),
      run('NW-2', [{ status: 'fail', count: 1 }], [{ kind: 'explored', count: 5 }]),
    ];
    show({}, { test: { __typename: 'AdvancedTestRequest', id, testStats, topIssues, supervisedTests } });
    const rows = within(screen.getByRole('list', { name: 'Test runs' })).getAllByRole('listitem');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('img')
          .map((mark) => mark.getAttribute('aria-label')),
      ),
    ).toEqual([['13 passed, 2 failed', 'Failed', 'Passed'], ['5 submitted']]);
    expect(rows[1]?.textContent).toContain('5 sessions');
  });

  it('RE-140, RE-141: leads to all case results and all issues', () => {
    show();
    expect(screen.getByRole('link', { name: 'View all test case results' }).getAttribute('href')).toBe('/results/t1?tab=test-case-results');
    expect(screen.getByRole('link', { name: 'View all issues' }).getAttribute('href')).toBe('/results/t1?tab=issues');
  });

  it('hides these links from moderators', () => {
    show({}, { links: null });
    expect(screen.queryByRole('link', { name: /View all/ })).toBeNull();
  });

  it('RE-142: says how many testers have participated', () => {
    show();
    expect(screen.getByText('12 testers have participated in this test.')).toBeDefined();
    cleanup();
    show({ testStats: { ...test.testStats, participantsTotalCount: 1 } });
    expect(screen.getByText('1 tester has participated in this test.')).toBeDefined();
  });

  it('claims no failed case of a test that was explored', () => {
    const one = {
      ...test.testStats,
      testCasesTotalCount: 1,
      testCasesFailedCount: 1,
      caseStatusCounts: [{ status: 'fail' as const, count: 1 }],
    };
    show({
      testStats: {
        ...one,
        resultCounts: [
          { kind: 'explored' as const, count: 4 },
          { kind: 'live' as const, count: 2 },
        ],
      },
      activityType: 'exploratory',
    });
    expect([screen.queryByText('1 of 1 test cases failed'), screen.queryByRole('button', { name: /^Retest/u })]).toEqual([null, null]);
    const sessions = within(screen.getByRole('region', { name: 'Sessions' }));
    expect(sessions.getByText(/^of 6 sessions submitted/u).previousSibling?.textContent).toBe('4');
    expect(sessions.getByRole('img', { name: '4 submitted, 2 to come' })).toBeDefined();
    expect(sessions.getByRole('link', { name: 'View all sessions' }).getAttribute('href')).toBe('/results/t1?tab=test-case-results');
    cleanup();
    show({ testStats: one });
    expect(screen.getByText('1 of 1 test cases failed')).toBeDefined();
  });

  it('RE-143: has a feedback banner when testers left feedback on cases, and none otherwise', () => {
    show();
    expect(screen.queryByText('Testers left feedback on test cases.')).toBeNull();
    cleanup();
    show({ caseFeedbackCount: 1 });
    expect(screen.getByText('Testers left feedback on test cases.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Read the feedback' }).getAttribute('href')).toBe('/results/t1?tab=test-case-results');
  });
});
