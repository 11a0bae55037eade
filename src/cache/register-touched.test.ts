import { Client, fetchExchange, gql } from 'urql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalCache } from './client.ts';
import { registerOf } from './register.ts';

type Tests = { readonly platformTest: { readonly name: string } };
const query = gql<Tests, Record<string, never>>(`query Test { platformTest(id: "t1") { __typename id name } }`);

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function watched() {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ data: { platformTest: { __typename: 'FlexibleTestingTest', id: 't1', name: 'Checkout' } } })),
  );
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [portalCache(), fetchExchange],
    fetch,
  });
  const told: string[][] = [];
  leaving.push(registerOf(client)?.watchTouched((texts) => void told.push([...texts])) ?? (() => undefined));
  return { client, told, fetch };
}

describe('what an answer touches', () => {
  it('is told with each answer of the server', async () => {
    const { client, told } = watched();
    await client.query(query, {}).toPromise();
    expect(told).toEqual([expect.arrayContaining(['t1', 'Checkout'])]);
    await client.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
    expect(told).toHaveLength(2);
  });

  it('is not told where the cache gives by itself what it holds', async () => {
    const { client, told, fetch } = watched();
    await client.query(query, {}).toPromise();
    expect((await client.query(query, {}, { requestPolicy: 'cache-first' }).toPromise()).data?.platformTest.name).toBe('Checkout');
    expect([fetch.mock.calls.length, told.length]).toEqual([1, 1]);
  });
});
