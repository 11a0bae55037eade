import { createServer, type Server, type Socket } from 'node:net';

/** How the stand-in behaves; `half` cuts its answer, `silent` never gives one, `garbled` says what no clamd says, `limit` has seen enough. */
export type Mood = 'right' | 'half' | 'silent' | 'garbled' | 'limit' | 'hangs up';

export type ClamdStandIn = {
  mood: Mood;
  /** Bytes of each stream that came whole. */
  readonly seen: Buffer[];
  readonly address: string;
  readonly stop: () => Promise<void>;
};

/** In two parts, so that no scanner takes this file for the test virus of EICAR. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const answers: Readonly<Record<Exclude<Mood, 'right' | 'silent' | 'hangs up'>, string>> = {
  half: 'stream: O',
  garbled: 'HTTP/1.1 400 Bad Request\0',
  limit: 'INSTREAM size limit exceeded. ERROR\0',
};

/** Reads the frames of INSTREAM as clamd(8) describes them: four bytes of length, and a length of nothing at the end. */
const streamOf = (bytes: Buffer): Buffer | null => {
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > bytes.length) return null;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

const speak = (socket: Socket, standIn: ClamdStandIn): void => {
  let heard = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (piece: Buffer) => {
    heard = Buffer.concat([heard, piece]);
    const end = heard.indexOf(0);
    if (end < 0 || standIn.mood === 'silent') return;
    if (standIn.mood === 'hangs up') return void socket.destroy();
    const command = heard.subarray(0, end).toString();
    if (command === 'zPING') return void socket.end('PONG\0');
    if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0');
    if (standIn.mood === 'limit') return void socket.end(answers.limit);
    const stream = streamOf(heard.subarray(end + 1));
    if (stream === null) return;
    standIn.seen.push(stream);
    if (standIn.mood === 'right') socket.end(stream.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    else socket.end(answers[standIn.mood]);
  });
};

/** On a free port of this machine, or on a socket. */
export const startClamd = async (socket?: string): Promise<ClamdStandIn> => {
  const open = new Set<Socket>();
  let address = '';
  const server: Server = createServer((each) => {
    open.add(each);
    each.once('close', () => open.delete(each));
    speak(each, standIn);
  });
  const standIn: ClamdStandIn = {
    mood: 'right',
    seen: [],
    get address() {
      return address;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const each of open) each.destroy();
      }),
  };
  await new Promise<void>((resolve) => {
    if (socket === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(socket, resolve);
  });
  const at = server.address();
  address = typeof at === 'object' && at !== null ? `tcp://127.0.0.1:${at.port}` : `unix:${socket}`;
  return standIn;
};
