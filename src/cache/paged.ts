import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRequest, useClient } from 'urql';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { pagedList } from './paged-list.ts';
import type { Connection, PagedState } from './paged-list.ts';

export type { PagedState } from './paged-list.ts';

type Asked<Data, Variables extends AnyVariables, Row extends { readonly id: string }> = {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly listOf: (data: Data) => Connection<Row> | null | undefined;
  readonly wanted: number;
  /** Whether a row still belongs to the list, where the page can tell. */
  readonly standsIn?: (row: Row) => boolean;
  readonly sized?: (missing: number) => object;
  readonly pause?: boolean;
};

const nothing = { data: undefined, rows: [], standing: 0, hasMore: false, fetching: false, error: undefined, isCut: false };
const asAsked = (): object => ({});
const always = (): boolean => true;
const unwatched = (): (() => void) => () => undefined;

export type Paged<Data, Row> = PagedState<Data, Row> & {
  readonly retry: () => void;
  /** The first and last visible row; null where all are. */
  readonly see: (range: readonly [string, string] | null) => void;
};

/** When a page fails, those before it stay. Another list replaces this one once it is loaded. */
export const usePaged = <Data, Variables extends AnyVariables, Row extends { readonly id: string }>({
  query,
  variables,
  listOf,
  wanted,
  standsIn = always,
  sized = asAsked,
  pause = false,
}: Asked<Data, Variables, Row>): Paged<Data, Row> => {
  const client = useClient();
  const { key } = createRequest(query, variables);
  const make = (before: PagedState<Data, Row>) => pagedList({ client, query, variables, listOf, standsIn, sized, wanted, before });
  const [held, hold] = useState(() => (pause ? null : make(nothing)));
  const isHeld = pause ? held === null : held?.key === key && held.client === client;
  const list = isHeld ? held : pause ? null : make(held?.state() ?? nothing);
  if (!isHeld) hold(list);
  useEffect(() => list?.start(), [list]);
  useEffect(() => list?.want(wanted), [list, wanted]);
  const state = useSyncExternalStore(list?.watch ?? unwatched, list === null ? () => nothing : list.state);
  return { ...state, retry: list?.retry ?? unwatched, see: list?.see ?? unwatched };
};
