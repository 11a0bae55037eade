import { selectDelivery, selectFailure } from '#machines/flows/chat/deliver-message.ts';
import type { deliverMessageMachine, DeliverMessageActorRef, DeliveryState } from '#machines/flows/chat/deliver-message.ts';
import { createActor } from 'xstate';
import { readJson } from '#schema/rules/fit.ts';
import * as v from 'valibot';

const text = v.string();
const maybe = v.nullable(text);
const file = v.object({ id: text, name: text, mediaKind: text, size: v.number() });
const unsentShape = v.object({
  clientId: text,
  channelId: text,
  text,
  threadId: maybe,
  quotedMessageId: maybe,
  quotedText: maybe,
  files: v.array(file),
  at: text,
  isRefused: v.boolean(),
});

/** A message that waits on this device, with what it takes to show it. */
export type KeptMessage = v.InferOutput<typeof unsentShape>;

/** What of the chat is kept on this device for one member of one organization: unsent messages, each at a place of its own, and drafts. */
export const keptChat = (member: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>) => {
  const unsent = `muster.chat.unsent:${member}:`;
  const draftAt = (channelId: string, threadId: string | null) => `muster.chat.draft:${member}:${channelId}:${threadId ?? ''}`;
  const own = new Map<string, string>();
  const get = (place: string): string | null => {
    try {
      return own.get(place) ?? storage.getItem(place);
    } catch {
      return own.get(place) ?? null;
    }
  };
  const set = (place: string, value: string | null): void => {
    try {
      if (value === null) storage.removeItem(place);
      else storage.setItem(place, value);
      own.delete(place);
    } catch {
      if (value === null) own.delete(place);
      else own.set(place, value);
    }
  };
  const places = (): readonly string[] => {
    try {
      return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((place) => place.startsWith(unsent));
    } catch {
      return [...own.keys()].filter((place) => place.startsWith(unsent));
    }
  };
  return {
    unsent: (): readonly KeptMessage[] =>
      places()
        .flatMap((place) => {
          const read = v.safeParse(unsentShape, readJson(get(place) ?? ''));
          return read.success ? [read.output] : [];
        })
        .toSorted((one, other) => one.at.localeCompare(other.at)),
    keep: (message: KeptMessage): void => set(unsent + message.clientId, JSON.stringify(message)),
    forget: (clientId: string): void => set(unsent + clientId, null),
    draft: (channelId: string, threadId: string | null): string => get(draftAt(channelId, threadId)) ?? '',
    keepDraft: (channelId: string, threadId: string | null, words: string): void =>
      set(draftAt(channelId, threadId), words === '' ? null : words),
  };
};

export type KeptChat = ReturnType<typeof keptChat>;

export type Unsent = KeptMessage & { readonly delivery: DeliveryState; readonly failure: string | null };
type Machine = typeof deliverMessageMachine;
type Entry = { readonly message: KeptMessage; readonly actor: DeliverMessageActorRef };

/** Holds what was written and not delivered: kept on the device, sent channel by channel in the order it was written. */
export class Outbox {
  readonly #machine: Machine;
  readonly #kept: KeptChat;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #shown: readonly Unsent[] = [];

  constructor(machine: Machine, kept: KeptChat) {
    this.#machine = machine;
    this.#kept = kept;
    for (const message of kept.unsent()) this.#add(message);
    this.#changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly Unsent[] => this.#shown;

  send(message: KeptMessage): void {
    this.#kept.keep(message);
    this.#add(message);
    this.#changed();
  }

  readonly retry = (clientId: string): void => this.#entries.get(clientId)?.actor.send({ type: 'message.retry' });
  readonly discard = (clientId: string): void => this.#entries.get(clientId)?.actor.send({ type: 'message.discard' });

  /** What failed here may be there after all, where its answer was lost. Each event calls for another look, so none is sent that changes nothing. */
  compare(isThere: (clientId: string) => boolean): void {
    for (const [clientId, { actor }] of this.#entries)
      if (actor.getSnapshot().can({ type: 'message.heard' }) && isThere(clientId)) actor.send({ type: 'message.heard' });
  }

  /** The network is back: what waits for it goes. */
  readonly wake = (): void => {
    for (const { actor } of this.#entries.values()) actor.send({ type: 'network.found' });
  };

  stop(): void {
    for (const { actor } of this.#entries.values()) actor.stop();
    this.#entries.clear();
  }

  #add(message: KeptMessage): void {
    const { clientId, channelId, text, threadId, quotedMessageId, files, isRefused } = message;
    if (this.#entries.has(clientId)) return;
    const input = { clientId, channelId, text, threadId, quotedMessageId, fileIds: files.map(({ id }) => id), isRefused };
    const actor = createActor(this.#machine, { input });
    this.#entries.set(clientId, { message, actor });
    const leave = (): void => {
      this.#entries.delete(clientId);
      this.#kept.forget(clientId);
    };
    actor.on('message.delivered', leave);
    actor.on('message.discarded', leave);
    actor.subscribe((snapshot) => {
      if (snapshot.matches('refused') && !message.isRefused && this.#entries.has(clientId))
        this.#kept.keep({ ...message, isRefused: true });
      queueMicrotask(() => this.#changed());
    });
    actor.start();
  }

  #changed(): void {
    const busy = new Set<string>();
    const waiting = new Set<string>();
    for (const { message, actor } of this.#entries.values()) {
      const state = selectDelivery(actor.getSnapshot());
      if (state === 'sending' || state === 'waiting') busy.add(message.channelId);
      if (state === 'waiting') waiting.add(message.channelId);
    }
    for (const { message, actor } of this.#entries.values()) {
      if (busy.has(message.channelId) || selectDelivery(actor.getSnapshot()) !== 'queued') continue;
      busy.add(message.channelId);
      actor.send({ type: 'turn.given' });
    }
    this.#shown = [...this.#entries.values()].map(({ message, actor }) => {
      const state = selectDelivery(actor.getSnapshot());
      const delivery = state === 'queued' && waiting.has(message.channelId) ? 'waiting' : state;
      return { ...message, delivery, failure: selectFailure(actor.getSnapshot()) };
    });
    for (const listener of this.#listeners) listener();
  }
}
