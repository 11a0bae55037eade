import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseUntilOnline } from './resend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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
  const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  const listen = vi.spyOn(window, 'addEventListener');
  const pause = started();
  const [timer, heard] = [set.mock.results[0]?.value, listen.mock.calls[0]?.[2]];
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(pause.isOver()).toBe(true);
  expect(clear).toHaveBeenCalledWith(timer);
  expect(heard).toEqual({ signal: expect.objectContaining({ aborted: true }) });
});
