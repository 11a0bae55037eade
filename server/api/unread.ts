import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';

const mib = 1024 * 1024;
/** In bytes: the rest of a body up to this size is read and dropped, and the connection stays open. */
const passed = mib;
/** Beyond it the connection closes after the response, but late enough for a client that still sends to read it. */
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

/** Lets routes respond before the body is consumed, without a reset that would hide the response or a leftover body in the next call. */
export const passUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], passUnread].flat();
  });
};
