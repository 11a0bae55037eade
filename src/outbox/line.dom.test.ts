import { Client } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { lineOf } from './line.ts';

afterEach(() => vi.unstubAllGlobals());

const heardOn = (client: Client): string[] => {
  const heard: string[] = [];
  lineOf(client).watch(({ type, by }) => heard.push(`${type} by ${by}`));
  return heard;
};
const clientOf = (): Client => new Client({ url: 'https://portal.example/api', exchanges: [], preferGetMethod: false });

it('asks the server once for all who ask at the same time, and tells everybody what came of it', async () => {
  const client = clientOf();
  const [one, other, elsewhere] = [heardOn(client), heardOn(client), heardOn(clientOf())];
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('ok'));
  vi.stubGlobal('fetch', fetch);
  await Promise.all([lineOf(client).ask(), lineOf(client).ask()]);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(lineOf(client).ask()).rejects.toThrow('Failed to fetch');
  expect([fetch.mock.calls.length, one, other, elsewhere]).toEqual([
    2,
    ['line.found by server', 'line.lost by server'],
    ['line.found by server', 'line.lost by server'],
    [],
  ]);
});

it('tells what the browser says of the network until nobody listens', () => {
  const heard: string[] = [];
  const leave = lineOf(clientOf()).watch(({ type, by }) => heard.push(`${type} by ${by}`));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  leave();
  window.dispatchEvent(new Event('offline'));
  expect(heard).toEqual(['line.lost by network', 'line.found by network']);
});
