import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSocket } from './socket.ts';
import type { SocketEvent } from './socket.ts';

/** A server that is spoken to by hand. */
class ByHand extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static last: ByHand;
  readonly sent: { readonly type: string; readonly payload?: unknown }[] = [];
  readonly protocol = 'graphql-transport-ws';
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    ByHand.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ByHand['sent'][number]);
  }

  close(): void {
    this.readyState = 3;
  }

  letIn(): void {
    this.readyState = ByHand.OPEN;
    this.onopen?.();
    this.say({ type: 'connection_ack' });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', ByHand);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const events: SocketEvent[] = [];
  const socket = openSocket({
    url: 'ws://portal.example/api',
    source: { token: () => 'token', isExpiring: () => false, renew: async () => 'renewed' },
    member: { userId: 'u', role: 'customer', organizationPublicId: 'o' },
    askedFrom: performance.now() - 700,
    onEvent: (event) => events.push(event),
    onRefused: () => undefined,
  });
  return { socket, events };
};

it('is open only when the server has said that what was subscribed to stands, so that nothing falls between the two', async () => {
  const { socket, events } = open();
  socket.subscribe(
    { query: 'subscription { changed { number } }' },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  await vi.advanceTimersByTimeAsync(0);
  const server = ByHand.last;
  server.letIn();
  await vi.advanceTimersByTimeAsync(10);
  expect(server.sent.map(({ type }) => type).filter((type) => type !== 'connection_init')).toEqual(['subscribe', 'ping']);
  expect(events).toEqual([]);
  server.say({ type: 'pong' });
  expect(events).toEqual([]);
  server.say({ type: 'pong', payload: server.sent.at(-1)?.payload });
  expect(events).toEqual(['socket.opened']);
  await socket.dispose();
});

it('says the first time for how long the page has asked, and not when it comes back', async () => {
  const { socket } = open();
  socket.subscribe(
    { query: 'subscription { changed { number } }' },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  const said = (): unknown => ByHand.last.sent.find(({ type }) => type === 'connection_init')?.payload;
  await vi.advanceTimersByTimeAsync(0);
  const first = ByHand.last;
  first.letIn();
  await vi.advanceTimersByTimeAsync(10);
  expect(said()).toEqual({ auth_token: 'token', organization: 'o', asked_for: 700 });
  first.onclose?.({ code: 1006, reason: '' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ByHand.last).not.toBe(first);
  ByHand.last.letIn();
  await vi.advanceTimersByTimeAsync(10);
  expect(said()).toEqual({ auth_token: 'token', organization: 'o' });
  await socket.dispose();
});
