// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Client, Provider, fetchExchange, gql } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { portalCache } from './client.ts';
import { usePaged } from './paged.ts';
import { connection } from './pages.builders.ts';

afterEach(cleanup);

type Tests = { readonly platformTests: { readonly edges: readonly { readonly node: { readonly id: string } }[] } };

const query = gql<Tests, { readonly after?: string }>(`
  query Tests($after: String) {
    platformTests(status: in_progress, after: $after) {
      ${connection}
    }
  }
`);

const pageOf = (id: string, hasNextPage: boolean) => ({
  __typename: 'PlatformTestConnection',
  edges: [{ __typename: 'PlatformTestEdge', cursor: id, node: { __typename: 'FlexibleTestingTest', id } }],
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: id },
});
const away = { errors: [{ message: 'No.', extensions: { code: 'UNAVAILABLE' } }] };

/** What was shown, from one sight to the next. */
const seen: string[] = [];

function List() {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error, isCut }, ask] = usePaged({ query, variables: {}, after });
  const shown = data?.platformTests.edges.map(({ node }) => node.id).join(' ') ?? (error === undefined ? 'loading' : 'failed');
  const text = `${shown}${isCut ? ', cut' : ''}`;
  if (seen.at(-1) !== text) seen.push(text);
  return (
    <>
      <output>{text}</output>
      <button type="button" onClick={() => (isCut ? ask({ requestPolicy: 'network-only' }) : setAfter('t1'))}>
        More
      </button>
    </>
  );
}

it('SH-411: keeps what came before a page that does not come, and goes on with it at the next try', async () => {
  let isAway = true;
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [portalCache({ role: 'customer', userId: 'u1', organizationPublicId: 'o1' }), fetchExchange],
    fetch: async (_, options) => {
      const isNext = typeof options?.body === 'string' && options.body.includes('"after":"t1"');
      if (isNext && isAway) return Response.json(away, { status: 503 });
      return Response.json({ data: { platformTests: isNext ? pageOf('t2', false) : pageOf('t1', true) } });
    },
  });
  render(
    <Provider value={client}>
      <List />
    </Provider>,
  );
  const shows = async (text: string): Promise<void> => {
    await expect.poll(() => screen.getByRole('status').textContent).toBe(text);
  };
  const press = () => act(() => screen.getByRole('button').click());
  await shows('t1');
  press();
  await shows('t1, cut');
  isAway = false;
  press();
  await shows('t1 t2');
  expect(seen).toEqual(['loading', 't1', 't1, cut', 't1', 't1 t2']);
});
