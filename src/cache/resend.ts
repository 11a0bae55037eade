import { CombinedError } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, makeSubject, map, merge, pipe } from 'wonka';
import { inTurn } from '#src/outbox/turns.ts';
import { codesOf } from './problems.ts';

/** Ends early when the network comes back. */
export const pauseUntilOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: waiting.signal });
  });

/** In milliseconds, before each repetition of what had no response. */
const pauses = [500, 3_000];
/** In milliseconds: a longer Retry-After is shown instead. */
const longest = 65_000;
/** In milliseconds. */
const unnoticed = 2_000;

/** The server cannot tell whether it was done: counts as no response. */
const unavailable = 'UNAVAILABLE';

const asUnanswered = (result: OperationResult): OperationResult => {
  const { operation, error } = result;
  if (operation.kind !== 'mutation' || error === undefined || !codesOf(error).includes(unavailable)) return result;
  const networkError = new Error(error.graphQLErrors[0]?.message ?? unavailable);
  return { ...result, data: undefined, error: new CombinedError({ networkError, response: error.response as unknown }) };
};

/** No response, or a proxy says that nothing came. */
const isLost = ({ networkError, response }: CombinedError): boolean =>
  networkError !== undefined && (response === undefined || response.ok || [502, 503, 504].includes(response.status as number));

/** From Retry-After in seconds or a date; null without one, or a longer one. */
const busyFor = ({ response }: CombinedError, now: number): number | null => {
  if (!(response instanceof Response) || ![429, 503].includes(response.status)) return null;
  const said = response.headers.get('Retry-After');
  if (said === null) return null;
  const wait = /^\d+$/u.test(said.trim()) ? Number(said) * 1_000 : Date.parse(said) - now;
  return Number.isNaN(wait) || wait > longest ? null : Math.max(0, wait);
};

export type WaitsForServer = { readonly current: () => boolean; readonly watch: (listener: () => void) => () => void };

export const waitsForServer = (): WaitsForServer & { readonly tell: (isWaiting: boolean) => void } => {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  return {
    current: () => isWaiting,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (now) => {
      isWaiting = now;
      for (const listener of listeners) listener();
    },
  };
};

/**
 * Holds refused calls for as long as the server says, and later ones meanwhile: mutations are sent again one by one in order, under their
 * keys, then queries. A repeatable mutation without a response is sent again under its key, so that nobody is told of a failure that was a
 * success. `@urql/exchange-retry` has neither an order nor a delay for each response, and does not wake when the network comes back.
 */
export const resendExchange =
  (onBusy: (isWaiting: boolean) => void): Exchange =>
  ({ forward }) => {
    const held = new Map<number, Operation>();
    const tries = new Map<number, number>();
    const repeated = new Set<number>();
    const again = makeSubject<Operation>();
    let alarm: ReturnType<typeof setTimeout> | undefined;
    let notice: ReturnType<typeof setTimeout> | undefined;
    /** The mutation that is tried after a wait. */
    let trying: number | null = null;

    const release = (): void => {
      alarm = undefined;
      const changes = [...held.values()].filter(({ kind }) => kind === 'mutation').toSorted((one, other) => one.key - other.key);
      trying = changes[0]?.key ?? null;
      const next = changes.length > 0 ? changes.slice(0, 1) : [...held.values()];
      for (const operation of next) held.delete(operation.key);
      for (const operation of next) again.next(operation);
      if (trying !== null) return;
      clearTimeout(notice);
      notice = undefined;
      onBusy(false);
    };
    const isPassed = (operation: Operation): boolean => {
      const { kind, key } = operation;
      if (kind === 'teardown') held.delete(key);
      if (kind === 'teardown' || kind === 'subscription' || (alarm === undefined && trying === null)) return true;
      held.set(key, operation);
      return false;
    };
    const isHeld = ({ operation, error }: OperationResult): boolean => {
      const { key, kind } = operation;
      const wait = kind === 'subscription' || error === undefined ? null : busyFor(error, Date.now());
      if (trying === key && wait === null) queueMicrotask(release);
      if (wait === null) return false;
      if (trying === key) trying = null;
      held.set(key, operation);
      clearTimeout(alarm);
      alarm = setTimeout(release, wait);
      notice ??= setTimeout(() => onBusy(true), unnoticed);
      return true;
    };
    const isRepeated = ({ operation, error }: OperationResult): boolean => {
      const { key, context } = operation;
      const tried = tries.get(key) ?? 0;
      const pause = pauses[tried];
      tries.delete(key);
      if (error === undefined || context.isRepeatable !== true || pause === undefined || !isLost(error)) return false;
      tries.set(key, tried + 1);
      repeated.add(key);
      void pauseUntilOnline(pause).then(() => isPassed(operation) && again.next(operation));
      return true;
    };
    return inTurn(isLost, (operations) =>
      pipe(
        merge([pipe(operations, filter(isPassed)), again.source]),
        forward,
        filter((result) => !isHeld(result)),
        map(asUnanswered),
        filter((result) => !isRepeated(result)),
        map((result) =>
          repeated.delete(result.operation.key) ? { ...result, extensions: { ...result.extensions, isRepeated: true } } : result,
        ),
      ),
    );
  };
