import { makeOperation, mapExchange } from 'urql';
import type { Exchange } from 'urql';

declare module '@urql/core' {
  interface OperationContext {
    /** urql's key for the mutation's result. */
    readonly calledAs?: number;
  }
}

/** Above urql's keys. */
let calls = 2 ** 32;

/** Two mutations with the same variables keep their own results. */
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
