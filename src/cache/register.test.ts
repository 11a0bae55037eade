import fc from 'fast-check';
import { Client, CombinedError, gql, makeErrorResult, makeResult } from '@urql/core';
import type { Exchange, Operation, OperationResult, RequestPolicy } from '@urql/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filter, makeSubject, merge, onPush, pipe } from 'wonka';
import { portalCache } from './client.ts';
import { registerOf } from './register.ts';

type Thing = { readonly __typename: string; readonly id: string; readonly name: number; readonly code: string };
type Shown = { readonly platformTest: Thing };

const queryOf = (name: string, fields: string) =>
  gql<Shown, { readonly id: string }>(`query ${name}($id: ID!) { platformTest(id: $id) { __typename id ${fields} } }`);
const queries = [queryOf('A', 'name'), queryOf('B', 'name code'), queryOf('C', 'name')] as const;
const things = ['t1', 't1', 't2'] as const;
const rename = gql<object, { readonly id: string; readonly name: number }>(
  'mutation Rename($id: ID!, $name: Int!) { rename(id: $id, name: $name) { __typename id name code } }',
);

const thing = (id: string, name: number): Thing => ({ __typename: 'FlexibleTestingTest', id, name, code: id });

type Pending = { readonly operation: Operation; readonly id: string; readonly name: number };
type Outcome = 'answer' | 'silence' | 'busy' | 'refusal';

/** A server that keeps a number for each thing; the sequence decides which call it answers next, and how. */
function world(isPredicted: boolean) {
  const names: Record<string, number> = { t1: 1, t2: 1 };
  const said: Record<string, number> = { t1: 0, t2: 0 };
  const outcomes = new Map<number, Outcome>();
  let pending: Pending[] = [];
  let count = 1;
  const results = makeSubject<OperationResult>();
  const server: Exchange = () => (operations) =>
    merge([
      results.source,
      pipe(
        operations,
        onPush((operation) => {
          const { kind, key, variables } = operation;
          if (kind === 'teardown') pending = pending.filter((call) => call.operation.key !== key);
          const id = String(Reflect.get(Object(variables), 'id'));
          if (kind === 'mutation') names[id] = Number(Reflect.get(Object(variables), 'name'));
          if (kind !== 'teardown') pending.push({ operation, id, name: names[id] ?? 0 });
        }),
        filter(() => false),
      ) as never,
    ]);
  const predicted = { rename: ({ id, name }: object & { id?: string; name?: number }) => thing(id ?? '', name ?? 0) };
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [portalCache(isPredicted ? predicted : {}), server],
  });
  const answer = (at: number, outcome: Outcome): void => {
    const call = pending[at % Math.max(1, pending.length)];
    if (call === undefined) return;
    pending = pending.filter((each) => each !== call);
    const { operation, id, name } = call;
    const isChange = operation.kind === 'mutation';
    if (!isChange) outcomes.set(operation.key, outcome);
    if (isChange || outcome === 'answer') {
      said[id] = Math.max(said[id] ?? 0, name);
      const field = isChange ? 'rename' : 'platformTest';
      return results.next(makeResult(operation, { data: { [field]: thing(id, name) } }));
    }
    if (outcome === 'silence') return results.next(makeErrorResult(operation, new TypeError('Failed to fetch')));
    const code = outcome === 'busy' ? 'UNAVAILABLE' : 'FORBIDDEN';
    results.next(makeResult(operation, { data: null, errors: [{ message: 'No.', extensions: { code } }] }));
  };
  return {
    client,
    answer,
    said,
    outcomes,
    pending: () => pending,
    isChanging: () => pending.some(({ operation }) => operation.kind === 'mutation'),
    next: () => (count += 1),
    change: (id: string) => (names[id] = count += 1),
  };
}

type Step =
  | { readonly kind: 'subscribe'; readonly at: number; readonly policy: RequestPolicy }
  | { readonly kind: 'leave' | 'mutate' | 'change' | 'await'; readonly at: number }
  | { readonly kind: 'refetch' | 'refetchLost' }
  | { readonly kind: 'answer'; readonly at: number; readonly outcome: Outcome };

const at = fc.nat({ max: 5 });
const policy = fc.constantFrom<RequestPolicy>('cache-and-network', 'cache-first', 'network-only', 'cache-and-network');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('subscribe' as const), at, policy }) },
  {
    weight: 7,
    arbitrary: fc.record({ kind: fc.constantFrom('leave' as const, 'mutate' as const, 'change' as const, 'await' as const), at }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('refetch' as const, 'refetchLost' as const) }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      at,
      outcome: fc.constantFrom<Outcome>('answer', 'answer', 'answer', 'silence', 'busy', 'refusal'),
    }),
  },
);

const turn = async (): Promise<void> => {
  for (let times = 0; times < 12; times += 1) await Promise.resolve();
};

async function walk(steps: readonly Step[], isPredicted: boolean): Promise<void> {
  const { client, answer, said, outcomes, pending, isChanging, next, change } = world(isPredicted);
  const register = registerOf(client);
  const older: string[] = [];
  const listening: { at: number; last: OperationResult<Shown> | null; readonly stop: () => void }[] = [];
  const subscribe = (query: number, requestPolicy: RequestPolicy): void => {
    const seen: (typeof listening)[number] = { at: query, last: null, stop: () => subscription.unsubscribe() };
    const subscription = client
      .query(queries[query] ?? queries[0], { id: things[query] ?? 't1' }, { requestPolicy })
      .subscribe((result) => {
        const { data } = result;
        if (data !== undefined && data.platformTest.name < (seen.last?.data?.platformTest.name ?? 0))
          older.push(`${'ABC'[query]} ${data.platformTest.name}`);
        seen.last = { ...result };
      });
    listening.push(seen);
  };
  const acts = {
    subscribe: ({ at: query, policy: by }: Step & { kind: 'subscribe' }) => subscribe(query % 3, by),
    leave: ({ at: index }: { at: number }) => listening.splice(index % Math.max(1, listening.length), 1).forEach(({ stop }) => stop()),
    /** Another's change during an own one is told by its own event. */
    change: ({ at: index }: { at: number }) => isChanging() || change(things[index % 3] ?? 't1'),
    mutate: ({ at: index }: { at: number }) =>
      isChanging() || void client.mutation(rename, { id: things[index % 3] ?? 't1', name: next() }).toPromise(),
    await: ({ at: index }: { at: number }) => void vi.advanceTimersByTime(index * 150),
    refetch: () => register?.refetch(() => true),
    refetchLost: () => register?.refetchLost(),
    answer: ({ at: index, outcome }: Step & { kind: 'answer' }) => answer(index, outcome),
  };
  for (const each of steps) {
    acts[each.kind](each as never);
    await turn();
  }
  for (let rounds = 0; pending().length > 0 && rounds < 50; rounds += 1) {
    answer(0, 'answer');
    await turn();
  }
  expect(pending(), 'calls without an end').toEqual([]);
  expect(isPredicted ? [] : older, `older after ${JSON.stringify(steps)}`).toEqual([]);
  for (const { at: query, last } of listening) {
    const label = `${'ABC'[query]} after ${JSON.stringify(steps)}`;
    expect(last, `${label} waits`).not.toBeNull();
    expect(last?.stale, `${label} is awaited`).toBe(false);
    /** What was known before a silence stays, however old it is. */
    const isHeard = outcomes.get(last?.operation.key ?? 0) === 'answer';
    if (last?.data !== undefined && isHeard) expect(last.data.platformTest.name, label).toBe(said[things[query] ?? 't1']);
    else if (last?.data === undefined) expect([last?.error instanceof CombinedError, isHeard], label).toEqual([true, false]);
  }
  for (const { stop } of listening) stop();
  await turn();
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('what a screen shows', () => {
  it.each([
    ['what the server says', false],
    ['predictions', true],
  ])(
    'is what the server said last after any sequence, with %s',
    async (_, isPredicted) => {
      expect.hasAssertions();
      const runs = Number(process.env['REGISTER_RUNS'] ?? 400);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), (steps) => walk(steps, isPredicted)),
        { numRuns: runs, seed: Number(process.env['REGISTER_SEED'] ?? 1) },
      );
    },
    600_000,
  );
});
