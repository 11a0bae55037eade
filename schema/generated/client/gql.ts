import { createRequest } from '@urql/core';
import type { TypedDocumentNode } from '@urql/core';
import type * as types from './graphql.ts';

export type { TypedDocumentNode };
export type ResultOf<TDocument> = TDocument extends TypedDocumentNode<infer TResult, infer _TVariables> ? TResult : never;
export type VariablesOf<TDocument> = TDocument extends TypedDocumentNode<infer _TResult, infer TVariables> ? TVariables : never;
export type NotGenerated = { readonly 'Run npm run generate: this document is unknown': never };

type Documents = {
};

/** The hash of each operation that a production build has loaded, by the operation's name. */
export const persistedHashes = new Map<string, string>();

/** What the build writes in place of a call of graphql(): the whole text with its fragments, parsed once. */
export function composed(text: string, persisted?: { readonly name: string; readonly hash: string }): unknown {
  if (persisted) persistedHashes.set(persisted.name, persisted.hash);
  return createRequest(text, {}).query;
}

/** One operation or fragment of the API, typed by its text. */
export function graphql<const TSource extends string>(source: TSource): TSource extends keyof Documents ? Documents[TSource] : NotGenerated;
export function graphql(source: string): unknown {
  throw new Error(`a document was not composed by the build (scripts/vite-documents.ts): ${source}`);
}
