// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CombinedError } from 'urql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SorryPage } from './pages.tsx';

afterEach(cleanup);

/** A page that needs an answer first, and what is shown while there is none. */
const open = async (error: Error) => {
  let isAnswering = false;
  const routeTree = createRootRoute({
    beforeLoad: () => {
      if (!isAnswering) throw error;
    },
    component: () => <h1>Results</h1>,
    errorComponent: SorryPage,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return () => {
    isAnswering = true;
  };
};

describe('what stands in for a page', () => {
  it('says that no answer came, and is the page by itself once the network is back', async () => {
    const answer = await open(new CombinedError({ networkError: new TypeError('Failed to fetch') }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be loaded.');
    answer();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeDefined();
  });

  it('SH-424: is the sorry page where something broke, and tells of it', async () => {
    const tell = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    await open(new Error('broken'));
    expect(tell).toHaveBeenCalledExactlyOnceWith('/error', expect.any(Blob));
    tell.mockRestore();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "We are sorry, something went wrong. We've been notified about the issue.",
    );
  });
});
