import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation, OperationContext } from 'urql';

declare module '@urql/core' {
  interface OperationContext {
    /** JSON text that stands where the variables hold its mark. */
    readonly largeValue?: { readonly mark: string; readonly text: string };
  }
}

let marks = 0;

/**
 * Sends a large JSON value that is text already, so that neither keys nor cache write it out again. Each has a mark of its own,
 * which the variables hold in its place: the client takes the answers of calls with the same variables for one another.
 */
export function withLargeValue(text: string): { readonly mark: string; readonly context: Partial<OperationContext> } {
  marks += 1;
  const mark = `@value ${marks}`;
  return { mark, context: { largeValue: { mark, text } } };
}

const filled = (operation: Operation): Operation => {
  const { largeValue, fetch: send = fetch } = operation.context;
  if (largeValue === undefined) return operation;
  const { mark, text } = largeValue;
  return makeOperation(operation.kind, operation, {
    ...operation.context,
    fetch: (address, call) =>
      send(address, typeof call?.body === 'string' ? { ...call, body: call.body.replace(JSON.stringify(mark), () => text) } : call),
  });
};

/** Puts the large value of a call in the place of its mark when the call leaves. */
export const largeValueExchange: Exchange = mapExchange({ onOperation: filled });
