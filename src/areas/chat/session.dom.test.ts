import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatChange, ChatPort } from './port/chat-port.ts';
import { ChatSession } from './session.ts';

type Heard = Parameters<ChatPort['connect']>[0];

/** A chat service that a test speaks for. */
const serviceOf = () => {
  const counts: PromiseWithResolvers<number>[] = [];
  let heard: Heard | null = null;
  const unused = () => Promise.reject(new Error('not asked for here'));
  const port: ChatPort = {
    connect: (listeners) => {
      heard = listeners;
      return () => undefined;
    },
    unreadCount: () => {
      const count = Promise.withResolvers<number>();
      counts.push(count);
      return count.promise;
    },
    lookUp: async () => null,
    register: unused,
    channelsOf: unused,
    messages: unused,
    search: unused,
    send: unused,
    change: unused,
    markRead: unused,
    upload: unused,
  };
  const happen = (change: Partial<ChatChange>) =>
    heard?.change({
      number: '1',
      channelId: 'c',
      externalId: 'x',
      testId: 't',
      kind: 'message',
      message: null,
      isNew: false,
      readPosition: null,
      typingName: null,
      ...change,
    });
  return { port, counts, happen };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts what is unread while more and more comes, and hears the last answer alone', async () => {
  const { port, counts, happen } = serviceOf();
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
  const { port, happen } = serviceOf();
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
