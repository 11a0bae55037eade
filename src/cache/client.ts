import { cacheExchange } from '@urql/exchange-graphcache';
import type { OptimisticMutationConfig } from '@urql/exchange-graphcache';
import { Client, fetchExchange } from 'urql';
import type { Exchange, CombinedError } from 'urql';
import { afterFirstAnswer } from './first-answer.ts';
import { askedSince } from './early-calls.ts';
import { errorsExchange } from './errors.ts';
import type { Told } from './errors.ts';
import { callHeaders, readOverride } from './headers.ts';
import type { Member, TokenSource } from './headers.ts';
import { keys, possibleTypes } from './keys.ts';
import type { Hint } from './live.ts';
import { lateSocket, liveExchange, pauseBefore } from './live-exchange.ts';
import { mutationsExchange } from './mutations.ts';
import { lineOf } from '#src/outbox/line.ts';
import { persistedExchange } from './persisted.ts';
import { registerExchange, registerOf } from './register.ts';
import type { Register } from './register.ts';
import { resendExchange, waitsForServer } from './resend.ts';
import type { WaitsForServer } from './resend.ts';
import { sendConfirmed } from '#src/confirming.ts';
import { transport } from './transport.ts';
import type { SocketEvent } from './socket.ts';
import { updates } from './updates.ts';
import { authExchange } from '@urql/exchange-auth';
import { codesOf } from './problems.ts';

const isUnauthenticated = (error: CombinedError): boolean => codesOf(error).includes('UNAUTHENTICATED');

const headersOf = (source: TokenSource, organizationPublicId: string | null): Record<string, string> =>
  callHeaders({ token: source.token(), organizationPublicId, override: readOverride(document.cookie) });

/** Adds token, organization and override; renews the token before it expires and once after a 401, while other calls wait. */
const identityExchange = (source: TokenSource, organizationPublicId: string | null): Exchange =>
  authExchange(async (utilities) => ({
    addAuthToOperation: (operation) => utilities.appendHeaders(operation, headersOf(source, organizationPublicId)),
    willAuthError: () => source.isExpiring(),
    didAuthError: isUnauthenticated,
    refreshAuth: async () => {
      await source.renew();
    },
  }));

export type PortalDeps = {
  readonly origin: string;
  readonly source: TokenSource;
  readonly member: Member;
  readonly onProblem: Told;
  readonly onSocket: (event: SocketEvent | 'call.lost') => void;
  readonly onSocketRefused: () => void;
};

/** For one member in one organization; its cache is dropped with it. */
export type Portal = {
  readonly client: Client;
  readonly member: Member;
  readonly refetchActive: () => void;
  readonly refetchLost: () => void;
  /** Queries that are meant: those on the screen at once, those that are held when somebody comes back. */
  readonly refetch: Register['refetch'];
  /** Queries that these events may have changed. */
  readonly refetchTouched: (hints: readonly Hint[]) => void;
  readonly post: (path: string, body: FormData | Blob) => Promise<Response>;
  readonly isLive: () => boolean;
  /** Calls have waited for a busy server for a while. */
  readonly waits: WaitsForServer;
  /** Sends nothing to the organization that the member leaves. */
  readonly whileMoving: <T>(move: () => Promise<T>) => Promise<T>;
  readonly close: () => void;
};

const apiPath = '/api/customer_portal';

export const portalCache = (optimistic: OptimisticMutationConfig = {}): Exchange =>
  registerExchange(cacheExchange({ keys, possibleTypes, updates, optimistic }));

/** Loaded after the first screen; until then changes wait for their response. */
const latePredictions = (member: Member): OptimisticMutationConfig => {
  const predictions: OptimisticMutationConfig = {};
  void afterFirstAnswer()
    .then(() => import('./optimistic.ts'))
    .then(({ optimisticFor }) => Object.assign(predictions, optimisticFor(member)))
    .catch(() => undefined);
  return predictions;
};

/** For the one query without an organization: the viewer. */
export const createAnteroom = (origin: string, source: TokenSource, onProblem: Told): Client =>
  new Client({
    url: `${origin}${apiPath}`,
    preferGetMethod: false,
    fetch: transport(),
    exchanges: [errorsExchange(onProblem), identityExchange(source, null), persistedExchange, fetchExchange],
  });

/** Sends nothing more after the organization changed elsewhere. */
export const createPortal = ({ origin, source, member, onProblem, onSocket, onSocketRefused }: PortalDeps): Portal => {
  const waits = waitsForServer();
  const send = transport();
  let isOpen = true;
  let isLeft = false;
  let isMoving = false;
  let isLive = false;
  const askedFrom = askedSince();
  const socket = lateSocket(async () => {
    const { openSocket } = await import('./socket.ts');
    return openSocket({
      url: `${origin.replace(/^http/, 'ws')}${apiPath}`,
      source,
      member,
      askedFrom,
      onEvent: (event) => {
        isLive = event === 'socket.opened';
        if (isLive) lineOf(client).hear('line.found');
        if (isOpen) onSocket(event);
      },
      onRefused: () => isOpen && !isMoving && onSocketRefused(),
    });
  }, pauseBefore);
  const close = (left = false): void => {
    isOpen = false;
    isLeft = left;
    socket.close();
  };
  const report: Told = (problem, requestId) => {
    if (!isOpen || (isMoving && problem.kind === 'stale')) return;
    if (problem.kind === 'stale') close();
    onProblem(problem, requestId);
  };
  const client = new Client({
    url: `${origin}${apiPath}`,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: async (...call) => {
      // A flow that heard of a failure would answer it with a page of its own, over the one that signs in again.
      if (isLeft) return new Promise(() => undefined);
      if (!isOpen) throw new Error('This client is closed.');
      try {
        return await send(...call);
      } catch (error) {
        if (isOpen && call[1]?.signal?.aborted !== true) onSocket('call.lost');
        throw error;
      }
    },
    exchanges: [
      mutationsExchange(),
      portalCache(latePredictions(member)),
      errorsExchange(report),
      resendExchange(waits.tell),
      identityExchange(source, member.organizationPublicId),
      persistedExchange,
      fetchExchange,
      liveExchange(socket.ready),
    ],
  });
  const refetch: Register['refetch'] = (isMeant) => {
    if (isOpen && !isMoving) registerOf(client)?.refetch(isMeant);
  };
  return {
    client,
    member,
    refetchActive: () => refetch(() => true),
    refetchLost: () => {
      if (isOpen && !isMoving) registerOf(client)?.refetchLost();
    },
    refetch,
    refetchTouched: (hints) =>
      void import('./live.ts').then(
        ({ isTouchedBy }) => refetch(isTouchedBy(hints)),
        () => refetch(() => true),
      ),
    post: async (path, body) => {
      if (source.isExpiring()) await source.renew();
      const headers = headersOf(source, member.organizationPublicId);
      return sendConfirmed(() => fetch(`${origin}${path}`, { method: 'POST', headers, body }), headers);
    },
    isLive: () => isLive,
    waits,
    whileMoving: async (move) => {
      isMoving = true;
      try {
        return await move();
      } finally {
        isMoving = false;
      }
    },
    close: () => close(true),
  };
};
