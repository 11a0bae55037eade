import { cacheExchange } from '@urql/exchange-graphcache';
import { registerExchange } from '#src/cache/register.ts';
import { resendExchange } from '#src/cache/resend.ts';
import { Client, fetchExchange, gql } from 'urql';
import type { Operation } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Issue = { readonly __typename: 'Issue'; readonly id: string; readonly status: string };
type Change = { readonly change: { readonly id: string; readonly status: string } };

const List = gql<{ readonly issues: readonly Issue[] }, Record<string, never>>('query List { issues { __typename id status } }');
const Judge = gql<Change, { readonly id: string; readonly status: string }>(
  'mutation Judge($id: ID!, $status: String!) { change(id: $id, status: $status) { __typename id status } }',
);

let store: Issue[] = [];
/** Ids as they were judged, and what holds an answer back. */
let judged: string[] = [];
let held: Readonly<Record<string, Promise<void>>> = {};

const openClient = (): Client =>
  new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [
      registerExchange(cacheExchange({ optimistic: { change: (args) => ({ __typename: 'Issue', ...args }) } })),
      resendExchange(() => undefined),
      fetchExchange,
    ],
  });

beforeEach(() => {
  [judged, held] = [[], {}];
  store = ['a', 'b', 'c'].map((id) => ({ __typename: 'Issue', id, status: 'new' }));
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
    const { operationName, variables } = JSON.parse(options.body as string) as { operationName: string; variables: Issue };
    if (operationName === 'List') return Response.json({ data: { issues: store } });
    judged.push(variables.id);
    await held[variables.id];
    const changed = { __typename: 'Issue' as const, id: variables.id, status: `${variables.status} by the server` };
    store = store.map((each) => (each.id === changed.id ? changed : each));
    return Response.json({ data: { change: changed } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('hands on the answer to what goes beside a decision that waits, whose prediction stays until its own answer', async () => {
  const client = openClient();
  const seen: string[] = [];
  client.query(List, {}).subscribe(({ data }) => seen.push(data?.issues.map(({ status }) => status).join(', ') ?? ''));
  await vi.waitFor(() => expect(seen).toEqual(['new, new, new']));
  const gate = Promise.withResolvers<void>();
  const turn = async (operation: Operation): Promise<Operation> => {
    await gate.promise;
    return operation;
  };
  const waiting = client.mutation(Judge, { id: 'a', status: 'accepted' }, { turn }).toPromise();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted, new, new'));
  const { data } = await client.mutation(Judge, { id: 'b', status: 'rejected' }).toPromise();
  expect(data?.change.status).toBe('rejected by the server');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted, rejected by the server, new'));
  expect(seen.filter((each) => each.startsWith('new, r'))).toEqual([]);
  gate.resolve();
  expect((await waiting).data?.change.status).toBe('accepted by the server');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted by the server, rejected by the server, new'));
});

it.each([
  ['before', ['b', 'a']],
  ['after', ['a', 'b']],
] as const)(
  'sends a decision once whose turn came while an older one was not answered, where its answer comes %s that',
  async (_, order) => {
    const client = openClient();
    const seen: string[] = [];
    client.query(List, {}).subscribe(({ data }) => seen.push(data?.issues.map(({ status }) => status).join(', ') ?? ''));
    await vi.waitFor(() => expect(seen).toEqual(['new, new, new']));
    const answers = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
    held = { a: answers.a.promise, b: answers.b.promise };
    const gate = Promise.withResolvers<void>();
    const turn = async (operation: Operation): Promise<Operation> => {
      await gate.promise;
      return operation;
    };
    const [first, second] = [
      client.mutation(Judge, { id: 'a', status: 'accepted' }).toPromise(),
      client.mutation(Judge, { id: 'b', status: 'rejected' }, { turn }).toPromise(),
    ];
    void client.mutation(Judge, { id: 'c', status: 'accepted' }).toPromise();
    await vi.waitFor(() => expect(judged).toEqual(['a', 'c']));
    await vi.waitFor(() => expect(store[2]?.status).toBe('accepted by the server'));
    gate.resolve();
    await vi.waitFor(() => expect(judged).toEqual(['a', 'c', 'b']));
    for (const id of order) {
      answers[id].resolve();
      await vi.waitFor(() => expect(store.find((each) => each.id === id)?.status).toMatch(/by the server$/u));
    }
    expect((await Promise.all([first, second])).map(({ data }) => data?.change.status)).toEqual([
      'accepted by the server',
      'rejected by the server',
    ]);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted by the server, rejected by the server, accepted by the server'));
    expect(judged).toEqual(['a', 'c', 'b']);
    expect(await client.query(List, {}, { requestPolicy: 'cache-only' }).toPromise()).toMatchObject({ data: { issues: store } });
  },
);
