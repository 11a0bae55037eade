// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownWaiting } from './waiting.view.tsx';
import { WaitingView } from './waiting.view.tsx';

afterEach(cleanup);

const items = ['publishing_failed', 'blockers', 'publishing', 'launches', 'draft'].map((kind, at) => ({
  id: `${kind} t${at}`,
  kind: kind as ShownWaiting['kind'],
  title: `${at + 1} ${kind}`,
  act: null,
  label: `Test ${at}`,
  url: `/results/t${at}`,
  isOverdue: at === 0,
  waitingSince: null,
  waitingUntil: null,
}));
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('what waits on somebody', () => {
  it('is a link each, a few at first and all on demand', () => {
    render(<WaitingView items={items} viewerRole="test_manager" few={2} />);
    expect(links()).toEqual([
      ['1 publishing_failedTest 0Overdue', '/results/t0'],
      ['2 blockersTest 1', '/results/t1'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(links()).toHaveLength(5);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not opened by the second half of the double press that showed it', () => {
    render(<WaitingView items={items} viewerRole="test_manager" few={2} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 more' }), { detail: 1 });
    const third = screen.getAllByRole('link')[2] as HTMLElement;
    expect([2, 1, 0].map((detail) => fireEvent.click(third, { detail }))).toEqual([false, true, true]);
  });

  it('hands the focus of the button that goes to the first that it showed', async () => {
    render(<WaitingView items={items} viewerRole="test_manager" few={2} />);
    const more = screen.getByRole('button', { name: 'Show 3 more' });
    more.focus();
    fireEvent.click(more);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/results/t2'));
  });

  it('offers Assign where no moderator is there, and says since when and until when', () => {
    const [first] = items;
    if (first === undefined) throw new Error('There are items.');
    const waitingSince = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();
    const url = '/results/t0?tab=testers&panel=moderators';
    render(
      <WaitingView
        items={[{ ...first, kind: 'no_moderator', title: 'No moderator is assigned', act: 'Assign', url, isOverdue: false, waitingSince }]}
        viewerRole="test_manager"
      />,
    );
    expect(links()).toEqual([['No moderator is assignedTest 0waits 3hAssign', url]]);
  });

  it('is printed whole', () => {
    render(<WaitingView items={items} viewerRole="test_manager" few={2} />);
    fireEvent(window, new Event('beforeprint'));
    expect([links().length, screen.queryByRole('button')]).toEqual([5, null]);
    fireEvent(window, new Event('afterprint'));
    expect(links()).toHaveLength(2);
  });

  it('shows a few on a phone in the narrow column that is its first part there', () => {
    const { container } = render(<WaitingView items={items} viewerRole="test_manager" isNarrow />);
    expect([links().length, container.querySelectorAll('[class*="nth-child(n+4)"] li').length]).toEqual([5, 5]);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(container.querySelector('[class*="nth-child(n+4)"]')).toBeNull();
  });

  it.each([
    ['test_manager', /^Testers to publish, open blockers and tests to launch/],
    ['community_test_manager', /^Assignments and results to moderate/],
    ['customer', /^New issues and unfinished requests/],
  ] as const)('says to a %s what would be here when nothing is', (role, words) => {
    render(<WaitingView items={[]} viewerRole={role} />);
    expect(screen.getByText('Nothing waits for you')).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });
});
