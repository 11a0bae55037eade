import type { Client, Exchange, Operation } from 'urql';
import { onPush, pipe } from 'wonka';

/** Queries with subscribers. */
export type ActiveQueries = {
  readonly exchange: Exchange;
  readonly refetch: (client: Client, isMeant?: (operation: Operation) => boolean) => void;
  /** Repeats queries that failed without data, once until they are answered. */
  readonly refetchLost: (client: Client) => void;
};

const ask = (client: Client, operation: Operation): void =>
  client.reexecuteOperation(
    client.createRequestOperation('query', operation, { ...operation.context, requestPolicy: 'cache-and-network' }),
  );

/**
 * Repeats active queries. urql drops a request for a query in flight, whose response may be older than the change: it is repeated after
 * that response. A query that reads a predicted (optimistic) entity waits in graphcache, and a second turn is dropped as well: after the
 * mutation's response it is repeated until it gets through. Not for network-only queries, which the cache would answer with old data.
 */
export const activeQueries = (): ActiveQueries => {
  const active = new Map<number, Operation>();
  const unanswered = new Set<number>();
  const again = new Set<number>();
  /** Failed queries, and whether they were repeated since. */
  const lost = new Map<number, boolean>();
  /** urql drops the first request as one in flight, and lets the second through. */
  const insist = (client: Client, key: number): void => {
    const waiting = active.get(key);
    if (waiting === undefined || !unanswered.has(key) || waiting.context.requestPolicy === 'network-only') return;
    ask(client, waiting);
    ask(client, waiting);
  };
  return {
    exchange:
      ({ client, forward }) =>
      (operations) =>
        pipe(
          operations,
          onPush((operation) => {
            const { kind, key } = operation;
            if (kind === 'query') {
              if (!active.has(key)) unanswered.add(key);
              active.set(key, operation);
            }
            if (kind === 'teardown') for (const known of [active, unanswered, again, lost]) known.delete(key);
          }),
          forward,
          onPush(({ operation: { kind, key }, data, error, stale }) => {
            if (kind === 'mutation') for (const waiting of unanswered) queueMicrotask(() => insist(client, waiting));
            if (kind !== 'query') return;
            unanswered.delete(key);
            if (error?.networkError !== undefined && data === undefined) lost.set(key, lost.get(key) ?? false);
            else if (!stale) lost.delete(key);
            const shown = active.get(key);
            if (again.delete(key) && shown !== undefined) queueMicrotask(() => ask(client, shown));
          }),
        ),
    refetchLost: (client) => {
      for (const [key, operation] of active) {
        if (lost.get(key) !== false) continue;
        lost.set(key, true);
        ask(client, operation);
      }
    },
    refetch: (client, isMeant = () => true) => {
      for (const operation of [...active.values()].filter(isMeant)) {
        if (unanswered.has(operation.key)) again.add(operation.key);
        else ask(client, operation);
      }
    },
  };
};
