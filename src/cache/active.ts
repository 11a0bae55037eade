import type { Client, Exchange, Operation } from 'urql';
import { onPush, pipe } from 'wonka';

/** The queries that something on the screen shows now. */
export type ActiveQueries = {
  readonly exchange: Exchange;
  readonly refetch: (client: Client, isMeant?: (operation: Operation) => boolean) => void;
  /** Asks again for what nothing is shown of as no answer came, each once until it is answered. */
  readonly refetchLost: (client: Client) => void;
};

const ask = (client: Client, operation: Operation): void =>
  client.reexecuteOperation(
    client.createRequestOperation('query', operation, { ...operation.context, requestPolicy: 'cache-and-network' }),
  );

/**
 * Asks again for what is shown. The client drops what is asked for while a query has no answer yet: that one is asked for once more after it,
 * as the answer may be older than the change. A query that finds nothing in the cache waits there while a prediction stands that it reads, and
 * the client drops its second turn as well: once a change is answered, whatever waits is asked for until it gets through. Whoever asks the server alone
 * does not wait there, and would be answered by the cache with what it had before.
 */
export const activeQueries = (): ActiveQueries => {
  const active = new Map<number, Operation>();
  const unanswered = new Set<number>();
  const again = new Set<number>();
  /** What no answer came to, and whether it was asked again since. */
  const lost = new Map<number, boolean>();
  /** The client drops the first of them where it takes the query for one on its way, and lets the second through. */
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
