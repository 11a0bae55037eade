import { createClient } from 'graphql-ws';
import type { Client as Socket } from 'graphql-ws';
import { readOverride } from './headers.ts';
import type { Member, TokenSource } from './headers.ts';
import { pauseBefore } from './live-exchange.ts';
import { pauseUntilOnline } from './resend.ts';

/** 'opened' once its subscriptions stand: nothing after that is missed. */
export type SocketEvent = 'socket.opened' | 'socket.closed';

export type SocketDeps = {
  readonly url: string;
  readonly source: TokenSource;
  readonly member: Member;
  /** By the page's clock. */
  readonly askedFrom: number;
  readonly onEvent: (event: SocketEvent) => void;
  /** The server refused this person: the reason is asked over HTTP. */
  readonly onRefused: () => void;
};

/** In milliseconds: background pages have one timer a minute. */
const sleptAfter = 90_000;
const looksEvery = 5_000;
const pingEvery = 15_000;
const refusedCode = 4403;

const codeOf = (event: unknown): number => {
  const code: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'code') : null;
  return typeof code === 'number' ? code : 0;
};

const terminateWithoutPong = (open: () => WebSocket | null) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    expect: () => {
      clearTimeout(timer);
      timer = setTimeout(() => open()?.close(4408, 'Request timeout'), 5000);
    },
    arrived: () => clearTimeout(timer),
  };
};

const question = 'standing';
/** A ping after all subscriptions, which are sent in the same tick; its pong means that they stand. */
const askWhetherAllStands = (socket: unknown): void => {
  setTimeout(() => {
    if (socket instanceof WebSocket && socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'ping', payload: { question } }));
  }, 0);
};

/** One websocket per client, for its token and organization; reconnects with growing pauses. */
export const openSocket = ({ url, source, member, askedFrom, onEvent, onRefused }: SocketDeps): Socket => {
  let current: WebSocket | null = null;
  const pong = terminateWithoutPong(() => current);
  let standing = new AbortController();
  /** After the network was away a socket may be dead without an event. */
  const check = (): void => {
    current?.send(JSON.stringify({ type: 'ping' }));
    pong.expect();
  };
  let seenAt = Date.now();
  let isAwoken = false;
  /** On a reconnect everything is queried again; the first time the server replays events since the page's first query. */
  let isFirst = true;
  /** After sleep: events were missed, and a dead socket would be noticed late. */
  const look = (): void => {
    const slept = Date.now() - seenAt > sleptAfter;
    seenAt = Date.now();
    if (!slept) return;
    isAwoken = true;
    client.terminate();
  };
  const looking = setInterval(look, looksEvery);
  document.addEventListener('visibilitychange', look);
  const client = createClient({
    url,
    keepAlive: pingEvery,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => {
      const pause = isAwoken && navigator.onLine ? 0 : pauseBefore(retries);
      isAwoken = false;
      return pauseUntilOnline(pause);
    },
    shouldRetry: () => true,
    connectionParams: async () => {
      if (source.isExpiring()) await source.renew();
      const override = readOverride(document.cookie);
      const askedFor = isFirst ? Math.ceil(performance.now() - askedFrom) : null;
      isFirst = false;
      return {
        auth_token: source.token(),
        organization: member.organizationPublicId,
        ...(override !== null && { account_override: override }),
        ...(askedFor !== null && { asked_for: askedFor }),
      };
    },
    on: {
      opened: (socket) => {
        current = socket instanceof WebSocket ? socket : null;
      },
      connected: (socket) => {
        standing = new AbortController();
        window.addEventListener('online', check, { signal: standing.signal });
        askWhetherAllStands(socket);
      },
      ping: (isReceived) => {
        if (!isReceived) pong.expect();
      },
      pong: (isReceived, payload) => {
        if (!isReceived) return;
        pong.arrived();
        if (payload?.['question'] === question) onEvent('socket.opened');
      },
      closed: (event) => {
        pong.arrived();
        standing.abort();
        onEvent('socket.closed');
        if (codeOf(event) === refusedCode) onRefused();
      },
    },
  });
  return {
    ...client,
    dispose: () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
      return client.dispose();
    },
  };
};
