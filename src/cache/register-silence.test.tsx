// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider, gql, useQuery } from 'urql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietPortal } from './portal.builders.ts';

afterEach(() => vi.unstubAllGlobals());

type Flags = { readonly featureFlags: readonly { readonly name: string }[] };
const query = gql<Flags, Record<string, never>>`
  query Flags {
    featureFlags {
      name
    }
  }
`;
const flags = { data: { featureFlags: [{ __typename: 'FeatureFlag', name: 'launch', description: '' }] } };
const wider = gql<Flags, Record<string, never>>`
  query Wider {
    featureFlags {
      name
      description
    }
  }
`;
const refusal = (code: string) => ({ data: null, errors: [{ message: 'No.', extensions: { code } }] });

/** What a screen sees that shows a query and asks for it again, once the server answers otherwise. */
async function seen(again: () => Response | Promise<Response>): Promise<unknown> {
  let answer: () => Response | Promise<Response> = () => Response.json(flags);
  vi.stubGlobal('fetch', async () => answer());
  const { client, refetchActive, close } = quietPortal();
  const results: (readonly [readonly string[] | undefined, boolean])[] = [];
  const shown = client
    .query(query, {}, { requestPolicy: 'network-only' })
    .subscribe(({ data, error }) => results.push([data?.featureFlags.map(({ name }) => name), error !== undefined]));
  await vi.waitFor(() => expect(results).toHaveLength(1));
  answer = again;
  refetchActive();
  await vi.waitFor(() => expect(results.at(-1)?.[1]).toBe(true));
  shown.unsubscribe();
  close();
  return results.at(-1);
}

describe('what is on the screen', () => {
  it('stands while the server does not answer', async () => {
    expect(await seen(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([['launch'], true]);
  });

  it('stands while the server cannot answer, or is asked too often', async () => {
    expect(await seen(() => Response.json(refusal('UNAVAILABLE'), { status: 503 }))).toEqual([['launch'], true]);
    expect(await seen(() => Response.json(refusal('INTERNAL'), { status: 500 }))).toEqual([['launch'], true]);
    expect(await seen(() => Response.json(refusal('RATE_LIMITED'), { status: 429 }))).toEqual([['launch'], true]);
  });

  it('stands while the server does not answer what the screen itself asks again', async () => {
    let answer: () => Response | Promise<Response> = () => Response.json(flags);
    vi.stubGlobal('fetch', async () => answer());
    const { client, close } = quietPortal();
    const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider value={client}>{children}</Provider>;
    const { result, unmount } = renderHook(() => useQuery({ query }), { wrapper });
    const shown = () => [result.current[0].data?.featureFlags.length, result.current[0].error !== undefined];
    await vi.waitFor(() => expect(shown()).toEqual([1, false]));
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    result.current[1]({ requestPolicy: 'network-only' });
    await vi.waitFor(() => expect(shown()[1]).toBe(true));
    expect(shown()).toEqual([1, true]);
    unmount();
    close();
  });

  it.each([
    ['the server does not answer before the page has drawn it', false],
    ['it is left and come back to while the server does not answer', true],
  ])('stands where %s', async (_, isHeard) => {
    let answer: () => Response | Promise<Response> = () => Response.json(flags);
    let failures = 0;
    vi.stubGlobal('fetch', async () => answer());
    const { client, close } = quietPortal();
    await client.query(wider, {}).toPromise();
    answer = () => {
      failures += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    let hasFailed = false;
    const glance = client.query(query, {}).subscribe(({ error }) => (hasFailed ||= error !== undefined));
    if (!isHeard) glance.unsubscribe();
    await vi.waitFor(() => expect(isHeard ? hasFailed : failures === 1).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    if (isHeard) glance.unsubscribe();
    await new Promise((resolve) => setTimeout(resolve));
    const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider value={client}>{children}</Provider>;
    const { result, unmount } = renderHook(() => useQuery({ query }), { wrapper });
    await vi.waitFor(() => expect([failures, result.current[0].error !== undefined]).toEqual([2, true]));
    expect(result.current[0].data?.featureFlags.length).toBe(1);
    unmount();
    close();
  });

  it('goes when the server says that it is not for this person, or not there', async () => {
    for (const code of ['FORBIDDEN', 'NOT_FOUND']) expect(await seen(() => Response.json(refusal(code)))).toEqual([undefined, true]);
  });

  it('is no more what a call asked that has its answer', async () => {
    const answers = [Response.json(flags)];
    vi.stubGlobal('fetch', async () => answers.pop() ?? Promise.reject(new TypeError('Failed to fetch')));
    const { client, close } = quietPortal();
    const call = async () => {
      const { data, error } = await client.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
      return [data !== undefined, error !== undefined];
    };
    expect([await call(), await call()]).toEqual([
      [true, false],
      [false, true],
    ]);
    close();
  });
});
