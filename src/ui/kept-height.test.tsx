// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptHeight } from './kept-height.tsx';

type Watch = (entries: readonly { readonly contentRect: { readonly height: number } }[]) => void;

let grow: Watch = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(watch: Watch) {
        grow = watch;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const part = (name: string, isLoading: boolean) => (
  <KeptHeight name={name} isLoading={isLoading}>
    <p>part</p>
  </KeptHeight>
);
const heightOf = () => screen.getByText('part').parentElement?.style.height;

describe('the height of a part', () => {
  it('is kept for the next time that it loads, and is free once it is there', () => {
    const { unmount } = render(part('tests', false));
    act(() => grow([{ contentRect: { height: 240.4 } }]));
    unmount();
    const { rerender } = render(part('tests', true));
    expect(heightOf()).toBe('240px');
    rerender(part('tests', false));
    expect(heightOf()).toBe('');
  });

  it('is unknown at first, and said to be for as long as the part loads', () => {
    const { container, rerender } = render(part('never seen', true));
    const isUnknown = () => container.querySelector('[data-height="unknown"]') !== null;
    expect(isUnknown()).toBe(true);
    rerender(part('never seen', false));
    act(() => grow([{ contentRect: { height: 90 } }]));
    expect(isUnknown()).toBe(false);
    cleanup();
    expect(render(part('never seen', true)).container.querySelector('[data-height]')).toBe(null);
  });

  it('is that of the same part in a window of the same width', () => {
    render(part('issues', false));
    act(() => grow([{ contentRect: { height: 90 } }]));
    cleanup();
    render(part('others', true));
    expect(heightOf()).toBe('');
    cleanup();
    vi.stubGlobal('innerWidth', 390);
    render(part('issues', true));
    expect(heightOf()).toBe('');
  });
});
