import { Client, fetchExchange, gql } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { mutationsExchange } from './mutations.ts';
import { largeValueMark, transport, withLargeValue } from './transport.ts';

afterEach(() => vi.unstubAllGlobals());

it('puts the text of a large value where its mark stands, through the fetch of the client', async () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, call?: RequestInit) => {
    bodies.push(typeof call?.body === 'string' ? call.body : '');
    return Response.json({ data: { save: true } });
  });
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [mutationsExchange(), fetchExchange],
    fetch: transport(),
  });
  const save = gql`
    mutation Save($values: JSON!) {
      save(values: $values)
    }
  `;
  const value = { text: 'costs $& and $1', list: [1, { deep: '"quoted"' }] };
  await client.mutation(save, { values: largeValueMark }, withLargeValue(JSON.stringify(value))).toPromise();
  await client.mutation(save, { values: largeValueMark }).toPromise();
  expect(bodies.map((body) => JSON.parse(body).variables)).toEqual([{ values: value }, { values: largeValueMark }]);
});
