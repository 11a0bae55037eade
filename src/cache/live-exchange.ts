import type { Client as Socket } from 'graphql-ws';
import { subscriptionExchange } from 'urql';
import type { Exchange } from 'urql';

const longestPause = 30_000;

/** Exponential with jitter. */
export const pauseBefore = (retries: number): number => {
  const longest = Math.min(longestPause, 1000 * 2 ** retries);
  return 1000 + Math.random() * Math.max(0, longest - 1000);
};

export type LateSocket = { readonly ready: Promise<Socket>; readonly close: () => void };

/** Loaded beside the first screen; a failed load is retried. */
export const lateSocket = (load: () => Promise<Socket>, pause: (tries: number) => number): LateSocket => {
  let isOpen = true;
  const attempt = async (tries: number): Promise<Socket> => {
    try {
      return await load();
    } catch (problem) {
      if (!isOpen) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause(tries)));
      return attempt(tries + 1);
    }
  };
  const ready = attempt(0);
  return {
    ready,
    close: () => {
      isOpen = false;
      ready.then((socket) => socket.dispose()).catch(() => undefined);
    },
  };
};

export const liveExchange = (socket: Promise<Socket>): Exchange =>
  subscriptionExchange({
    forwardSubscription: ({ query = '', variables }) => ({
      subscribe: (sink) => {
        let isOver = false;
        let stop = (): void => undefined;
        socket.then((ready) => {
          if (isOver) return;
          stop = ready.subscribe(
            { query, ...(variables && { variables }) },
            {
              next: ({ data, errors }) => sink.next({ data: data ?? null, ...(errors && { errors: [...errors] }) }),
              error: sink.error,
              complete: sink.complete,
            },
          );
        }, sink.error);
        return {
          unsubscribe: () => {
            isOver = true;
            stop();
          },
        };
      },
    }),
  });
