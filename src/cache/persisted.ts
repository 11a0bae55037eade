import { persistedHashes } from '#schema/generated/client/gql.ts';
import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation } from 'urql';

export const nameOf = ({ query }: Operation): string | undefined => {
  const [definition] = query.definitions;
  return definition !== undefined && 'name' in definition ? definition.name?.value : undefined;
};

const hashed = (operation: Operation): Operation => {
  const hash = operation.kind === 'query' || operation.kind === 'mutation' ? persistedHashes.get(nameOf(operation) ?? '') : undefined;
  if (hash === undefined) return operation;
  return makeOperation(
    operation.kind,
    { ...operation, extensions: { ...operation.extensions, persistedQuery: { version: 1, sha256Hash: hash } } },
    operation.context,
  );
};

/** A hash in place of the text of known documents. */
export const persistedExchange: Exchange = mapExchange({ onOperation: hashed });
