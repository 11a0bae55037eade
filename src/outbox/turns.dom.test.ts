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

beforeEach(() => {
  store = ['a', 'b'].map((id) => ({ __typename: 'Issue', id, status: 'new' }));
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
    const { operationName, variables } = JSON.parse(options.body as string) as { operationName: string; variables: Issue };
    if (operationName === 'List') return Response.json({ data: { issues: store } });
    const changed = { __typename: 'Issue' as const, id: variables.id, status: `${variables.status} by the server` };
    store = store.map((each) => (each.id === changed.id ? changed : each));
    return Response.json({ data: { change: changed } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('hands on the answer to what goes beside a decision that waits, whose prediction stays until its own answer', async () => {
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [
      registerExchange(cacheExchange({ optimistic: { change: (args) => ({ __typename: 'Issue', ...args }) } })),
      resendExchange(() => undefined),
      fetchExchange,
    ],
  });
  const seen: string[] = [];
  client.query(List, {}).subscribe(({ data }) => seen.push(data?.issues.map(({ status }) => status).join(', ') ?? ''));
  await vi.waitFor(() => expect(seen).toEqual(['new, new']));
  const gate = Promise.withResolvers<void>();
  const turn = async (operation: Operation): Promise<Operation> => {
    await gate.promise;
    return operation;
  };
  const waiting = client.mutation(Judge, { id: 'a', status: 'accepted' }, { turn }).toPromise();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted, new'));
  const { data } = await client.mutation(Judge, { id: 'b', status: 'rejected' }).toPromise();
  expect(data?.change.status).toBe('rejected by the server');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted, rejected by the server'));
  expect(seen.filter((each) => each.startsWith('new, r'))).toEqual([]);
  gate.resolve();
  expect((await waiting).data?.change.status).toBe('accepted by the server');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted by the server, rejected by the server'));
});
