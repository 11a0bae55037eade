import { describe, expect, it } from 'vitest';
import type { Message, MessagePage, PageWanted } from './chat-port.ts';
import { Room } from './room.ts';

const message = (position: number, more: Partial<Message> = {}): Message => ({
  id: `m${position}`,
  channelId: 'c',
  clientId: `k${position}`,
  position,
  state: 'sent',
  text: `Message ${position}`,
  authorId: 'a',
  authorName: 'Ann',
  authorRole: 'tester',
  threadId: null,
  repliesCount: 0,
  quoted: null,
  reactions: [],
  files: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  ...more,
});

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
    room.put(message(5), true);
    room.put(message(4), true);
    room.put(message(4, { text: 'Changed' }), false);
    room.put(message(5), true);
    expect(positions(room)).toEqual([1, 2, 3, 4, 5]);
    expect(room.getSnapshot().messages[3]?.text).toBe('Changed');
  });

  it('leaves for later what comes past the end of an old stretch, and what belongs elsewhere', async () => {
    const room = new Room(serverOf(10), 'c', null);
    await room.load({ kind: 'unread' }, 4);
    room.put(message(11), true);
    room.put(message(5, { id: 'other', channelId: 'd' }), true);
    expect(positions(room)).toEqual([4, 5, 6]);
  });

  it('counts a reply under its message, and shows it in the thread alone', async () => {
    const server = serverOf(3);
    const [room, thread] = [new Room(server, 'c', null), new Room(server, 'c', 'm2')];
    await room.load({ kind: 'newest' }, 0);
    for (const each of [room, thread]) each.put(message(4, { threadId: 'm2' }), true);
    expect(positions(room)).toEqual([1, 2, 3]);
    expect(room.getSnapshot().messages[1]?.repliesCount).toBe(1);
    expect(positions(thread)).toEqual([4]);
  });

  it('fetches what was missed without a gap: after an hour away the newest take the place of what is too old', async () => {
    const server = serverOf(4);
    const room = new Room(server, 'c', null);
    await room.load({ kind: 'newest' }, 0);
    server.all.push(message(5));
    await room.catchUp();
    expect(positions(room)).toEqual([2, 3, 4, 5]);
    for (let at = 6; at <= 20; at += 1) server.all.push(message(at));
    await room.catchUp();
    expect(positions(room)).toEqual([18, 19, 20]);
    expect(room.getSnapshot()).toMatchObject({ hasEarlier: true, hasLater: false });
  });

  it('shows a prediction, and takes back no newer word of the server', async () => {
    const room = new Room(serverOf(3), 'c', null);
    await room.load({ kind: 'newest' }, 0);
    const back = room.predict('m3', (one) => ({ ...one, text: 'Wished' }));
    expect(room.getSnapshot().messages[2]?.text).toBe('Wished');
    back();
    expect(room.getSnapshot().messages[2]?.text).toBe('Message 3');
    const tooLate = room.predict('m3', (one) => ({ ...one, text: 'Wished' }));
    room.put(message(3, { text: 'Said' }), false);
    tooLate();
    expect(room.getSnapshot().messages[2]?.text).toBe('Said');
  });
});
