// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Client, Provider, fetchExchange, gql } from 'urql';
import type { Exchange } from 'urql';
import { onPush, pipe } from 'wonka';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalCache } from './client.ts';
import { usePaged } from './paged.ts';
import type { Paged } from './paged.ts';
import { connection } from './pages.builders.ts';
import { registerOf } from './register.ts';

afterEach(cleanup);

type Issue = { readonly id: string; readonly title: string };
type Issues = {
  readonly flexibleTestingIssues: {
    readonly edges: readonly { readonly node: Issue }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
};
type Variables = { readonly search: string; readonly after?: string };

const query = gql<Issues, Variables>(`
  query Issues($search: String!, $after: String) {
    flexibleTestingIssues(search: $search, after: $after) {
      ${connection.replace('id }', 'id title }')}
    }
  }
`);
const listOf = ({ flexibleTestingIssues }: Issues) => flexibleTestingIssues;

const rename = gql<object, { readonly input: { readonly issueId: string } }>(`
  mutation Rename($input: Rename!) {
    rename(input: $input) { __typename id title }
  }
`);

/** A server with so many issues, two a page; what it was asked for is kept. */
const server = {
  count: 6,
  titles: new Map<string, string>(),
  isAway: false,
  asked: [] as string[],
};
beforeEach(() => Object.assign(server, { count: 6, titles: new Map(), isAway: false, asked: [] }));
beforeEach(() => live.clear());

const issueOf = (at: number): Issue & { readonly __typename: string } => ({
  __typename: 'Issue',
  id: `i${at}`,
  title: server.titles.get(`i${at}`) ?? 'old',
});

const answer = (_: unknown, options?: RequestInit): Promise<Response> => {
  const { variables } = JSON.parse(typeof options?.body === 'string' ? options.body : '{}') as {
    readonly variables: { readonly after?: string; readonly input?: { readonly issueId: string } };
  };
  const { after = 'i0', input } = variables;
  if (input !== undefined) {
    server.titles.set(input.issueId, 'new');
    return Promise.resolve(Response.json({ data: { rename: issueOf(Number(input.issueId.slice(1))) } }));
  }
  server.asked.push(after);
  if (server.isAway && after !== 'i0')
    return Promise.resolve(Response.json({ errors: [{ message: 'No.', extensions: { code: 'UNAVAILABLE' } }] }, { status: 503 }));
  const from = Number(after.slice(1));
  const edges = [from + 1, from + 2].map((at) => ({ __typename: 'IssueEdge', cursor: `i${at}`, node: issueOf(at) }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: from + 2 < server.count, endCursor: `i${from + 2}` };
  return Promise.resolve(Response.json({ data: { flexibleTestingIssues: { __typename: 'IssueConnection', edges, pageInfo } } }));
};

/** Where the pages begin that something asks for. */
const live = new Set<string>();
const followLive: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      operations,
      onPush(({ kind, variables }) => {
        const { after = 'i0' } = variables as Variables;
        if (kind === 'query') live.add(after);
        if (kind === 'teardown') live.delete(after);
      }),
      forward,
    );
const clientOf = (): Client =>
  new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [followLive, portalCache(), fetchExchange],
    fetch: answer,
  });

/** What was shown, from one sight to the next. */
const seen: string[] = [];
const drawn: Paged<Issues, Issue>[] = [];
const rowsNow = (): readonly Issue[] => drawn.at(-1)?.rows ?? [];
const see = (first: string, last: string): void => drawn.at(-1)?.see([first, last]);

const isOld = ({ title }: Issue): boolean => title === 'old';

function List({ wanted: first, search }: { readonly wanted: number; readonly search: string }) {
  const [wanted, want] = useState(first);
  const paged = usePaged({ query, variables: { search }, listOf, wanted, standsIn: isOld });
  const { data, rows, error, isCut, fetching, retry } = paged;
  drawn.push(paged);
  const shown = data === undefined ? (error === undefined ? 'loading' : 'failed') : rows.map(({ id }) => id).join(' ');
  const text = `${shown}${isCut ? ', cut' : ''}${fetching ? ' ...' : ''}`;
  if (seen.at(-1) !== text) seen.push(text);
  return (
    <>
      <output>{text}</output>
      <button type="button" onClick={() => (isCut ? retry() : want(wanted + 2))}>
        More
      </button>
    </>
  );
}

const shows = async (text: string): Promise<void> => {
  await expect.poll(() => screen.getByRole('status').textContent).toBe(text);
};
const press = () => act(() => screen.getByRole('button').click());
const draw = (client: Client, wanted: number, search = '') => {
  const list = (words: string) => (
    <Provider value={client}>
      <List wanted={wanted} search={words} />
    </Provider>
  );
  const { rerender, unmount } = render(list(search));
  return { unmount, find: (words: string) => rerender(list(words)) };
};

describe('a list that is asked for page after page', () => {
  it('SH-411: keeps what came before a page that does not come, and goes on with it at the next try', async () => {
    seen.length = 0;
    server.isAway = true;
    draw(clientOf(), 2);
    await shows('i1 i2');
    press();
    await shows('i1 i2, cut');
    server.isAway = false;
    press();
    await shows('i1 i2 i3 i4');
    expect(seen.filter((text) => !text.endsWith('...'))).toEqual(['i1 i2', 'i1 i2, cut', 'i1 i2 i3 i4']);
  });

  it('comes back at once with the pages it had', async () => {
    const client = clientOf();
    const { unmount } = draw(client, 6);
    await shows('i1 i2 i3 i4 i5 i6');
    unmount();
    seen.length = 0;
    draw(client, 6);
    expect(seen[0]).toBe('i1 i2 i3 i4 i5 i6');
  });

  it('is filled up by a page where rows leave it, and asks for none again', async () => {
    const client = clientOf();
    draw(client, 4);
    await shows('i1 i2 i3 i4');
    server.asked = [];
    await act(() => client.mutation(rename, { input: { issueId: 'i1' } }).toPromise());
    await shows('i1 i2 i3 i4 i5 i6');
    expect([server.asked, drawn.at(-1)?.standing]).toEqual([['i4'], 5]);
  });

  it('shows another list once that is there', async () => {
    const { find } = draw(clientOf(), 2);
    await shows('i1 i2');
    seen.length = 0;
    find('other');
    await shows('i1 i2');
    expect(seen).toEqual(['i1 i2 ...', 'i1 i2']);
  });

  it('shows each row once, where pages overlap after a change', async () => {
    const client = clientOf();
    draw(client, 4);
    await shows('i1 i2 i3 i4');
    const before = server.asked.length;
    registerOf(client)?.refetch(() => true);
    await expect.poll(() => server.asked.length).toBe(before + 2);
    await shows('i1 i2 i3 i4');
  });
});

describe('the pages of a long list', () => {
  const long = async () => {
    const client = clientOf();
    draw(client, 6);
    await shows('i1 i2 i3 i4 i5 i6');
    see('i5', 'i6');
    await expect.poll(() => [...live].toSorted()).toEqual(['i0', 'i4']);
    return client;
  };

  it('show a change that is made here though they are out of sight, and leave the rows of the others as they are', async () => {
    const client = await long();
    const before = rowsNow();
    await act(() => client.mutation(rename, { input: { issueId: 'i3' } }).toPromise());
    await expect.poll(() => rowsNow().map(({ title }) => title)).toEqual(['old', 'old', 'new', 'old', 'old', 'old']);
    expect(rowsNow().map((row, at) => row === before[at])).toEqual([true, true, false, true, true, true]);
  });

  it('are asked for again where they are in sight, and at the top', async () => {
    const client = await long();
    see('i3', 'i4');
    await expect.poll(() => [...live].toSorted()).toEqual(['i0', 'i2']);
    server.asked = [];
    registerOf(client)?.refetch(() => true);
    await expect.poll(() => server.asked.toSorted()).toEqual(['i0', 'i2']);
  });

  it('are all asked for where all rows are in sight again', async () => {
    await long();
    drawn.at(-1)?.see(null);
    await expect.poll(() => [...live].toSorted()).toEqual(['i0', 'i2', 'i4']);
  });
});
