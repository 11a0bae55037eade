import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange, gql } from 'urql';
import { expect, it } from 'vitest';
import { largeValueExchange, withLargeValue } from './large-value.ts';

const save = gql`
  mutation Save($values: JSON!) {
    save(values: $values)
  }
`;

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
  const value = { text: 'costs $& and $1', list: [1, { deep: '"quoted"' }] };
  const { mark, context } = withLargeValue(JSON.stringify(value));
  await client.mutation(save, { values: mark }, context).toPromise();
  await client.mutation(save, { values: mark }).toPromise();
  expect(bodies.map((body) => JSON.parse(body).variables)).toEqual([{ values: value }, { values: mark }]);
});

it('gives each of two calls under way its own answer', async () => {
  const answers: ((save: string) => void)[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [cacheExchange({}), largeValueExchange, fetchExchange],
    fetch: async () => {
      const answer = await new Promise<string>((resolve) => answers.push(resolve));
      return new Response(JSON.stringify({ data: { save: answer } }), { headers: { 'content-type': 'application/json' } });
    },
  });
  const ask = async (text: string): Promise<unknown> => {
    const { mark, context } = withLargeValue(JSON.stringify(text));
    const { data } = await client.mutation(save, { values: mark }, context).toPromise();
    return data;
  };
  const both = Promise.all([ask('one'), ask('two')]);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('of one');
  answers[1]?.('of two');
  expect(await both).toEqual([{ save: 'of one' }, { save: 'of two' }]);
});
