import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation, OperationContext } from 'urql';

declare module '@urql/core' {
  interface OperationContext {
    /** JSON text that stands where the variables hold the mark. */
    readonly largeValue?: string;
  }
}

/** What the variables hold in place of a large value. */
export const largeValueMark = '@value';

/** Sends a large JSON value that is text already, so that neither keys nor cache write it out again. */
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

/** Puts the large value of a call in the place of its mark when the call leaves. */
export const largeValueExchange: Exchange = mapExchange({ onOperation: filled });
