// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DevicesView, releasesOf, ReleasesView } from './charts.tsx';

afterEach(cleanup);

const device = (name: string | null, failed: number, passed: number) => ({
  browserOrDevice: name,
  operatingSystemAndVersion: 'iOS 17',
  testCasesFailedCount: failed,
  testCasesBlockedCount: 1,
  testCasesPassedCount: passed,
});
const stats = { issuesTotalCount: 3, issuesCriticalCount: 1, issuesHighCount: 0, issuesMediumCount: 2, issuesLowCount: 0 };
const test = (id: string, openedAt: string) => ({
  id,
  code: `NW-${id}`,
  name: `Release ${id}`,
  testWindow: { openedAt },
  testStats: stats,
});

describe('where a test fails', () => {
  it('lists what it was tested on with how many of its cases failed there, six at first', () => {
    const devices = ['iPhone 17', null, 'c', 'd', 'e', 'f', 'g'].map((name, at) => device(name, 7 - at, 2));
    render(<DevicesView devices={devices} href="?tab=test-case-results" viewerRole="customer" />);
    const list = within(screen.getByRole('region', { name: 'Where it fails' }));
    expect(list.getByText('iPhone 17').parentElement?.parentElement?.textContent).toContain('7 of 10 failed');
    expect(list.getAllByText(/failed$/)).toHaveLength(6);
    expect(list.getAllByRole('img')[0]?.getAttribute('aria-label')).toBe('7 failed, 1 blocked, 2 passed');
    fireEvent.click(list.getByRole('button', { name: 'Show all (7)' }));
    expect(list.getAllByText(/failed$/)).toHaveLength(7);
    expect(list.getByRole('link', { name: 'View all test case results' }).getAttribute('href')).toBe('?tab=test-case-results');
  });

  it('is not there without results, and leads nowhere for whoever has no list', () => {
    const { container } = render(<DevicesView devices={[]} href={null} viewerRole="community_test_manager" />);
    expect(container.textContent).toBe('');
    render(<DevicesView devices={[device('Pixel 9', 1, 1)]} href={null} viewerRole="community_test_manager" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('issues by release', () => {
  const own = {
    ...test('3', '2026-11-20T00:00:00Z'),
    comparison: { choices: [test('2', '2026-11-10T00:00:00Z'), test('1', '2026-10-01T00:00:00Z')] },
  };

  it('stand from the oldest test to this one, each leading to its issues', () => {
    render(<ReleasesView releases={releasesOf(own)} hasPages />);
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['NW-1 Release 1, 3 issues: Critical 1, High 0, Medium 2, Low 0', '/results/1?tab=issues'],
      ['NW-2 Release 2, 3 issues: Critical 1, High 0, Medium 2, Low 0', '/results/2?tab=issues'],
      ['NW-3 Release 3, 3 issues: Critical 1, High 0, Medium 2, Low 0', '/results/3?tab=issues'],
    ]);
  });

  it('are not there where no earlier test compares', () => {
    const { container } = render(<ReleasesView releases={releasesOf({ ...own, comparison: null })} hasPages={false} />);
    expect(container.textContent).toBe('');
  });
});
