import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMarkRead } from './use-mark-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const channel = { id: 'c', readPosition: 3, lastPosition: 7 };

it('notes the end of a chat once it is in sight, and once more where that did not arrive', async () => {
  const markRead = vi.fn<(...given: readonly unknown[]) => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
  const { rerender } = renderHook((isAtEnd: boolean) => useMarkRead({ markRead }, channel, { isThread: false, last: 6, isAtEnd }), {
    initialProps: false,
  });
  expect(markRead).not.toHaveBeenCalled();
  rerender(true);
  expect(markRead.mock.calls).toEqual([['c', 7]]);
  await vi.advanceTimersByTimeAsync(4999);
  expect(markRead).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(markRead.mock.calls).toEqual([
    ['c', 7],
    ['c', 7],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(markRead).toHaveBeenCalledTimes(2);
});
