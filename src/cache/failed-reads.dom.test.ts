import { gql } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pipe, subscribe } from 'wonka';
import { quietPortal } from './portal.builders.ts';

type Test = { readonly platformTest: { readonly name: string } };
const named = (name: string, id: string) =>
  gql<Test, Record<string, never>>(`query ${name} { platformTest(id: "${id}") { __typename id name } }`);
const reads = { First: named('First', 't1'), Second: named('Second', 't2'), Third: named('Third', 't3') };
type Read = keyof typeof reads;

let isOnline = false;
let asked: string[] = [];

const answer = (_: unknown, options?: RequestInit): Promise<Response> => {
  const name = /query (\w+)/u.exec(typeof options?.body === 'string' ? options.body : '')?.[1] ?? '';
  asked.push(name);
  const test = { __typename: 'FlexibleTestingTest', id: name, name };
  return isOnline ? Promise.resolve(Response.json({ data: { platformTest: test } })) : Promise.reject(new TypeError('Failed to fetch'));
};

/** What each read shows: the name, or that it failed. */
const shown = () => {
  const { client, refetchActive, refetchLost } = quietPortal();
  const seen = new Map<Read, string>();
  const listen = (read: Read): (() => void) => {
    const listening = pipe(
      client.query(reads[read], {}),
      subscribe(({ data, error }) => void seen.set(read, error === undefined ? (data?.platformTest.name ?? '') : 'failed')),
    );
    return () => listening.unsubscribe();
  };
  const see = (expected: Partial<Record<Read, string>>) => vi.waitFor(() => expect(Object.fromEntries(seen)).toEqual(expected));
  return { listen, see, refetchActive, refetchLost };
};

beforeEach(() => {
  isOnline = false;
  asked = [];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reads that failed', () => {
  it('are all asked for again once the server is back, each once', async () => {
    const { listen, see, refetchActive } = shown();
    const leave = (['First', 'Second', 'Third'] as const).map(listen);
    await see({ First: 'failed', Second: 'failed', Third: 'failed' });
    isOnline = true;
    asked = [];
    refetchActive();
    await see({ First: 'First', Second: 'Second', Third: 'Third' });
    expect(asked.toSorted()).toEqual(['First', 'Second', 'Third']);
    for (const each of leave) each();
  });

  it('are asked for again, and nothing else, where calls are answered after all', async () => {
    const { listen, see, refetchLost } = shown();
    isOnline = true;
    const leave = [listen('First')];
    await see({ First: 'First' });
    isOnline = false;
    leave.push(listen('Second'));
    await see({ First: 'First', Second: 'failed' });
    isOnline = true;
    asked = [];
    refetchLost();
    await see({ First: 'First', Second: 'Second' });
    expect(asked).toEqual(['Second']);
    for (const each of leave) each();
  });

  it.each([
    ['once, where the answer to one question alone never arrives', false, ['First']],
    ['not at all, where what came before is shown', true, []],
  ])('are asked for again %s', async (_, wasThere, again) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { listen, see, refetchActive, refetchLost } = shown();
    isOnline = wasThere;
    const leave = listen('First');
    await see({ First: wasThere ? 'First' : 'failed' });
    isOnline = false;
    if (wasThere) refetchActive();
    await see({ First: 'failed' });
    asked = [];
    for (let times = 0; times < 3; times += 1) {
      refetchLost();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(asked).toEqual(again);
    leave();
  });

  it('are asked for again by whoever comes back to them at once', async () => {
    const { listen, see } = shown();
    const leave = listen('First');
    await see({ First: 'failed' });
    isOnline = true;
    asked = [];
    leave();
    const leaveAgain = listen('First');
    await see({ First: 'First' });
    expect(asked).toEqual(['First']);
    leaveAgain();
  });
});
