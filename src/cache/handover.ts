import { makeOperation } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, makeSubject, map, merge, onPush, pipe } from 'wonka';

/** How long a query is held that nobody listens to any more: a part reads it while it is drawn, and again once it stands. */
const hold = 500;

type Held = { readonly timer: ReturnType<typeof setTimeout>; readonly version: number };

const isFromServer = ({ operation: { kind, context } }: OperationResult): boolean =>
  kind !== 'query' || context.meta?.cacheOutcome === undefined || context.meta.cacheOutcome === 'miss';

/** The cache lets the query that was answered last wait for what it does not find: one that failed would wait for ever. */
const pastTheCache = (operation: Operation): Operation =>
  operation.context.requestPolicy === 'cache-and-network'
    ? makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' })
    : operation;

/**
 * Hands what a query said last to whoever asks for it right after the one before has left, where nothing was changed between them: the cache is not read
 * again, and what is drawn stays the same. The server is asked as it would have been, once.
 */
export const handoverExchange: Exchange = ({ forward }) => {
  const held = new Map<number, Held>();
  const last = new Map<number, OperationResult>();
  /** Queries that wait for the server, and changes that do. */
  const asking = new Set<number>();
  const changing = new Set<number>();
  let version = 0;
  const left = makeSubject<Operation>();
  const handed = makeSubject<OperationResult>();

  const release = (operation: Operation): void => {
    held.delete(operation.key);
    last.delete(operation.key);
    asking.delete(operation.key);
    left.next(operation);
  };
  const keep = (operation: Operation): null => {
    held.set(operation.key, { timer: setTimeout(release, hold, operation), version });
    return null;
  };
  const passed = (operation: Operation): Operation => {
    if (operation.context.requestPolicy === 'network-only') asking.add(operation.key);
    return operation;
  };
  const taken = (wanted: Operation): Operation | null => {
    const { key } = wanted;
    const before = held.get(key);
    clearTimeout(before?.timer);
    held.delete(key);
    const result = last.get(key);
    const operation = result !== undefined && result.data === undefined ? pastTheCache(wanted) : wanted;
    const { context } = operation;
    if (before !== undefined && context.requestPolicy === 'network-only') release(makeOperation('teardown', operation));
    const isAsIs = before?.version === version && changing.size === 0 && result?.data !== undefined && result.error === undefined;
    if (!isAsIs || context.requestPolicy === 'network-only') return passed(operation);
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
        if (kind !== 'mutation') return operation;
        version += 1;
        changing.add(key);
        return operation;
      }),
      filter((operation) => operation !== null),
    );
    const results = pipe(
      merge([onward, left.source]),
      forward,
      onPush((result) => {
        const { kind, key } = result.operation;
        if (isFromServer(result)) {
          version += 1;
          asking.delete(key);
          changing.delete(key);
        }
        if (kind === 'query') last.set(key, result);
      }),
    );
    return merge([results, handed.source]);
  };
};
