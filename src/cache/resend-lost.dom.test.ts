import { gql } from 'urql';
import type { OperationResult } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietPortal } from './portal.builders.ts';

const approve = gql<{ readonly approve: { readonly successful: boolean } }, Record<string, never>>(
  'mutation ModerateResult_ToggleApproval @repeatable { approve { successful } }',
);
const keep = gql<{ readonly approve: { readonly successful: boolean } }, Record<string, never>>(
  'mutation KeepDraft_Save { approve { successful } }',
);
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const done = () => Promise.resolve(Response.json({ data: { approve: { successful: true } } }));
const badGateway = () => Promise.resolve(new Response('<html>', { status: 502 }));
/** The server's own word that it could not do it now, or cannot tell whether it did. */
const unavailable = () =>
  Promise.resolve(
    Response.json(
      { data: null, errors: [{ message: 'Something went wrong, please try again.', extensions: { code: 'UNAVAILABLE' } }] },
      { status: 503 },
    ),
  );
const refused = () => Promise.resolve(Response.json({}, { status: 500 }));
/** The head of the answer arrives, its words do not. */
const brokenOff = () =>
  Promise.resolve(new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), { status: 200 }));

type Answer = () => Promise<Response>;
let keys: (string | null)[] = [];

const approved = (answers: readonly Answer[], mutation = approve): { readonly told: () => OperationResult | undefined } => {
  vi.stubGlobal('fetch', (_: unknown, options?: RequestInit) => {
    keys.push(new Headers(options?.headers).get('Idempotency-Key'));
    return (answers[keys.length - 1] ?? lost)();
  });
  let result: OperationResult | undefined;
  void quietPortal()
    .client.mutation(mutation, {})
    .toPromise()
    .then((came) => {
      result = came;
    });
  return { told: () => result };
};

beforeEach(() => {
  keys = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change whose answer is lost', () => {
  it.each([
    ['the connection', lost],
    ['what stands between', badGateway],
    ['the middle of the answer', brokenOff],
    ['a database that is busy', unavailable],
  ])('is sent again under its key, and done: lost by %s', async (_, losing) => {
    const { told } = approved([losing, done]);
    await vi.advanceTimersByTimeAsync(600);
    expect(told()).toMatchObject({ data: { approve: { successful: true } }, error: undefined });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/./u);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is sent at once when the network comes back', async () => {
    const { told } = approved([lost, lost, done]);
    await vi.advanceTimersByTimeAsync(600);
    expect(keys).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told()?.error).toBeUndefined();
    expect(keys).toHaveLength(3);
  });

  it('has failed after three tries', async () => {
    const { told } = approved([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()?.error?.networkError?.message).toBe('Failed to fetch');
    expect(keys).toHaveLength(3);
  });

  it('is not sent again by itself where its form keeps it and offers another try', async () => {
    const { told } = approved([], keep);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()?.error).toBeDefined();
    expect(keys).toHaveLength(1);
  });

  it('is not sent again where the server itself failed', async () => {
    const { told } = approved([refused]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()?.error).toBeDefined();
    expect(keys).toHaveLength(1);
  });
});
