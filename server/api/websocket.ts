import type { Server } from 'node:http';
import { GraphQLError } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { IncomingHttpHeaders } from 'node:http';
import type { Identified } from '../identity/identify.ts';
import { newDocument } from './costs.ts';
import { apiPath } from './http.ts';
import type { ApiDeps } from './http.ts';
import { graces } from '../stopping.ts';
import { personOf } from './person.ts';
import type { RequestContext } from './context.ts';

const maxMessage = 64 * 1024;
const recheckEvery = 4000;
const socketsOfOne = 10;
const subscriptionsOfOne = 20;

/** The client comes back by itself after this one, and after no other that says the server failed. */
const tryAgainLater = 1013;

type Seat = { identified: Identified; headers: IncomingHttpHeaders; close: (code?: number) => void; subscriptions: number };

const headersOf = (params: Readonly<Record<string, unknown>> | undefined): IncomingHttpHeaders => ({
  ...(typeof params?.['auth_token'] === 'string' ? { authorization: `Bearer ${params['auth_token']}` } : {}),
  'x-organization-public-id': typeof params?.['organization'] === 'string' ? params['organization'] : '',
  ...(typeof params?.['account_override'] === 'string' ? { 'x-account-override': params['account_override'] } : {}),
});

export type WebsocketDeps = ApiDeps & { readonly server: Server; readonly origins: readonly string[] };

/** Live hints on the path of the API. Who may connect is asked at connect, every four seconds, and after each change of a session. */
export const mountWebsocket = (deps: WebsocketDeps): { readonly dispose: () => Promise<void> } => {
  const seats = new Set<Seat>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessage });
  deps.server.on('upgrade', (request, socket, head) => {
    if (!(request.url ?? '').startsWith(apiPath)) return socket.destroy();
    const { origin } = request.headers;
    if (origin !== undefined && !deps.origins.includes(origin)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });

  const contextOf = (seat: Seat): RequestContext => {
    const person = personOf(seat.identified);
    return {
      person,
      viewer: { organizationId: person.organizationId, userId: person.id, role: person.role, onBehalfOfUserId: person.onBehalfOfUserId },
      database: deps.database,
      services: deps.services,
      idempotencyKey: null,
      requestId: '',
    };
  };

  const disposable = useServer<Record<string, unknown>, { seat?: Seat }>(
    {
      onConnect: async (ctx) => {
        const headers = headersOf(ctx.connectionParams);
        const { socket } = ctx.extra;
        const close = (code: number = CloseCode.Forbidden): void => socket.close(code);
        const identified = await deps.identity.identify(headers).catch(() => null);
        if (identified === null) close(tryAgainLater);
        if (identified === null || identified.kind === 'refused') return false;
        if ([...seats].filter((seat) => seat.identified.viewer.userId === identified.viewer.userId).length >= socketsOfOne) return false;
        const seat: Seat = { identified, headers, close, subscriptions: 0 };
        ctx.extra.seat = seat;
        seats.add(seat);
        socket.once('close', () => seats.delete(seat));
        return true;
      },
      onSubscribe: async (ctx, _id, { query, variables, operationName }): Promise<ExecutionArgs | readonly GraphQLError[]> => {
        const { seat } = ctx.extra;
        if (seat === undefined) return [new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } })];
        const known = deps.documents.isKnown(query, operationName ?? null);
        const wait = await deps.limiter.spend(personOf(seat.identified), known ? { operation: 1 } : newDocument);
        if (wait > 0) return [new GraphQLError('Too many calls. Please wait a moment.', { extensions: { code: 'RATE_LIMITED' } })];
        if (seat.subscriptions >= subscriptionsOfOne)
          return [new GraphQLError('Too many subscriptions.', { extensions: { code: 'LIMIT_EXCEEDED' } })];
        const operation = deps.documents.prepare(query, operationName ?? null);
        if ('errors' in operation) return operation.errors;
        if (operation.kind !== 'subscription')
          return [new GraphQLError('Only subscriptions run here.', { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })];
        seat.subscriptions += 1;
        return {
          schema: deps.schema,
          document: operation.document,
          variableValues: variables ?? {},
          operationName: operationName ?? null,
          contextValue: contextOf(seat),
        };
      },
      onComplete: (ctx) => {
        const { seat } = ctx.extra;
        if (seat !== undefined) seat.subscriptions -= 1;
      },
    },
    sockets,
    15_000,
  );

  const recheck = async (seat: Seat): Promise<void> => {
    const identified = await deps.identity.identify(seat.headers);
    if (
      identified.kind === 'refused' ||
      identified.viewer.role !== seat.identified.viewer.role ||
      identified.viewer.organizationId !== seat.identified.viewer.organizationId
    )
      seat.close();
  };
  const all = (chosen: (seat: Seat) => boolean): void => {
    for (const seat of seats) if (chosen(seat)) recheck(seat).catch(() => seat.close(tryAgainLater));
  };
  const timer = setInterval(() => all(() => true), recheckEvery);
  timer.unref();
  const unlisten = deps.services.bus.listen(({ topic, entityId }) => {
    if (topic === 'session') all((seat) => seat.identified.viewer.userId === entityId);
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
