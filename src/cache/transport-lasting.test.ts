import { Client, fetchExchange, gql } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { withKey, withKeyOfPaid } from './call.ts';
import { mutationsExchange } from './mutations.ts';
import { transport, withLargeValue } from './transport.ts';

const save = gql<object, { readonly text: string }>(`mutation Save($text: String!) { save(text: $text) }`);
const read = gql<object, { readonly text: string }>(`query Read($text: String!) { read(text: $text) }`);

afterEach(() => vi.unstubAllGlobals());

/** A client of a server that answers when the test wants it, and what each call was sent with. */
const opened = () => {
  const calls: { readonly keepalive: boolean; readonly key: string | null; readonly size: number; readonly answer: () => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (_: unknown, { body, headers, keepalive = false }: RequestInit = {}) =>
      new Promise((resolve) => {
        const size = typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
        const answer = (): void => resolve(Response.json({ data: { save: true } }));
        calls.push({ keepalive, key: new Headers(headers).get('idempotency-key'), size, answer });
      }),
  );
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [mutationsExchange(), fetchExchange],
    fetch: transport(),
  });
  const came = (count: number) => vi.waitFor(() => expect(calls.length).toBe(count));
  return { client, calls, came, kept: () => calls.map(({ keepalive }) => keepalive) };
};

it('lets a change outlive its page, under its key, and no question', async () => {
  const { client, calls, came, kept } = opened();
  void client.mutation(save, { text: 'words' }, withKey('k')).toPromise();
  void client.query(read, { text: 'words' }).toPromise();
  await came(2);
  expect(kept()).toEqual([true, false]);
  expect(calls[0]?.key).toBe('k');
});

it('lets what is paid for end with its page', async () => {
  const { client, calls, came, kept } = opened();
  void client.mutation(save, { text: 'words' }, withKeyOfPaid('k')).toPromise();
  await came(1);
  expect(kept()).toEqual([false]);
  expect(calls[0]?.key).toBe('k');
});

it('never sends more at once than browsers let outlive a page, and begins anew with what was answered', async () => {
  const { client, calls, came, kept } = opened();
  const write = (text: string) => void client.mutation(save, { text }).toPromise();
  write('ä'.repeat(10_000));
  write('ä'.repeat(10_000));
  write('ä'.repeat(10_000));
  await came(3);
  expect(kept()).toEqual([true, true, false]);
  calls[0]?.answer();
  await vi.waitFor(async () => {
    write('ä'.repeat(10_000));
    await came(calls.length);
    expect(calls.at(-1)?.keepalive).toBe(true);
  });
  const together = calls.slice(1).filter(({ keepalive }) => keepalive);
  expect(together.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(64 * 1024);
});

it('counts a large value that stands beside the variables', async () => {
  const { client, came, kept } = opened();
  void client.mutation(save, { text: '@value' }, withLargeValue(JSON.stringify('x'.repeat(60_000)))).toPromise();
  void client.mutation(save, { text: '@value' }, withLargeValue(JSON.stringify('x'.repeat(30_000)))).toPromise();
  await came(2);
  expect(kept()).toEqual([false, true]);
});
