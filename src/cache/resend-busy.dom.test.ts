import { gql } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietPortal } from './portal.builders.ts';

type Answered = { readonly answer: { readonly successful: boolean } };

const change = (name: string) => gql<Answered, Record<string, never>>(`mutation Judge_${name} { answer { successful } }`);
const read = gql<Answered, Record<string, never>>('query Read_One { answer { successful } }');

type Call = { readonly name: string; readonly key: string | null; readonly at: number };

let calls: Call[] = [];
let busyUntil = 0;
let said: { status: number; retryAfter: string | null } = { status: 429, retryAfter: '3' };
let busy: boolean[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [calls, busyUntil, busy] = [[], 0, []];
  said = { status: 429, retryAfter: '3' };
  vi.stubGlobal('fetch', async (_: unknown, options?: RequestInit) => {
    const headers = new Headers(options?.headers);
    const { operationName } = JSON.parse(options?.body as string) as { operationName: string };
    calls.push({ name: operationName, key: headers.get('Idempotency-Key'), at: Date.now() });
    if (Date.now() >= busyUntil) return Response.json({ data: { answer: { __typename: 'Answer', successful: true } } });
    const retry: Record<string, string> = said.retryAfter === null ? {} : { 'Retry-After': said.retryAfter };
    return Response.json(
      { errors: [{ message: 'Too many calls.', extensions: { code: 'RATE_LIMITED' } }] },
      { status: said.status, headers: retry },
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => {
  const { client, waits } = quietPortal();
  waits.watch(() => void busy.push(waits.current()));
  return client;
};
const done = async (answers: readonly Promise<{ readonly error?: unknown; readonly data?: unknown }>[]) =>
  (await Promise.all(answers)).map(({ error, data }) => (error === undefined && data !== undefined ? 'done' : 'failed'));

describe('a server that is busy', () => {
  it('is waited for: changes go in their order, each under its key, and what is read after them', async () => {
    busyUntil = 3_000;
    const client = opened();
    const first = ['A', 'B'].map((name) => client.mutation(change(name), {}).toPromise());
    const asked = client.query(read, {}).toPromise();
    await vi.advanceTimersByTimeAsync(1_000);
    const later = client.mutation(change('C'), {}).toPromise();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done([...first, later, asked])).toEqual(['done', 'done', 'done', 'done']);
    const taken = calls.filter(({ at }) => at >= 3_000);
    expect(taken.map(({ name }) => name).slice(0, 4)).toEqual(['Judge_A', 'Judge_B', 'Judge_C', 'Read_One']);
    const keysOf = (name: string) => new Set(calls.filter((call) => call.name === name).map(({ key }) => key));
    expect(['Judge_A', 'Judge_B'].map((name) => keysOf(name).size)).toEqual([1, 1]);
    expect(keysOf('Judge_A')).not.toContain(null);
  });

  it('is asked nothing before the time it named', async () => {
    busyUntil = 3_000;
    const client = opened();
    const answer = client.mutation(change('A'), {}).toPromise();
    await vi.advanceTimersByTimeAsync(100);
    void client.query(read, {}).toPromise();
    await vi.advanceTimersByTimeAsync(2_800);
    expect(calls.map(({ name }) => name)).toEqual(['Judge_A']);
    await vi.advanceTimersByTimeAsync(200);
    expect(await done([answer])).toEqual(['done']);
  });

  it('is told of after two seconds, until it takes calls again', async () => {
    busyUntil = 3_000;
    const answer = opened().mutation(change('A'), {}).toPromise();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(busy).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(busy).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await done([answer]), busy]).toEqual([['done'], [true, false]]);
  });

  it('that is still busy then is waited for again, in the same order', async () => {
    busyUntil = 8_000;
    const client = opened();
    const answers = ['A', 'B', 'C'].map((name) => client.mutation(change(name), {}).toPromise());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done(answers)).toEqual(['done', 'done', 'done']);
    expect(calls.filter(({ at }) => at >= 8_000).map(({ name }) => name)).toEqual(['Judge_A', 'Judge_B', 'Judge_C']);
  });

  it.each([
    ['503', 503, '2'],
    ['a date', 429, new Date(2_000).toUTCString()],
  ])('may say so by %s', async (_, status, retryAfter) => {
    [busyUntil, said] = [2_000, { status, retryAfter }];
    const answer = opened().mutation(change('A'), {}).toPromise();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await done([answer])).toEqual(['done']);
  });

  it.each([
    ['does not say when', null],
    ['wants an hour', '3600'],
  ])('that %s is not waited for', async (_, retryAfter) => {
    [busyUntil, said] = [60_000, { status: 429, retryAfter }];
    const answer = opened().mutation(change('A'), {}).toPromise();
    await vi.advanceTimersByTimeAsync(100);
    expect([await done([answer]), calls.length]).toEqual([['failed'], 1]);
  });
});
