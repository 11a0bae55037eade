import { persistedHashes } from '#schema/generated/client/gql.ts';
import { getOperationName, makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation } from 'urql';

/** What goes out in place of its text; undefined where the server does not know it. */
export const extensionsOf = (name: string | undefined) => {
  const sha256Hash = persistedHashes.get(name ?? '');
  return sha256Hash === undefined ? undefined : { persistedQuery: { version: 1 as const, sha256Hash } };
};

const hashed = (operation: Operation): Operation => {
  const { kind, context } = operation;
  const extensions = kind === 'query' || kind === 'mutation' ? extensionsOf(getOperationName(operation.query)) : undefined;
  return extensions === undefined
    ? operation
    : makeOperation(kind, { ...operation, extensions: { ...operation.extensions, ...extensions } }, context);
};

/** A hash in place of the text of known documents. */
export const persistedExchange: Exchange = mapExchange({ onOperation: hashed });
