import { makeOperation, mapExchange } from 'urql';
import type { Exchange } from 'urql';

declare module '@urql/core' {
  interface OperationContext {
    /** The key by which the client waits for the answer of a mutation. */
    readonly calledAs?: number;
  }
}

/** Keys beyond those that are made of a document and its variables. */
let calls = 2 ** 32;

/** Gives each mutation a key of its own on its way: two with the same variables keep their own answers. */
export const ownCallsExchange: Exchange = mapExchange({
  onOperation: (operation) => {
    if (operation.kind !== 'mutation') return operation;
    calls += 1;
    return { ...makeOperation(operation.kind, operation, { ...operation.context, calledAs: operation.key }), key: calls };
  },
  onResult: (result) => {
    const { calledAs } = result.operation.context;
    return calledAs === undefined ? result : { ...result, operation: { ...result.operation, key: calledAs } };
  },
});
