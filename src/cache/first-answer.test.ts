import { Client } from 'urql';
import type { Exchange } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, map, mergeMap, pipe, fromPromise, takeUntil } from 'wonka';
import { makeResult } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { afterFirstAnswer } from './first-answer.ts';
import { registerExchange } from './register.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isSettled = async (): Promise<boolean> => {
  let settled = false;
  void afterFirstAnswer().then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(0);
  return settled;
};

const clientAnswering = (after: (query: string) => number): Client => {
  const answering: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      mergeMap((operation) => {
        const wait = after(operation.query.loc?.source.body ?? '');
        return pipe(
          fromPromise(new Promise((resolve) => setTimeout(resolve, wait))),
          map(() => makeResult(operation, { data: { quick: 1, slow: 1, asked: 1, switches: 1, drafts: 1 } })),
          takeUntil(
            pipe(
              operations,
              filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
            ),
          ),
        );
      }),
    );
  return new Client({ url: 'http://portal', preferGetMethod: false, exchanges: [registerExchange(cacheExchange({})), answering] });
};

it('is waited for until everything that was asked together is answered', async () => {
  const client = clientAnswering((query) => (query.includes('slow') ? 300 : 100));
  for (const query of ['{ quick }', '{ slow }']) void client.query(query, {}).toPromise();
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect([await isSettled(), vi.getTimerCount()]).toEqual([true, 0]);
});

it('is waited for once where a query is given up while its part is drawn, and asked again', async () => {
  const client = clientAnswering(() => 300);
  client
    .query('{ asked }', {})
    .subscribe(() => undefined)
    .unsubscribe();
  await vi.advanceTimersByTimeAsync(50);
  void client.query('{ asked }', {}).toPromise();
  await vi.advanceTimersByTimeAsync(299);
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSettled()).toBe(true);
});

it('is not waited for of a query that was given up', async () => {
  const client = clientAnswering((query) => (query.includes('slow') ? 300 : 100));
  void client.query('{ quick }', {}).toPromise();
  const given = client.query('{ slow }', {}).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(50);
  given.unsubscribe();
  await vi.advanceTimersByTimeAsync(99);
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSettled()).toBe(true);
});

it('is waited for anew where what was drawn of it asks for more', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  const client = clientAnswering(() => 100);
  void client.query('{ switches }', {}).toPromise();
  await vi.advanceTimersByTimeAsync(100);
  void client.query('{ drafts }', {}).toPromise();
  idle.shift()?.();
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  idle.shift()?.();
  expect(await isSettled()).toBe(true);
});

it('is not waited for where nothing is asked', async () => {
  clientAnswering(() => 0);
  await vi.advanceTimersByTimeAsync(2_499);
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSettled()).toBe(true);
});
