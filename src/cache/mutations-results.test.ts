import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange, gql } from 'urql';
import { expect, it } from 'vitest';
import { mutationsExchange } from './mutations.ts';

const open = gql`
  mutation Open($id: ID!) {
    open(id: $id)
  }
`;

it('gives each of two mutations with the same variables its own answer', async () => {
  const answers: ((name: string) => void)[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [mutationsExchange(), cacheExchange({}), fetchExchange],
    fetch: async () => {
      const name = await new Promise<string>((resolve) => answers.push(resolve));
      return new Response(JSON.stringify({ data: { open: name } }), { headers: { 'content-type': 'application/json' } });
    },
  });
  const ask = async (): Promise<unknown> => (await client.mutation(open, { id: 'd1' }).toPromise()).data;
  const both = Promise.all([ask(), ask()]);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('first');
  answers[1]?.('second');
  expect(await both).toEqual([{ open: 'first' }, { open: 'second' }]);
});
