// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadView } from './load.tsx';
import type { Load } from './load.tsx';

afterEach(cleanup);

const load: Load = {
  waitingResultsCount: 9,
  unassignedResultsCount: 2,
  days: [
    { startsAt: '2026-11-20T00:00:00.000Z', handedInResultsCount: 30, waitingResultsCount: 1 },
    { startsAt: '2026-11-21T00:00:00.000Z', handedInResultsCount: 7, waitingResultsCount: 6 },
  ],
  moderators: [
    { id: 'm1', fullName: 'Ana Souza', waitingResultsCount: 7, waitingSince: '2026-11-19T08:00:00.000Z' },
    { id: 'm2', fullName: 'Luca Moretti', waitingResultsCount: 0, waitingSince: null },
  ],
};

describe('the load of moderation', () => {
  it('says how much waits, by day and since before', () => {
    render(<LoadView load={load} />);
    const chart = within(screen.getByRole('figure', { name: 'Results by day' }));
    expect(chart.getByRole('button', { name: '20 Nov: Waiting 1, Judged or withdrawn 29' })).toBeDefined();
    expect(chart.getByRole('button', { name: '21 Nov: Waiting 6, Judged or withdrawn 1' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Results by day' }).textContent).toContain('2 results wait since before.');
  });

  it('lists the moderators with what waits for each', () => {
    render(<LoadView load={load} />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['7', '0']);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['ASAna Souza', 'LMLuca Moretti']);
  });

  it('says so where nothing was handed in and nobody moderates', () => {
    render(
      <LoadView
        load={{ ...load, waitingResultsCount: 0, days: load.days.map((day) => ({ ...day, handedInResultsCount: 0 })), moderators: [] }}
      />,
    );
    expect(screen.getByText('No results in these days')).toBeDefined();
    expect(screen.getByText('The organization has no moderators')).toBeDefined();
  });
});
