import { Client, fetchExchange, gql, subscriptionExchange } from 'urql';
import type { ExecutionResult } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { pipe, subscribe } from 'wonka';
import { portalCache } from './client.ts';
import { registerOf } from './register.ts';

const query = gql<{ readonly platformTest: { readonly name: string } }, Record<string, never>>(
  `query Test { platformTest(id: "t1") { __typename id name } }`,
);
const touch = gql<object, Record<string, never>>(`mutation Touch { touch { __typename id code } }`);
const rename = gql<object, Record<string, never>>(`mutation Rename { touch { __typename id name } }`);
const changed = gql<object, Record<string, never>>(`subscription Changed { changed { __typename id name } }`);
const test = { __typename: 'FlexibleTestingTest', id: 't1' };

/** A client whose calls the test answers, in the order that it wants, and what it shows. */
const opened = () => {
  const asked: ((name: string) => void)[] = [];
  const changes: (() => void)[] = [];
  let tell: (result: ExecutionResult) => void = () => undefined;
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [
      portalCache(),
      subscriptionExchange({
        forwardSubscription: () => ({ subscribe: ({ next }) => ((tell = next), { unsubscribe: () => undefined }) }),
      }),
      fetchExchange,
    ],
    fetch: (_, options) =>
      new Promise((resolve) => {
        if (typeof options?.body === 'string' && options.body.includes('mutation'))
          changes.push(() => resolve(Response.json({ data: { touch: { ...test, code: 'NW-2', name: 'renamed' } } })));
        else asked.push((name) => resolve(Response.json({ data: { platformTest: { ...test, name } } })));
      }),
  });
  const shown: (string | undefined)[] = [];
  const listening = pipe(
    client.query(query, {}),
    subscribe(({ data }) => void (shown.at(-1) === data?.platformTest.name || shown.push(data?.platformTest.name))),
  );
  client.subscription(changed, {}).subscribe(() => undefined);
  const event = (name: string): void => tell({ data: { changed: { ...test, name } } });
  const heard = (count: number) => vi.waitFor(() => expect(asked.length).toBe(count));
  const first = async (): Promise<void> => {
    await heard(1);
    asked[0]?.('first');
    await vi.waitFor(() => expect(shown.at(-1)).toBe('first'));
  };
  return { client, asked, changes, shown, heard, first, event, leave: () => listening.unsubscribe() };
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('a query that is asked again while it is on its way', () => {
  it('is asked once more after its answer, so that no late answer stands over a newer one', async () => {
    const { client, asked, shown, heard, first } = opened();
    await first();
    registerOf(client)?.refetch(() => true);
    await heard(2);
    registerOf(client)?.refetch(() => true);
    registerOf(client)?.refetch(() => true);
    await settle();
    expect(asked.length).toBe(2);
    asked[1]?.('second');
    await heard(3);
    asked[2]?.('third');
    await vi.waitFor(() => expect(shown).toEqual(['first', 'second', 'third']));
    await settle();
    expect(asked.length).toBe(3);
  });

  it('is not shown what it was before a change that was made since', async () => {
    const { client, asked, changes, shown, heard, first } = opened();
    await first();
    registerOf(client)?.refetch(() => true);
    await heard(2);
    const change = client.mutation(touch, {}).toPromise();
    await vi.waitFor(() => expect(changes.length).toBe(1));
    changes[0]?.();
    await change;
    registerOf(client)?.refetch(() => true);
    await settle();
    asked[1]?.('before the change');
    await heard(3);
    asked[2]?.('after it');
    await vi.waitFor(() => expect(shown).toEqual(['first', 'after it']));
  });

  it('is asked again where its answer contradicts a change that was answered before it', async () => {
    const { client, asked, changes, shown, heard, first } = opened();
    await first();
    registerOf(client)?.refetch(() => true);
    await heard(2);
    const change = client.mutation(rename, {}).toPromise();
    await vi.waitFor(() => expect(changes.length).toBe(1));
    changes[0]?.();
    await change;
    asked[1]?.('first');
    await heard(3);
    asked[2]?.('renamed');
    await vi.waitFor(() => expect(shown).toEqual(['first', 'renamed']));
    await settle();
    expect(asked.length).toBe(3);
  });

  it('is asked again where its answer contradicts an event that came before it', async () => {
    const { client, asked, shown, heard, first, event } = opened();
    await first();
    registerOf(client)?.refetch(() => true);
    await heard(2);
    event('told');
    await vi.waitFor(() => expect(shown.at(-1)).toBe('told'));
    asked[1]?.('first');
    await heard(3);
    asked[2]?.('told');
    await settle();
    expect([shown, asked.length]).toEqual([['first', 'told'], 3]);
  });

  it('is asked no more once it is left', async () => {
    const { client, asked, heard, first, leave } = opened();
    await first();
    registerOf(client)?.refetch(() => true);
    await heard(2);
    registerOf(client)?.refetch(() => true);
    await settle();
    leave();
    asked[1]?.('second');
    await settle();
    expect(asked.length).toBe(2);
  });
});
