// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadFailure } from './load-failure.tsx';
import { UnloadedPage } from './unloaded-page.tsx';

afterEach(cleanup);

function List() {
  const [hasFailed, fail] = useState(true);
  return (
    <main id="main">
      <h1>Results</h1>
      {hasFailed ? <LoadFailure title="The tests could not be loaded." requestId="r1" onRetry={() => fail(false)} /> : <p>Loaded</p>}
    </main>
  );
}

it('is the title of a page of which nothing came, with a way back', () => {
  render(
    <UnloadedPage
      back={{ label: 'Results', href: '/results' }}
      title="The test could not be loaded."
      requestId={null}
      onRetry={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The test could not be loaded.');
  expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/results');
});

describe('what stands where a list could not be loaded', () => {
  it('leaves the focus on the title once another try brought it', async () => {
    render(<List />);
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    expect(screen.getByText('Loaded')).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toBe('Results');
  });
});
