import { Client } from 'urql';
import type { Exchange } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, map, mergeMap, pipe, fromPromise } from 'wonka';
import { makeResult } from '@urql/core';
import { afterFirstAnswer, firstAnswerExchange } from './first-answer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
          map(() => makeResult(operation, { data: {} })),
        );
      }),
    );
  return new Client({ url: 'http://portal', preferGetMethod: false, exchanges: [firstAnswerExchange(), answering] });
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

it('is not waited for where nothing is asked', async () => {
  clientAnswering(() => 0);
  await vi.advanceTimersByTimeAsync(2_499);
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSettled()).toBe(true);
});
