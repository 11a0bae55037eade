import type { Client, Exchange, Operation } from 'urql';
import { mapExchange } from 'urql';

/** The queries that something on the screen shows now. */
export type ActiveQueries = {
  readonly exchange: Exchange;
  readonly refetch: (client: Client, isMeant?: (operation: Operation) => boolean) => void;
};

export const activeQueries = (): ActiveQueries => {
  const active = new Map<number, Operation>();
  return {
    exchange: mapExchange({
      onOperation: (operation) => {
        if (operation.kind === 'query') active.set(operation.key, operation);
        if (operation.kind === 'teardown') active.delete(operation.key);
      },
    }),
    refetch: (client, isMeant = () => true) => {
      for (const operation of [...active.values()].filter(isMeant)) {
        client.reexecuteOperation(
          client.createRequestOperation('query', operation, { ...operation.context, requestPolicy: 'cache-and-network' }),
        );
      }
    },
  };
};
