import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { handleProtocols, makeServer } from 'graphql-ws';
import type { ServerOptions } from 'graphql-ws';
import type { WebSocket, WebSocketServer } from 'ws';

/** The only close code after a server failure with which the client reconnects. */
export const tryAgainLater = 1013;

const goingAway = 1001;
const unsentAtMost = 16 * 1024;

export type Opened = { readonly socket: WebSocket; readonly request: IncomingMessage };

const pinged = (socket: WebSocket, every: number): NodeJS.Timeout => {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, every);
};

const sent = Promise.resolve();

/** Waits only for a slow socket, whose earlier messages are still buffered. */
export const sending = (socket: WebSocket, text: string): Promise<void> => {
  if (socket.readyState !== socket.OPEN) return sent;
  if (socket.bufferedAmount < unsentAtMost) {
    socket.send(text);
    return sent;
  }
  return new Promise((resolve, reject) => {
    socket.send(text, (error) => (error === undefined || error === null ? resolve() : reject(error)));
  });
};

/** A failure is logged and closes its own socket alone. */
export const serveSockets = <Params extends Record<string, unknown>, Extra extends object>(
  options: ServerOptions<Params, Opened & Extra>,
  sockets: WebSocketServer,
  log: Pick<FastifyBaseLogger, 'error'>,
  pingEvery: number,
): { readonly dispose: () => Promise<void> } => {
  const protocol = makeServer(options);
  sockets.options.handleProtocols = handleProtocols;
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const fail = (error: unknown): void => {
      log.error({ err: error }, 'a websocket failed');
      socket.close(tryAgainLater);
    };
    const pings = pinged(socket, pingEvery);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sending(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => socket.on('message', (message: Buffer) => void take(message.toString('utf8')).catch(fail)),
      },
      { socket, request } as Opened & Extra,
    );
    socket.on('error', fail);
    socket.once('close', (code, reason) => {
      clearInterval(pings);
      closed(code, String(reason)).catch(fail);
    });
  });
  return {
    dispose: () => {
      for (const socket of sockets.clients) socket.close(goingAway, 'Going away');
      sockets.removeAllListeners();
      return new Promise((resolve, reject) => sockets.close((error) => (error === undefined ? resolve() : reject(error))));
    },
  };
};
