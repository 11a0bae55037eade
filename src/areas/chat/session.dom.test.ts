import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentService } from './port/silent.builders.ts';
import { ChatSession } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts what is unread while more and more comes, and hears the last answer alone', async () => {
  const { port, counts, happen } = silentService();
  const session = new ChatSession(port, 'seat');
  const told: number[] = [];
  session.onUnread((count) => told.push(count));
  session.start(() => undefined);
  for (let events = 0; events < 10; events += 1) {
    happen({});
    vi.advanceTimersByTime(100);
  }
  expect(counts.length).toBe(2);
  counts[1]?.resolve(7);
  await vi.advanceTimersByTimeAsync(0);
  counts[0]?.resolve(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([7]);
  session.stop();
});

it('shows who types for six seconds, counted from the last word of it', () => {
  const { port, happen } = silentService();
  const session = new ChatSession(port, 'seat');
  session.start(() => undefined);
  const names = () => session.typing().map(({ name }) => name);
  happen({ kind: 'typing', typingName: 'Lena' });
  vi.advanceTimersByTime(4000);
  happen({ kind: 'typing', typingName: 'Lena' });
  vi.advanceTimersByTime(4000);
  expect(names()).toEqual(['Lena']);
  vi.advanceTimersByTime(2000);
  expect(names()).toEqual([]);
  session.stop();
});
