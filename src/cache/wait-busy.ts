import type { CombinedError, Exchange, Operation } from 'urql';
import { filter, makeSubject, merge, onPush, pipe } from 'wonka';

/** In milliseconds: a longer Retry-After is shown instead. */
const longest = 65_000;
/** In milliseconds. */
const unnoticed = 2_000;

const isBusy = (status: number): boolean => status === 429 || status === 503;

/** From Retry-After in seconds or a date; null without one, or a longer one. */
export const busyFor = ({ response }: CombinedError, now: number): number | null => {
  if (!(response instanceof Response) || !isBusy(response.status)) return null;
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
 * Holds refused calls for as long as the server says, and later ones meanwhile: mutations are repeated one by one in order, under their
 * keys, then queries.
 */
export const waitBusyExchange =
  (onBusy: (isWaiting: boolean) => void): Exchange =>
  ({ forward }) => {
    const held = new Map<number, Operation>();
    const order = new Map<number, number>();
    const again = makeSubject<Operation>();
    let taken = 0;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    let notice: ReturnType<typeof setTimeout> | undefined;
    let sent: number | null = null;

    const firstChange = (): Operation | undefined =>
      [...held.values()]
        .filter(({ kind }) => kind === 'mutation')
        .toSorted((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0))[0];
    const send = (operation: Operation): void => {
      held.delete(operation.key);
      again.next(operation);
    };
    const release = (): void => {
      alarm = undefined;
      const change = firstChange();
      if (change !== undefined) {
        sent = change.key;
        return send(change);
      }
      sent = null;
      const reads = [...held.values()];
      for (const operation of reads) send(operation);
      clearTimeout(notice);
      notice = undefined;
      onBusy(false);
    };
    const isWaiting = (): boolean => alarm !== undefined || sent !== null;
    const hold = (operation: Operation): void => void held.set(operation.key, operation);
    const rest = (wait: number): void => {
      clearTimeout(alarm);
      alarm = setTimeout(release, wait);
      notice ??= setTimeout(() => onBusy(true), unnoticed);
    };
    const passes = (operation: Operation): boolean => {
      const { kind, key } = operation;
      if (kind === 'teardown') {
        held.delete(key);
        order.delete(key);
        return true;
      }
      if (kind === 'subscription') return true;
      if (!order.has(key)) order.set(key, (taken += 1));
      if (!isWaiting()) return true;
      hold(operation);
      return false;
    };
    return (operations) =>
      pipe(
        merge([pipe(operations, filter(passes)), again.source]),
        forward,
        filter(({ operation, error }) => {
          const wait = operation.kind === 'subscription' || error === undefined ? null : busyFor(error, Date.now());
          if (wait === null) return true;
          if (sent === operation.key) sent = null;
          hold(operation);
          rest(wait);
          return false;
        }),
        onPush(({ operation: { key, kind } }) => {
          if (kind !== 'subscription') order.delete(key);
          if (sent === key) queueMicrotask(release);
        }),
      );
  };
