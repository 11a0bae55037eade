import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import * as v from 'valibot';
import type { Documents } from './documents.ts';
import type { RequestContext } from './context.ts';
import type { Identity } from '../identity/mount.ts';
import { personOf } from './person.ts';
import type { Limiter } from './rate-limit.ts';
import type { Services } from './services.ts';
import { isUnavailable } from './unavailable.ts';
import type { Database } from '../workflow/transaction.ts';

export const apiPath = '/api/customer_portal';
const bodyLimit = 8 * 1024 * 1024;
const longestKey = 255;

const Body = v.object({
  query: v.optional(v.string()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  extensions: v.nullish(v.record(v.string(), v.unknown())),
});

export type ApiDeps = {
  readonly documents: Documents;
  readonly identity: Identity;
  readonly database: Database;
  readonly services: Services;
  readonly limiter: Limiter;
  /** Texts of the client's own documents by the first half of their sha256. */
  readonly persisted: ReadonlyMap<string, string>;
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

/** Errors we threw on purpose pass; every other becomes a masked 500 with an id that the log carries too. */
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
    status = away ? 503 : 500;
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

const unreadable: Readonly<Record<number, readonly [errorCode: string, message: string]>> = {
  400: ['bad_request', 'Send one operation as { query, variables }.'],
  413: ['too_large', 'Send at most 8 MiB.'],
  415: ['unsupported_media_type', 'Send application/json.'],
};

const isForeseen = ({ statusCode }: FastifyError): boolean => statusCode !== undefined && statusCode < 500;

/** Whether there is nobody left to answer: the page was left while its answer was on its way. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyRequest): boolean => code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;

/** A failure that no route foresaw, such as a database that is away: masked, with an id that the log carries too. */
export const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  if (isForeseen(error)) return void reply.send(error);
  if (hasLeft(error, request)) return request.log.debug({ err: error });
  const requestId = randomUUID();
  const isAway = isUnavailable(error);
  request.log.error({ err: error, requestId });
  if (isAway) reply.header('retry-after', '1');
  reply.header('x-request-id', requestId);
  void codedError(reply, isAway ? 503 : 500, isAway ? 'unavailable' : 'internal', 'Something went wrong, please try again.');
};

const answerApiFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const known = isForeseen(error) ? unreadable[error.statusCode ?? 0] : undefined;
  if (known === undefined) answerFailure(error, request, reply);
  else codedError(reply, error.statusCode ?? 400, ...known);
};

/** Puts the product API on the server: POST and JSON only, in the order transport, who, organization, limits, role. */
export const mountApi = (app: FastifyInstance, deps: ApiDeps): void => {
  app.all(apiPath, { bodyLimit, errorHandler: answerApiFailure }, async (request, reply) => {
    if (request.method !== 'POST')
      return codedError(reply.header('allow', 'POST'), 405, 'method_not_allowed', 'Only POST is answered here.');
    if (!/^application\/json\b/iu.test(request.headers['content-type'] ?? ''))
      return codedError(reply, 415, 'unsupported_media_type', 'Send application/json.');
    const parsed = v.safeParse(Body, request.body);
    if (!parsed.success) return codedError(reply, 400, 'bad_request', 'Send one operation as { query, variables }.');

    const identified = await deps.identity.viewerOf(request);
    if (identified.kind === 'refused') {
      if (identified.retryAfter !== null) reply.header('retry-after', String(identified.retryAfter));
      return codedError(reply, identified.status, identified.errorCode, refusalWords[identified.errorCode]);
    }
    const idempotencyKey = keyOf(request, parsed.output.extensions);
    if (idempotencyKey !== null && (idempotencyKey.length > longestKey || /[^\x20-\x7e]/u.test(idempotencyKey)))
      return codedError(reply, 400, 'bad_request', `An idempotency key has at most ${longestKey} plain characters.`);
    const text = textOf(parsed.output, deps.persisted);
    if (text === null) return codedError(reply, 400, 'unknown_document', 'This document is not known here.');
    const operation = deps.documents.prepare(text, parsed.output.operationName ?? null);
    if ('errors' in operation) {
      if (identified.organizationHeader === 'absent') return codedError(reply, 409, 'stale_organization', refusalWords.stale_organization);
      return reply.send({ errors: operation.errors });
    }
    const asksOnlyWho = operation.rootFields.length === 1 && operation.rootFields[0] === 'getCurrentOrganizationUser';
    if (identified.organizationHeader === 'absent' && !asksOnlyWho)
      return codedError(reply, 409, 'stale_organization', refusalWords.stale_organization);

    const wait = await deps.limiter.spend(identified.viewer.userId, operation);
    if (wait > 0)
      return codedError(reply.header('retry-after', String(wait)), 429, 'rate_limited', 'Too many calls. Please wait a moment.');
    if (operation.kind === 'subscription')
      return reply.send({
        errors: [{ message: 'Subscriptions run over the websocket.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
      });

    const requestId = randomUUID();
    const person = personOf(identified);
    const context: RequestContext = {
      person,
      viewer: { organizationId: person.organizationId, userId: person.id, role: person.role, onBehalfOfUserId: person.onBehalfOfUserId },
      database: deps.database,
      services: deps.services,
      idempotencyKey,
      requestId,
    };
    const variables = parsed.output.variables ?? {};
    reply.header('x-request-id', requestId).header('cache-control', 'no-store');
    const written = await operation.asWritten(context, variables);
    if (typeof written === 'string') return reply.type('application/json; charset=utf-8').send(written);
    const result = written ?? (await operation.compiled.query(undefined, context, variables));
    if (operation.kind === 'mutation') deps.identity.forget(identified.viewer.userId);
    const { status, body } = masked(request.log, requestId, result);
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
