import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';

const mib = 1024 * 1024;
/** Up to here the rest of a body is read past, and the line stays for the next call. */
const passed = mib;
/** Beyond it the line ends with the answer, but only once a caller who still sends could have read it. */
const lingering = { bytes: 8 * mib, milliseconds: 2_000, atOnce: 2 };
let underWay = 0;

const mostLeft = ({ raw }: FastifyRequest): number => {
  if (raw.complete || raw.destroyed) return 0;
  return raw.headers['transfer-encoding'] === undefined ? Number(raw.headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;
};

async function* thenLinger(answer: string | Buffer, { raw }: FastifyRequest): AsyncGenerator<string | Buffer> {
  yield answer;
  if (underWay >= lingering.atOnce) return;
  underWay += 1;
  const over = new AbortController();
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > lingering.bytes) over.abort();
  });
  for (const event of ['end', 'close', 'error']) raw.once(event, () => over.abort());
  await pause(lingering.milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  underWay -= 1;
}

const passUnread: onSendHookHandler = (request, reply, payload, done) => {
  const left = mostLeft(request);
  const endsLine = left > passed;
  if (!request.raw.readableEnded) request.raw.unpipe();
  if (!request.raw.readableEnded && !endsLine) request.raw.resume();
  if (endsLine) reply.header('connection', 'close');
  if (!endsLine || reply.statusCode === 429 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return done(null, payload);
  reply.header('content-length', Buffer.byteLength(payload));
  return done(null, Readable.from(thenLinger(payload, request), { objectMode: false }));
};

/** Lets every route answer before it has read the body: the caller hears the answer, and the next call on the line finds it in order or closed. */
export const passUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], passUnread].flat();
  });
};
