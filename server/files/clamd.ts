import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { scannerWords } from '../lib/addresses.ts';
import type { ScannerPlace } from '../lib/addresses.ts';

/** Found by name, or nothing known to the scanner. */
export type Verdict = { readonly isClean: true } | { readonly isClean: false; readonly found: string };

export type Scanner = {
  /** Rejects with a `ScannerAway` where there is no whole verdict. */
  readonly scan: (content: AsyncIterable<Uint8Array>) => Promise<Verdict>;
  readonly answers: () => Promise<boolean>;
  readonly place: string;
};

/** No verdict: nothing is kept or handed out, and the same may be tried again. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
  readonly code = 'ETIMEDOUT';
}

/** In milliseconds: for a connection, for each piece that is taken, and for the verdict after the last. */
export type Patience = { readonly connect: number; readonly silence: number };

const usual: Patience = { connect: 5_000, silence: 60_000 };

/** A clamd that is asked to leave a longer one out would cut the connection. */
const pieceBytes = 64 * 1024;
/** An answer is a name; a talkative stranger on the port is no scanner. */
const longestAnswer = 4096;

const framed = (piece: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.byteLength);
  return Buffer.concat([length, piece]);
};

function* piecesOf(chunk: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < chunk.byteLength; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes);
}

const open = async (place: ScannerPlace, patience: Patience): Promise<Socket> => {
  const socket = connect(place);
  socket.on('error', () => undefined);
  socket.setTimeout(patience.connect, () => socket.destroy(new Error('does not answer')));
  await once(socket, 'connect');
  socket.setTimeout(patience.silence);
  return socket;
};

/** An answer ends with a NUL; one that is cut before is none. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      const end = said.indexOf('\0');
      if (end >= 0) resolve(said.slice(0, end));
      else if (said.length > longestAnswer) reject(new Error('does not speak like clamd'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('ended without an answer')));
  });

const send = async (socket: Socket, bytes: Uint8Array): Promise<void> => {
  if (socket.destroyed) throw new Error('hung up');
  if (socket.write(bytes)) return;
  await Promise.race([once(socket, 'drain'), once(socket, 'close').then(() => Promise.reject(new Error('hung up')))]);
};

/** Feeds the scanner until it has answered or everything is sent: it answers early where it has seen enough. */
const feed = async (socket: Socket, content: AsyncIterable<Uint8Array>, isAnswered: () => boolean): Promise<void> => {
  await send(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of content) {
    for (const piece of piecesOf(chunk)) {
      if (isAnswered()) return;
      await send(socket, framed(piece));
    }
  }
  await send(socket, Buffer.alloc(4));
};

const verdictOf = (answer: string): Verdict => {
  const found = /^stream: (.+) FOUND$/u.exec(answer)?.[1];
  if (found !== undefined) return { isClean: false, found };
  if (answer === 'stream: OK') return { isClean: true };
  throw new Error(`answers "${answer}"`);
};

/** The INSTREAM and PING of clamd (clamd(8), "COMMANDS"), one connection for each. */
export const clamd = (place: ScannerPlace, patience: Patience = usual): Scanner => {
  const asking = async <T>(work: (socket: Socket) => Promise<T>): Promise<T> => {
    let socket: Socket | null = null;
    try {
      socket = await open(place, patience);
      return await work(socket);
    } catch (cause) {
      throw new ScannerAway(`The virus scanner at ${scannerWords(place)} ${cause instanceof Error ? cause.message : 'does not answer'}.`, {
        cause,
      });
    } finally {
      socket?.destroy();
    }
  };
  return {
    place: scannerWords(place),
    scan: (content) =>
      asking(async (socket) => {
        let isAnswered = false;
        const answer = answerOf(socket).finally(() => (isAnswered = true));
        const fed = feed(socket, content, () => isAnswered).catch(async (error: unknown) => {
          if (isAnswered) return;
          socket.destroy();
          throw error;
        });
        const [said] = await Promise.all([answer, fed]);
        return verdictOf(said);
      }),
    answers: () =>
      asking(async (socket) => {
        const answer = answerOf(socket);
        await send(socket, Buffer.from('zPING\0'));
        return (await answer) === 'PONG';
      }).catch(() => false),
  };
};
