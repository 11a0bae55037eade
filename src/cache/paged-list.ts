import { createRequest } from 'urql';
import type { AnyVariables, Client, CombinedError, GraphQLRequest, TypedDocumentNode } from 'urql';
import { pipe, subscribe } from 'wonka';
import { registerOf } from './register.ts';

type Keyed = { readonly id: string };
type PageInfo = { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };

export type Connection<Row extends Keyed> = { readonly pageInfo: PageInfo } & (
  | { readonly edges: readonly { readonly node: Row }[] }
  | { readonly nodes: readonly Row[] }
);

export type PagedState<Data, Row> = {
  /** Always queried: what stands beside the list is newest there. */
  readonly data: Data | undefined;
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly fetching: boolean;
  readonly error: CombinedError | undefined;
  /** A page failed, and the list ends before it. */
  readonly isCut: boolean;
};

type Page<Data, Row> = {
  readonly request: GraphQLRequest<Data>;
  data: Data | undefined;
  error: CombinedError | undefined;
  rows: ReadonlyMap<string, Row>;
  stop: (() => void) | null;
};

type Listed<Data, Variables extends AnyVariables, Row extends Keyed> = {
  readonly client: Client;
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly listOf: (data: Data) => Connection<Row> | null | undefined;
  readonly sized: (missing: number) => object;
  readonly wanted: number;
  /** Until the first page is loaded. */
  readonly before: PagedState<Data, Row>;
};

/** In milliseconds without scrolling before visible pages are queried. */
const rest = 150;

const facts = ['data', 'rows', 'hasMore', 'fetching', 'error', 'isCut'] as const;

/** So that a returning list finds the same pages in the cache. */
const chains = new WeakMap<Client, Map<number, readonly AnyVariables[]>>();

const rowsOf = <Row extends Keyed>(list: Connection<Row>): readonly Row[] =>
  'nodes' in list ? list.nodes : list.edges.map(({ node }) => node);

/** Each page is a query of its own: a change is read where it is, and invisible pages are not queried. */
export function pagedList<Data, Variables extends AnyVariables, Row extends Keyed>(listed: Listed<Data, Variables, Row>) {
  const { client, query, variables, listOf, sized, before } = listed;
  const { key } = createRequest(query, variables);
  const known = chains.get(client) ?? new Map<number, readonly AnyVariables[]>();
  chains.set(client, known);
  const chain = known.get(key) ?? [];
  const listeners = new Set<() => void>();
  const pages: Page<Data, Row>[] = [];
  let { wanted } = listed;
  let sight: readonly [string, string] | null = null;
  let isStarted = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let state = before;

  const pageOf = (asked: AnyVariables): Page<Data, Row> => ({
    request: createRequest<Data>(query, asked),
    data: undefined,
    error: undefined,
    rows: new Map(),
    stop: null,
  });
  const take = (page: Page<Data, Row>, data: Data | undefined): void => {
    const list = data === undefined ? null : listOf(data);
    const kept = (row: Row): Row => {
      const known = page.rows.get(row.id);
      return known !== undefined && JSON.stringify(known) === JSON.stringify(row) ? known : row;
    };
    page.data = data;
    page.rows = new Map(list == null ? [] : rowsOf(list).map((row) => [row.id, kept(row)]));
  };
  const look = ({ request }: Page<Data, Row>): Data | undefined =>
    client.readQuery<Data>(query, request.variables, { requestPolicy: 'cache-only' })?.data ?? undefined;

  const compute = (): PagedState<Data, Row> => {
    const [first] = pages;
    if (first === undefined || (first.data === undefined && first.error === undefined))
      return { ...before, fetching: true, error: undefined, isCut: false };
    const rows = new Map<string, Row>();
    let info: PageInfo | undefined;
    for (const page of pages) {
      const list = page.data === undefined ? null : listOf(page.data);
      if (list == null) break;
      info = list.pageInfo;
      for (const [id, row] of page.rows) if (!rows.has(id)) rows.set(id, row);
    }
    const lost = pages.find((page) => page.data === undefined);
    return {
      data: first.data,
      rows: [...rows.values()],
      hasMore: info?.hasNextPage === true && info.endCursor != null,
      fetching: lost !== undefined && lost.error === undefined,
      error: lost?.error ?? pages.at(-1)?.error,
      isCut: lost?.error !== undefined && lost !== first,
    };
  };
  const tell = (): void => {
    const now = compute();
    const isAlike = now.rows.length === state.rows.length && now.rows.every((row, at) => row === state.rows[at]);
    const next = isAlike ? { ...now, rows: state.rows } : now;
    if (facts.every((fact) => next[fact] === state[fact])) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const next = (): Page<Data, Row> | null => {
    if (pages.length === 0) return pageOf(variables);
    const last = pages.at(-1);
    const info = last?.data === undefined ? null : listOf(last.data)?.pageInfo;
    const missing = wanted - compute().rows.length;
    if (missing <= 0 || info?.hasNextPage !== true || info.endCursor == null) return null;
    const remembered = chain[pages.length];
    return pageOf(remembered ?? { ...variables, ...sized(missing), after: info.endCursor });
  };
  const ask = (page: Page<Data, Row>, requestPolicy?: 'network-only' | 'cache-first'): void => {
    page.stop?.();
    const asking = pipe(
      client.executeQuery(page.request, requestPolicy && { requestPolicy }),
      subscribe(({ data, error }) => {
        const isSame = data === page.data && error === page.error;
        if (isSame) return;
        if (data !== page.data) take(page, data ?? (error === undefined ? page.data : undefined));
        page.error = error;
        grow();
        tell();
        settleSoon();
      }),
    );
    page.stop = () => asking.unsubscribe();
  };
  const push = (page: Page<Data, Row>): void => {
    pages.push(page);
    known.set(
      key,
      pages.map(({ request }) => request.variables),
    );
  };
  const grow = (): void => {
    if (!isStarted || pages.at(-1)?.data === undefined) return;
    const page = next();
    if (page === null) return;
    push(page);
    ask(page);
  };

  const isSeen = (): ((at: number) => boolean) => {
    if (sight === null) return () => true;
    const found = sight.map((id) => pages.findIndex(({ rows }) => rows.has(id))).filter((at) => at >= 0);
    return (at) => at === 0 || (at >= Math.min(...found) && at <= Math.max(...found));
  };
  /** Subscribes to visible pages and the first, where new rows come; unsubscribes from others. */
  const settle = (): void => {
    const seen = isSeen();
    for (const [at, page] of pages.entries()) {
      if (seen(at) && page.stop === null) ask(page, 'cache-first');
      else if (!seen(at) && page.data !== undefined) {
        page.stop?.();
        page.stop = null;
      }
    }
  };
  const settleSoon = (): void => {
    clearTimeout(resting);
    if (isStarted && (sight !== null || pages.some(({ stop }) => stop === null))) resting = setTimeout(settle, rest);
  };
  const refresh = (texts: ReadonlySet<string>): void => {
    let isChanged = false;
    for (const page of pages.filter(({ stop, rows }) => stop === null && [...rows.keys()].some((id) => texts.has(id)))) {
      const data = look(page);
      if (data === undefined) ask(page, 'cache-first');
      else take(page, data);
      isChanged = true;
    }
    if (isChanged) tell();
  };

  for (let page = next(); page !== null; page = next()) {
    take(page, look(page));
    if (page.data === undefined) break;
    push(page);
  }
  tell();
  return {
    client,
    key,
    state: () => state,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    want: (rows: number): void => {
      wanted = rows;
      grow();
      tell();
    },
    /** The first and last visible row; null where all are. */
    see: (range: readonly [string, string] | null): void => {
      sight = range;
      settleSoon();
    },
    retry: (): void => {
      const page = pages.find(({ data }) => data === undefined) ?? pages.at(-1);
      if (page === undefined) return;
      page.error = undefined;
      tell();
      ask(page, 'network-only');
    },
    start: () => {
      isStarted = true;
      if (pages.length === 0) push(pageOf(variables));
      const seen = isSeen();
      for (const page of pages.filter((_, at) => seen(at))) ask(page);
      grow();
      tell();
      const unwatch = registerOf(client)?.watchTouched(refresh);
      return () => {
        isStarted = false;
        unwatch?.();
        clearTimeout(resting);
        for (const page of pages) {
          page.stop?.();
          page.stop = null;
        }
      };
    },
  };
}
