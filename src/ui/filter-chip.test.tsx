// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterChip } from './tag-chip.tsx';

afterEach(cleanup);

function Listed() {
  const [isNarrowed, setNarrowed] = useState(true);
  return (
    <main id="main">
      <h1>Results</h1>
      {isNarrowed ? <FilterChip onRemove={() => setNarrowed(false)}>Past 90 days</FilterChip> : null}
    </main>
  );
}

it('what narrowed a list leaves the focus at the title once it is taken off', async () => {
  render(<Listed />);
  const remove = screen.getByRole('button', { name: 'Remove Past 90 days' });
  remove.focus();
  fireEvent.click(remove);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' })));
});
