// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ColumnChart, roundedUp } from './column-chart.tsx';

afterEach(cleanup);

const series = [
  { id: 'high', word: 'High', paint: 'bg-sev-high' },
  { id: 'low', word: 'Low', paint: 'bg-sev-low' },
];
const columns = [
  { id: 'a', label: 'NW-1', title: 'NW-1 Release 1', href: '/results/a', values: [3, 1] },
  { id: 'b', label: 'NW-2', values: [0, 12] },
];
const show = (isGrouped = false) =>
  render(<ColumnChart label="Issues" unit="Test" series={series} columns={columns} isGrouped={isGrouped} />);
const heights = (element: HTMLElement) => [...element.querySelectorAll('i')].map((bar) => bar.style.height);

describe('a chart of columns', () => {
  it('says the numbers of each column, which leads to its list where it has one', () => {
    show();
    expect(screen.getByRole('link', { name: 'NW-1 Release 1: High 3, Low 1' }).getAttribute('href')).toBe('/results/a');
    expect(screen.getByRole('button', { name: 'NW-2: High 0, Low 12' })).toBeDefined();
  });

  it('draws them to the scale of the tallest, one on the other or beside each other', () => {
    show();
    expect(heights(screen.getByRole('link'))).toEqual(['15%', '5%']);
    expect(heights(screen.getByRole('button', { name: /^NW-2/ }))).toEqual(['60%']);
    cleanup();
    show(true);
    expect(heights(screen.getByRole('button', { name: /^NW-2/ }))).toEqual(['0%', '60%']);
  });

  it('is a table for whoever reads it so', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Test', 'High', 'Low']);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['TestHighLow', 'NW-1 Release 131', 'NW-2012']);
    fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('ends its scale at a round number', () => {
    expect([0, 1, 3, 4, 7, 19, 20, 21, 132, 240].map(roundedUp)).toEqual([2, 2, 4, 4, 10, 20, 20, 25, 200, 250]);
  });
});
