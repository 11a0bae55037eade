// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShortList } from './short-list.tsx';

afterEach(cleanup);

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('LA-618: shows three items, the rest on demand, and folds again', () => {
  render(<ShortList label="Cases">{['One', 'Two', 'Three', 'Four', 'Five']}</ShortList>);
  expect(shown()).toEqual(['One', 'Two', 'Three']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all (5)' }));
  expect(shown()).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(shown()).toEqual(['One', 'Two', 'Three']);
});

it('needs no more where three are all', () => {
  render(<ShortList label="Cases">{['One', 'Two', 'Three']}</ShortList>);
  expect(screen.queryByRole('button')).toBeNull();
});
