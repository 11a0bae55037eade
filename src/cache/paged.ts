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
  /** How many rows are wanted. */
  readonly wanted: number;
  /** What the variables of a page are where so many rows are missing. */
  readonly sized?: (missing: number) => object;
  readonly pause?: boolean;
};

const nothing = { data: undefined, rows: [], hasMore: false, fetching: false, error: undefined, isCut: false };
const asAsked = (): object => ({});
const unwatched = (): (() => void) => () => undefined;

/** What is shown of a list, and the ways to it. */
export type Paged<Data, Row> = PagedState<Data, Row> & {
  readonly retry: () => void;
  /** Names the first and the last row in sight; null where all are. */
  readonly see: (range: readonly [string, string] | null) => void;
};

/** Asks page after page for as many rows of a list as are wanted. Where one does not come, the pages before it stay. Another list takes the place of what is shown once it is there. */
export const usePaged = <Data, Variables extends AnyVariables, Row extends { readonly id: string }>({
  query,
  variables,
  listOf,
  wanted,
  sized = asAsked,
  pause = false,
}: Asked<Data, Variables, Row>): Paged<Data, Row> => {
  const client = useClient();
  const { key } = createRequest(query, variables);
  const make = (before: PagedState<Data, Row>) => pagedList({ client, query, variables, listOf, sized, wanted, before });
  const [held, hold] = useState(() => (pause ? null : make(nothing)));
  const isHeld = pause ? held === null : held?.key === key && held.client === client;
  const list = isHeld ? held : pause ? null : make(held?.state() ?? nothing);
  if (!isHeld) hold(list);
  useEffect(() => list?.start(), [list]);
  useEffect(() => list?.want(wanted), [list, wanted]);
  const state = useSyncExternalStore(list?.watch ?? unwatched, list === null ? () => nothing : list.state);
  return { ...state, retry: list?.retry ?? unwatched, see: list?.see ?? unwatched };
};
