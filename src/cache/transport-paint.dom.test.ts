// @vitest-environment happy-dom
import { Client, fetchExchange, gql } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mutationsExchange } from './mutations.ts';
import { transport } from './transport.ts';

const query = gql<{ readonly count: number }, Record<string, never>>(`query Count { count }`);
const change = gql<{ readonly count: number }, Record<string, never>>(`mutation Change { count }`);

const sent: string[] = [];
const client = new Client({
  url: 'https://portal.example/api',
  preferGetMethod: false,
  exchanges: [mutationsExchange(), fetchExchange],
  fetch: transport(),
});

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body).operationName : '');
    return Response.json({ data: { count: 1 } });
  });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  frames = [];
  sent.length = 0;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('asks at once where nothing was pressed', async () => {
  void client.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
  await settle();
  expect(sent).toEqual(['Count']);
});

it('asks after the paint that follows a press, and sends a change before it', async () => {
  globalThis.dispatchEvent(new Event('keydown'));
  void client.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
  void client.mutation(change, {}).toPromise();
  await settle();
  expect(sent).toEqual(['Change']);
  for (const frame of frames) frame();
  vi.advanceTimersByTime(1);
  await settle();
  expect(sent).toEqual(['Change', 'Count']);
});

it('asks soon where no paint comes', async () => {
  globalThis.dispatchEvent(new Event('click'));
  void client.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
  vi.advanceTimersByTime(99);
  await settle();
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(sent).toEqual(['Count']);
});
