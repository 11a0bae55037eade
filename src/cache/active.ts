import type { Client, Exchange, Operation } from 'urql';
import { onPush, pipe } from 'wonka';

/** The queries that something on the screen shows now. */
export type ActiveQueries = {
  readonly exchange: Exchange;
  readonly refetch: (client: Client, isMeant?: (operation: Operation) => boolean) => void;
};

export const activeQueries = (): ActiveQueries => {
  const active = new Map<number, Operation>();
  return {
    exchange:
      ({ forward }) =>
      (operations) =>
        pipe(
          operations,
          onPush((operation) => {
            if (operation.kind === 'query') active.set(operation.key, operation);
            if (operation.kind === 'teardown') active.delete(operation.key);
          }),
          forward,
        ),
    refetch: (client, isMeant = () => true) => {
      for (const operation of [...active.values()].filter(isMeant)) {
        client.reexecuteOperation(
          client.createRequestOperation('query', operation, { ...operation.context, requestPolicy: 'cache-and-network' }),
        );
      }
    },
  };
};
