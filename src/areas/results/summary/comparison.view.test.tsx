// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Comparison } from './comparison.tsx';
import type { ShownComparison } from './comparison.tsx';

afterEach(cleanup);

const finished = { scheduleAt: null, plannedEndAt: null, closedAt: '2026-11-22T09:00:00Z', cancelledAt: null } as const;
const comparison: ShownComparison = {
  earlier: { id: 't1', code: 'NW-407', name: 'Release 10', url: '/results/t1', testWindow: { status: 'closed', ...finished } },
  choices: [
    { id: 't1', code: 'NW-407', name: 'Release 10', testWindow: { openedAt: '2026-11-20T09:00:00Z' } },
    { id: 't0', code: 'NW-383', name: 'Release 9', testWindow: { openedAt: '2026-10-28T09:00:00Z' } },
  ],
  counts: [
    { before: 'pass', now: 'fail', count: 6 },
    { before: 'fail', now: 'blocked', count: 1 },
    { before: 'pass', now: 'pass', count: 1 },
    { before: 'live', now: 'pass', count: 2 },
  ],
  cases: [
    ...[1, 2, 3, 4, 5, 6].map((at) => ({ id: `c${at}`, code: `C-${at}`, name: `Case ${at}`, before: 'pass', now: 'fail' }) as const),
    { id: 'c7', code: 'C-7', name: 'Pay by invoice', before: 'fail', now: 'blocked' },
  ],
  addedCount: 3,
  removedCount: 1,
};

const show = (facts: Partial<ShownComparison> = {}, caseHref: ((id: string) => string) | null = (id) => `/case/${id}`) => {
  const onCompare = vi.fn<(testId: string) => void>();
  render(<Comparison comparison={{ ...comparison, ...facts }} caseHref={caseHref} onCompare={onCompare} />);
  return onCompare;
};
const sheet = () => screen.getByRole('region', { name: 'Compared with an earlier test' });
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('a test beside an earlier one', () => {
  it('names the earlier test and leads to it', () => {
    show();
    expect(within(sheet()).getByRole('heading', { level: 2 }).textContent).toBe('Compared with NW-407');
    expect(within(sheet()).getByRole('link', { name: 'Release 10' }).getAttribute('href')).toBe('/results/t1');
    expect(sheet().textContent).toContain('Finished 22 Nov 2026');
  });

  it('groups test cases by what became of them, five at first, each with both results and its page', () => {
    show();
    const worse = group('No longer pass');
    expect(worse.getByRole('heading').textContent).toBe('No longer pass6');
    expect(worse.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 4, 5].map((at) => `/case/c${at}`));
    fireEvent.click(worse.getByRole('button', { name: 'Show all (6)' }));
    expect(worse.getAllByRole('link')).toHaveLength(6);
    const same = group('Still do not pass');
    expect(same.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['Failed before', 'Blocked now']);
    expect(screen.queryByRole('region', { name: 'Pass again' })).toBeNull();
  });

  it('counts the others in words', () => {
    show();
    expect(sheet().textContent).toContain(
      '1 test case passes as before. 2 have no result in one of the two tests. 3 are new. 1 was in the earlier test only.',
    );
  });

  it('names test cases without a link for who does not read them by themselves', () => {
    show({}, null);
    expect(group('Still do not pass').queryByRole('link')).toBeNull();
    expect(group('Still do not pass').getByText('Pay by invoice')).toBeDefined();
  });

  it('offers other earlier tests with the day they began', () => {
    const onCompare = show();
    fireEvent.click(screen.getByRole('button', { name: 'Compare with' }));
    const entries = screen.getAllByRole('menuitemradio');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-checked')])).toEqual([
      ['NW-407 Release 1020 Nov', 'true'],
      ['NW-383 Release 928 Oct', 'false'],
    ]);
    fireEvent.click(entries[1] as HTMLElement);
    expect(onCompare).toHaveBeenCalledExactlyOnceWith('t0');
  });

  it('offers no choice where there is one earlier test', () => {
    show({ choices: comparison.choices.slice(0, 1) });
    expect(screen.queryByRole('button', { name: 'Compare with' })).toBeNull();
  });
});
