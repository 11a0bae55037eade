// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problem = { id: 'name', message: 'A name is required', href: '#name' };

/** Lets a test say when the browser has laid something out anew. */
const layouts = (): (() => void) => {
  const measured: (() => void)[] = [];
  class Observer {
    constructor(callback: () => void) {
      measured.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return () => act(() => measured.forEach((tell) => tell()));
};

it('keeps its height when everything is mended, and says so', () => {
  const lay = layouts();
  const { rerender } = render(<ErrorSummary problems={[problem]} />);
  vi.spyOn(screen.getByRole('alert'), 'offsetHeight', 'get').mockReturnValue(66);
  lay();
  rerender(<ErrorSummary problems={[]} />);
  expect([screen.getByRole('status').textContent, screen.getByRole('status').style.minHeight]).toEqual([
    'Nothing left to fix here',
    '66px',
  ]);
});

it('holds no height that it had in another width', () => {
  const lay = layouts();
  const shown = { width: 300, height: 180 };
  render(<ErrorSummary problems={[problem]} />);
  const box = screen.getByRole('alert');
  vi.spyOn(box, 'offsetWidth', 'get').mockImplementation(() => shown.width);
  vi.spyOn(box, 'offsetHeight', 'get').mockImplementation(() => Math.max(shown.height, Number.parseInt(box.style.minHeight || '0', 10)));
  const held = ({ width, height }: typeof shown): string => {
    Object.assign(shown, { width, height });
    lay();
    return box.style.minHeight;
  };
  expect([held({ width: 300, height: 180 }), held({ width: 300, height: 120 }), held({ width: 800, height: 66 })]).toEqual([
    '180px',
    '180px',
    '66px',
  ]);
});

it('is not there where nothing was wrong', () => {
  const { container } = render(<ErrorSummary problems={[]} />);
  expect(container.textContent).toBe('');
});

it('is said and not shown where each problem stands at its field, and shown where the first one has none', () => {
  const { unmount } = render(
    <>
      <ErrorSummary isSaid focus problems={[problem]} />
      <input id="name" />
    </>,
  );
  expect([screen.getByRole('alert').className, screen.getByRole('alert').textContent, document.activeElement?.id]).toEqual([
    'sr-only',
    '1 thing to fixA name is required',
    'name',
  ]);
  unmount();
  render(<ErrorSummary isSaid focus problems={[problem]} />);
  expect([screen.getByRole('link', { name: 'A name is required' }), screen.getByRole('alert')]).toEqual([
    expect.anything(),
    document.activeElement,
  ]);
});
