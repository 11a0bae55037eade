import { Client, createRequest, fetchExchange, gql } from 'urql';
import type { Exchange, OperationResult } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPush, pipe, share, subscribe } from 'wonka';
import { cacheExchange } from '@urql/exchange-graphcache';
import { registerExchange, registerOf } from './register.ts';

type Tests = { readonly platformTest: { readonly name: string } };
const query = gql<Tests, Record<string, never>>(`query Test { platformTest(id: "t1") { __typename id name } }`);
const rename = gql<object, Record<string, never>>(`mutation Rename { rename { __typename id name } }`);

let name = 'old';
let asked = 0;
let isHanging = false;
/** Answers that are under way wait for it. */
let held: Promise<void> | null = null;
/** What reaches the cache. */
let passed: string[] = [];
const count: Exchange =
  ({ forward }) =>
  (operations) =>
    forward(
      pipe(
        operations,
        onPush(({ kind }) => passed.push(kind)),
        share,
      ),
    );

const counted: Exchange = (input) => (operations) => count({ ...input, forward: cacheExchange({})(input) })(operations);

const answer = (_: unknown, options?: RequestInit): Promise<Response> => {
  const body = typeof options?.body === 'string' ? options.body : '';
  const isChange = body.includes('Rename');
  if (isChange) name = 'new';
  else asked += 1;
  if (isHanging) return new Promise(() => undefined);
  const test = { __typename: 'FlexibleTestingTest', id: 't1', name };
  return Promise.resolve(held).then(() => Response.json({ data: isChange ? { rename: test } : { platformTest: test } }));
};

const clientOf = (): Client =>
  new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [registerExchange(counted), fetchExchange],
    fetch: answer,
  });

const listen = (client: Client): { readonly results: OperationResult<Tests>[]; readonly leave: () => void } => {
  const results: OperationResult<Tests>[] = [];
  const listening = pipe(
    client.query(query, {}),
    subscribe((result) => void results.push(result)),
  );
  return { results, leave: () => listening.unsubscribe() };
};

/** A client whose query was shown and left. */
async function left() {
  const client = clientOf();
  const first = listen(client);
  await vi.waitFor(() => expect(first.results.at(-1)?.stale).toBe(false));
  first.leave();
  passed = [];
  asked = 0;
  return { client, before: first.results.at(-1)?.data };
}

beforeEach(() => {
  name = 'old';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('a query that is asked for again right after it was left', () => {
  it('is asked for anew by whoever wants it new, though an older request hangs', async () => {
    const { client } = await left();
    isHanging = true;
    const hanging = pipe(
      client.query(query, {}, { requestPolicy: 'network-only' }),
      subscribe(() => undefined),
    );
    await vi.waitFor(() => expect(asked).toBe(1));
    hanging.unsubscribe();
    await Promise.resolve();
    isHanging = false;
    name = 'new';
    const { data } = await client.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
    expect([data?.platformTest.name, asked]).toEqual(['new', 2]);
  });

  it('is there at once as it was, without the cache; the server is asked once', async () => {
    const { client, before } = await left();
    const drawn = listen(client);
    drawn.leave();
    const { results } = listen(client);
    expect(results.map(({ data, stale }) => [data === before, stale])).toEqual([[true, true]]);
    await vi.waitFor(() => expect(results.at(-1)?.stale).toBe(false));
    expect([asked, passed]).toEqual([1, ['query']]);
  });

  it('is what it became where something was changed meanwhile', async () => {
    const { client } = await left();
    await client.mutation(rename, {}).toPromise();
    const { results } = listen(client);
    expect(results[0]?.data?.platformTest.name).toBe('new');
  });

  it('is read again while a change waits for the server', async () => {
    const { client } = await left();
    void client.mutation(rename, {}).toPromise();
    listen(client).leave();
    const { results } = listen(client);
    await vi.waitFor(() => expect(results.at(-1)?.data?.platformTest.name).toBe('new'));
  });
});

/** Asks another question about the same test and leaves it once it is answered. */
async function askElse(client: Client, alias: string): Promise<void> {
  const other = gql<Tests, Record<string, never>>(`query Other { platformTest(id: "t1") { __typename id ${alias}: name } }`);
  const results: OperationResult<Tests>[] = [];
  const listening = pipe(
    client.query(other, {}),
    subscribe((result) => void results.push(result)),
  );
  await vi.waitFor(() => expect(results.at(-1)?.stale).toBe(false));
  listening.unsubscribe();
}

describe('a query that an event put in doubt while nobody listened', () => {
  it('is asked again after the request that is under way, which may be older', async () => {
    const client = clientOf();
    const first = listen(client);
    await vi.waitFor(() => expect(first.results.at(-1)?.stale).toBe(false));
    first.leave();
    await Promise.resolve();
    const late = Promise.withResolvers<void>();
    held = late.promise;
    asked = 0;
    const away = listen(client);
    await vi.waitFor(() => expect(asked).toBe(1));
    away.leave();
    await Promise.resolve();
    name = 'new';
    registerOf(client)?.refetch(() => true);
    const { results } = listen(client);
    held = null;
    late.resolve();
    await vi.waitFor(() => expect(results.at(-1)?.data?.platformTest.name).toBe('new'));
    expect(asked).toBe(2);
  });

  it('is asked again by what else comes back to it without asking', async () => {
    const { client } = await left();
    const comeBack = () =>
      pipe(
        client.executeQuery(createRequest(query, {}), { isHeldFresh: true }),
        subscribe(() => undefined),
      );
    vi.advanceTimersByTime(60_000);
    comeBack().unsubscribe();
    await Promise.resolve();
    registerOf(client)?.refetch(() => true);
    name = 'new';
    expect(asked).toBe(0);
    comeBack();
    await vi.waitFor(() => expect(asked).toBe(1));
  });
});

describe('a query that was left a while ago', () => {
  it('is there as it was, without the cache, where the answers since then said nothing new', async () => {
    const { client, before } = await left();
    await askElse(client, 'name');
    const again = listen(client);
    await vi.waitFor(() => expect(again.results.at(-1)?.stale).toBe(false));
    again.leave();
    vi.advanceTimersByTime(60_000);
    await askElse(client, 'name');
    passed = [];
    expect(listen(client).results.map(({ data, stale }) => [data === before, stale])).toEqual([[true, true]]);
    expect(passed).toEqual(['query']);
  });

  it('is read anew where an answer to another question said something new of it', async () => {
    const { client } = await left();
    vi.advanceTimersByTime(60_000);
    name = 'new';
    await askElse(client, 'name');
    expect(listen(client).results[0]?.data?.platformTest.name).toBe('new');
  });

  it('is not asked again by a second one who listens, nor by whoever leaves and asks anew in one turn', async () => {
    const client = clientOf();
    const { results, leave } = listen(client);
    await vi.waitFor(() => expect(results.at(-1)?.stale).toBe(false));
    const before = asked;
    const second = listen(client);
    second.leave();
    leave();
    expect(listen(client).results.map(({ stale }) => stale)).toEqual([false]);
    expect(asked).toBe(before);
  });

  it('is left for good where its answer does not come', async () => {
    const client = clientOf();
    const { results, leave } = listen(client);
    await vi.waitFor(() => expect(results.at(-1)?.stale).toBe(false));
    leave();
    await Promise.resolve();
    const again = listen(client);
    again.leave();
    passed = [];
    vi.advanceTimersByTime(500);
    expect(passed).toEqual(['teardown']);
  });

  it('is left for good once many others were left after it', async () => {
    const { client } = await left();
    for (let other = 0; other < 24; other += 1) await askElse(client, `name${other}`);
    expect(passed.filter((kind) => kind === 'teardown')).not.toEqual([]);
  });
});

it('gives an answer that says the same as the same, so that nothing is drawn again', async () => {
  const { client, before } = await left();
  const { results } = listen(client);
  await vi.waitFor(() => expect(results.at(-1)?.stale).toBe(false));
  expect(asked).toBe(1);
  expect(results.map(({ data }) => data === before)).toEqual([true, true]);
});
