import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** Where a connection is cut: while the request goes up, once it is up, at the first byte of the answer, or within it. */
export const cuts = ['sending', 'sent', 'answering', 'answered in part'] as const;
export type Cut = (typeof cuts)[number];

/** A line between client and server that can be cut. */
export type Proxy = {
  readonly url: string;
  readonly port: number;
  /** Leads connections that come from now on to another port. */
  readonly leadTo: (port: number) => void;
  /** Cuts the next connection at this place. */
  readonly cutNext: (cut: Cut) => void;
  /** Cuts every connection that is open. */
  readonly cutAll: () => void;
  /** How many connections were cut. */
  readonly cutCount: () => number;
  readonly close: () => Promise<void>;
};

const halfOf = (chunk: Buffer): Buffer => chunk.subarray(0, Math.floor(chunk.length / 2));

/** Passes bytes on in both directions, and cuts where it is told to. */
export const startProxy = async (first: number): Promise<Proxy> => {
  let port = first;
  const open = new Set<Socket>();
  let waiting: Cut | null = null;
  let count = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const both = [client, upstream];
    const end = (): void => both.forEach((socket) => socket.destroy());
    for (const socket of both) {
      open.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        open.delete(socket);
        end();
      });
    }
    const cut = waiting;
    waiting = null;
    let isCut = false;
    const sever = (): void => {
      if (isCut) return;
      isCut = true;
      count += 1;
      client.resetAndDestroy();
      upstream.end();
    };
    client.on('data', (chunk) => {
      if (cut === 'sending') return upstream.write(halfOf(chunk), sever);
      upstream.write(chunk, cut === 'sent' ? sever : undefined);
    });
    upstream.on('data', (chunk) => {
      if (cut === 'answering') return sever();
      if (cut === 'answered in part') return client.write(halfOf(chunk), sever);
      if (cut !== 'sent') client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    leadTo: (other) => {
      port = other;
    },
    cutNext: (cut) => {
      waiting = cut;
    },
    cutAll: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    cutCount: () => count,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
