import { createRequest } from 'urql';
import type { AnyVariables, Client, CombinedError, GraphQLRequest, OperationContext, TypedDocumentNode } from 'urql';
import { fresh } from './call.ts';
import { registerOf } from './register.ts';
import { isSame } from './values.ts';

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
  /** How many of the rows still belong to the list. */
  readonly standing: number;
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
  next: string | null;
  stop: (() => void) | null;
};

export type Asked<Data, Variables extends AnyVariables, Row extends Keyed> = {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly listOf: (data: Data) => Connection<Row> | null | undefined;
  /** Whether a row still belongs to the list: one that left it stays cached in its page, and is not counted as wanted. */
  readonly standsIn?: (row: Row) => boolean;
  readonly sized?: (missing: number) => object;
  readonly wanted: number;
};
/** With what is shown until the first page is loaded. */
type Listed<Data, Variables extends AnyVariables, Row extends Keyed> = Asked<Data, Variables, Row> & {
  readonly client: Client;
  readonly before: PagedState<Data, Row>;
};

/** In milliseconds without scrolling before visible pages are queried. */
const rest = 150;

/** The variables of all pages, so that a returning list finds the same ones in the cache. */
const chains = new WeakMap<Client, Map<number, readonly AnyVariables[]>>();

const rowsOf = <Row extends Keyed>(list: Connection<Row>): readonly Row[] =>
  'nodes' in list ? list.nodes : list.edges.map(({ node }) => node);

/** Each row once, up to the first page that is not there. */
function stateOf<Data, Row>(
  pages: readonly Page<Data, Row>[],
  before: PagedState<Data, Row>,
  standsIn: (row: Row) => boolean,
): PagedState<Data, Row> {
  const [first] = pages;
  if (first === undefined || (first.data === undefined && first.error === undefined))
    return { ...before, fetching: true, error: undefined, isCut: false };
  const lost = pages.find(({ data }) => data === undefined);
  const there = lost === undefined ? pages : pages.slice(0, pages.indexOf(lost));
  const rows = new Map<string, Row>();
  for (const page of there) for (const [id, row] of page.rows) if (!rows.has(id)) rows.set(id, row);
  const all = [...rows.values()];
  return {
    data: first.data,
    rows: all,
    standing: all.filter(standsIn).length,
    hasMore: there.at(-1)?.next != null,
    fetching: lost !== undefined && lost.error === undefined,
    error: lost?.error ?? pages.at(-1)?.error,
    isCut: lost?.error !== undefined && lost !== first,
  };
}

/** Each page is a query of its own: a change is read where it is, and invisible pages are not queried. */
export function pagedList<Data, Variables extends AnyVariables, Row extends Keyed>(listed: Listed<Data, Variables, Row>) {
  const { client, query, variables, listOf, standsIn = () => true, sized = () => ({}), before } = listed;
  const { key } = createRequest(query, variables);
  const known = chains.get(client) ?? new Map<number, readonly AnyVariables[]>();
  chains.set(client, known);
  const listeners = new Set<() => void>();
  const pages: Page<Data, Row>[] = [];
  let { wanted } = listed;
  let sight: readonly [string, string] | null = null;
  let isStarted = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let state = before;

  const take = (page: Page<Data, Row>, data: Data | undefined): void => {
    const list = data === undefined ? null : listOf(data);
    const kept = (row: Row): Row => {
      const shown = page.rows.get(row.id);
      return shown !== undefined && isSame(shown, row) ? shown : row;
    };
    page.data = data;
    page.rows = new Map(list == null ? [] : rowsOf(list).map((row) => [row.id, kept(row)]));
    page.next = list?.pageInfo.hasNextPage === true ? (list.pageInfo.endCursor ?? null) : null;
  };
  const tell = (): void => {
    const now = stateOf(pages, before, standsIn);
    const isAlike = now.rows.length === state.rows.length && now.rows.every((row, at) => row === state.rows[at]);
    const next = isAlike ? { ...now, rows: state.rows } : now;
    if (Object.entries(next).every(([fact, value]) => value === Reflect.get(state, fact))) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const cached = ({ request }: Page<Data, Row>): Data | undefined =>
    client.readQuery<Data>(query, request.variables, { requestPolicy: 'cache-only' })?.data ?? undefined;

  /** The page that is missing, if any. */
  const next = (chain: readonly AnyVariables[]): Page<Data, Row> | null => {
    const after = pages.at(-1)?.next ?? null;
    const missing = wanted - stateOf(pages, before, standsIn).standing;
    if (pages.length > 0 && (missing <= 0 || after === null)) return null;
    const asked = pages.length === 0 ? variables : (chain[pages.length] ?? { ...variables, ...sized(missing), after });
    return { request: createRequest<Data>(query, asked), data: undefined, error: undefined, rows: new Map(), next: null, stop: null };
  };
  const remember = (...added: readonly Page<Data, Row>[]): void => {
    pages.push(...added);
    const asked = pages.map(({ request }) => request.variables);
    known.set(key, asked);
  };
  const ask = (page: Page<Data, Row>, context?: Partial<OperationContext>): void => {
    page.stop?.();
    const asking = client.executeQuery(page.request, context).subscribe(({ data, error }) => {
      if (data === page.data && error === page.error) return;
      if (data !== page.data) take(page, data ?? (error === undefined ? page.data : undefined));
      join(page);
      page.error = error;
      grow();
      tell();
      settleSoon();
    });
    page.stop = () => asking.unsubscribe();
  };
  const leave = (page: Page<Data, Row>): void => {
    page.stop?.();
    page.stop = null;
  };
  /** What a new row pushes over the end of its page would be in none: the next page begins after the new end, and shows what it has until then. */
  const join = (page: Page<Data, Row>): void => {
    const at = pages.indexOf(page) + 1;
    const [after, end] = [pages[at], [...page.rows.keys()].at(-1)];
    if (after === undefined || page.next === null || end === undefined) return;
    if (Reflect.get(Object(after.request.variables), 'after') === page.next || pages.slice(at).some(({ rows }) => rows.has(end))) return;
    const isAsked = after.stop !== null;
    leave(after);
    const moved = { ...after, request: createRequest<Data>(query, { ...after.request.variables, after: page.next }) };
    pages[at] = moved;
    remember();
    if (isAsked) ask(moved);
  };
  const grow = (): void => {
    if (!isStarted || pages.at(-1)?.data === undefined) return;
    const page = next(chain);
    if (page === null) return;
    remember(page);
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
      if (seen(at) && page.stop === null) ask(page, { isHeldFresh: true });
      else if (!seen(at) && page.data !== undefined) leave(page);
    }
  };
  const settleSoon = (): void => {
    clearTimeout(resting);
    if (isStarted && (sight !== null || pages.some(({ stop }) => stop === null))) resting = setTimeout(settle, rest);
  };
  /** Pages out of sight show a change that names one of their rows. */
  const refresh = (texts: ReadonlySet<string>): void => {
    for (const page of pages.filter(({ stop, rows }) => stop === null && [...rows.keys()].some((id) => texts.has(id)))) {
      const data = cached(page);
      if (data === undefined) ask(page, { isHeldFresh: true });
      else take(page, data);
    }
    tell();
  };

  const chain = known.get(key) ?? [];
  for (let page = next(chain); page !== null; page = next(chain)) {
    take(page, cached(page));
    if (page.data === undefined) break;
    remember(page);
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
      ask(page, fresh);
    },
    start: () => {
      isStarted = true;
      const first = pages.length === 0 ? next(chain) : null;
      if (first !== null) remember(first);
      const seen = isSeen();
      for (const page of pages.filter((_, at) => seen(at))) ask(page);
      grow();
      tell();
      const unwatch = registerOf(client)?.watchTouched(refresh);
      return () => {
        isStarted = false;
        unwatch?.();
        clearTimeout(resting);
        for (const page of pages) leave(page);
      };
    },
  };
}
