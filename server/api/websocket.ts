import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import type { DocumentNode, ExecutionArgs, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { CloseCode } from 'graphql-ws';
import type { SubscribePayload } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Identified } from '../identity/identify.ts';
import { newDocument } from './costs.ts';
import { masked } from './answer-call.ts';
import type { ApiDeps } from './answer-call.ts';
import { apiPath } from './http.ts';
import { graces } from '../lib/stopping.ts';
import { personOf } from './person.ts';
import { SharedAnswers, subscribeCompiled } from './subscribe.ts';
import type { SendText } from './subscribe.ts';
import { sending, serveSockets, tryAgainLater } from './socket-server.ts';
import type { RequestContext } from './context.ts';

const maxMessage = 64 * 1024;
const pingEvery = 15_000;
const recheckEvery = 4000;
const recheckPauses = [100, 400, 1000];
const socketsOfOne = 10;
const subscriptionsOfOne = 20;

type Connection = {
  identified: Identified;
  headers: IncomingHttpHeaders;
  close: (code?: number) => void;
  subscriptions: number;
  beginning: Map<string, PromiseWithResolvers<void>>;
  readonly askedSince: number | undefined;
};

const headersOf = (params: Readonly<Record<string, unknown>> | undefined, cookie: string | undefined): IncomingHttpHeaders => ({
  ...(cookie !== undefined && { cookie }),
  ...(typeof params?.['auth_token'] === 'string' ? { authorization: `Bearer ${params['auth_token']}` } : {}),
  'x-organization-public-id': typeof params?.['organization'] === 'string' ? params['organization'] : '',
  ...(typeof params?.['account_override'] === 'string' ? { 'x-account-override': params['account_override'] } : {}),
});

const holderOf = ({ viewer, access }: Identified): string => access?.id ?? viewer.userId;

const askedSinceOf = (params: Readonly<Record<string, unknown>> | undefined): number | undefined => {
  const milliseconds = params?.['asked_for'];
  return typeof milliseconds === 'number' && milliseconds >= 0 ? performance.now() - milliseconds : undefined;
};

type Prepared = ExecutionArgs | readonly GraphQLError[];

const begun = ({ beginning }: Connection, id: string): void => {
  beginning.get(id)?.resolve();
  beginning.delete(id);
};

export type WebsocketDeps = ApiDeps & {
  readonly schema: GraphQLSchema;
  readonly server: Server;
  readonly log: FastifyBaseLogger;
  readonly origins: readonly string[];
};

/** Live updates. Access is checked at connect, every four seconds, and after each change of a session. */
export const mountWebsocket = (deps: WebsocketDeps): { readonly dispose: () => Promise<void> } => {
  const connections = new Set<Connection>();
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();
  const answers = new SharedAnswers();
  const senders = new WeakMap<object, SendText>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessage });
  deps.server.on('upgrade', (request, socket, head) => {
    if (!(request.url ?? '').startsWith(apiPath)) return socket.destroy();
    const { origin } = request.headers;
    if (origin !== undefined && !deps.origins.includes(origin)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });

  const contextOf = (connection: Connection): RequestContext => {
    const person = personOf(connection.identified);
    return {
      person,
      viewer: { organizationId: person.organizationId, userId: person.id, role: person.role, onBehalfOfUserId: person.onBehalfOfUserId },
      database: deps.database,
      services: deps.services,
      idempotencyKey: null,
      seen: new Map(),
      requestId: '',
      isConfirmed: async () => false,
      askedSince: connection.askedSince,
    };
  };

  /** After a failure of the server the socket closes: the client reconnects, subscribes again and queries what it missed. */
  const errorsOf = (socket: WebSocket, errors: readonly GraphQLError[]): readonly GraphQLFormattedError[] => {
    const { status, body } = masked(deps.log, randomUUID(), { errors });
    if (status >= 500) socket.close(tryAgainLater);
    return body.errors ?? [];
  };

  const prepared = async (connection: Connection, { query, variables, operationName }: SubscribePayload): Promise<Prepared> => {
    const known = deps.documents.isKnown(query, operationName ?? null);
    const wait = await deps.limiter.spend(personOf(connection.identified), known ? { operation: 1 } : newDocument);
    if (wait > 0) return [new GraphQLError('Too many calls. Please wait a moment.', { extensions: { code: 'RATE_LIMITED' } })];
    if (connection.subscriptions >= subscriptionsOfOne)
      return [new GraphQLError('Too many subscriptions.', { extensions: { code: 'LIMIT_EXCEEDED' } })];
    const operation = deps.documents.prepare(query, operationName ?? null);
    if ('errors' in operation) return operation.errors;
    if (operation.kind !== 'subscription')
      return [new GraphQLError('Only subscriptions run here.', { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })];
    connection.subscriptions += 1;
    compiled.set(operation.document, operation.compiled);
    return {
      schema: deps.schema,
      document: operation.document,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
      contextValue: contextOf(connection),
    };
  };

  const disposable = serveSockets<Record<string, unknown>, { connection?: Connection }>(
    {
      onConnect: async (ctx) => {
        const askedSince = askedSinceOf(ctx.connectionParams);
        const headers = headersOf(ctx.connectionParams, ctx.extra.request.headers.cookie);
        const { socket } = ctx.extra;
        const close = (code: number = CloseCode.Forbidden): void => socket.close(code);
        const identified = await deps.identity.identify(headers).catch((error: unknown) => {
          deps.log.error({ err: error }, 'a websocket could not be identified');
          return null;
        });
        if (identified === null) close(tryAgainLater);
        if (identified === null || identified.kind === 'refused') return false;
        const who = holderOf(identified);
        if ([...connections].filter((connection) => holderOf(connection.identified) === who).length >= socketsOfOne) return false;
        const connection: Connection = { identified, headers, close, subscriptions: 0, beginning: new Map(), askedSince };
        ctx.extra.connection = connection;
        connections.add(connection);
        socket.once('close', () => connections.delete(connection));
        return true;
      },
      onSubscribe: async (ctx, id, payload) => {
        const { connection } = ctx.extra;
        if (connection === undefined) return [new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } })];
        connection.beginning.set(id, Promise.withResolvers());
        const answer = await prepared(connection, payload);
        if (!('schema' in answer)) begun(connection, id);
        const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
        senders.set(answer, (text) => sending(ctx.extra.socket, `${head}${text}}`));
        return answer;
      },
      onOperation: ({ extra: { connection } }, id) => {
        if (connection !== undefined) begun(connection, id);
      },
      /** Answered once the subscriptions before it stand: nothing after the pong is missed. */
      onPing: async ({ extra: { connection } }) => {
        if (connection !== undefined) await Promise.all([...connection.beginning.values()].map(({ promise }) => promise));
      },
      subscribe: (args) => {
        const [query, send] = [compiled.get(args.document), senders.get(args)];
        if (query === undefined || send === undefined) throw new Error('A subscription runs only once its document is prepared.');
        return subscribeCompiled(args, query, answers, send);
      },
      onNext: ({ extra }, _id, _payload, _args, { data = null, errors }) =>
        errors === undefined ? undefined : { data, errors: errorsOf(extra.socket, errors) },
      onError: ({ extra }, _id, _payload, errors) => errorsOf(extra.socket, errors),
      onComplete: (ctx) => {
        const { connection } = ctx.extra;
        if (connection !== undefined) connection.subscriptions -= 1;
      },
    },
    sockets,
    deps.log,
    pingEvery,
  );

  /** One statement for all; sockets whose persons could not be checked for seconds are closed. */
  const identifyAgain = async (asked: readonly Connection[]) => {
    for (const wait of recheckPauses) {
      try {
        return await deps.identity.identifyAgain(asked.map(({ headers }) => headers));
      } catch (error) {
        deps.log.error({ err: error }, 'who holds the websockets could not be asked');
        await pause(wait, undefined, { ref: false });
      }
    }
    return null;
  };
  const recheck = async (asked: readonly Connection[]): Promise<void> => {
    if (asked.length === 0) return;
    const found = await identifyAgain(asked);
    for (const [index, connection] of asked.entries()) {
      const identified = found?.[index];
      if (identified === undefined) connection.close(tryAgainLater);
      else if (
        identified.kind === 'refused' ||
        identified.viewer.role !== connection.identified.viewer.role ||
        identified.viewer.organizationId !== connection.identified.viewer.organizationId
      )
        connection.close();
      else connection.identified = identified;
    }
  };
  let rechecking: Promise<void> | null = null;
  const timer = setInterval(() => {
    rechecking ??= recheck([...connections]).finally(() => {
      rechecking = null;
    });
  }, recheckEvery);
  timer.unref();
  const unlisten = deps.services.bus.listen(({ topic, entityId }) => {
    if (topic === 'session') void recheck([...connections].filter((connection) => connection.identified.viewer.userId === entityId));
  });
  return {
    dispose: async () => {
      clearInterval(timer);
      unlisten();
      const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), graces.sockets);
      await disposable.dispose();
      clearTimeout(cut);
    },
  };
};
