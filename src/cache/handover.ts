import { makeOperation } from 'urql';
import type { Client, Exchange, Operation, OperationResult } from 'urql';
import { filter, makeSubject, map, merge, pipe } from 'wonka';
import { isSilence } from './problems.ts';

/** In milliseconds, for a response without subscribers. */
const patience = 500;

/** Most results held. */
const most = 24;

const touching = new WeakMap<Client, (key: number) => void>();

export const tellTouched =
  (cache: Exchange): Exchange =>
  (input) => {
    const { client } = input;
    const reexecuteOperation = (operation: Operation): void => {
      touching.get(client)?.(operation.key);
      client.reexecuteOperation(operation);
    };
    return cache({ ...input, client: Object.assign(Object.create(client) as Client, { reexecuteOperation }) });
  };

/** graphcache returns new objects for an unchanged result; compared by value, so that nothing is rendered again. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [entries, others] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return entries.length === Object.keys(others).length && entries.every(([name, value]) => isSame(value, others[name]));
}

/** Whether the server said nothing, so that what a query said before is still what is known. */
const isSilent = ({ error, data }: OperationResult): boolean => data === undefined && error !== undefined && isSilence(error);

type Held = { readonly operation: Operation; readonly timer: ReturnType<typeof setTimeout> };

/** graphcache lets the last answered query wait for missing data: a failed one would wait for ever. */
const pastTheCache = (operation: Operation): Operation =>
  operation.context.requestPolicy === 'cache-and-network'
    ? makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' })
    : operation;

/**
 * Hands what a query said last to whoever asks for it again, where nothing touched that since: the cache is not read again, and what is drawn stays the same.
 * The server is asked as it would have been, once. Where it did not answer whoever asked before, what it said before that is handed on.
 */
export const handoverExchange: Exchange = ({ client, forward }) => {
  /** Results without subscribers, the oldest first. */
  const held = new Map<number, Held>();
  const last = new Map<number, OperationResult>();
  /** Queries whose last answer is one before a silence. */
  const unheard = new Set<number>();
  /** Queries and mutations in flight. */
  const asking = new Set<number>();
  const changing = new Set<number>();
  /** Queries that share an entity with the next response. */
  const touched = new Set<number>();
  const left = makeSubject<Operation>();
  const handed = makeSubject<OperationResult>();

  const release = (key: number): void => {
    const before = held.get(key);
    if (before === undefined) return;
    clearTimeout(before.timer);
    for (const known of [held, last, unheard, asking, touched]) known.delete(key);
    left.next(before.operation);
  };
  const forget = (key: number): void => {
    touched.delete(key);
    last.delete(key);
    queueMicrotask(() => release(key));
  };
  touching.set(client, (key) => {
    if (!held.has(key)) return;
    if (changing.size > 0) forget(key);
    else touched.add(key);
  });
  const keep = (operation: Operation): null => {
    const { key } = operation;
    held.set(key, { operation, timer: setTimeout(() => asking.has(key) && release(key), patience) });
    const [first] = held.keys();
    if (held.size > most && first !== undefined) release(first);
    return null;
  };
  const passed = (operation: Operation): Operation => {
    if (operation.context.requestPolicy === 'network-only') asking.add(operation.key);
    return operation;
  };
  const taken = (wanted: Operation): Operation | null => {
    const { key } = wanted;
    const result = last.get(key);
    const wasHeld = held.has(key);
    const isKnown = result?.data !== undefined && result.error === undefined;
    const isAsIs = wasHeld && !touched.has(key) && changing.size === 0 && isKnown;
    const isLost = result !== undefined && (result.data === undefined || (unheard.has(key) && !isAsIs));
    const operation = isLost ? pastTheCache(wanted) : wanted;
    const { context } = operation;
    const isNew = context.requestPolicy === 'network-only';
    if (isNew) release(key);
    if (isNew && wasHeld && result !== undefined) last.set(key, result);
    clearTimeout(held.get(key)?.timer);
    for (const known of [held, touched]) known.delete(key);
    if (!isAsIs || isNew) return passed(operation);
    const isAsked = context.requestPolicy === 'cache-and-network';
    const isOnItsWay = asking.has(key);
    const { meta } = result.operation.context;
    handed.next({
      ...result,
      operation: makeOperation('query', operation, { ...context, ...(meta && { meta }) }),
      stale: isAsked || isOnItsWay,
    });
    return isAsked && !isOnItsWay ? passed(pastTheCache(operation)) : null;
  };

  return (operations) => {
    const onward = pipe(
      operations,
      map((operation) => {
        const { kind, key } = operation;
        if (kind === 'query') return taken(operation);
        if (kind === 'teardown' && last.has(key)) return keep(operation);
        if (kind === 'teardown') for (const waiting of [asking, changing]) waiting.delete(key);
        if (kind === 'mutation') changing.add(key);
        return operation;
      }),
      filter((operation) => operation !== null),
    );
    return merge([
      pipe(
        merge([onward, left.source]),
        forward,
        map((result) => {
          const { kind, key, context } = result.operation;
          const before = kind === 'query' ? last.get(key)?.data : undefined;
          const isNews = before === undefined || !isSame(before, result.data);
          if (isNews) touched.forEach(forget);
          touched.clear();
          const told = isNews ? result : { ...result, data: before };
          const isUnheard = kind === 'query' && before !== undefined && isSilent(result);
          const { error: _, ...answered } = told;
          if (kind === 'query') last.set(key, isUnheard ? { ...answered, data: before } : told);
          if (isUnheard) unheard.add(key);
          else unheard.delete(key);
          if (kind === 'query' && context.meta?.cacheOutcome !== undefined && context.meta.cacheOutcome !== 'miss') return told;
          asking.delete(key);
          changing.delete(key);
          return told;
        }),
      ),
      handed.source,
    ]);
  };
};
