import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRequest, useClient } from 'urql';
import type { AnyVariables } from 'urql';
import { pagedList } from './paged-list.ts';
import type { Asked, PagedState } from './paged-list.ts';

export type { PagedState } from './paged-list.ts';

const nothing = { data: undefined, rows: [], standing: 0, hasMore: false, fetching: false, error: undefined, isCut: false };
const unwatched = (): (() => void) => () => undefined;

export type Paged<Data, Row> = PagedState<Data, Row> & {
  readonly retry: () => void;
  /** The first and last visible row; null where all are. */
  readonly see: (range: readonly [string, string] | null) => void;
};

/** When a page fails, those before it stay. Another list replaces this one once it is loaded. */
export const usePaged = <Data, Variables extends AnyVariables, Row extends { readonly id: string }>({
  pause = false,
  ...asked
}: Asked<Data, Variables, Row> & { readonly pause?: boolean }): Paged<Data, Row> => {
  const { query, variables, wanted } = asked;
  const client = useClient();
  const { key } = createRequest(query, variables);
  const make = (before: PagedState<Data, Row>) => pagedList({ ...asked, client, before });
  const [held, hold] = useState(() => (pause ? null : make(nothing)));
  const isHeld = pause ? held === null : held?.key === key && held.client === client;
  const list = isHeld ? held : pause ? null : make(held?.state() ?? nothing);
  if (!isHeld) hold(list);
  useEffect(() => list?.start(), [list]);
  useEffect(() => list?.want(wanted), [list, wanted]);
  const state = useSyncExternalStore(list?.watch ?? unwatched, list === null ? () => nothing : list.state);
  return { ...state, retry: list?.retry ?? unwatched, see: list?.see ?? unwatched };
};
