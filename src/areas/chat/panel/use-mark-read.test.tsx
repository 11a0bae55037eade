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

const channel = { id: 'c', readPosition: 3, unreadThreads: [] };
const place = { channelId: 'c', threadId: null };

it('notes the end of a chat once it is in sight, and once more where that did not arrive', async () => {
  const markRead = vi.fn<(...given: readonly unknown[]) => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
  const { rerender } = renderHook((isAtEnd: boolean) => useMarkRead({ markRead }, channel, { threadId: null, last: 7, isAtEnd }), {
    initialProps: false,
  });
  expect(markRead).not.toHaveBeenCalled();
  rerender(true);
  expect(markRead.mock.calls).toEqual([[place, 7]]);
  await vi.advanceTimersByTimeAsync(4999);
  expect(markRead).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(markRead.mock.calls).toEqual([
    [place, 7],
    [place, 7],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(markRead).toHaveBeenCalledTimes(2);
});

it('notes a thread apart from its channel, and only where something in it is unread', () => {
  const markRead = vi.fn<(...given: readonly unknown[]) => Promise<void>>().mockResolvedValue();
  const read = (unreadThreads: readonly { readonly id: string; readonly readPosition: number }[], last: number) =>
    renderHook(() =>
      useMarkRead({ markRead }, { ...channel, unreadThreads: unreadThreads as never }, { threadId: 'm1', last, isAtEnd: true }),
    ).unmount();
  read([], 9);
  read([{ id: 'm2', readPosition: 0 }], 9);
  expect(markRead).not.toHaveBeenCalled();
  read([{ id: 'm1', readPosition: 4 }], 9);
  expect(markRead.mock.calls).toEqual([[{ channelId: 'c', threadId: 'm1' }, 9]]);
});
