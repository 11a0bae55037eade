import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSteady } from './use-steady.ts';

afterEach(cleanup);

it('stays the same and does what the last render says', () => {
  const { result, rerender } = renderHook((by: number) => useSteady({ scale: (number: number) => number * by }), { initialProps: 2 });
  const { scale } = result.current;
  expect(scale(3)).toBe(6);
  rerender(10);
  expect(result.current.scale).toBe(scale);
  expect(scale(3)).toBe(30);
});
