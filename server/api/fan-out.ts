import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Bus, BusEvent } from '../workflow/bus.ts';
import { readFacts } from './facts.ts';
import type { Facts, FactsDeps, Kind } from './facts.ts';

export type Listener = {
  readonly viewer: Kind & { readonly userId: string };
  readonly concerns: (event: BusEvent) => boolean;
  /** Decided for this person alone; `isLate` for an event replayed after the subscription. */
  readonly isPersonal: (event: BusEvent, isLate: boolean) => boolean;
  readonly hear: (event: BusEvent, facts: Facts) => void;
  /** Events were lost before they could be decided. */
  readonly lose: () => void;
};

export type Before = {
  readonly opening?: BusEvent | undefined;
  /** Replays events since then, by this process's clock: the page's first query ran before its subscription stood. */
  readonly since?: number | undefined;
};

export interface Live {
  readonly listen: (listener: Listener, before?: Before) => () => void;
}

export type FanOutDeps = FactsDeps & {
  readonly bus: Bus;
  readonly onError: (error: unknown) => void;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  /** Monotonic, in milliseconds. */
  readonly now?: () => number;
};

type Waiting = { readonly event: BusEvent; readonly listeners: readonly Listener[] };

type Recent = { readonly at: number; readonly event: BusEvent };

const recentAtMost = 2000;
const recentFor = 60_000;
/** In milliseconds: the subscription's message may have been under way for longer than the page's first query. */
const wayBefore = 1000;
const togetherAtMost = 200;
const waitingAtMost = 2000;
const firstPause = 100;
const longestPause = 2000;

/** Decides each event once for each kind of viewer, whatever the number of sockets. A failed read is retried until it succeeds. */
export class FanOut implements Live {
  readonly #deps: FanOutDeps;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #queues = new Map<string, Waiting[]>();
  readonly #stopping = new AbortController();
  readonly #pause: (milliseconds: number) => Promise<unknown>;
  readonly #now: () => number;
  readonly #recent: Recent[] = [];
  /** When the newest dropped event happened: who asks for earlier ones has lost some. */
  #forgotten = Number.NEGATIVE_INFINITY;
  readonly #unlisten: () => void;

  constructor(deps: FanOutDeps) {
    this.#deps = deps;
    this.#pause = deps.pause ?? ((milliseconds) => pauseFor(milliseconds, undefined, { signal: this.#stopping.signal }));
    this.#now = deps.now ?? (() => performance.now());
    this.#unlisten = deps.bus.listen((event) => {
      this.#keep(event);
      const all = this.#listeners.get(event.organizationId);
      if (all !== undefined)
        this.#take(
          event,
          [...all].filter(({ concerns }) => concerns(event)),
        );
    });
  }

  readonly listen = (listener: Listener, { opening, since }: Before = {}): (() => void) => {
    const { organizationId } = listener.viewer;
    const all = this.#listeners.get(organizationId) ?? new Set();
    this.#listeners.set(organizationId, all.add(listener));
    if (opening !== undefined) this.#take(opening, [listener]);
    if (since !== undefined) this.#catchUp(listener, since - wayBefore);
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.#listeners.get(organizationId) === all) this.#listeners.delete(organizationId);
    };
  };

  stop(): void {
    this.#unlisten();
    this.#stopping.abort();
  }

  #keep(event: BusEvent): void {
    const at = this.#now();
    this.#recent.push({ at, event });
    while (this.#recent.length > recentAtMost || (this.#recent[0]?.at ?? at) < at - recentFor)
      this.#forgotten = this.#recent.shift()?.at ?? this.#forgotten;
  }

  /** Delivers nothing before `listen` has returned. */
  #catchUp(listener: Listener, since: number): void {
    const missed = this.#recent.filter(
      ({ at, event }) => at >= since && event.organizationId === listener.viewer.organizationId && listener.concerns(event),
    );
    const isWhole = this.#forgotten < since;
    queueMicrotask(() => (isWhole ? missed.forEach(({ event }) => this.#take(event, [listener], true)) : listener.lose()));
  }

  #take(event: BusEvent, listeners: readonly Listener[], isLate = false): void {
    const byKind = new Map<string, { readonly kind: Kind; readonly listeners: Listener[] }>();
    for (const listener of listeners) {
      const { organizationId, role, userId } = listener.viewer;
      const kind: Kind = { organizationId, role, userId: listener.isPersonal(event, isLate) ? userId : null };
      const key = `${organizationId}:${role}:${kind.userId ?? ''}`;
      const known = byKind.get(key) ?? { kind, listeners: [] };
      known.listeners.push(listener);
      byKind.set(key, known);
    }
    for (const [key, { kind, listeners: concerned }] of byKind) this.#queue(key, kind, { event, listeners: concerned });
  }

  #queue(key: string, kind: Kind, waiting: Waiting): void {
    const queue = this.#queues.get(key);
    if (queue === undefined) {
      const opened = [waiting];
      this.#queues.set(key, opened);
      queueMicrotask(() => void this.#serve(key, kind, opened));
      return;
    }
    queue.push(waiting);
    if (queue.length <= waitingAtMost) return;
    for (const listener of new Set(queue.splice(0).flatMap(({ listeners }) => listeners))) listener.lose();
  }

  async #serve(key: string, kind: Kind, queue: Waiting[]): Promise<void> {
    while (queue.length > 0 && !this.#stopping.signal.aborted) {
      const together = queue.splice(0, togetherAtMost);
      const facts = await this.#facts(kind, together);
      if (facts === null) continue;
      for (const { event, listeners } of together) this.#tell(event, facts, listeners);
      await facts.carried.settled();
    }
    this.#queues.delete(key);
  }

  async #facts(kind: Kind, together: readonly Waiting[]): Promise<Facts | null> {
    const events = together.map(({ event }) => event);
    for (let wait = firstPause; this.#isHeard(kind, together); wait = Math.min(wait * 2, longestPause)) {
      try {
        return await readFacts(this.#deps, kind, events);
      } catch (error) {
        if (this.#stopping.signal.aborted) return null;
        this.#deps.onError(error);
        await this.#pause(wait).catch(() => undefined);
      }
    }
    return null;
  }

  #isHeard({ organizationId }: Kind, together: readonly Waiting[]): boolean {
    const standing = this.#listeners.get(organizationId);
    return together.some(({ listeners }) => listeners.some((listener) => standing?.has(listener) === true));
  }

  #tell(event: BusEvent, facts: Facts, listeners: readonly Listener[]): void {
    const standing = this.#listeners.get(event.organizationId);
    for (const listener of listeners) if (standing?.has(listener) === true) listener.hear(event, facts);
  }
}
