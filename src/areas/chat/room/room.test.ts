import { describe, expect, it, vi } from 'vitest';
import type { Message, MessagePage, PageWanted } from './chat-port.ts';
import { messageOf } from './silent.builders.ts';
import { Room } from './room.ts';

const message = (position: number, more: Partial<Message> = {}): Message => messageOf({ id: `m${position}`, position, ...more });

/** A server with this many messages, three to a page. */
const serverOf = (count: number) => {
  const all = Array.from({ length: count }, (_, at) => message(at + 1));
  const page = (nodes: readonly Message[]): MessagePage => ({
    nodes,
    hasEarlier: nodes[0] !== undefined && nodes[0].position > 1,
    hasLater: nodes.length > 0 && (nodes.at(-1)?.position ?? 0) < all.length,
  });
  const messages = async (_: string, __: string | null, { before, after, around }: PageWanted): Promise<MessagePage> => {
    if (before !== undefined) return page(all.filter(({ position }) => position < before).slice(-3));
    if (after !== undefined) return page(all.filter(({ position }) => position > after).slice(0, 3));
    if (around !== undefined) return page(all.filter(({ position }) => Math.abs(position - around) <= 1));
    return page(all.slice(-3));
  };
  return { all, messages };
};
const positions = (room: Room) => room.getSnapshot().messages.map(({ position }) => position);

describe('the room of a channel', () => {
  it('grows in both directions and keeps the order of the server', async () => {
    const room = new Room(serverOf(10), 'c', null);
    await room.load({ kind: 'unread' }, 4);
    expect(positions(room)).toEqual([4, 5, 6]);
    await room.load({ kind: 'earlier' }, 0);
    await room.load({ kind: 'later' }, 0);
    expect(positions(room)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(room.getSnapshot()).toMatchObject({ hasEarlier: false, hasLater: true });
  });

  it('has a message once, however often it is told and in whatever order', async () => {
    const room = new Room(serverOf(3), 'c', null);
    await room.load({ kind: 'newest' }, 0);
    room.put(message(5));
    room.put(message(4));
    room.put(message(4, { text: 'Changed' }));
    room.put(message(5));
    expect(positions(room)).toEqual([1, 2, 3, 4, 5]);
    expect(room.getSnapshot().messages[3]?.text).toBe('Changed');
  });

  it('leaves for later what comes past the end of an old stretch, and what belongs elsewhere', async () => {
    const room = new Room(serverOf(10), 'c', null);
    await room.load({ kind: 'unread' }, 4);
    room.put(message(11));
    room.put(message(5, { id: 'other', channelId: 'd' }));
    expect(positions(room)).toEqual([4, 5, 6]);
  });

  it('shows a reply in the thread alone; its message tells how many there are', async () => {
    const server = serverOf(3);
    const [room, thread] = [new Room(server, 'c', null), new Room(server, 'c', 'm2')];
    await room.load({ kind: 'newest' }, 0);
    for (const each of [room, thread]) for (const said of [message(2, { repliesCount: 1 }), message(4, { threadId: 'm2' })]) each.put(said);
    expect(positions(room)).toEqual([1, 2, 3]);
    expect(room.getSnapshot().messages[1]?.repliesCount).toBe(1);
    expect(positions(thread)).toEqual([2, 4]);
  });

  it('tells of what is quoted what it says now', async () => {
    const room = new Room(serverOf(1), 'c', null);
    await room.load({ kind: 'newest' }, 0);
    room.put(message(2, { quoted: { id: 'm1', authorName: 'Ann', text: 'Message 1' } }));
    room.put(message(1, { text: '', state: 'deleted' }));
    expect(room.getSnapshot().messages[1]?.quoted?.text).toBe('');
  });

  it('holds what is heard while a page is on its way against the page', async () => {
    const server = serverOf(3);
    const held = Promise.withResolvers<void>();
    const room = new Room({ messages: (...asked) => server.messages(...asked).then((page) => held.promise.then(() => page)) }, 'c', null);
    const loaded = room.load({ kind: 'newest' }, 0);
    for (const said of [message(3, { text: 'Changed' }), message(4)]) room.put(said);
    held.resolve();
    await loaded;
    expect(positions(room)).toEqual([1, 2, 3, 4]);
    expect(room.getSnapshot().messages[2]?.text).toBe('Changed');
  });

  it('shows what is wished last, whichever answer comes first, and catches up with that', async () => {
    const server = serverOf(10);
    const answers: (() => void)[] = [];
    const late = (...asked: Parameters<typeof server.messages>) =>
      new Promise<MessagePage>((resolve) => void answers.push(() => void server.messages(...asked).then(resolve)));
    const room = new Room({ messages: late }, 'c', null);
    const around = room.load({ kind: 'unread' }, 1);
    const newest = room.load({ kind: 'newest' }, 0);
    for (const answer of answers.splice(0).toReversed()) answer();
    await Promise.all([around, newest]);
    expect(positions(room)).toEqual([8, 9, 10]);
    const earlier = room.load({ kind: 'earlier' }, 0);
    server.all.push(...[11, 12, 13, 14].map((position) => message(position)));
    const caught = room.catchUp();
    while (answers.length > 0) {
      answers.pop()?.();
      await vi.waitFor(() => Promise.resolve());
      await Promise.resolve();
    }
    await Promise.all([earlier, caught]);
    expect(positions(room)).toEqual([12, 13, 14]);
  });

  it('fetches what was missed without a gap: after an hour away the newest take the place of what is too old', async () => {
    const server = serverOf(4);
    const room = new Room(server, 'c', null);
    await room.load({ kind: 'newest' }, 0);
    server.all.push(message(5));
    await room.catchUp();
    expect(positions(room)).toEqual([1, 2, 3, 4, 5]);
    server.all[1] = message(2, { text: 'Changed meanwhile' });
    await room.catchUp();
    expect([positions(room), room.getSnapshot().messages[1]?.text]).toEqual([[1, 2, 3, 4, 5], 'Changed meanwhile']);
    for (let at = 6; at <= 20; at += 1) server.all.push(message(at));
    await room.catchUp();
    expect(positions(room)).toEqual([18, 19, 20]);
    expect(room.getSnapshot()).toMatchObject({ hasEarlier: true, hasLater: false });
  });

  it('asks for what was missed once more, and not once for each time that something was missed', async () => {
    const server = serverOf(4);
    const asked = vi.fn<typeof server.messages>(server.messages);
    const room = new Room({ messages: asked }, 'c', null);
    await room.load({ kind: 'newest' }, 0);
    server.all.push(message(5));
    asked.mockClear();
    const missing = Array.from({ length: 20 }, () => new AbortController());
    const caught = missing.map(({ signal }, at) => {
      missing[at - 1]?.abort();
      return room.catchUp(signal);
    });
    await Promise.all(caught);
    expect(positions(room)).toEqual([1, 2, 3, 4, 5]);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(missing.length + 1);
  });

  it('shows a prediction, and takes back no newer word of the server', async () => {
    const room = new Room(serverOf(3), 'c', null);
    await room.load({ kind: 'newest' }, 0);
    const back = room.predict('m3', (one) => ({ ...one, text: 'Wished' }));
    expect(room.getSnapshot().messages[2]?.text).toBe('Wished');
    back(null);
    expect(room.getSnapshot().messages[2]?.text).toBe('Message 3');
    const tooLate = room.predict('m3', (one) => ({ ...one, text: 'Wished' }));
    room.put(message(3, { text: 'Said' }));
    tooLate(null);
    expect(room.getSnapshot().messages[2]?.text).toBe('Said');
  });
});
