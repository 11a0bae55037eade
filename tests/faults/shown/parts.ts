import type { Random } from '#crowd/random.ts';
import { pagedList } from '#src/cache/paged-list.ts';
import type { Connection } from '#src/cache/paged-list.ts';
import { createRequest } from 'urql';
import type { PageChat } from './conversation.ts';
import type { AnyVariables, Client, OperationResult, RequestPolicy, TypedDocumentNode } from 'urql';

/** What a page shows of one query, and whether it waits for more. */
export type Watched = {
  readonly shown: () => unknown;
  /** The page says that it could not be loaded. */
  readonly isLost: () => boolean;
  readonly isSettled: () => boolean;
  readonly retry: () => void;
  /** Scrolls a list, so that some of its pages are out of sight; without a choice all of it is in sight. */
  readonly scroll?: (random: Random | null) => void;
  /** What can be done in this part alone; says what was done. */
  readonly act?: (random: Random) => string;
  readonly close: () => void;
};

/** A query as a page asks it. */
export type Part = {
  readonly title: string;
  /** Without a chat for whoever reads it afresh. */
  readonly open: (client: Client, chat?: PageChat) => Watched;
  /** What of all that there is the page has to show, where it shows a part of it. */
  readonly within?: (fresh: unknown, shown: unknown) => unknown;
};

const titleOf = (document: TypedDocumentNode<never, never>, variables: unknown): string => {
  const [definition] = document.definitions;
  return `${definition !== undefined && 'name' in definition ? (definition.name?.value ?? '') : ''} ${JSON.stringify(variables)}`;
};

/** Pages count in the chats of a tester, and list them nowhere. */
const byId = (value: unknown): unknown =>
  Array.isArray(value) ? value.toSorted((one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)) : value;

/** Addresses of files are signed anew with each answer. */
export const unsigned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/^\/files\/.*/u, '/files');
  if (Array.isArray(value)) return value.map(unsigned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unsigned(name === 'chatChannels' ? byId(part) : part)]));
};

export const asked = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  requestPolicy?: RequestPolicy,
): Part => ({
  title: titleOf(document as never, variables),
  open: (client) => {
    let last: OperationResult<Data> | undefined;
    let stop = (): void => undefined;
    const ask = (policy?: RequestPolicy): void => {
      stop();
      const listening = client
        .executeQuery<Data, Variables>(createRequest(document, variables), policy && { requestPolicy: policy })
        .subscribe((result) => (last = result));
      stop = () => listening.unsubscribe();
    };
    ask(requestPolicy);
    return {
      shown: () => unsigned(last?.data ?? { failed: last?.error?.message }),
      isLost: () => last?.data === undefined,
      isSettled: () => last !== undefined && !last.stale,
      retry: () => ask('network-only'),
      close: () => stop(),
    };
  },
});

const nothing = { data: undefined, rows: [], standing: 0, hasMore: false, fetching: false, error: undefined, isCut: false };

export const listed = <Data, Variables extends AnyVariables, Row extends { readonly id: string }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  {
    listOf,
    wanted,
    standsIn = () => true,
    beside = () => null,
  }: {
    readonly listOf: (data: Data) => Connection<Row> | null | undefined;
    readonly wanted: number;
    readonly standsIn?: (row: NoInfer<Row>) => boolean;
    /** What the page reads of the answer but the rows. */
    readonly beside?: (data: Data) => unknown;
  },
): Part => ({
  title: `${titleOf(document as never, variables)} ${wanted}`,
  open: (client) => {
    const list = pagedList<Data, Variables, Row>({
      client,
      query: document,
      variables,
      listOf,
      standsIn,
      sized: () => ({}),
      wanted,
      before: nothing,
    });
    const stop = list.start();
    return {
      shown: () => {
        const { data, rows } = list.state();
        return unsigned(data === undefined ? null : { rows: rows.filter(standsIn).slice(0, wanted), beside: beside(data) });
      },
      isLost: () => list.state().error !== undefined,
      isSettled: () => {
        const { data, error, fetching } = list.state();
        return (data !== undefined && !fetching) || error !== undefined;
      },
      retry: list.retry,
      scroll: (random) => {
        const { rows } = list.state();
        const ends = random === null || rows.length === 0 ? null : [random.pick(rows).id, random.pick(rows).id];
        list.see(ends as [string, string] | null);
      },
      close: stop,
    };
  },
});
