import { Client, fetchExchange, gql } from 'urql';
import { expect, it } from 'vitest';
import { largeValueExchange, largeValueMark, withLargeValue } from './large-value.ts';

it('puts the text of a large value where its mark stands, through the fetch of the client', async () => {
  const bodies: string[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [largeValueExchange, fetchExchange],
    fetch: async (_, call) => {
      bodies.push(typeof call?.body === 'string' ? call.body : '');
      return new Response(JSON.stringify({ data: { save: true } }), { headers: { 'content-type': 'application/json' } });
    },
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
