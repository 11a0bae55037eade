import { gql, createRequest } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAfterEarly } from './early-calls.ts';
import { askTogether } from './together.ts';

const whole = createRequest(gql<unknown, { readonly id: string; readonly next: string }>('query Both { one next }'), {
  id: 'a',
  next: 'b',
});
const parts = [
  { name: 'One', variables: { id: 'a' }, fields: { one: 'one', below: 'below' } },
  { name: 'One', variables: { id: 'b' }, fields: { next: 'one', nextBelow: 'below' } },
];

const sent: string[] = [];
const answers: Record<string, () => Response | Promise<Response>> = {};
const all = { data: { one: 'first', below: 1, next: 'second', nextBelow: 2 } };

const ask = async (operationName: string, variables: object, authorization = 'Bearer mine'): Promise<unknown> => {
  const body = JSON.stringify({ operationName, variables });
  return (await fetchAfterEarly('/api', { method: 'POST', headers: { authorization }, body })).json();
};
const one = (id: string, authorization?: string): Promise<unknown> => ask('One', { id }, authorization);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  answers['Both'] = () => Response.json(all);
  answers['One'] = () => Response.json({ data: 'alone' });
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    const { operationName } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as { readonly operationName: string };
    sent.push(operationName);
    return answers[operationName]?.();
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once for what several queries ask, and gives each its own response', async () => {
  askTogether(whole, parts);
  const [next, first] = await Promise.all([one('b'), one('a')]);
  expect([first, next, sent]).toEqual([{ data: { one: 'first', below: 1 } }, { data: { one: 'second', below: 2 } }, ['Both']]);
});

it('gives a response once, in the name of whoever asked, and no other query', async () => {
  askTogether(whole, parts);
  await one('a');
  expect([await one('b', 'Bearer another'), await ask('Other', { id: 'b' }).catch(() => 'sent')]).toEqual([{ data: 'alone' }, 'sent']);
  expect([await one('b'), await one('b'), sent]).toEqual([
    { data: { one: 'second', below: 2 } },
    { data: 'alone' },
    ['Both', 'One', 'Other', 'One'],
  ]);
});

it('is over after a moment: what was read since may be newer', async () => {
  askTogether(whole, parts);
  await one('a');
  vi.advanceTimersByTime(250);
  expect(await one('b')).toEqual({ data: 'alone' });
  askTogether(whole, parts);
  vi.advanceTimersByTime(250);
  expect([await one('a'), sent]).toEqual([{ data: 'alone' }, ['Both', 'One', 'One']]);
});

it('is not begun for whoever has left', async () => {
  askTogether(whole, parts)();
  expect([await one('a'), sent]).toEqual([{ data: 'alone' }, ['One']]);
});

it('tells of a failure whom it concerns, by their own names', async () => {
  const errors = [{ message: 'No.', path: ['nextBelow', 0, 'id'] }];
  answers['Both'] = () => Response.json({ data: { ...all.data, nextBelow: null }, errors });
  askTogether(whole, parts);
  expect(await Promise.all([one('a'), one('b')])).toEqual([
    { data: { one: 'first', below: 1 } },
    { data: { one: 'second', below: null }, errors: [{ message: 'No.', path: ['below', 0, 'id'] }] },
  ]);
});

it('lets each ask alone where nothing came of the whole, as for another part', async () => {
  answers['Both'] = () => Response.json({ data: null, errors: [{ message: 'Gone.', path: ['next'] }] });
  askTogether(whole, parts);
  expect(await Promise.all([one('a'), one('b')])).toEqual([{ data: 'alone' }, { data: 'alone' }]);
  expect(sent).toEqual(['Both', 'One', 'One']);
});

it('passes on that the server is busy, and lets the others ask', async () => {
  answers['Both'] = () => new Response('{}', { status: 429 });
  askTogether(whole, parts);
  const body = (id: string) => JSON.stringify({ operationName: 'One', variables: { id } });
  const [first, next] = await Promise.all(['a', 'b'].map((id) => fetchAfterEarly('/api', { method: 'POST', body: body(id) })));
  expect([first?.status, next?.status, sent]).toEqual([429, 200, ['Both', 'One']]);
});

it('loses only the query that carried it where the line is cut', async () => {
  answers['Both'] = () => Promise.reject(new TypeError('cut'));
  askTogether(whole, parts);
  const [first, next] = await Promise.allSettled([one('a'), one('b')]);
  expect([first.status, next]).toEqual(['rejected', { status: 'fulfilled', value: { data: 'alone' } }]);
});
