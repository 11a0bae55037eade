// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Client, Provider, createRequest, fetchExchange, gql, useQuery } from 'urql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAhead } from './ahead.ts';
import { portalCache } from './client.ts';

afterEach(cleanup);

type Issue = { readonly flexibleTestingIssue: { readonly title: string } };
const query = gql<Issue, { readonly id: string }>(`query Issue($id: ID!) { flexibleTestingIssue(id: $id) { __typename id title } }`);

const asked: string[] = [];
beforeEach(() => void asked.splice(0));

const clientOf = (): Client =>
  new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [portalCache(), fetchExchange],
    fetch: async (_, options) => {
      const { variables } = JSON.parse(typeof options?.body === 'string' ? options.body : '{}') as {
        readonly variables: { readonly id: string };
      };
      asked.push(variables.id);
      return Response.json({
        data: { flexibleTestingIssue: { __typename: 'Issue', id: variables.id, title: `Title of ${variables.id}` } },
      });
    },
  });

function Shown({ id }: { readonly id: string }) {
  const variables = { id };
  const [{ data }] = useQuery({ query, variables, requestPolicy: 'cache-and-network' });
  return <output>{data?.flexibleTestingIssue.title}</output>;
}

function Walk({ id, next }: { readonly id: string; readonly next: string }) {
  useAhead([createRequest(query, { id: next })]);
  return <Shown key={id} id={id} />;
}

it('asks once for what was kept asked for until it is shown, and anew for what comes back later', async () => {
  const client = clientOf();
  const at = (id: string, next: string) => (
    <Provider value={client}>
      <Walk id={id} next={next} />
    </Provider>
  );
  const { rerender } = render(at('i1', 'i2'));
  await expect.poll(() => asked.toSorted()).toEqual(['i1', 'i2']);
  await expect.poll(() => client.readQuery(query, { id: 'i2' }, { requestPolicy: 'cache-only' })?.data).toBeDefined();
  rerender(at('i2', 'i3'));
  expect(screen.getByRole('status').textContent).toBe('Title of i2');
  await expect.poll(() => asked).toHaveLength(3);
  await expect.poll(() => client.readQuery(query, { id: 'i3' }, { requestPolicy: 'cache-only' })?.data).toBeDefined();
  rerender(at('i1', 'i2'));
  await expect.poll(() => asked.slice(2).toSorted()).toEqual(['i1', 'i3']);
});
