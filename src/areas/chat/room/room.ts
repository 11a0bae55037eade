import type { Wanted } from '#machines/flows/chat/read-channel.ts';
import type { ChatChange, ChatPort, Message, MessagePage } from './chat-port.ts';

/** What is known of a channel or of a thread: an unbroken stretch of its messages, in the order of the server. */
export type RoomState = {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
};

const empty: RoomState = { messages: [], hasEarlier: false, hasLater: false };

/** Pages that are brought anew after the connection was away; what is older is asked for when somebody goes there. */
const mostPagesAnew = 10;
const quotedLength = 300;

const merged = (one: readonly Message[], other: readonly Message[]): readonly Message[] => {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((left, right) => left.position - right.position);
};

/** A message that quotes another one says of it what it says now. */
const quoting = (messages: readonly Message[], { id, text }: Message): readonly Message[] =>
  messages.map((message) =>
    message.quoted == null || message.quoted.id !== id || message.quoted.text === text.slice(0, quotedLength)
      ? message
      : { ...message, quoted: { ...message.quoted, text: text.slice(0, quotedLength) } },
  );

const isAfter = (message: Message | undefined, other: Message): boolean => message !== undefined && message.position > other.position;

/** Holds the messages that a person looks at, each once, and follows what becomes of them. */
export class Room {
  readonly channelId: string;
  readonly threadId: string | null;
  readonly #port: Pick<ChatPort, 'messages'>;
  readonly #listeners = new Set<() => void>();
  /** What was heard while a page was on its way: it is newer than the page. */
  readonly #hearing = new Set<Map<string, Message>>();
  readonly #predicted = new Map<string, symbol>();
  #state: RoomState = empty;
  /** Counts wishes for another stretch: the answer to an older one changes nothing. */
  #wish = 0;
  /** Counts the pages that came: one that was asked for beside another stretch does not fit any more. */
  #turn = 0;

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
        return messages[0] === undefined ? undefined : this.#grow({ before: messages[0].position }, 'earlier');
      case 'later': {
        const last = messages.at(-1);
        return last === undefined ? undefined : this.#grow({ after: last.position }, 'later');
      }
      case 'around':
        return this.#replace({ aroundId: wanted.messageId });
      case 'unread':
        return this.#replace({ around: readPosition + 1 });
      case 'newest':
        return this.#replace({});
    }
  }

  /** Asks anew for the stretch there is, which may have changed meanwhile, and for what came after it; given up, it leaves that to the one that took its place. */
  async catchUp(signal?: AbortSignal): Promise<void> {
    const isGivenUp = () => signal?.aborted === true;
    const turn = this.#turn;
    const { messages, hasLater } = this.#state;
    const [first, last] = [messages[0], messages.at(-1)];
    const isDone = await this.#listening(async (apply) => {
      let page = await this.#page(last !== undefined && hasLater ? { before: last.position + 1 } : {});
      const start = page.nodes[0];
      if (first !== undefined && last !== undefined && start !== undefined && start.position <= last.position) {
        for (let pages = 1; pages < mostPagesAnew && page.hasEarlier && isAfter(page.nodes[0], first) && !isGivenUp(); pages += 1) {
          const { nodes, hasEarlier } = await this.#page({ before: page.nodes[0]?.position ?? 0 });
          page = { nodes: [...nodes, ...page.nodes], hasEarlier, hasLater: page.hasLater };
        }
      }
      if (isGivenUp()) return true;
      if (turn !== this.#turn) return false;
      this.#predicted.clear();
      apply({ ...page, hasLater: page.hasLater && hasLater });
      return true;
    });
    return isDone ? undefined : this.catchUp(signal);
  }

  /** Takes a message as the server tells it now; one past the end of a stretch that is not the newest is left for later. */
  put(message: Message): void {
    if (message.channelId !== this.channelId) return;
    this.#predicted.delete(message.id);
    for (const heard of this.#hearing) heard.set(message.id, message);
    if (this.#isHere(message)) this.#place(message);
    else this.#set({ ...this.#state, messages: quoting(this.#state.messages, message) });
  }

  /** Shows a message that was just sent, unless the server has told more of it already. */
  add(message: Message): void {
    if (message.channelId === this.channelId && this.#isHere(message) && !this.#state.messages.some(({ id }) => id === message.id))
      this.#place(message);
  }

  take({ message }: ChatChange): void {
    if (message !== null && message !== undefined) this.put(message);
  }

  /** Shows what is wished before the server answered; gives what puts its answer there or, without one, takes the wish back. What was heard since stays. */
  predict(id: string, change: (message: Message) => Message): (answer: Message | null) => void {
    const before = this.#state.messages.find((message) => message.id === id);
    if (before === undefined) return () => undefined;
    const wish = Symbol(id);
    this.#predicted.set(id, wish);
    this.#place(change(before));
    return (answer) => {
      if (this.#predicted.get(id) !== wish) return;
      this.#predicted.delete(id);
      this.#place(answer ?? before);
    };
  }

  #isHere({ id, threadId }: Message): boolean {
    return this.threadId === null ? threadId == null : threadId === this.threadId || id === this.threadId;
  }

  #place(message: Message): void {
    const { messages, hasLater, hasEarlier } = this.#state;
    const [first, last] = [messages[0], messages.at(-1)];
    const isNext = !hasLater && (last === undefined ? !hasEarlier : message.position > last.position);
    const isInside = first !== undefined && last !== undefined && message.position >= first.position && message.position <= last.position;
    const placed = isInside || isNext ? merged(messages, [message]) : messages;
    this.#set({ ...this.#state, messages: quoting(placed, message) });
  }

  #page(wanted: Parameters<ChatPort['messages']>[2]): Promise<MessagePage> {
    return this.#port.messages(this.channelId, this.threadId, wanted);
  }

  /** Hears what is told while something is asked for, and holds it against the answer. */
  async #listening<Result>(ask: (apply: (page: MessagePage) => void) => Promise<Result>): Promise<Result> {
    const heard = new Map<string, Message>();
    this.#hearing.add(heard);
    try {
      return await ask(({ nodes, hasEarlier, hasLater }) => {
        this.#turn += 1;
        this.#set({ messages: merged([], nodes), hasEarlier, hasLater });
        for (const message of heard.values()) if (this.#isHere(message)) this.#place(message);
      });
    } finally {
      this.#hearing.delete(heard);
    }
  }

  async #replace(wanted: Parameters<ChatPort['messages']>[2]): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    await this.#listening(async (apply) => {
      const page = await this.#page(wanted);
      if (wish !== this.#wish) return;
      this.#predicted.clear();
      apply(page);
    });
  }

  async #grow(wanted: Parameters<ChatPort['messages']>[2], side: 'earlier' | 'later'): Promise<void> {
    const turn = this.#turn;
    await this.#listening(async (apply) => {
      const { nodes, hasEarlier, hasLater } = await this.#page(wanted);
      if (turn !== this.#turn) return;
      const state = this.#state;
      apply({
        nodes: merged(nodes, state.messages),
        hasEarlier: side === 'earlier' ? hasEarlier && nodes.length > 0 : state.hasEarlier,
        hasLater: side === 'later' ? hasLater && nodes.length > 0 : state.hasLater,
      });
    });
  }

  #set(state: RoomState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
