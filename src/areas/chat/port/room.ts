import type { Wanted } from '#machines/flows/chat/read-channel/read-channel.types.ts';
import type { ChatChange, ChatPort, Message, MessagePage } from './chat-port.ts';

/** What is known of a channel or of a thread: an unbroken stretch of its messages, in the order of the server. */
export type RoomState = {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
};

const empty: RoomState = { messages: [], hasEarlier: false, hasLater: false };

const merged = (one: readonly Message[], other: readonly Message[]): readonly Message[] => {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((left, right) => left.position - right.position);
};

/** Holds the messages that a person looks at, each once, and follows what becomes of them. */
export class Room {
  readonly channelId: string;
  readonly threadId: string | null;
  readonly #port: Pick<ChatPort, 'messages'>;
  readonly #listeners = new Set<() => void>();
  #state: RoomState = empty;

  constructor(port: Pick<ChatPort, 'messages'>, channelId: string, threadId: string | null) {
    this.#port = port;
    this.channelId = channelId;
    this.threadId = threadId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): RoomState => this.#state;

  /** Brings a page; one that does not touch what is there takes its place. */
  async load(wanted: Wanted, readPosition: number): Promise<void> {
    const { messages } = this.#state;
    switch (wanted.kind) {
      case 'earlier':
        if (messages[0] === undefined) return;
        return this.#grow(await this.#page({ before: messages[0].position }), 'earlier');
      case 'later': {
        const last = messages.at(-1);
        if (last === undefined) return;
        return this.#grow(await this.#page({ after: last.position }), 'later');
      }
      case 'around':
        return this.#replace(await this.#page({ aroundId: wanted.messageId }));
      case 'unread':
        return this.#replace(await this.#page({ around: readPosition + 1 }));
      case 'newest':
        return this.#replace(await this.#page({}));
    }
  }

  /** Asks for what came after the last message there is, and for those in sight anew: they may have been changed meanwhile. */
  async catchUp(): Promise<void> {
    const { messages, hasLater } = this.#state;
    const last = messages.at(-1);
    if (last === undefined || hasLater) return this.#replace(await this.#page(last === undefined ? {} : { around: last.position }));
    const newest = await this.#page({});
    const first = newest.nodes[0];
    if (first === undefined || first.position > last.position) return this.#replace(newest);
    const kept = this.#state.messages.filter(({ position }) => position < first.position);
    this.#set({
      messages: merged(kept, newest.nodes),
      hasEarlier: kept.length > 0 ? this.#state.hasEarlier : newest.hasEarlier,
      hasLater: false,
    });
  }

  /** Takes a message as the server tells it; one past the end of a stretch that is not the newest is left for later. */
  put(message: Message, isNew: boolean): void {
    if (message.channelId !== this.channelId) return;
    const isHere = this.threadId === null ? message.threadId === null : message.threadId === this.threadId || message.id === this.threadId;
    if (!isHere) return isNew && message.threadId !== null ? this.#countReply(message.threadId) : undefined;
    const { messages, hasLater, hasEarlier } = this.#state;
    const known = messages.find(({ id }) => id === message.id);
    const last = messages.at(-1);
    const isInside =
      known !== undefined ||
      (messages[0] !== undefined && message.position > messages[0].position && last !== undefined && message.position < last.position);
    const isNext = !hasLater && (last === undefined ? !hasEarlier : message.position > last.position);
    if (isInside || isNext) this.#set({ ...this.#state, messages: merged(messages, [message]) });
  }

  take({ message, isNew }: ChatChange): void {
    if (message !== null && message !== undefined) this.put(message, isNew);
  }

  /** Shows what is wished before the server answered; gives what takes it back. */
  predict(id: string, change: (message: Message) => Message): () => void {
    const before = this.#state.messages.find((message) => message.id === id);
    if (before === undefined) return () => undefined;
    const after = change(before);
    this.#set({ ...this.#state, messages: merged(this.#state.messages, [after]) });
    return () => {
      if (this.#state.messages.includes(after)) this.#set({ ...this.#state, messages: merged(this.#state.messages, [before]) });
    };
  }

  #countReply(id: string): void {
    const parent = this.#state.messages.find((message) => message.id === id);
    if (parent === undefined) return;
    const counted = { ...parent, repliesCount: parent.repliesCount + 1 };
    this.#set({ ...this.#state, messages: merged(this.#state.messages, [counted]) });
  }

  #page(wanted: Parameters<ChatPort['messages']>[2]): Promise<MessagePage> {
    return this.#port.messages(this.channelId, this.threadId, wanted);
  }

  #replace({ nodes, hasEarlier, hasLater }: MessagePage): void {
    this.#set({ messages: merged([], nodes), hasEarlier, hasLater });
  }

  #grow({ nodes, hasEarlier, hasLater }: MessagePage, side: 'earlier' | 'later'): void {
    const state = this.#state;
    this.#set({
      messages: merged(state.messages, nodes),
      hasEarlier: side === 'earlier' ? hasEarlier && nodes.length > 0 : state.hasEarlier,
      hasLater: side === 'later' ? hasLater && nodes.length > 0 : state.hasLater,
    });
  }

  #set(state: RoomState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
