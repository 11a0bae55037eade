import { randomUUID } from 'node:crypto';
import { changeMessageMachine } from '#machines/flows/chat/change-message.ts';
import { chatReactions } from '#schema/vocabulary/around.ts';
import { changeMessagePorts } from '#src/areas/chat/change-message/change-message.ports.ts';
import { readChannelIn } from '#src/areas/chat/panel/read-channel.ports.ts';
import type { Message } from '#src/areas/chat/room/chat-port.ts';
import { Unread } from '#src/areas/chat/room/chat.documents.ts';
import { ownChat } from '#src/areas/chat/room/own-chat.ts';
import { Room } from '#src/areas/chat/room/room.ts';
import { countOf } from '#src/areas/chat/session/session.ts';
import type { ChatSession } from '#src/areas/chat/session/session.ts';
import { fresh } from '#src/cache/call.ts';
import type { Portal } from '#src/cache/client.ts';
import type { Random } from '#crowd/random.ts';
import type { Client } from 'urql';
import { createActor } from 'xstate';
import { unsigned } from './parts.ts';
import type { Part, Watched } from './parts.ts';

/** The chat of a page, which lives as long as the page. */
export type PageChat = { readonly session: ChatSession; readonly name: string; readonly unread: () => number | null };

type Address = { readonly channelId: string; readonly threadId: string | null };
type Conversation = { readonly messages: readonly Message[]; readonly hasLater: boolean };

const actIn = (random: Random, { channelId, threadId }: Address, messages: readonly Message[], userId: string) => {
  const seen = messages.filter(({ state }) => state !== 'deleted');
  const own = seen.filter(({ authorId }) => authorId === userId);
  const what = random.weigh([
    ['write', 4],
    ['answer', 2],
    ['react', 3],
    ['edit', 3],
    ['delete', 2],
    ['mark', 2],
    ['earlier', 1],
  ] as const);
  const any = seen.length === 0 ? null : random.pick(seen);
  const mine = own.length === 0 ? null : random.pick(own);
  const text = `Message ${random.whole(1, 99)}`;
  const sent = (quoted: string | null) => ({
    clientId: randomUUID(),
    channelId,
    text,
    threadId,
    quotedMessageId: quoted,
    quotedText: null,
    files: [],
    at: new Date().toISOString(),
    isRefused: false,
  });
  if (what === 'write') return { what, send: sent(null) };
  if (what === 'answer' && any !== null) return { what, send: sent(any.id) };
  if (what === 'mark' && any !== null) return { what, mark: any.position };
  if (what === 'earlier') return { what, want: { kind: 'earlier' } as const };
  if (what === 'edit' && mine !== null) return { what, change: { kind: 'edit', messageId: mine.id, text } as const };
  if (what === 'delete' && mine !== null) return { what, change: { kind: 'delete', messageId: mine.id } as const };
  if (what !== 'react' || any === null) return { what: 'nothing' };
  return { what, change: { kind: 'react', messageId: any.id, reaction: random.pick(chatReactions), isOn: random.chance(0.6) } as const };
};

const followed = ({ session, name }: PageChat, address: Address, userId: string): Watched => {
  const { channelId, threadId } = address;
  const room = session.room(channelId, threadId);
  const reading = createActor(readChannelIn(room, 0), { input: { ...address, messageId: null } }).start();
  const changing = createActor(changeMessageMachine.provide({ actors: changeMessagePorts(session.port, room, name) })).start();
  const unfollow = session.follow(room, () => reading.send({ type: 'connection.restored' }));
  const unsent = () => session.outbox.getSnapshot().filter((message) => message.channelId === channelId && message.threadId === threadId);
  const isRefused = (delivery: string): boolean => delivery === 'failed' || delivery === 'refused';
  return {
    shown: () => unsigned({ messages: room.getSnapshot().messages, hasLater: room.getSnapshot().hasLater }),
    isLost: () => reading.getSnapshot().matches('failed') || unsent().some(({ delivery }) => isRefused(delivery)),
    isSettled: () =>
      unsent().length === 0 &&
      changing.getSnapshot().matches('resting') &&
      reading.getSnapshot().matches({ open: { pages: 'resting', missed: 'none' } }),
    retry: () => {
      reading.send({ type: 'messages.retry' });
      for (const { clientId, delivery } of unsent())
        if (delivery === 'refused') session.outbox.discard(clientId);
        else session.outbox.retry(clientId);
    },
    act: (random) => {
      const { what, send, mark, want, change } = {
        send: null,
        mark: null,
        want: null,
        change: null,
        ...actIn(random, address, room.getSnapshot().messages, userId),
      };
      if (send !== null) session.outbox.send(send);
      if (mark !== null) session.markRead({ channelId, threadId: address.threadId ?? null }, mark).catch(() => undefined);
      if (want !== null) reading.send({ type: 'messages.want', wanted: want });
      if (change !== null) changing.send({ type: 'message.change', change });
      return `${what} ${JSON.stringify(send ?? mark ?? change)}`;
    },
    close: () => {
      unfollow();
      changing.stop();
      reading.stop();
    },
  };
};

/** As somebody reads it who has just come: from the newest message back to the first. */
const readThrough = (client: Client, { channelId, threadId }: Address): Watched => {
  const room = new Room(ownChat({ client } as Portal), channelId, threadId);
  let isRead = false;
  const read = async (): Promise<void> => {
    await room.load({ kind: 'newest' }, 0);
    while (room.getSnapshot().hasEarlier) await room.load({ kind: 'earlier' }, 0);
    isRead = true;
  };
  void read();
  const nothing = () => undefined;
  return {
    shown: () => unsigned({ messages: room.getSnapshot().messages, hasLater: false }),
    isLost: () => false,
    isSettled: () => isRead,
    retry: nothing,
    close: nothing,
  };
};

/** The messages of a channel or of a thread, from the oldest that the page holds. */
export const conversation = (userId: string, address: Address): Part => ({
  title: `Conversation ${JSON.stringify(address)}`,
  open: (client, chat) => (chat === undefined ? readThrough(client, address) : followed(chat, address, userId)),
  within: (all, held) => {
    const [{ messages }, first] = [all as Conversation, (held as Conversation).messages[0]];
    return { messages: messages.filter(({ position }) => first === undefined || position >= first.position), hasLater: false };
  },
});

/** What stands in the title of the page. */
export const unreadMessages: Part = {
  title: 'Unread messages',
  open: (client, chat) => {
    const nothing = () => undefined;
    let count: number | null = null;
    let isRead = chat !== undefined;
    if (chat === undefined)
      void client
        .query(Unread, { externalIds: [] }, fresh)
        .toPromise()
        .then(({ data }) => {
          count = data === undefined ? null : countOf(data.chatUnread);
          isRead = true;
        });
    return { shown: () => chat?.unread() ?? count, isLost: () => false, isSettled: () => isRead, retry: nothing, close: nothing };
  },
};
