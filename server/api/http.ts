import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import { limits } from '#schema/vocabulary/limits.ts';
import { wasAnswered } from '../workflow/once.ts';
import { costsOf, newDocument } from './costs.ts';
import type { Documents } from './documents.ts';
import type { RequestContext } from './context.ts';
import type { IdentityRefusal } from '../identity/identify.ts';
import type { Identity } from '../identity/mount.ts';
import type { Seen } from '../identity/last-seen.ts';
import { originOf } from '../identity/origin.ts';
import { personOf } from './person.ts';
import type { Limiter } from './rate-limit.ts';
import type { Services } from './services.ts';
import { traced } from '../lib/trace.ts';
import { isUnavailable, retryAfter } from '../lib/unavailable.ts';
import type { Database } from '../workflow/transaction.ts';

export const apiPath = '/api/customer_portal';
/** In bytes: the largest input is a draft of 6 MiB; documents have a limit of their own. */
const bodyLimit = 8 * 1024 * 1024;
/** Charged for a body without Content-Length. */
const unsaidLength = 1024 * 1024;
const longestKey = 255;

const Body = v.object({
  query: v.optional(v.string()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  extensions: v.nullish(v.record(v.string(), v.unknown())),
});

export type ApiDeps = {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly identity: Identity;
  readonly database: Database;
  readonly services: Services;
  readonly limiter: Limiter;
  /** Client documents by the first half of their SHA-256. */
  readonly persisted: ReadonlyMap<string, string>;
  /** Called for each person who calls without support acting for them. */
  readonly onSeen: (seen: Seen) => void;
};

const codedError = (reply: FastifyReply, status: number, errorCode: string, message: string): FastifyReply =>
  reply.code(status).send({ error_code: errorCode, errors: [{ message, extensions: { code: errorCode.toUpperCase() } }] });

const textOf = (body: v.InferOutput<typeof Body>, persisted: ReadonlyMap<string, string>): string | null => {
  if (body.query !== undefined) return body.query;
  const hint = body.extensions?.['persistedQuery'];
  const hash = typeof hint === 'object' && hint !== null && 'sha256Hash' in hint ? String(hint.sha256Hash) : '';
  return persisted.get(hash) ?? null;
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

/** Errors thrown on purpose pass; every other is masked as a 500 with an id that is also logged. */
export const masked = (
  log: Pick<FastifyBaseLogger, 'error'>,
  requestId: string,
  result: ExecutionResult,
): { readonly status: number; readonly body: FormattedExecutionResult } => {
  let status = 200;
  const errors = result.errors?.map((error) => {
    const cause: unknown = error.originalError ?? error;
    const extensions = cause instanceof GraphQLError ? cause.extensions : error.extensions;
    if (typeof extensions?.['code'] === 'string')
      return {
        message: error.message,
        ...(error.locations && { locations: error.locations }),
        ...(error.path && { path: error.path }),
        extensions: { code: extensions['code'] },
      };
    if (result.data === undefined && error.path === undefined && error.originalError === undefined)
      return { message: error.message.replace(/ Did you mean .*$/u, ''), extensions: { code: 'BAD_USER_INPUT' } };
    const away = isUnavailable(cause);
    status = away && status !== 500 ? 503 : 500;
    log.error({ err: cause, requestId });
    return {
      message: 'Something went wrong, please try again.',
      ...(error.path && { path: error.path }),
      extensions: { code: away ? 'UNAVAILABLE' : 'INTERNAL', errorId: requestId },
    };
  });
  return {
    status,
    body: { ...(result.data === undefined ? {} : { data: result.data }), ...(errors && { errors }) },
  };
};

const unreadable = {
  400: ['bad_request', 'Send one operation as { query, variables }.'],
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
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  return codedError(reply, status, errorCode, refusalWords[errorCode]);
};

const refuseForNow = (reply: FastifyReply, wait: number): FastifyReply =>
  codedError(reply.header('retry-after', String(wait)), 429, 'rate_limited', refusalWords.rate_limited);

const admit = async (deps: ApiDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (request.method !== 'POST') return codedError(reply.header('allow', 'POST'), 405, 'method_not_allowed', 'Only POST is answered here.');
  if (!/^application\/json\b/iu.test(type)) return refuseUnread(reply, 415);
  if (Number(length ?? 0) > bodyLimit) return refuseUnread(reply, 413);
  const identified = await deps.identity.viewerOf(request);
  if (identified.kind === 'refused') return refuseCaller(reply, identified);
  const wait = await deps.limiter.spend(personOf(identified), { operation: 1, byte: Number(length ?? unsaidLength) });
  if (wait > 0) return refuseForNow(reply, wait);
};

/** Read by the client where it sends calls, so that none of its answers has to be parsed for it. */
const confirmHeader = 'x-confirm-by';

/** Checks in the order transport, session, organization, limits, role; all but role before the body is read. */
export const mountApi = (app: FastifyInstance, deps: ApiDeps): void => {
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => admit(deps, request, reply);
  app.all(apiPath, { bodyLimit, errorHandler: answerApiFailure, onRequest }, async (request, reply) => {
    const parsed = v.safeParse(Body, request.body);
    if (!parsed.success) return refuseUnread(reply, 400);

    const identified = await deps.identity.viewerOf(request);
    if (identified.kind === 'refused') return refuseCaller(reply, identified);
    const idempotencyKey = keyOf(request, parsed.output.extensions);
    if (idempotencyKey !== null && (idempotencyKey.length > longestKey || /[^\x20-\x7e]/u.test(idempotencyKey)))
      return codedError(reply, 400, 'bad_request', `An idempotency key has at most ${longestKey} plain characters.`);
    const seen = seenOf(request);
    if (seen === null) return codedError(reply, 400, 'bad_request', 'X-Seen-Versions names things as id=version, with commas between.');
    const text = textOf(parsed.output, deps.persisted);
    if (text === null) return codedError(reply, 400, 'unknown_document', 'This document is not known here.');
    const person = personOf(identified);
    const operationName = parsed.output.operationName ?? null;
    const toRead = deps.documents.isKnown(text, operationName) ? 0 : await deps.limiter.spend(person, newDocument);
    if (toRead > 0) return refuseForNow(reply, toRead);
    const operation = deps.documents.prepare(text, operationName);
    if ('errors' in operation) {
      if (identified.organizationHeader === 'absent') return codedError(reply, 409, 'stale_organization', refusalWords.stale_organization);
      return reply.send({ errors: operation.errors });
    }
    request.operation = parsed.output.query === undefined ? operationName : 'other';
    const asksOnlyWho = operation.roots.length === 1 && operation.roots[0]?.name.value === 'getCurrentOrganizationUser';
    if (identified.organizationHeader === 'absent' && !asksOnlyWho)
      return codedError(reply, 409, 'stale_organization', refusalWords.stale_organization);
    if (operation.kind === 'subscription')
      return reply.send({
        errors: [{ message: 'Subscriptions run over the websocket.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
      });

    if (person.onBehalfOfUserId === null)
      deps.onSeen({
        userId: person.id,
        token: identified.token,
        agent: request.headers['user-agent'] ?? '',
        begun: deps.identity.confirmsBy === 'service' ? originOf(request, 'page', identified.token.sid) : null,
      });
    const requestId = randomUUID();
    const waits: number[] = [];
    const context: RequestContext = {
      onWait: (until) => waits.push(Math.ceil((Date.parse(until) - deps.services.clock.now().getTime()) / 1000)),
      person,
      viewer: {
        organizationId: person.organizationId,
        userId: person.id,
        role: person.role,
        onBehalfOfUserId: person.onBehalfOfUserId,
        origin: originOf(request, parsed.output.query === undefined ? 'page' : 'api', identified.token.sid),
      },
      database: deps.database,
      services: deps.services,
      idempotencyKey,
      seen,
      requestId,
      isConfirmed: () => deps.identity.isConfirmed(identified.token),
    };
    const variables = parsed.output.variables ?? {};
    const wait = await deps.limiter.spend(person, costsOf(deps.schema, operation, variables));
    if (wait > 0 && !(await wasAnswered(deps.database, context))) return refuseForNow(reply, wait);
    reply.header('x-request-id', requestId).header('cache-control', 'no-store');
    const written = await traced(`${operation.kind} ${request.operation ?? 'other'}`, 'inner', {}, async () => {
      const text = await operation.asText.ask(context, variables);
      return text ?? (await operation.compiled.query(undefined, context, variables));
    });
    if (typeof written === 'string') return reply.type('application/json; charset=utf-8').send(written);
    const result = written;
    if (operation.kind === 'mutation') deps.identity.forget(identified.viewer.userId);
    if (waits.length > 0) reply.header('retry-after', String(Math.max(1, ...waits)));
    const { status, body } = masked(request.log, requestId, result);
    if (status === 503) reply.header('retry-after', retryAfter);
    if (body.errors?.some(({ extensions }) => extensions?.['code'] === 'CONFIRMATION_NEEDED'))
      reply.header(confirmHeader, deps.identity.confirmsBy);
    return reply.code(status).send(body);
  });
};

export const refusalWords = {
  unauthenticated: 'Please sign in.',
  user_not_found: 'This account does not exist here.',
  trial_expired: 'The trial of your organization has ended.',
  override_invalid: 'This override is not valid.',
  stale_organization: 'Organization on your user changed. Please reload the page, all queries will fail otherwise.',
  rate_limited: 'Too many calls. Please wait a moment.',
} as const;
