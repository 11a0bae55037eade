import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { vi } from 'vitest';

export type SocketOptions = {
  readonly token?: string;
  readonly organization?: string;
  readonly origin?: string;
  readonly protocol?: string;
  /** For how many milliseconds the page has asked that opens it. */
  readonly askedFor?: number;
};

export type Delivered = {
  readonly data?: Readonly<Record<string, Record<string, unknown>>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

/** One running subscription and what it has been told. */
export type Subscription = {
  readonly events: Record<string, unknown>[];
  /** Codes of the errors it got. */
  readonly refusals: string[];
  /** How it ended: 'complete', or the error. */
  readonly end: () => unknown;
  readonly stop: () => void;
};

/** One websocket of one person. */
export type Socket = {
  readonly subscribe: (query: string, variables?: Readonly<Record<string, unknown>>) => Subscription;
  readonly isConnected: () => boolean;
  /** The code with which the server closed it. */
  readonly closedWith: () => number | null;
  /** Waits for the answer to the connection: true when it was let in. */
  readonly settled: () => Promise<boolean>;
  readonly close: () => void;
};

const codesOf = (errors: unknown): readonly string[] =>
  Array.isArray(errors)
    ? errors.map((error: { extensions?: { code?: string }; message?: string }) => error.extensions?.code ?? error.message ?? 'unknown')
    : [];

/** Opens a websocket as the client does: no retries, connected at once. */
export const openSocket = (url: string, { token, organization, origin, askedFor }: SocketOptions): Socket => {
  let state: 'opening' | 'connected' | number = 'opening';
  let last: number | null = null;
  class FromOrigin extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, origin === undefined ? {} : { origin });
    }
  }
  const client = createClient({
    url: `${url.replace(/^http/u, 'ws')}/api/customer_portal`,
    webSocketImpl: FromOrigin,
    lazy: false,
    retryAttempts: 0,
    connectionParams: {
      ...(token !== undefined && { auth_token: token }),
      ...(organization !== undefined && { organization }),
      ...(askedFor !== undefined && { asked_for: askedFor }),
    },
    onNonLazyError: () => undefined,
    on: {
      connected: () => {
        state = 'connected';
      },
      closed: (event) => {
        last = (event as { code: number }).code;
        state = last;
      },
    },
  });
  return {
    subscribe: (query, variables = {}) => {
      const events: Record<string, unknown>[] = [];
      const refusals: string[] = [];
      let end: unknown = null;
      const stop = client.subscribe<Record<string, Record<string, unknown>>>(
        { query, variables: { ...variables } },
        {
          next: ({ data, errors }) => {
            refusals.push(...codesOf(errors));
            const event = Object.values(data ?? {})[0];
            if (event !== undefined && event !== null) events.push(event);
          },
          error: (error) => {
            refusals.push(...codesOf(error));
            end = error;
          },
          complete: () => {
            end ??= 'complete';
          },
        },
      );
      return { events, refusals, end: () => end, stop };
    },
    isConnected: () => state === 'connected',
    closedWith: () => last,
    settled: async () => {
      await vi.waitFor(() => {
        if (state === 'opening') throw new Error('the server has not answered');
      }, 5000);
      return state === 'connected';
    },
    close: () => void client.dispose(),
  };
};
