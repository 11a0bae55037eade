import { Client, fetchExchange, gql } from 'urql';
import type { Exchange, OperationResult } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filter, makeSubject, merge, pipe, subscribe } from 'wonka';
import { portalCache } from './client.ts';
import { registerOf } from './register.ts';

type Tests = { readonly platformTest: { readonly name: string; readonly counts: { readonly open: number } } };
const query = gql<Tests, Record<string, never>>(`query Test { platformTest(id: "t1") { __typename id name counts { __typename open } } }`);
const close = gql<object, Record<string, never>>(`mutation Close { close { __typename id counts { __typename open } } }`);
const heard = gql<object, Record<string, never>>(
  `subscription Heard { changed { __typename test { __typename id counts { __typename open } } } }`,
);
const testOf = (open: number, name = 'Checkout') => ({ __typename: 'Test', id: 't1', name, counts: { __typename: 'Counts', open } });

const settle = (): Promise<void> => vi.waitFor(() => undefined).then(() => new Promise((resolve) => setImmediate(resolve)));

/** A client whose calls the test answers in the order that it wants, with events. */
const opened = async () => {
  const asked: PromiseWithResolvers<Response>[] = [];
  const changes: PromiseWithResolvers<Response>[] = [];
  const events = makeSubject<OperationResult>();
  let subscription: OperationResult['operation'] | undefined;
  const live: Exchange =
    ({ forward }) =>
    (operations) =>
      merge([
        pipe(
          operations,
          filter((operation) => {
            if (operation.kind === 'subscription') subscription = operation;
            return operation.kind !== 'subscription';
          }),
          forward,
        ),
        events.source,
      ]);
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [portalCache(), live, fetchExchange],
    fetch: (_, options) => {
      const call = Promise.withResolvers<Response>();
      (typeof options?.body === 'string' && options.body.includes('mutation') ? changes : asked).push(call);
      return call.promise;
    },
  });
  let last: OperationResult<Tests> | undefined;
  pipe(
    client.query(query, {}),
    subscribe((result) => (last = result)),
  );
  const answer = async (at: number, open: number, name?: string): Promise<void> => {
    await vi.waitFor(() => expect(asked.length).toBe(at + 1));
    asked[at]?.resolve(Response.json({ data: { platformTest: testOf(open, name) } }));
    await settle();
  };
  await answer(0, 5);
  return {
    client,
    asked,
    changes,
    answer,
    shown: () => [last?.data?.platformTest.counts.open, last?.data?.platformTest.name, last?.stale],
    listen: () => client.subscription(heard, {}, { isAfterChanges: true }).subscribe(() => undefined),
    tell: (open: number): void => {
      if (subscription === undefined) throw new Error('Nobody listens.');
      const data = { changed: { __typename: 'Changed', test: testOf(open) } };
      events.next({ operation: subscription, data, stale: false, hasNext: true });
    },
  };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('what is shown', () => {
  it('is the answer of a query though the cache was only read while it was under way', async () => {
    const { client, answer, shown, changes } = await opened();
    void client.mutation(close, {}).toPromise();
    registerOf(client)?.refetch(() => true);
    await vi.waitFor(() => expect(changes.length).toBe(1));
    expect(client.readQuery(query, {}, { requestPolicy: 'cache-only' })?.data?.platformTest.name).toBe('Checkout');
    await answer(1, 5, 'Renamed');
    registerOf(client)?.refetch(() => true);
    await answer(2, 5, 'Renamed again');
    expect(shown()).toEqual([5, 'Renamed again', false]);
  });

  it('is what an event tells, not an older answer of a change that comes after it', async () => {
    const { client, changes, listen, tell, shown } = await opened();
    listen();
    const closed = client.mutation(close, {}).toPromise();
    await vi.waitFor(() => expect(changes.length).toBe(1));
    tell(3);
    changes[0]?.resolve(Response.json({ data: { close: testOf(4) } }));
    await closed;
    await settle();
    expect(shown()).toEqual([3, 'Checkout', false]);
  });

  it('is what an event tells two seconds after it came, though a change is not answered', async () => {
    const { client, changes, listen, tell, shown } = await opened();
    listen();
    void client.mutation(close, {}).toPromise();
    await vi.waitFor(() => expect(changes.length).toBe(1));
    tell(3);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(shown()[0]).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()[0]).toBe(3);
  });

  it('is asked for again after a change that was sent twice, whose answer is that of the first time', async () => {
    const { client, changes, answer, shown } = await opened();
    const closed = client.mutation(close, {}, { isRepeated: true }).toPromise();
    await vi.waitFor(() => expect(changes.length).toBe(1));
    changes[0]?.resolve(Response.json({ data: { close: testOf(4) } }));
    await closed;
    await answer(1, 3);
    expect(shown()).toEqual([3, 'Checkout', false]);
  });

  it('is asked for until it is there where a newer answer was lost, with growing pauses', async () => {
    const { client, asked, answer, shown } = await opened();
    registerOf(client)?.refetch(() => true);
    for (const at of [1, 2]) {
      await vi.waitFor(() => expect(asked.length).toBe(at + 1));
      asked[at]?.reject(new TypeError('fetch failed'));
      await settle();
      expect(shown()).toEqual([5, 'Checkout', false]);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    await answer(3, 3);
    expect(shown()).toEqual([3, 'Checkout', false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(4);
  });
});
