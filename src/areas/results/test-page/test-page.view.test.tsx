// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { window } from '../parts/results.builders.ts';
import { tabHref, tabLabels, testTabs } from '../test/test-page.rules.ts';
import type { HeadedTest } from './test-page.view.tsx';
import { TestPageView, TestPageWaiting } from './test-page.view.tsx';

afterEach(cleanup);

const test: HeadedTest = {
  __typename: 'FlexibleTestingTest',
  id: 't1',
  code: 'NW-412',
  name: 'Checkout regression',
  type: 'Supervised Test',
  testWindow: { ...window(), openedAt: null },
  activityType: 'test_case_run',
  communityTestManagersEnabled: true,
  testerSessionsCount: 6,
  parentTest: { id: 'r1', code: 'NW-411', name: 'Release 11', url: '/results/r1' },
  testStats: { testCasesTotalCount: 28, issuesTotalCount: 38 },
  openBlockersCount: 2,
  selectionRequirementsGroups: [],
};

const show = (facts: Partial<Parameters<typeof TestPageView>[0]> = {}) =>
  render(
    <TestPageView
      test={test}
      progress={null}
      actions={null}
      tab="summary"
      tabs={testTabs.map((id) => ({ id, label: tabLabels[id], href: tabHref('t1', id), count: id === 'blockers' ? 0 : 7 }))}
      {...facts}
    >
      <p>Tab</p>
    </TestPageView>,
  );

describe('the head of a test', () => {
  it('RE-079, RE-080: shows name and code', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout regression');
    expect(screen.getByText('NW-412')).toBeDefined();
  });

  it('stands below the request that it was launched from', () => {
    show();
    expect(screen.getByRole('link', { name: 'NW-411 Release 11' }).getAttribute('href')).toBe('/results/r1');
    cleanup();
    show({ test: { ...test, parentTest: null } });
    expect(screen.queryByText(/Launched from/)).toBeNull();
  });

  it('says what it stands still by, with the way to mend it', () => {
    const waitingSince = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();
    const lack = { id: 'no_moderator t1', kind: 'no_moderator', count: 1, waitingSince, waitingUntil: null } as const;
    show({ test: { ...test, lacks: [lack] } });
    expect(screen.getByText('No moderator is assigned').parentElement?.textContent).toBe('No moderator is assigned For 3h.');
    expect(screen.getByRole('link', { name: 'Assign' }).getAttribute('href')).toBe('/results/t1?tab=testers&panel=moderators');
  });

  it('RE-065: leads back to the results list', () => {
    show();
    expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/results');
  });

  it('RE-091: says how many run groups are complete', () => {
    show({ progress: { complete: 1, total: 3, isPublished: false } });
    const progress = screen.getByRole('region', { name: 'Overall progress' });
    expect(progress.textContent).toContain('1 of 3 run groups complete');
    expect(progress.textContent).not.toContain('All run groups have been published');
  });

  it('notes that every group is published', () => {
    show({ progress: { complete: 3, total: 3, isPublished: true } });
    expect(screen.getByText('All run groups have been published')).toBeDefined();
  });

  it('RE-078: counts on tabs are hidden at 0', () => {
    show();
    expect(screen.getByRole('link', { name: 'Blockers' }).textContent).toBe('Blockers');
    expect(screen.getByRole('link', { name: /^Issues reported/ }).textContent).toBe('Issues reported7');
  });

  it('marks the open tab', () => {
    show({ tab: 'testers' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Testers');
  });
});

describe('the head of a test that is asked for', () => {
  it('has the tabs of the role already, and the one of the address marked', () => {
    render(<TestPageWaiting testId="t1" tab="issues" viewerRole="customer" />);
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Summary', '/results/t1', null],
      ['Test details', '/results/t1?tab=test-details', null],
      ['Issues reported', '/results/t1?tab=issues', 'page'],
      ['Test case results', '/results/t1?tab=test-case-results', null],
      ['Tester feedback', '/results/t1?tab=tester-feedback', null],
    ]);
  });
});
