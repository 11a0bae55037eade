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
