// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problem = { id: 'name', message: 'A name is required', href: '#name' };

it('keeps its height when everything is mended, and says so', () => {
  const measured: (() => void)[] = [];
  class Observer {
    constructor(callback: () => void) {
      measured.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const { rerender } = render(<ErrorSummary title="1 thing to fix" problems={[problem]} />);
  vi.spyOn(screen.getByRole('alert'), 'offsetHeight', 'get').mockReturnValue(66);
  act(() => measured.forEach((tell) => tell()));
  rerender(<ErrorSummary title="0 things to fix" problems={[]} />);
  expect([screen.getByRole('status').textContent, screen.getByRole('status').style.minHeight]).toEqual([
    'Nothing left to fix here',
    '66px',
  ]);
});

it('is not there where nothing was wrong', () => {
  const { container } = render(<ErrorSummary title="0 things to fix" problems={[]} />);
  expect(container.textContent).toBe('');
});
