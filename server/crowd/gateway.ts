import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLScalarType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { call } from './call.ts';
import { brief } from './pull/brief.ts';
import { changes, lists, chat } from './pull/lists.ts';
import { issuesToReproduce } from './pull/issues-to-reproduce.ts';
import { deleteChatMessage, editChatMessage, reactToChatMessage, sendChatMessage, showTyping } from './push/chat.ts';
import { vocabulary } from './pull/vocabulary.ts';
import { answerEditRequest } from './push/edits.ts';
import { finishTest, participation } from './push/participation.ts';
import { startReproduction, submitReproduction } from './push/reproductions.ts';
import { startCase, submitCaseResult } from './push/results.ts';
import { saveTesters } from './push/testers.ts';
import { leaveFeedback, raiseBlocker, reportIssue } from './push/telling.ts';
import { showThere } from './push/there.ts';
import { rules } from './rules.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { retryAfter } from '../lib/unavailable.ts';
import type { Presence } from '../workflow/presence.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { Database } from '../workflow/transaction.ts';
import type { CrowdContext, CrowdLog } from './context.ts';
import { executeWith } from './execute.ts';
import type { FilesPort } from '../files/files.ts';
import { UnreadableForm, answerUpload } from './files/upload.ts';
import { mostBytes } from '../files/store.ts';
import { answerRehearsed, placesFor } from './sandbox.ts';
import type { SentCall } from './sandbox.ts';
import { readCrowdToken } from './tokens.ts';

const files = ['crowd.graphql', 'calls.graphql'];

const text = (): string => files.map((file) => readFileSync(new URL(`../../schema/crowd/${file}`, import.meta.url), 'utf8')).join('\n');

const isoOf = (value: unknown): string => new Date(value as string | Date).toISOString();

const buildCrowdSchema = (): GraphQLSchema => {
  const schema = buildSchema(text());
  const dateTime = schema.getType('DateTime');
  if (dateTime instanceof GraphQLScalarType) dateTime.serialize = isoOf;
  return schema;
};

const by = 'participantId';

const crowdRoot = {
  ...lists,
  ...changes,
  ...brief,
  ...chat,
  ...issuesToReproduce,
  ...vocabulary,
  saveTesters,
  showThere,
  acceptInvitation: call({ operation: 'acceptInvitation', rule: rules.participant, by, work: participation.accept }),
  declineInvitation: call({ operation: 'declineInvitation', rule: rules.participant, by, work: participation.decline }),
  dropOut: call({ operation: 'dropOut', rule: rules.participant, by, work: participation.dropOut }),
  completeTesting: call({ operation: 'completeTesting', rule: rules.participant, by, work: participation.complete }),
  startCase: call({ operation: 'startCase', rule: rules.startCase, by, work: startCase }),
  submitCaseResult: call({ operation: 'submitCaseResult', rule: rules.submitCaseResult, by, work: submitCaseResult }),
  reportIssue: call({ operation: 'reportIssue', rule: rules.reportIssue, by, work: reportIssue }),
  raiseBlocker: call({ operation: 'raiseBlocker', rule: rules.raiseBlocker, by, work: raiseBlocker }),
  leaveFeedback: call({ operation: 'leaveFeedback', rule: rules.leaveFeedback, by, work: leaveFeedback }),
  answerEditRequest: call({ operation: 'answerEditRequest', rule: rules.answerEditRequest, by: 'editRequestId', work: answerEditRequest }),
  finishTest: call({ operation: 'finishTest', rule: rules.finishTest, by: 'testId', work: finishTest }),
  startReproduction: call({ operation: 'startReproduction', rule: rules.startReproduction, by, work: startReproduction }),
  submitReproduction: call({ operation: 'submitReproduction', rule: rules.submitReproduction, by, work: submitReproduction }),
  sendChatMessage: call({ operation: 'sendChatMessage', rule: rules.sendChatMessage, by, work: sendChatMessage }),
  editChatMessage: call({ operation: 'editChatMessage', rule: rules.editChatMessage, by, work: editChatMessage }),
  deleteChatMessage: call({ operation: 'deleteChatMessage', rule: rules.deleteChatMessage, by, work: deleteChatMessage }),
  reactToChatMessage: call({ operation: 'reactToChatMessage', rule: rules.reactToChatMessage, by, work: reactToChatMessage }),
  showTyping: call({ operation: 'showTyping', rule: rules.showTyping, by, work: showTyping }),
};

type CrowdDeps = {
  readonly database: Database;
  readonly owner: Pool;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
  readonly presence: Presence;
  readonly files: FilesPort;
  readonly introspection?: boolean;
  readonly log?: CrowdLog;
  /** Per minute: calls under one token, wrong tokens from one address. */
  readonly limits?: { readonly calls: number; readonly wrongTokens: number };
};

const mostJsonBytes = 8 * 1024 * 1024;
const usual = { calls: 6000, wrongTokens: 60 };

const refusal = (code: string, message: string): object => ({
  errors: [{ message, extensions: { code } }],
  error_code: code.toLowerCase(),
});

const body = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown()), null),
  operationName: v.nullish(v.string(), null),
});

const within = async (limiter: RateLimiterMemory, key: string, reply: FastifyReply): Promise<boolean> => {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    await reply
      .code(429)
      .header('retry-after', Math.ceil(error.msBeforeNext / 1000))
      .send(refusal('RATE_LIMITED', 'Too many calls. Wait, then continue.'));
    return false;
  }
};

type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<CrowdContext | null>;

const admitWith = ({ owner, database, clock, presence, enqueue, limits = usual }: CrowdDeps): Admit => {
  const calls = new RateLimiterMemory({ points: limits.calls, duration: 60 });
  const wrong = new RateLimiterMemory({ points: limits.wrongTokens, duration: 60 });
  return async (request, reply) => {
    const token = await readCrowdToken(owner, request.headers.authorization);
    if (token !== null) {
      const isWithin = await within(calls, token.id, reply);
      return isWithin ? { token, owner, clock, presence, enqueue, ...placesFor(token.isSandbox, database, owner) } : null;
    }
    if (await within(wrong, request.ip, reply)) {
      await reply.code(401).header('www-authenticate', 'Bearer').send(refusal('UNAUTHENTICATED', 'A service token is required.'));
    }
    return null;
  };
};

const readJson = (raw: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return undefined;
  }
};

const routes = async (scope: FastifyInstance, deps: CrowdDeps): Promise<void> => {
  const log = deps.log ?? { error: (details, message) => scope.log.error(details, message) };
  const admit = admitWith(deps);
  const admitted = new WeakMap<FastifyRequest, CrowdContext>();
  const sent = new WeakMap<FastifyRequest, SentCall>();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const context = await admit(request, reply);
    if (context === null) return reply;
    admitted.set(request, context);
  };
  const contextOf = (request: FastifyRequest): CrowdContext => {
    const context = admitted.get(request);
    if (context === undefined) throw new Error('a call runs that was not let in');
    return context;
  };
  const answer = executeWith({ schema: buildCrowdSchema(), root: crowdRoot, introspection: deps.introspection ?? true, log });
  if (!scope.hasRequestDecorator('isMultipart')) await scope.register(multipart, { limits: { fileSize: mostBytes + 1 } });
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: mostJsonBytes }, (_, raw, done) => done(null, raw));

  scope.addHook('onSend', async (request, reply, payload) => {
    const context = admitted.get(request);
    if (context?.token.isSandbox !== true) return payload;
    try {
      return await answerRehearsed(request, reply, context, sent.get(request), payload);
    } catch (error) {
      log.error({ err: error }, 'A call of a sandbox could not be kept.');
      return payload;
    }
  });

  scope.post('/api/crowd', { bodyLimit: mostJsonBytes, onRequest }, async (request, reply) => {
    const call = v.safeParse(body, Buffer.isBuffer(request.body) ? readJson(request.body) : undefined);
    if (!call.success)
      return reply
        .code(400)
        .send(refusal('BAD_USER_INPUT', 'Send one JSON object with query, and with variables where the query takes some.'));
    sent.set(request, call.output);
    const { status, body: answered } = await answer(call.output, contextOf(request));
    if (status === 503) reply.header('retry-after', retryAfter);
    return reply.code(status).header('cache-control', 'no-store').send(answered);
  });
  const onUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    if (!/^multipart\/form-data\b/iu.test(type))
      return reply.code(415).send(refusal('UNSUPPORTED_MEDIA_TYPE', 'Send multipart/form-data.'));
    if (Number(length ?? 0) > mostBytes + mostJsonBytes) return reply.code(413).send(refusal('TOO_LARGE', 'Send at most 200 MiB.'));
    return onRequest(request, reply);
  };
  scope.post('/api/crowd/attachments', { onRequest: onUpload }, async (request, reply) => {
    const fields: Record<string, string> = {};
    sent.set(request, { fields });
    try {
      await answerUpload(request, reply, contextOf(request), deps.files, fields);
    } catch (error) {
      if (!(error instanceof UnreadableForm)) throw error;
      const [status, code] = error.isTooMuch ? [413, 'LIMIT_EXCEEDED'] : [400, 'BAD_USER_INPUT'];
      await reply.code(status).send(refusal(code, error.message));
    }
  });
  scope.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/crowd',
    handler: (_, reply) => reply.code(405).header('allow', 'POST').send(refusal('METHOD_NOT_ALLOWED', 'Use POST.')),
  });
};

/** The crowd gateway at /api/crowd, for an outside crowd system and the simulator. */
export const mountCrowd = async (app: FastifyInstance, deps: CrowdDeps): Promise<void> => {
  await app.register((scope) => routes(scope, deps));
};
