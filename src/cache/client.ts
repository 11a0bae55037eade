import { cacheExchange } from '@urql/exchange-graphcache';
import type { OptimisticMutationConfig } from '@urql/exchange-graphcache';
import { Client, fetchExchange, mapExchange } from 'urql';
import type { Exchange, Operation } from 'urql';
import { actKeysExchange } from './act-keys.ts';
import { activeQueries } from './active.ts';
import { afterPaintExchange } from './after-paint.ts';
import { afterFirstAnswer, firstAnswerExchange } from './first-answer.ts';
import { askedSince, fetchAfterEarly } from './early-calls.ts';
import { withErrorCode } from './error-code.ts';
import { callHeaders, readOverride } from './headers.ts';
import { tellTouched, handoverExchange } from './handover.ts';
import { identityExchange } from './auth.ts';
import { inOrderExchange } from './in-order.ts';
import { lastingExchange } from './lasting.ts';
import { keys, possibleTypes } from './keys.ts';
import { keptDataExchange } from './kept-data.ts';
import { largeValueExchange } from './large-value.ts';
import { isTouchedBy } from './live.ts';
import type { Hint } from './live.ts';
import { lateSocket, liveExchange } from './live-exchange.ts';
import { ownCallsExchange } from './own-calls.ts';
import { persistedExchange } from './persisted.ts';
import { requestIdOf } from './failure.ts';
import { problemOf } from './problems.ts';
import type { Problem } from './problems.ts';
import type { Member, TokenSource } from './session.ts';
import { pauseBefore } from './pause.ts';
import { repeatLostExchange } from './repeat-lost.ts';
import type { SocketEvent } from './socket.ts';
import { touchedExchange } from './touched.ts';
import { waitBusyExchange, waitsForServer } from './wait-busy.ts';
import type { WaitsForServer } from './wait-busy.ts';
import { updates } from './updates.ts';
import { fieldErrorsExchange } from './field-errors-exchange.ts';

/** What a failed call is told to, with the number under which the server keeps it. */
export type Told = (problem: Problem, requestId: string | null) => void;

export type PortalDeps = {
  readonly origin: string;
  readonly source: TokenSource;
  readonly member: Member;
  readonly onProblem: Told;
  readonly onSocket: (event: SocketEvent | 'call.lost') => void;
  readonly onSocketRefused: () => void;
};

/** The client of one member in one organization: its cache dies with it. */
export type Portal = {
  readonly client: Client;
  readonly member: Member;
  /** Asks again for everything on the screen. */
  readonly refetchActive: () => void;
  /** Asks again for what was lost on the screen. */
  readonly refetchLost: () => void;
  /** Asks again for what these hints may have changed. */
  readonly refetchTouched: (hints: readonly Hint[]) => void;
  /** Sends a form beside the API, as the same member. */
  readonly post: (path: string, body: FormData | Blob) => Promise<Response>;
  /** Whether the socket is open. */
  readonly isLive: () => boolean;
  /** Whether calls have waited for a busy server for a while. */
  readonly waits: WaitsForServer;
  /** While the member moves to another organization, nothing is asked for the one they leave. */
  readonly whileMoving: <T>(move: () => Promise<T>) => Promise<T>;
  readonly close: () => void;
};

export const apiPath = '/api/customer_portal';

const problemExchange = (onProblem: Told): Exchange =>
  mapExchange({
    onError: (error, operation) => {
      const problem = problemOf(error, operation);
      const { mayBeGone, isOwnRefusal } = operation.context;
      if (problem === null || (problem.kind === 'notFound' && mayBeGone === true)) return;
      if (problem.kind === 'forbidden' && isOwnRefusal === true) return;
      onProblem(problem, requestIdOf(error));
    },
  });

/** An answer whose data is null has none: a screen that finds data can draw it. */
const noDataExchange = mapExchange({
  onResult: (result) => (result.data === null ? { ...result, data: undefined } : result),
});

/** The normalized cache with the project's keys and links, and what is predicted of mutations. */
export const portalCache = (optimistic: OptimisticMutationConfig = {}): Exchange =>
  tellTouched(cacheExchange({ keys, possibleTypes, updates, optimistic }));

/** Predictions that come after the first screen, with the charts they ask; until then every change waits for its answer. */
const latePredictions = (member: Member): OptimisticMutationConfig => {
  const predictions: OptimisticMutationConfig = {};
  void afterFirstAnswer()
    .then(() => import('./optimistic.ts'))
    .then(({ optimisticFor }) => Object.assign(predictions, optimisticFor(member)))
    .catch(() => undefined);
  return predictions;
};

/** Answers the one question that needs no organization: who am I. */
export const createAnteroom = (origin: string, source: TokenSource, onProblem: Told): Client =>
  new Client({
    url: `${origin}${apiPath}`,
    preferGetMethod: false,
    fetch: async (...call) => withErrorCode(await fetchAfterEarly(...call)),
    exchanges: [noDataExchange, problemExchange(onProblem), identityExchange(source, null), persistedExchange, fetchExchange],
  });

/** Makes the client of one member and one organization. After the organization changed elsewhere it sends nothing more. */
export const createPortal = ({ origin, source, member, onProblem, onSocket, onSocketRefused }: PortalDeps): Portal => {
  const active = activeQueries();
  const first = firstAnswerExchange();
  const waits = waitsForServer();
  let isOpen = true;
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
        if (isOpen) onSocket(event);
      },
      onRefused: () => isOpen && !isMoving && onSocketRefused(),
    });
  }, pauseBefore);
  const close = (): void => {
    isOpen = false;
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
      if (!isOpen) throw new Error('This client is closed.');
      try {
        return await withErrorCode(await fetchAfterEarly(...call));
      } catch (error) {
        if (isOpen && call[1]?.signal?.aborted !== true) onSocket('call.lost');
        throw error;
      }
    },
    exchanges: [
      active.exchange,
      touchedExchange,
      keptDataExchange,
      handoverExchange,
      noDataExchange,
      fieldErrorsExchange,
      actKeysExchange(),
      ownCallsExchange,
      portalCache(latePredictions(member)),
      inOrderExchange,
      problemExchange(report),
      first,
      repeatLostExchange,
      waitBusyExchange(waits.tell),
      identityExchange(source, member.organizationPublicId),
      persistedExchange,
      lastingExchange,
      largeValueExchange,
      afterPaintExchange,
      fetchExchange,
      liveExchange(socket.ready),
    ],
  });
  const refetch = (isMeant: (operation: Operation) => boolean): void => {
    if (isOpen && !isMoving) active.refetch(client, isMeant);
  };
  return {
    client,
    member,
    refetchActive: () => refetch(() => true),
    refetchLost: () => {
      if (isOpen && !isMoving) active.refetchLost(client);
    },
    refetchTouched: (hints) => refetch(isTouchedBy(hints)),
    post: async (path, body) => {
      if (source.isExpiring()) await source.renew();
      const { organizationPublicId } = member;
      const headers = callHeaders({ token: source.token(), organizationPublicId, override: readOverride(document.cookie) });
      return fetch(`${origin}${path}`, { method: 'POST', headers, body });
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
    close,
  };
};
