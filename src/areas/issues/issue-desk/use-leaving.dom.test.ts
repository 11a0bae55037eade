import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeaving } from './use-leaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
type Row = typeof a;
type Shown = { readonly rows: readonly Row[]; readonly list: string };

const opened = () => {
  const start: Shown = { rows: [a, b, c], list: 'new' };
  const { result, rerender } = renderHook(({ rows, list }: Shown) => useLeaving(rows, list), { initialProps: start });
  return {
    show: (rows: readonly Row[], list = 'new') => rerender({ rows, list }),
    forget: (id: string) => act(() => result.current.forget(id)),
    shown: () => result.current.shown.map(({ row, isLeaving }) => (isLeaving ? `-${row.id}` : row.id)),
  };
};

describe('rows that leave a list', () => {
  it('keep their places until they have moved out of sight', () => {
    const { show, forget, shown } = opened();
    show([b]);
    expect(shown()).toEqual(['-a', 'b', '-c']);
    forget('a');
    expect(shown()).toEqual(['b', '-c']);
  });

  it('leave no gap where nothing says that they moved', () => {
    const { show, shown } = opened();
    show([b]);
    act(() => void vi.advanceTimersByTime(100));
    show([{ id: 'b' }]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toEqual(['b']);
  });

  it('are not looked for in another list', () => {
    const { show, shown } = opened();
    show([b], 'accepted');
    expect(shown()).toEqual(['b']);
  });
});
