import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

function Searched() {
  const [value, setValue] = useState('pay');
  return <SearchField label="Search issues" value={value} onChange={setValue} />;
}

it('is typed into again after it was emptied', () => {
  render(<Searched />);
  const clear = screen.getByRole('button', { name: 'Clear search issues' });
  clear.focus();
  fireEvent.click(clear);
  const field = screen.getByRole('searchbox', { name: 'Search issues' });
  expect([field.getAttribute('value'), document.activeElement === field]).toEqual(['', true]);
});

it('is left by Escape once it is empty, to where somebody was before', () => {
  render(
    <>
      <a href="/issues/i1">An issue</a>
      <SearchField label="Search issues" keys="/" value="" onChange={() => undefined} />
    </>,
  );
  const row = screen.getByRole('link');
  row.focus();
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(row);
});
