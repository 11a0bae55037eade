import { quietPortal } from '#src/cache/portal.builders.ts';
import { gql } from 'urql';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from './board.ts';
import { lineOf } from './line.ts';
import { answeredOrKept, outboxOf } from './outbox.ts';
import type { Late } from './outbox.ts';
import type { UnsentAct, UnsentStore } from './unsent-store.ts';

type Change = { readonly successful: boolean; readonly version: number | null; readonly errors: readonly { readonly message: string }[] };
type Input = { readonly id: string; readonly version?: number };
type Data = { readonly judge: Change };
const Judge = gql<Data, { input: Input }>(
  'mutation Judge_One($input: Input!) @repeatable { judge(input: $input) { successful version errors { message } } }',
);

type Call = { readonly input: Input; readonly key: string | null; readonly seen: string | null };

let calls: Call[] = [];
let isLineThere = true;
let answerOf: (call: Call) => Partial<Change> | null = () => ({});

/** A device that outlives its pages, of one member in one organization. */
const device = () => {
  const kept = new Map<string, UnsentAct>();
  const open = new Set<string>();
  let pages = 0;
  const store = (): UnsentStore => {
    pages += 1;
    const page = `page ${pages}`;
    open.add(page);
    return {
      page,
      all: async () => [...kept.values()].toSorted((one, other) => one.at - other.at),
      put: async (act) => void kept.set(act.key, act),
      remove: async (key) => void kept.delete(key),
      whileLeft: async (of, work) => (open.has(of) ? undefined : work()),
      close: () => void open.delete(page),
    };
  };
  return { store, kept };
};

const documentOf = async (operation: string) =>
  operation === 'Judge_One' ? (Judge as unknown as TypedDocumentNode<unknown, AnyVariables>) : null;

/** A page of the portal on a device; it is closed as a killed tab is: without a word. */
const page = (on: ReturnType<typeof device>) => {
  const { client } = quietPortal();
  const outbox = outboxOf(client);
  const late: Late[] = [];
  const adopted: number[] = [];
  const leave = outbox.follow({
    store: on.store(),
    documentOf,
    onLate: (one) => late.push(one),
    onAdopted: (sent) => adopted.push(sent),
  });
  return {
    client,
    board: boardOf(client),
    late,
    adopted,
    leave,
    outbox,
    line: (isThere: boolean) => {
      isLineThere = isThere;
      lineOf(client).hear(isThere ? 'line.found' : 'line.lost');
    },
    judge: (id: string, version: number | null = 3, more: object = {}) =>
      outbox.carry({
        document: Judge,
        variables: { input: { id } },
        things: [{ id, version }],
        name: `Verdict on ${id}`,
        ref: id,
        ...more,
      }),
  };
};
const ids = (): readonly string[] => calls.map(({ input }) => input.id);
const settled = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  [calls, isLineThere, answerOf] = [[], true, () => ({})];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    if (!isLineThere) throw new TypeError('Failed to fetch');
    if (address === '/health') return new Response('ok');
    const headers = new Headers(options?.headers);
    const { variables } = JSON.parse(options?.body as string) as { variables: { input: Input } };
    const call = { input: variables.input, key: headers.get('Idempotency-Key'), seen: headers.get('X-Seen-Versions') };
    calls.push(call);
    const change = answerOf(call);
    if (change === null) throw new TypeError('Failed to fetch');
    return Response.json({
      data: { judge: { __typename: 'Change', successful: true, version: 4, errors: [], ...change } },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a decision', () => {
  it('is on the device before it is sent, goes as it is, and leaves the device with its answer', async () => {
    const on = device();
    const { judge, leave } = page(on);
    let there = 0;
    answerOf = () => {
      there = on.kept.size;
      return {};
    };
    await judge('r1');
    await settled();
    expect([there, on.kept.size, calls.map(({ seen }) => seen)]).toEqual([1, 0, [null]]);
    leave();
  });

  it('waits without a line, and all go once each in their order, each with the version it was given for', async () => {
    const on = device();
    const { board, judge, line, leave } = page(on);
    line(false);
    const answers = ['r1', 'r2', 'r1'].map((id) => judge(id));
    await settled();
    expect([ids(), on.kept.size, board.count(), board.isUnsent('r1'), board.isUnsent('r3')]).toEqual([[], 3, 3, true, false]);
    let version = 6;
    answerOf = () => ({ version: (version += 1) });
    line(true);
    await Promise.all(answers);
    await settled();
    expect(calls.map(({ input, seen }) => [input.id, seen])).toEqual([
      ['r1', 'r1=3'],
      ['r2', 'r2=3'],
      ['r1', 'r1=7'],
    ]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
    expect([on.kept.size, board.count(), board.isUnsent('r1')]).toEqual([0, 0, false]);
    leave();
  });

  it('of a page that is gone is sent by the next page of the same member, under the same keys', async () => {
    const on = device();
    const first = page(on);
    first.line(false);
    for (const id of ['r1', 'r2']) void first.judge(id);
    await settled();
    const keys = [...on.kept.keys()];
    first.leave();
    isLineThere = true;
    answerOf = ({ input }) =>
      input.id === 'r2'
        ? { successful: false, version: null, errors: [{ __typename: 'UserError', message: 'Ben rejected this since.' }] }
        : {};
    const next = page(on);
    await settled();
    expect([ids(), calls.map(({ key }) => key), on.kept.size]).toEqual([['r1', 'r2'], keys, 0]);
    expect(next.adopted).toEqual([1]);
    expect(next.late.map(({ name, refusal }) => [name, refusal])).toEqual([
      ['Verdict on r1', null],
      ['Verdict on r2', 'Ben rejected this since.'],
    ]);
    expect(next.board.refusalAt('r2')).toBe('Ben rejected this since.');
    void next.judge('r2');
    expect(next.board.refusalAt('r2')).toBeNull();
    await settled();
    next.leave();
  });

  it('of a page that is still there is left to that page', async () => {
    const on = device();
    const first = page(on);
    first.line(false);
    void first.judge('r1');
    await settled();
    const second = page(on);
    second.line(true);
    await settled();
    expect(ids()).toEqual([]);
    first.line(true);
    await settled();
    expect(ids()).toEqual(['r1']);
    for (const { leave } of [first, second]) leave();
  });

  it('that never left is taken back without a call, and leaves the device', async () => {
    const on = device();
    const { board, judge, line, outbox, leave } = page(on);
    line(false);
    const answer = judge('r1');
    await settled();
    expect([outbox.withdraw('r2'), outbox.withdraw('r1')]).toEqual([false, true]);
    expect((await answer).error).toBeDefined();
    line(true);
    await settled();
    expect([ids(), on.kept.size, board.refusalAt('r1')]).toEqual([[], 0, null]);
    leave();
  });

  it('whose answer was lost while the line stands has failed, as one that nobody answers', async () => {
    const on = device();
    const { judge, leave } = page(on);
    answerOf = () => null;
    const answer = judge('r1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).error?.networkError).toBeDefined();
    expect([ids().length, on.kept.size, new Set(calls.map(({ key }) => key)).size]).toEqual([3, 0, 1]);
    leave();
  });

  it('whose answer was lost with the line is sent again under its key, and never taken back without a call', async () => {
    const on = device();
    const { board, judge, line, outbox, leave } = page(on);
    answerOf = () => {
      isLineThere = false;
      return null;
    };
    const answer = judge('r1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([board.count(), outbox.withdraw('r1'), [...on.kept.values()].map(({ isTried }) => isTried)]).toEqual([1, false, [true]]);
    answerOf = () => ({});
    line(true);
    expect((await answer).data?.judge.successful).toBe(true);
    expect([new Set(calls.map(({ key }) => key)).size, calls.at(-1)?.seen]).toEqual([1, 'r1=3']);
    leave();
  });

  it('that waits behind one on its way goes on, where the line is lost and found meanwhile', async () => {
    const on = device();
    const { board, judge, line, leave } = page(on);
    line(false);
    void judge('r1');
    await settled();
    const way = Promise.withResolvers<void>();
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (call[0] !== '/health') await way.promise;
      return send(...call);
    });
    line(true);
    await settled();
    void judge('r2');
    await settled();
    line(false);
    void judge('r3');
    await settled();
    expect(board.count()).toBe(3);
    line(true);
    await settled();
    way.resolve();
    await settled();
    expect([ids(), on.kept.size, board.count()]).toEqual([['r1', 'r2', 'r3'], 0, 0]);
    leave();
  });

  it('names the version that the one before it left, where it names one itself', async () => {
    const on = device();
    const { client, line, judge, leave } = page(on);
    line(false);
    void judge('r1');
    const undo = answeredOrKept(client, {
      document: Judge,
      variables: { input: { id: 'r1', version: 3 } },
      things: [{ id: 'r1', version: null }],
      name: 'Undo',
    });
    expect(await undo).toEqual({ successful: true, messages: [], isUnsent: true });
    answerOf = () => ({ version: 9 });
    line(true);
    await settled();
    expect(calls.map(({ input }) => input)).toEqual([{ id: 'r1' }, { id: 'r1', version: 9 }]);
    leave();
  });

  it('stays on the device where the session ended, and is sent by whoever is back', async () => {
    const on = device();
    const first = page(on);
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', async () =>
      Response.json({ errors: [{ message: 'No.', extensions: { code: 'STALE_ORGANIZATION' } }] }, { status: 409 }),
    );
    void first.judge('r1');
    await settled();
    expect(on.kept.size).toBe(1);
    first.leave();
    vi.stubGlobal('fetch', send);
    const next = page(on);
    await settled();
    expect([ids(), on.kept.size]).toEqual([['r1'], 0]);
    next.leave();
  });
});
