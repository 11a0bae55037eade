import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../room/chat-port.ts';
import type { KeptMessage } from '../room/outbox.ts';
import { messageOf, silentService } from '../room/silent.builders.ts';
import { ChatSession } from './session.ts';

const written = (clientId: string): KeptMessage => ({
  clientId,
  channelId: 'c',
  text: clientId,
  threadId: null,
  quotedMessageId: null,
  quotedText: null,
  files: [],
  at: '2026-01-01T00:00:00.000Z',
  isRefused: false,
});

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
  counts[1]?.resolve([
    { testId: 't1', count: 5 },
    { testId: 't2', count: 2 },
  ]);
  await vi.advanceTimersByTimeAsync(0);
  counts[0]?.resolve([]);
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

it('shows neither who types nor who is there once the connection is gone', () => {
  const { port, happen } = silentService();
  const session = new ChatSession(port, 'seat');
  session.start(() => undefined);
  happen({ kind: 'typing', typingName: 'Lena' });
  session.there.take({ number: '1', testers: [{ participantId: 'p1', seconds: 60 }] });
  expect([session.typing().length, session.there.getSnapshot().size]).toEqual([1, 1]);
  session.unhear();
  expect([session.typing().length, session.there.getSnapshot().size]).toEqual([0, 0]);
  session.stop();
});

it('takes a message for sent that failed here and is heard of, whichever comes first', async () => {
  const { port, happen } = silentService();
  const room = { messages: [] as Message[] };
  const session = new ChatSession(
    { ...port, messages: async () => ({ nodes: room.messages, hasEarlier: false, hasLater: false }) },
    'lost',
  );
  session.start(() => undefined);
  const shown = session.room('c', null);
  await shown.load({ kind: 'newest' }, 0);
  session.follow(shown, () => undefined);
  const unsent = () => session.outbox.getSnapshot().map(({ clientId, delivery }) => `${clientId} ${delivery}`);
  session.outbox.send(written('before'));
  happen({ message: messageOf({ id: 'm1', clientId: 'before', position: 1 }), isNew: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(unsent()).toEqual([]);
  session.outbox.send(written('after'));
  await vi.advanceTimersByTimeAsync(0);
  expect(unsent()).toEqual(['after failed']);
  happen({ message: messageOf({ id: 'm2', clientId: 'after', position: 2 }), isNew: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(unsent()).toEqual([]);
  session.stop();
});

it('asks nothing for the echo of what was sent here, nor to have it marked as read', async () => {
  const { port, counts, happen } = silentService();
  const message = messageOf({ id: 'm1', clientId: 'own', position: 8 });
  const channel = { channelId: message.channelId, threadId: null };
  const marked: unknown[] = [];
  const session = new ChatSession(
    {
      ...port,
      send: async () => ({ delivery: { kind: 'sent' }, posted: { message, readPosition: 8 } }),
      markRead: async (...given) => {
        marked.push(given);
        return [{ testId: 't1', count: 5 }];
      },
    },
    'seat',
  );
  const told: number[] = [];
  session.onUnread((count) => told.push(count));
  session.start(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  const asked = counts.length;
  session.outbox.send(written('own'));
  void session.markRead(channel, 8);
  await vi.advanceTimersByTimeAsync(0);
  happen({ channelId: message.channelId, isNew: true, message });
  await vi.advanceTimersByTimeAsync(5000);
  expect({ asked: counts.length - asked, marked }).toEqual({ asked: 0, marked: [] });

  void session.markRead(channel, 9);
  void session.markRead(channel, 10);
  await vi.advanceTimersByTimeAsync(400);
  void session.markRead(channel, 11);
  await vi.advanceTimersByTimeAsync(1999);
  expect({ marked, told }).toEqual({ marked: [[channel, 10]], told: [5] });
  await vi.advanceTimersByTimeAsync(1);
  happen({ channelId: message.channelId, kind: 'read', readPosition: 11 });
  await vi.advanceTimersByTimeAsync(5000);
  expect({ asked: counts.length - asked, marked }).toEqual({
    asked: 0,
    marked: [
      [channel, 10],
      [channel, 11],
    ],
  });
  session.stop();
});

it('tells of a thread and of its channel by themselves, and knows the echo of each', async () => {
  const { port, counts, happen } = silentService();
  const marked: unknown[] = [];
  const session = new ChatSession({ ...port, markRead: async (...given) => (marked.push(given), []) }, 'seat');
  session.start(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  const asked = counts.length;
  void session.markRead({ channelId: 'c', threadId: 'm1' }, 9);
  void session.markRead({ channelId: 'c', threadId: null }, 4);
  await vi.advanceTimersByTimeAsync(400);
  expect(marked).toEqual([
    [{ channelId: 'c', threadId: 'm1' }, 9],
    [{ channelId: 'c', threadId: null }, 4],
  ]);
  happen({ kind: 'read', readPosition: 9, threadId: 'm1' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(counts.length - asked).toBe(0);
  happen({ kind: 'read', readPosition: 9 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(counts.length - asked).toBe(1);
  session.stop();
});

it('leaves a place unread in which a message was made unread, until it is looked at anew', async () => {
  const { port } = silentService();
  const done: unknown[] = [];
  const session = new ChatSession(
    {
      ...port,
      markRead: async (...given) => (done.push(given), []),
      markUnread: async (id) => (done.push(id), [{ testId: 't1', count: 1 }]),
    },
    'seat',
  );
  const told: number[] = [];
  session.onUnread((count) => told.push(count));
  const room = session.room('c', null);
  const leave = session.follow(room, () => undefined);
  await session.markUnread(messageOf({ id: 'm7', position: 7 }));
  void session.markRead({ channelId: 'c', threadId: null }, 9);
  await vi.advanceTimersByTimeAsync(5000);
  expect({ done, told }).toEqual({ done: ['m7'], told: [1] });
  leave();
  void session.markRead({ channelId: 'c', threadId: null }, 9);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(['m7', [{ channelId: 'c', threadId: null }, 9]]);
});

it('tells that somebody writes after a second of it, every four seconds, and never of what is put in at once', async () => {
  const { port } = silentService();
  const told: string[] = [];
  const session = new ChatSession({ ...port, showTyping: async (id) => void told.push(id) }, 'seat');
  vi.setSystemTime(1_000_000);
  session.type('c');
  await vi.advanceTimersByTimeAsync(4000);
  session.type('c');
  expect(told).toEqual([]);
  for (let letters = 0; letters < 55; letters += 1) {
    await vi.advanceTimersByTimeAsync(100);
    session.type('c');
  }
  expect(told).toEqual(['c', 'c']);
});
