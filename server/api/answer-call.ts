import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import { apiTokenTexts } from '#schema/vocabulary/api-token.ts';
import { wasAnswered } from '../workflow/once.ts';
import { costsOf, newDocument } from './costs.ts';
import type { Documents } from './documents.ts';
import type { RequestContext } from './context.ts';
import type { Identified } from '../identity/identify.ts';
import type { Identity } from '../identity/mount.ts';
import type { Seen } from '../identity/last-seen.ts';
import { confirming, originOf } from '../identity/sessions.ts';
import { personOf } from './person.ts';
import type { Limiter } from './rate-limit.ts';
import type { Reads } from './reads.ts';
import type { Services } from './services.ts';
import { traced } from '../lib/trace.ts';
import { isUnavailable, retryAfter } from '../lib/unavailable.ts';
import type { Database } from '../workflow/transaction.ts';

export const Call = v.object({
  query: v.optional(v.string()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  extensions: v.nullish(v.record(v.string(), v.unknown())),
});
export type Call = v.InferOutput<typeof Call>;

export type ApiDeps = {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly identity: Identity;
  readonly database: Database;
  readonly reads: Reads;
  readonly services: Services;
  readonly limiter: Limiter;
  /** Client documents by the first half of their SHA-256. */
  readonly persisted: ReadonlyMap<string, string>;
  /** Called for each person who calls without support acting for them. */
  readonly onSeen: (seen: Seen) => void;
};

export const refusalWords = {
  unauthenticated: 'Please sign in.',
  user_not_found: 'This account does not exist here.',
  trial_expired: 'The trial of your organization has ended.',
  override_invalid: 'This override is not valid.',
  stale_organization: 'Organization on your user changed. Please reload the page, all queries will fail otherwise.',
  rate_limited: 'Too many calls. Please wait a moment.',
  token_unknown: apiTokenTexts.unknown,
  token_revoked: apiTokenTexts.revoked,
  token_ended: apiTokenTexts.ended,
  token_away: apiTokenTexts.away,
  token_refused: apiTokenTexts.refused,
} as const;

/** What a call is answered with, before it is written: a body as text is JSON. */
export type Said = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | object;
};

export const coded = (status: number, errorCode: string, message: string, headers: Said['headers'] = {}): Said => ({
  status,
  headers,
  body: { error_code: errorCode, errors: [{ message, extensions: { code: errorCode.toUpperCase() } }] },
});

export const refusedForNow = (wait: number): Said => coded(429, 'rate_limited', refusalWords.rate_limited, { 'retry-after': String(wait) });
const staleOrganization = coded(409, 'stale_organization', refusalWords.stale_organization);
const said = (body: Said['body']): Said => ({ status: 200, headers: {}, body });

const textOf = (body: Call, persisted: ReadonlyMap<string, string>): string | null => {
  if (body.query !== undefined) return body.query;
  const hint = body.extensions?.['persistedQuery'];
  const hash = typeof hint === 'object' && hint !== null && 'sha256Hash' in hint ? String(hint.sha256Hash) : '';
  return persisted.get(hash) ?? null;
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

/** What the header of a call says of all that it asks. */
export type Caller = {
  readonly request: FastifyRequest;
  readonly identified: Identified;
  readonly idempotencyKey: string | null;
  readonly seen: ReadonlyMap<string, number>;
};

/** Checks limits and role, after who calls is known. What is asked together may change nothing. */
export const answerCall = async (
  deps: ApiDeps,
  { request, identified, idempotencyKey, seen }: Caller,
  call: Call,
  isTogether: boolean,
): Promise<Said> => {
  const text = textOf(call, deps.persisted);
  if (text === null) return coded(400, 'unknown_document', 'This document is not known here.');
  const person = personOf(identified);
  const operationName = call.operationName ?? null;
  const toRead = deps.documents.isKnown(text, operationName) ? 0 : await deps.limiter.spend(person, newDocument);
  if (toRead > 0) return refusedForNow(toRead);
  const operation = deps.documents.prepare(text, operationName);
  if ('errors' in operation) return identified.organizationHeader === 'absent' ? staleOrganization : said({ errors: operation.errors });
  if (isTogether && operation.kind !== 'query') return coded(400, 'bad_request', 'Only queries are asked together.');
  (request.operations ??= []).push(call.query === undefined ? operationName : 'other');
  const asksOnlyWho = operation.roots.length === 1 && operation.roots[0]?.name.value === 'getCurrentOrganizationUser';
  if (identified.organizationHeader === 'absent' && !asksOnlyWho) return staleOrganization;
  if (operation.kind === 'subscription')
    return said({ errors: [{ message: 'Subscriptions run over the websocket.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });

  const { access } = identified;
  if (person.onBehalfOfUserId === null && access === null)
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
      origin: {
        ...originOf(request, call.query === undefined && access === null ? 'page' : 'api', identified.token.sid),
        token: access?.name ?? null,
      },
    },
    database: operation.kind === 'query' ? await deps.reads.of(request, person.organizationId) : deps.database,
    services: deps.services,
    idempotencyKey: access === null || idempotencyKey === null ? idempotencyKey : `${access.id}:${idempotencyKey}`,
    seen,
    requestId,
    /** A program is never asked for a password: what wants one is closed to it. */
    isConfirmed: async () => access === null && deps.identity.isConfirmed(identified.token),
  };
  const variables = call.variables ?? {};
  const wait = await deps.limiter.spend(person, costsOf(deps.schema, operation, variables));
  if (wait > 0 && !(await wasAnswered(deps.database, context))) return refusedForNow(wait);
  const headers: Record<string, string> = { 'x-request-id': requestId, 'cache-control': 'no-store' };
  const name = call.query === undefined ? operationName : 'other';
  const result = await traced(`${operation.kind} ${name ?? 'other'}`, 'inner', {}, async () => {
    const text = await operation.asText.ask(context, variables);
    return text ?? (await operation.compiled.query(undefined, context, variables));
  });
  if (typeof result === 'string') return { status: 200, headers, body: result };
  if (operation.kind === 'mutation') {
    deps.identity.forget(identified.viewer.userId);
    Object.assign(headers, await deps.reads.wrote());
  }
  if (waits.length > 0) headers['retry-after'] = String(Math.max(1, ...waits));
  const { status, body } = masked(request.log, requestId, result);
  if (status === 503) headers['retry-after'] = retryAfter;
  if (body.errors?.some(({ extensions }) => extensions?.['code'] === 'CONFIRMATION_NEEDED'))
    headers[confirming.header] = deps.identity.confirmsBy;
  return { status, headers, body };
};
