import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseUntilOnline } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const started = (): { readonly isOver: () => boolean } => {
  let isOver = false;
  void pauseUntilOnline(30_000).then(() => {
    isOver = true;
  });
  return { isOver: () => isOver };
};

it('lasts as long as it is told to', async () => {
  const pause = started();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(pause.isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(pause.isOver()).toBe(true);
});

it('ends when the network is back, and leaves nothing behind', async () => {
  const pause = started();
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([pause.isOver(), vi.getTimerCount()]).toEqual([true, 0]);
});
