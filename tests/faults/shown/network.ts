import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { PageClock } from './clock.ts';

type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

const { fetch: realFetch, WebSocket: RealSocket, setTimeout: realTimeout, clearTimeout: realClear } = globalThis;
const realNow = Date.now.bind(Date);
const inside = new AsyncLocalStorage<Network>();

/** What ids of markers begin with. */
const marking = 'feedfeed-';
export const newMarker = (): string => marking + randomUUID().slice(marking.length);

const cutOff = (): TypeError => new TypeError('fetch failed');

/** A call of a page, until its answer has come or is lost. */
export class Call {
  readonly name: string;
  readonly isChange: boolean;
  readonly response = Promise.withResolvers<Response>();
  readonly #address: string;
  readonly #init: RequestInit;
  #answer: Answer | null = null;

  constructor(address: string, given: RequestInit) {
    const init = { ...given, signal: null };
    this.#address = address;
    this.#init = init;
    this.isChange = new Headers(init.headers).has('Idempotency-Key');
    const { operationName } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { readonly operationName?: string };
    this.name = operationName ?? address;
    this.response.promise.catch(() => undefined);
  }

  get isDone(): boolean {
    return this.#answer !== null;
  }

  /** Lets the server do it; the answer waits. */
  async reach(): Promise<void> {
    if (this.#answer !== null) return;
    const answer = await realFetch(this.#address, this.#init);
    const headers = new Headers([...answer.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name)));
    this.#answer = { status: answer.status, headers, text: await answer.text() };
  }

  arrive(): void {
    if (this.#answer === null) throw new Error('The server was not reached.');
    const { text, ...init } = this.#answer;
    this.response.resolve(new Response(text, init));
  }

  lose(reason: unknown = cutOff()): void {
    this.response.reject(reason);
  }
}

type Subscribed = 'changed' | 'chatChanged';
type Changed = { number: string; readonly topic?: string; readonly entityId?: string | null };
type Message = {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly query?: string; readonly data?: Partial<Record<Subscribed, Changed>> | null };
};

/** Events that say nothing, so that a gap before them is seen. */
const empty = {
  changed: { topic: 'organization', entityId: null },
  chatChanged: {
    channelId: '',
    externalId: '',
    testId: '',
    kind: 'typing',
    message: null,
    isNew: false,
    readPosition: null,
    typingName: '',
  },
} as const satisfies Record<Subscribed, object>;

const fieldOf = (message: Message | undefined): Subscribed | undefined =>
  (['changed', 'chatChanged'] as const).find((field) => message?.payload?.data?.[field] !== undefined);

/** What the page takes for a websocket: what the server says waits until it is let through, in its order. */
class HeldSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  readyState = HeldSocket.CONNECTING;
  /** The server has said that all subscriptions stand. */
  isStanding = false;
  readonly waiting: Message[] = [];
  readonly #network: Network;
  readonly #real: WebSocket | null;
  /** Of each subscription: its id, and how many events it told. */
  readonly #subscribed = new Map<Subscribed, { readonly id: string; count: number }>();

  constructor(url: string, protocol: string) {
    const network = inside.getStore();
    if (network === undefined) throw new Error('No page opens this socket.');
    this.#network = network;
    network.socket = this;
    this.#real = network.isCut ? null : new RealSocket(url, protocol);
    if (this.#real === null) {
      queueMicrotask(() => this.end(1006));
      return;
    }
    network.awaits(1);
    this.#real.addEventListener('open', () => {
      network.awaits(-1);
      if (this.readyState !== HeldSocket.CONNECTING) return;
      this.readyState = HeldSocket.OPEN;
      network.inside(() => this.onopen?.());
    });
    this.#real.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Message));
    this.#real.addEventListener('close', ({ code }) => this.end(code));
  }

  #hear(message: Message): void {
    if (message.type === 'connection_ack' || message.type === 'pong') this.#network.awaits(-1);
    if (message.type === 'pong') this.isStanding = true;
    if (this.readyState !== HeldSocket.OPEN || this.#network.swallows(message.payload?.data?.changed)) return;
    this.waiting.push(message);
    this.#pass();
  }

  /** What is no event does not wait but for the events before it. */
  #pass(): void {
    while (this.waiting[0] !== undefined && this.waiting[0].type !== 'next') this.#tell(this.waiting.shift());
  }

  #number(message: Message | undefined): void {
    const field = fieldOf(message);
    const of = field === undefined ? undefined : this.#subscribed.get(field);
    if (field === undefined || of === undefined) return;
    of.count += 1;
    Object.assign(message?.payload?.data?.[field] ?? {}, { number: String(of.count) });
  }

  #tell(message: Message | undefined): void {
    this.#network.inside(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  /** The first event that waits reaches the page, or is lost and leaves a gap. */
  let(isLost = false): void {
    const first = this.waiting.shift();
    this.#number(first);
    if (!isLost) this.#tell(first);
    this.#pass();
  }

  /** So that a gap at the end is seen. */
  remind(): void {
    for (const [field, { id }] of this.#subscribed) {
      const message = { type: 'next', id, payload: { data: { [field]: { ...empty[field], number: '' } } } };
      this.#number(message);
      this.#tell(message);
    }
  }

  send(text: string): void {
    const { type, id = '', payload } = JSON.parse(text) as Message;
    const field = type === 'subscribe' ? /\{\s*(changed|chatChanged)\b/u.exec(payload?.query ?? '')?.[1] : undefined;
    if (field !== undefined) this.#subscribed.set(field as Subscribed, { id, count: 0 });
    if (this.#real?.readyState !== HeldSocket.OPEN) return;
    if (type === 'connection_init' || type === 'ping') this.#network.awaits(1);
    this.#real.send(text);
  }

  end(code: number): void {
    if (this.readyState === HeldSocket.CLOSED) return;
    this.readyState = HeldSocket.CLOSED;
    this.waiting.length = 0;
    this.#network.ended();
    this.#real?.close();
    this.#network.inside(() => this.onclose?.({ code, reason: '', wasClean: code === 1000 }));
  }

  close(code = 1000): void {
    this.end(code);
  }
}

/** All that goes between one page and the server, in the hands of a test; the page's timers too. */
export class Network {
  readonly calls: Call[] = [];
  readonly clock = new PageClock();
  socket: HeldSocket | null = null;
  isCut = false;
  readonly #origin: string;
  #awaited = 0;
  readonly #markers = new Map<string, () => void>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  inside<T>(work: () => T): T {
    return inside.run(this, work);
  }

  /** What the server owes at once. */
  awaits(more: number): void {
    this.#awaited = Math.max(0, this.#awaited + more);
  }

  /** Nobody waits any more for what the socket would have said. */
  ended(): void {
    this.#awaited = 0;
    for (const seen of this.#markers.values()) seen();
  }

  call(address: string, init: RequestInit = {}): Promise<Response> {
    if (this.isCut) return Promise.reject(cutOff());
    const call = new Call(new URL(address, this.#origin).href, init);
    this.calls.push(call);
    init.signal?.addEventListener('abort', () => this.over(call, () => call.lose(init.signal?.reason)));
    return call.response.promise;
  }

  over(call: Call, end: () => void): void {
    const at = this.calls.indexOf(call);
    if (at < 0) return;
    this.calls.splice(at, 1);
    end();
  }

  cut(): void {
    this.isCut = true;
    for (const call of this.calls.slice()) this.over(call, () => call.lose());
    this.socket?.end(1006);
  }

  mend(): void {
    this.isCut = false;
    this.inside(() => window.dispatchEvent(new Event('online')));
  }

  /** A page that has just asked is told the last events again, markers of the page before among them. */
  swallows(changed: Changed | undefined): boolean {
    const { entityId } = changed ?? {};
    if (typeof entityId !== 'string' || !entityId.startsWith(marking)) return false;
    this.#markers.get(entityId)?.();
    return true;
  }

  /** Until all events before the marker are here. */
  marked(marker: string): Promise<void> {
    return new Promise((resolve) => this.#markers.set(marker, resolve));
  }

  /** Until the page does nothing more by itself. */
  readonly settled = async (): Promise<void> => {
    do {
      for (let turns = 0; turns < 3; turns += 1) await turn();
    } while (this.#awaited > 0);
  };

  advance(milliseconds: number): Promise<void> {
    return this.clock.advance(milliseconds, this.settled);
  }
}

const set = (run: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]): unknown => {
  const network = inside.getStore();
  return network === undefined
    ? realTimeout(run, milliseconds, ...given)
    : network.clock.set(() => network.inside(() => run(...given)), milliseconds);
};

const clear = (timer: unknown): void => {
  if (inside.getStore()?.clock.clear(timer) !== true) realClear(timer as number);
};

const called: typeof fetch = (address, init) => {
  const network = inside.getStore();
  return network === undefined
    ? realFetch(address, init)
    : network.call(address instanceof Request ? address.url : address.toString(), init);
};

/** Time of a page goes on with its timers. */
const now = (): number => realNow() + (inside.getStore()?.clock.passed ?? 0);

/** Gives calls, sockets and timers of pages into the hands of the test; those of the server beside them stay as they are. */
export const holdPages = (): (() => void) => {
  const values = { fetch: called, WebSocket: HeldSocket, setTimeout: set, clearTimeout: clear };
  Date.now = now;
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    Date.now = realNow;
    before.forEach(([name, own]) => own !== undefined && Object.defineProperty(globalThis, name, own));
  };
};
