// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CloneListView } from './clone-list.view.tsx';
import type { CloneEntry, CloneList } from './clone-list.view.tsx';

afterEach(cleanup);

const now = '2026-11-21T09:00:00.000Z';
const entries: readonly CloneEntry[] = [
  {
    id: 't1',
    code: 'NW-1',
    name: 'Checkout',
    description: 'Look at the checkout',
    link: 'https://shop.example',
    window: { status: 'open', plannedEndAt: '2026-11-23T12:00:00.000Z' },
  },
  {
    id: 't2',
    code: 'NW-2',
    name: 'Search',
    description: '',
    link: 'see the wiki',
    window: { status: 'closed', closedAt: '2026-11-03T23:05:00.000Z' },
  },
];

function show(list: CloneList, isCompact = true) {
  const cloned: string[] = [];
  render(
    <CloneListView
      title="Clone a Test Run"
      back={{ label: 'Back', href: '/launch' }}
      list={list}
      now={now}
      isCompact={isCompact}
      onClone={(id) => cloned.push(id)}
    />,
  );
  return cloned;
}
const listed = (more: Partial<Extract<CloneList, { kind: 'listed' }>> = {}): CloneList => ({
  kind: 'listed',
  entries,
  total: entries.length,
  isLoading: false,
  isCut: false,
  onMore: null,
  ...more,
});

describe('a list of tests to clone', () => {
  it('LA-047 LA-048: has its title and the way back', () => {
    show(listed());
    expect(screen.getByRole('heading', { level: 1, name: 'Clone a Test Run' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/launch');
  });

  it('LA-256 LA-257 LA-258 LA-259: labels what is live with its time left, and what is finished with its day in UTC', () => {
    show(listed());
    const [live, finished] = screen.getAllByRole('listitem');
    expect(live?.textContent).toContain('live2d 3h left');
    expect(finished?.textContent).toContain('finishedFinished 3 Nov 2026, 23:05 UTC');
  });

  it('LA-457: is one line each with the request flow, and tells more without it', () => {
    show(listed());
    expect(screen.queryByText('Look at the checkout')).toBeNull();
    cleanup();
    show(listed(), false);
    expect(screen.getByText('Look at the checkout')).toBeTruthy();
    expect(screen.getByRole('link', { name: /shop\.example/ }).getAttribute('href')).toBe('https://shop.example');
    expect(screen.getByText('see the wiki')).toBeTruthy();
  });

  it('clones the one that is chosen', () => {
    const cloned = show(listed());
    fireEvent.click(screen.getByRole('button', { name: 'Clone NW-2 Search' }));
    expect(cloned).toEqual(['t2']);
  });

  it('says when there is nothing, and loads more where there is', () => {
    show(listed({ entries: [], total: 0 }));
    expect(screen.getByText('There are no test runs to clone.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start from scratch' }).getAttribute('href')).toBe('/launch');
    cleanup();
    let asked = 0;
    show(listed({ total: 12, onMore: () => (asked += 1) }));
    expect(screen.getByText('2 of 12 tests')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect([asked, screen.queryByRole('alert')]).toEqual([1, null]);
    cleanup();
    show(listed({ total: 12, isCut: true, onMore: () => (asked += 1) }));
    expect(screen.getByRole('alert').textContent).toBe('The next tests could not be loaded.');
  });

  it('offers another try with the number of the request', () => {
    let tries = 0;
    show({ kind: 'failed', requestId: 'r-7', onRetry: () => (tries += 1) });
    expect(screen.getByText('r-7')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(tries).toBe(1);
  });
});
