import { sendMessagePort } from '../deliver-message/deliver-message.ports.ts';
import { Outbox, keptChat } from '../room/outbox.ts';
import type { KeptChat } from '../room/outbox.ts';
import { Room } from '../room/room.ts';
import { TestersThere } from '../room/testers-there.ts';
import type { ChatChange, ChatPort, Message, Place, Posted, Unread } from '../room/chat-port.ts';

const refreshAfter = 400;
const typingFor = 6000;
/** In milliseconds: the answer to a message says whether its author has read it. */
const markAfter = 400;
const marksApart = 2000;
/** In milliseconds: typing is told after the first, not oftener than the second, and begins anew after the third without a letter. */
const typingFrom = 1000;
const typingApart = 4000;
const typingRests = 3000;

export type Typing = { readonly channelId: string; readonly name: string };
type Ending = Typing & { readonly ends: ReturnType<typeof setTimeout> };

const keyOf = ({ channelId, threadId }: { readonly channelId: string; readonly threadId?: string | null | undefined }): string =>
  threadId == null ? channelId : `${channelId} ${threadId}`;

/** Of all tests, or of some. */
export const countOf = (unread: Unread, testIds: readonly string[] | null = null): number =>
  unread.reduce((sum, { testId, count }) => (testIds === null || testIds.includes(testId) ? sum + count : sum), 0);

/** Everything of the chat that lives as long as a member is signed in to an organization. */
export class ChatSession {
  readonly port: ChatPort;
  readonly kept: KeptChat;
  readonly outbox: Outbox;
  readonly there = new TestersThere();
  readonly #readers = new Map<Room, () => void>();
  readonly #unreadListeners = new Set<() => void>();
  readonly #concernListeners = new Set<(change: ChatChange) => void>();
  readonly #typingListeners = new Set<() => void>();
  readonly #stops: (() => void)[] = [];
  /** Client ids of what was sent here: its echo tells nothing that the answer does not. */
  readonly #own = new Set<string>();
  /** How far each channel or thread is read, as far as answers told, and how far it is to be told. */
  readonly #read = new Map<string, number>();
  readonly #reading = new Map<string, Place & { readonly position: number }>();
  /** Channels in which something happened since what is unread was counted. */
  readonly #changed = new Set<string>();
  /** Places in which somebody made a message unread while they look at them. */
  readonly #held = new Set<string>();
  #typedAt = 0;
  #typingSince = 0;
  #typingTold = 0;
  #marked: Promise<void> | null = null;
  #markTimer: ReturnType<typeof setTimeout> | undefined;
  #markedAt = 0;
  #typing: readonly Ending[] = [];
  #unread: Unread = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(port: ChatPort, member: string) {
    this.port = port;
    this.kept = keptChat(member, window.localStorage);
    this.outbox = new Outbox(
      sendMessagePort({ send: (message) => this.#send(message) }, (posted) => this.#posted(posted)),
      this.kept,
    );
    this.outbox.subscribe(this.#compare);
  }

  start(failed: () => void): void {
    this.#stops.push(this.port.connect({ change: this.#take, missed: this.catchUp, failed }));
    const online = new AbortController();
    window.addEventListener('online', this.outbox.wake, { signal: online.signal });
    this.#stops.push(() => online.abort());
    this.#refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#markTimer);
    this.unhear();
    this.outbox.stop();
    for (const stop of this.#stops.splice(0).toReversed()) stop();
  }

  /** The connection is back: what was missed is fetched, and what waits goes. */
  readonly catchUp = (): void => {
    for (const missed of this.#readers.values()) missed();
    this.outbox.wake();
    this.#refresh();
  };

  /** The connection is gone: who types or is there cannot be known. */
  unhear(): void {
    for (const { ends } of this.#typing) clearTimeout(ends);
    this.#setTyping([]);
    this.there.forget();
  }

  room(channelId: string, threadId: string | null): Room {
    return new Room(this.port, channelId, threadId);
  }

  /** Lets a room hear what happens for as long as it is looked at, and its reader that something was missed. */
  follow(room: Room, missed: () => void): () => void {
    this.#readers.set(room, missed);
    const stop = room.subscribe(this.#compare);
    return () => {
      stop();
      this.#readers.delete(room);
      this.#held.delete(keyOf(room));
    };
  }

  readonly subscribeUnread = (listener: () => void): (() => void) => {
    this.#unreadListeners.add(listener);
    return () => this.#unreadListeners.delete(listener);
  };

  /** Unread messages by test, the same object as long as nothing changed. */
  readonly unread = (): Unread => this.#unread;

  onUnread(listener: (count: number) => void): () => void {
    return this.subscribeUnread(() => listener(countOf(this.#unread)));
  }

  /** Tells of new messages that are this person's own business. */
  onConcern(listener: (change: ChatChange) => void): () => void {
    this.#concernListeners.add(listener);
    return () => this.#concernListeners.delete(listener);
  }

  readonly subscribeTyping = (listener: () => void): (() => void) => {
    this.#typingListeners.add(listener);
    return () => this.#typingListeners.delete(listener);
  };

  readonly typing = (): readonly Typing[] => this.#typing;

  /** Makes a message unread again; its place stays so for as long as it is looked at. */
  async markUnread({ id, position, ...message }: Message): Promise<void> {
    const key = keyOf(message);
    const before = this.#read.get(key);
    this.#reading.delete(key);
    this.#held.add(key);
    this.#read.set(key, position - 1);
    try {
      const unread = await this.port.markUnread(id);
      if (unread !== null) this.#tellUnread(unread);
    } catch (error) {
      this.#held.delete(key);
      this.#read.set(key, before ?? 0);
      throw error;
    }
  }

  /** Tells that somebody writes, while they go on writing: a message that is put in at once tells of itself. */
  type(channelId: string): void {
    const now = Date.now();
    if (now - this.#typedAt > typingRests) this.#typingSince = now;
    this.#typedAt = now;
    if (now - this.#typingSince < typingFrom || now - this.#typingTold < typingApart) return;
    this.#typingTold = now;
    this.port.showTyping(channelId).catch(() => undefined);
  }

  /** What is read is told once in two seconds at most; whoever sent the last message has read it already. */
  markRead(place: Place, position: number): Promise<void> {
    const key = keyOf(place);
    if (this.#held.has(key)) return Promise.resolve();
    this.#reading.set(key, { ...place, position: Math.max(position, this.#reading.get(key)?.position ?? 0) });
    this.#marked ??= new Promise<void>((resolve) => {
      this.#markTimer = setTimeout(resolve, Math.max(markAfter, this.#markedAt + marksApart - Date.now()));
    }).then(() => this.#tellRead());
    return this.#marked;
  }

  async #tellRead(): Promise<void> {
    const reading = [...this.#reading].filter(([key, { position }]) => position > (this.#read.get(key) ?? 0));
    this.#reading.clear();
    this.#marked = null;
    if (reading.length > 0) this.#markedAt = Date.now();
    for (const [key, { position, ...place }] of reading) {
      const before = this.#read.get(key) ?? 0;
      this.#read.set(key, position);
      const unread = await this.port.markRead(place, position).catch((error: unknown) => {
        this.#read.set(key, before);
        throw error;
      });
      if (unread !== null) this.#tellUnread(unread);
    }
  }

  /** Counts what is unread again a moment after something happened, also while more and more happens; the answer to the last question counts. */
  #refresh(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#asked += 1;
      const asked = this.#asked;
      const tell = (unread: Unread): void => {
        if (asked === this.#asked) this.#tellUnread(unread);
      };
      const changed = [...this.#changed];
      this.#changed.clear();
      this.port.unread(changed).then(tell, () => undefined);
    }, refreshAfter);
  }

  #tellUnread(unread: Unread): void {
    this.#asked += 1;
    this.#unread = unread;
    for (const listener of this.#unreadListeners) listener();
  }

  readonly #compare = (): void =>
    this.outbox.compare((clientId) =>
      [...this.#readers.keys()].some((room) => room.getSnapshot().messages.some((message) => message.clientId === clientId)),
    );

  readonly #send: ChatPort['send'] = async (message) => {
    this.#own.add(message.clientId);
    const sent = await this.port.send(message);
    if (sent.posted === null) this.#own.delete(message.clientId);
    return sent;
  };

  #posted({ message, readPosition }: Posted): void {
    const key = keyOf(message);
    this.#read.set(key, Math.max(readPosition, this.#read.get(key) ?? 0));
    for (const room of this.#readers.keys()) room.add(message);
  }

  readonly #take = (change: ChatChange): void => {
    if (change.kind === 'typing') return this.#hearTyping(change.channelId, change.typingName ?? '');
    if (change.kind === 'unread') this.#read.set(keyOf(change), change.readPosition ?? 0);
    if (change.message != null && change.isNew) this.#endTyping(change.channelId, change.message.authorName);
    for (const room of this.#readers.keys()) room.take(change);
    if (change.concern != null) for (const listener of this.#concernListeners) listener(change);
    if (this.#isOwn(change)) return;
    this.#changed.add(change.externalId);
    this.#refresh();
  };

  /** The answers to what was sent and read here have told this. */
  #isOwn({ kind, channelId, threadId, readPosition, message, isNew }: ChatChange): boolean {
    if (kind === 'read') return (readPosition ?? 0) <= (this.#read.get(keyOf({ channelId, threadId })) ?? 0);
    return isNew && this.#own.has(message?.clientId ?? '');
  }

  #hearTyping(channelId: string, name: string): void {
    this.#endTyping(channelId, name);
    const ends = setTimeout(() => this.#endTyping(channelId, name), typingFor);
    this.#setTyping([...this.#typing, { channelId, name, ends }]);
  }

  #endTyping(channelId: string, name: string): void {
    const isMeant = (each: Typing): boolean => each.channelId === channelId && each.name === name;
    for (const each of this.#typing) if (isMeant(each)) clearTimeout(each.ends);
    this.#setTyping(this.#typing.filter((each) => !isMeant(each)));
  }

  #setTyping(typing: readonly Ending[]): void {
    this.#typing = typing;
    for (const listener of this.#typingListeners) listener();
  }
}
