import { Client, fetchExchange, gql } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { pipe, subscribe } from 'wonka';
import { portalCache } from './client.ts';
import { registerOf } from './register.ts';

const query = gql<{ readonly platformTest: { readonly name: string } }, Record<string, never>>(
  `query Test { platformTest(id: "t1") { __typename id name } }`,
);

/** A client on whose calls the test decides, and the names that it shows. */
const opened = () => {
  const calls: ((name: string) => void)[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [portalCache(), fetchExchange],
    fetch: () =>
      new Promise((resolve) => {
        calls.push((name) => resolve(Response.json({ data: { platformTest: { __typename: 'FlexibleTestingTest', id: 't1', name } } })));
      }),
  });
  const shown: (string | undefined)[] = [];
  const listening = pipe(
    client.query(query, {}),
    subscribe(({ data, stale }) => void (stale || shown.push(data?.platformTest.name))),
  );
  const called = (count: number) => vi.waitFor(() => expect(calls.length).toBe(count));
  return { client, calls, shown, called, leave: () => listening.unsubscribe() };
};
const rename = gql<object, Record<string, never>>(`mutation Rename { rename { __typename id name } }`);
const more = gql<object, Record<string, never>>(`query More { platformTest(id: "t1") { __typename id name code } }`);
const test = { __typename: 'FlexibleTestingTest', id: 't1', name: 'old', code: 'NW-1' };

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('what is shown', () => {
  it('is asked for again', async () => {
    const { client, calls, shown, called } = opened();
    await called(1);
    calls[0]?.('old');
    await vi.waitFor(() => expect(shown).toEqual(['old']));
    registerOf(client)?.refetch(() => true);
    await called(2);
    calls[1]?.('new');
    await vi.waitFor(() => expect(shown).toEqual(['old', 'new']));
  });

  it('is asked for once more after an answer that was on its way when it was to be asked for again', async () => {
    const { client, calls, shown, called } = opened();
    await called(1);
    registerOf(client)?.refetch(() => true);
    await settle();
    expect(calls.length).toBe(1);
    calls[0]?.('old');
    await called(2);
    calls[1]?.('new');
    await vi.waitFor(() => expect(shown.at(-1)).toBe('new'));
    await settle();
    expect(calls.length).toBe(2);
  });

  it('is asked for no more once it is left', async () => {
    const { client, calls, called, leave } = opened();
    await called(1);
    registerOf(client)?.refetch(() => true);
    leave();
    calls[0]?.('old');
    await settle();
    registerOf(client)?.refetch(() => true);
    await settle();
    expect(calls.length).toBe(1);
  });

  it('comes though it was asked for while a prediction stood that it reads', async () => {
    const held: (() => void)[] = [];
    const answer = (): Response => Response.json({ data: { platformTest: test } });
    const client = new Client({
      url: 'https://portal.example/api',
      preferGetMethod: false,
      requestPolicy: 'cache-and-network',
      exchanges: [portalCache({ rename: () => ({ ...test, name: 'new' }) }), fetchExchange],
      fetch: (_, options) =>
        typeof options?.body === 'string' && options.body.includes('mutation')
          ? new Promise((resolve) => void held.push(() => resolve(Response.json({ data: { rename: { ...test, name: 'new' } } }))))
          : Promise.resolve(answer()),
    });
    const shown: unknown[] = [];
    const first = pipe(
      client.query(query, {}),
      subscribe(({ data, stale }) => void (stale || shown.push(data))),
    );
    await vi.waitFor(() => expect(shown.length).toBe(1));
    const change = client.mutation(rename, {}).toPromise();
    await vi.waitFor(() => expect(held.length).toBe(1));
    const seen: unknown[] = [];
    const second = pipe(
      client.query(more, {}),
      subscribe(({ data, stale }) => void (stale || seen.push(data))),
    );
    await settle();
    expect(seen).toEqual([]);
    held[0]?.();
    await change;
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    for (const listening of [first, second]) listening.unsubscribe();
  });
});
