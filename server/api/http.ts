import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '#schema/vocabulary/limits.ts';
import { Call, answerCall, coded, refusalWords, refusedForNow } from './answer-call.ts';
import type { ApiDeps, Said } from './answer-call.ts';
import type { IdentityRefusal } from '../identity/identify.ts';
import { personOf } from './person.ts';
import { isUnavailable, retryAfter } from '../lib/unavailable.ts';

export const apiPath = '/api/customer_portal';
/** In bytes: the largest input is a draft of 6 MiB; documents have a limit of their own. */
const bodyLimit = 8 * 1024 * 1024;
/** Charged for a body without Content-Length. */
const unsaidLength = 1024 * 1024;
const longestKey = 255;

/** Up to eight queries in a list are asked together; the list comes first, as to valibot it is an object too. */
const Body = v.union([v.pipe(v.array(Call), v.minLength(1), v.maxLength(8)), Call]);

const write = (reply: FastifyReply, { status, headers, body }: Said): FastifyReply =>
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);

const codedError = (reply: FastifyReply, ...refusal: Parameters<typeof coded>): FastifyReply => write(reply, coded(...refusal));

/** One answer for all: where one is refused before its document is asked, or fails, all are. */
const together = (answers: readonly Said[]): Said => {
  const failed = answers.find(({ status }) => status !== 200);
  const texts = answers.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body)));
  return failed ?? { status: 200, headers: answers[0]?.headers ?? {}, body: `[${texts.join()}]` };
};

const keyOf = (request: FastifyRequest, extensions: Readonly<Record<string, unknown>> | null | undefined): string | null => {
  const key = extensions?.['idempotencyKey'] ?? request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
};

const seenVersion = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})=(\d{1,9})$/u;

/** What a late call was given for: `id=version`, with commas between. Empty where it says nothing; null where it cannot be parsed. */
const seenOf = ({ headers }: FastifyRequest): ReadonlyMap<string, number> | null => {
  const given = headers['x-seen-versions'];
  if (given === undefined) return new Map();
  const pairs = String(given)
    .toLowerCase()
    .split(',')
    .map((pair) => seenVersion.exec(pair.trim()));
  if (pairs.length > limits.issuesPerSelection || pairs.includes(null)) return null;
  return new Map(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])]));
};

const unreadable = {
  400: ['bad_request', 'Send one operation as { query, variables }, or up to eight queries as a list of them.'],
  413: ['too_large', 'Send at most 8 MiB.'],
  415: ['unsupported_media_type', 'Send application/json.'],
} as const satisfies Readonly<Record<number, readonly [errorCode: string, message: string]>>;
const refuseUnread = (reply: FastifyReply, status: keyof typeof unreadable): FastifyReply => {
  const [errorCode, message] = unreadable[status];
  return codedError(reply, status, errorCode, message);
};

const isForeseen = ({ statusCode }: FastifyError): boolean => statusCode !== undefined && statusCode < 500;

/** The client closed the connection before the response: no failure of the server. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyRequest): boolean => code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;

export const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  if (isForeseen(error)) return void reply.send(error);
  if (hasLeft(error, request)) return request.log.debug({ err: error });
  const requestId = randomUUID();
  const isAway = isUnavailable(error);
  request.log.error({ err: error, requestId });
  if (isAway) reply.header('retry-after', retryAfter);
  reply.header('x-request-id', requestId);
  void codedError(reply, isAway ? 503 : 500, isAway ? 'unavailable' : 'internal', 'Something went wrong, please try again.');
};

const answerApiFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode } = error;
  if (statusCode === 400 || statusCode === 413 || statusCode === 415) refuseUnread(reply, statusCode);
  else answerFailure(error, request, reply);
};

const refuseCaller = (reply: FastifyReply, { status, errorCode, retryAfter }: IdentityRefusal): FastifyReply => {
  return codedError(reply, status, errorCode, refusalWords[errorCode], retryAfter === null ? {} : { 'retry-after': String(retryAfter) });
};

const admit = async (deps: ApiDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (request.method !== 'POST') return codedError(reply, 405, 'method_not_allowed', 'Only POST is answered here.', { allow: 'POST' });
  if (!/^application\/json\b/iu.test(type)) return refuseUnread(reply, 415);
  if (Number(length ?? 0) > bodyLimit) return refuseUnread(reply, 413);
  const identified = await deps.identity.callerOf(request);
  if (identified.kind === 'refused') return refuseCaller(reply, identified);
  const wait = await deps.limiter.spend(personOf(identified), { operation: 1, byte: Number(length ?? unsaidLength) });
  if (wait > 0) return write(reply, refusedForNow(wait));
};

/** Checks in the order transport, session, organization, limits, role; all but role before the body is read. */
export const mountApi = (app: FastifyInstance, deps: ApiDeps): void => {
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => admit(deps, request, reply);
  app.all(apiPath, { bodyLimit, errorHandler: answerApiFailure, onRequest }, async (request, reply) => {
    const parsed = v.safeParse(Body, request.body);
    if (!parsed.success) return refuseUnread(reply, 400);

    const identified = await deps.identity.callerOf(request);
    if (identified.kind === 'refused') return refuseCaller(reply, identified);
    const idempotencyKey = keyOf(request, 'extensions' in parsed.output ? parsed.output.extensions : null);
    if (idempotencyKey !== null && (idempotencyKey.length > longestKey || /[^\x20-\x7e]/u.test(idempotencyKey)))
      return codedError(reply, 400, 'bad_request', `An idempotency key has at most ${longestKey} plain characters.`);
    const seen = seenOf(request);
    if (seen === null) return codedError(reply, 400, 'bad_request', 'X-Seen-Versions names things as id=version, with commas between.');
    const caller = { request, identified, idempotencyKey, seen };
    if (!Array.isArray(parsed.output)) return write(reply, await answerCall(deps, caller, parsed.output, false));
    const wait = await deps.limiter.spend(personOf(identified), { operation: parsed.output.length - 1 });
    if (wait > 0) return write(reply, refusedForNow(wait));
    return write(reply, together(await Promise.all(parsed.output.map((call) => answerCall(deps, caller, call, true)))));
  });
};
