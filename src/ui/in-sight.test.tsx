// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const boxOf = (left: number, right: number): DOMRect => ({ left, right }) as DOMRect;

it('a tab that is half outside its row comes in sight whole once it has the focus', () => {
  render(
    <Tabs
      label="Parts of the test"
      current="summary"
      items={['summary', 'testers', 'results'].map((id) => ({ id, label: id, href: `?tab=${id}` }))}
    />,
  );
  const row = screen.getByRole('navigation');
  row.style.overflowX = 'auto';
  Object.defineProperties(row, { scrollWidth: { value: 800 }, clientWidth: { value: 640 } });
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(boxOf(0, 640));
  const results = screen.getByRole('link', { name: 'results' });
  vi.spyOn(results, 'getBoundingClientRect').mockReturnValue(boxOf(517, 677));
  act(() => results.focus());
  expect(row.scrollLeft).toBe(37);
});
