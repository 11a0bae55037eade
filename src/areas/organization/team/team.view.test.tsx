// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TeamView } from './team.view.tsx';

afterEach(cleanup);

const member = (name: string) => ({ email: `${name.toLowerCase()}@example.com`, fullName: name });
const show = (names: readonly string[], isWhole = false) => {
  cleanup();
  const onShowAll = vi.fn<() => void>();
  render(<TeamView members={names.map(member)} isWhole={isWhole} onShowAll={onShowAll} />);
  return onShowAll;
};
const rows = () => screen.getAllByRole('listitem').length;

it('SH-492: lists three members of a larger team until all are asked for', () => {
  const onShowAll = show(['Ada', 'Ben', 'Cleo', 'Dan']);
  expect(rows()).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onShowAll).toHaveBeenCalledOnce();
  show(['Ada', 'Ben', 'Cleo', 'Dan'], true);
  expect([rows(), screen.queryByRole('button')]).toEqual([4, null]);
  show(['Ada', 'Ben', 'Cleo']);
  expect([rows(), screen.queryByRole('button')]).toEqual([3, null]);
});

it('says who was invited and has no name yet', () => {
  render(<TeamView members={[{ email: 'eve@example.com', fullName: '' }]} isWhole={false} onShowAll={() => undefined} />);
  expect(screen.getByRole('listitem').textContent).toContain('eve@example.com');
  expect(screen.getByText('Invited')).toBeDefined();
});
