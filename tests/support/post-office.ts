import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

export type Received = { readonly to: readonly string[]; readonly from: string; readonly raw: string; readonly user: string | null };

export type PostOffice = {
  readonly port: number;
  readonly received: Received[];
  /** Breaks every connection. */
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
};

/** A real mail server on this machine. `answer` may refuse a message that came in whole, or never answer. */
export const openPostOffice = async (
  options: SMTPServerOptions = {},
  answer: (message: Received, done: (error?: Error) => void) => void = (_, done) => done(),
): Promise<PostOffice> => {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, callback) =>
      password === 'secret' ? callback(null, { user: username }) : callback(new Error('Invalid login')),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const message = {
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          raw: Buffer.concat(chunks).toString('utf8'),
          user: typeof session.user === 'string' ? session.user : null,
        };
        answer(message, (error) => {
          if (error === undefined) received.push(message);
          callback(error);
        });
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
