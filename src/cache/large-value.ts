import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation, OperationContext } from 'urql';

declare module '@urql/core' {
  interface OperationContext {
    /** JSON text in place of the mark in the variables. */
    readonly largeValue?: string;
  }
}

export const largeValueMark = '@value';

/** Already serialized, so that neither urql's keys nor the cache serialize it again. */
export const withLargeValue = (text: string): Partial<OperationContext> => ({ largeValue: text });

const filled = (operation: Operation): Operation => {
  const { largeValue: text, fetch: send = fetch } = operation.context;
  if (text === undefined) return operation;
  return makeOperation(operation.kind, operation, {
    ...operation.context,
    fetch: (address, call) =>
      send(
        address,
        typeof call?.body === 'string' ? { ...call, body: call.body.replace(JSON.stringify(largeValueMark), () => text) } : call,
      ),
  });
};

export const largeValueExchange: Exchange = mapExchange({ onOperation: filled });
