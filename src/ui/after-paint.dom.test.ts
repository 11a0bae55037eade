import { expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

it('acts at once, and once, where the page is left before it is painted', () => {
  vi.useFakeTimers();
  const act = vi.fn<() => void>();
  afterPaint(act);
  const calledOff = vi.fn<() => void>();
  afterPaint(calledOff)();
  globalThis.dispatchEvent(new Event('pagehide'));
  expect([act.mock.calls.length, calledOff.mock.calls.length]).toEqual([1, 0]);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
