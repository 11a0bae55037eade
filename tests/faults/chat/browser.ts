import { changeMessageMachine } from '#machines/flows/chat/change-message.ts';
import type { MessageChange } from '#machines/flows/chat/change-message.ts';
import type { Wanted } from '#machines/flows/chat/read-channel.ts';
import { changeMessagePorts } from '#src/areas/chat/change-message/change-message.ports.ts';
import type { Message } from '#src/areas/chat/room/chat-port.ts';
import { ownChat } from '#src/areas/chat/room/own-chat.ts';
import { readChannelIn } from '#src/areas/chat/panel/read-channel.ports.ts';
import { ChatSession } from '#src/areas/chat/session/session.ts';
import { createPortal } from '#src/cache/client.ts';
import type { Member as Account } from '#src/cache/headers.ts';
import { randomUUID } from 'node:crypto';
import { createActor } from 'xstate';

export type Member = { readonly account: Account; readonly name: string; readonly token: string };
type Place = { readonly origin: string; readonly channelId: string; readonly member: Member };

const open = ({ origin, channelId, member }: Place) => {
  let session: ChatSession | null = null;
  const portal = createPortal({
    origin,
    member: member.account,
    source: { token: () => member.token, isExpiring: () => false, renew: async () => 'renewed' },
    onProblem: () => undefined,
    onSocket: (event) => event === 'socket.opened' && session?.catchUp(),
    onSocketRefused: () => undefined,
  });
  const chat = new ChatSession(ownChat(portal), member.account.userId);
  session = chat;
  chat.start(() => undefined);
  const room = chat.room(channelId, null);
  const reading = createActor(readChannelIn(room, 0), { input: { channelId, threadId: null, messageId: null } }).start();
  const unfollow = chat.follow(room, () => reading.send({ type: 'connection.restored' }));
  const changing = createActor(changeMessageMachine.provide({ actors: changeMessagePorts(chat.port, room, member.name) })).start();
  return {
    chat,
    room,
    reading,
    changing,
    end: () => {
      unfollow();
      changing.stop();
      reading.stop();
      chat.stop();
      portal.close();
    },
  };
};

/** One browser of a member in a chat: the portal's own code, from the cache to the list of messages, without what draws it. */
export class ChatBrowser {
  readonly member: Member;
  readonly #place: Place;
  #page: ReturnType<typeof open>;

  constructor(place: Place) {
    this.#place = place;
    this.member = place.member;
    this.#page = open(place);
  }

  messages(): readonly Message[] {
    return this.#page.room.getSnapshot().messages;
  }

  hasLater(): boolean {
    return this.#page.room.getSnapshot().hasLater;
  }

  /** What is on its way still; null where nothing is. */
  waiting(): object | null {
    const { reading, changing, chat } = this.#page;
    const unsent = chat.outbox.getSnapshot().map(({ text, delivery }) => `${text} ${delivery}`);
    const isAtRest =
      reading.getSnapshot().matches({ open: { pages: 'resting', missed: 'none' } }) && changing.getSnapshot().matches('resting');
    return isAtRest && unsent.length === 0
      ? null
      : { unsent, reading: reading.getSnapshot().value, changing: changing.getSnapshot().value };
  }

  /** Writes, and gives the id under which the message is to be there once. */
  write(text: string, about: { readonly threadId?: string; readonly quoted?: string } = {}): string {
    const clientId = randomUUID();
    this.#page.chat.outbox.send({
      clientId,
      channelId: this.#place.channelId,
      text,
      threadId: about.threadId ?? null,
      quotedMessageId: about.quoted ?? null,
      quotedText: null,
      files: [],
      at: new Date().toISOString(),
      isRefused: false,
    });
    return clientId;
  }

  want(wanted: Wanted): void {
    this.#page.reading.send({ type: 'messages.want', wanted });
  }

  change(change: MessageChange): void {
    this.#page.changing.send({ type: 'message.change', change });
  }

  /** What a person does who sees that something failed. */
  pressRetry(): void {
    const { chat, reading } = this.#page;
    reading.send({ type: 'messages.retry' });
    for (const { clientId, delivery } of chat.outbox.getSnapshot()) if (delivery === 'failed') chat.outbox.retry(clientId);
  }

  /** Ends without a goodbye and comes back; what is kept on the device is there again. */
  reload(): void {
    this.#page.end();
    this.#page = open(this.#place);
  }

  close(): void {
    this.#page.end();
  }
}
