import { gql, createRequest } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAfterEarly } from './early-calls.ts';
import { askTogether } from './together.ts';

const One = gql<unknown, { readonly id: string }>('query One($id: ID!) { one(id: $id) }');
const of = (...ids: readonly string[]) => ids.map((id) => createRequest(One, { id }));

type Call = { readonly operationName: string; readonly variables: { readonly id: string } };

const sent: (string | readonly string[])[] = [];
const answerOf = ({ operationName, variables }: Call): object => ({ data: `${operationName} ${variables.id}` });
let answer: (calls: readonly Call[]) => Response | Promise<Response>;

const ask = (operationName: string, id: string, authorization = 'Bearer mine'): Promise<Response> => {
  const body = JSON.stringify({ operationName, variables: { id } });
  return fetchAfterEarly('/api', { method: 'POST', headers: { authorization }, body });
};
const one = async (id: string, authorization?: string): Promise<unknown> => (await ask('One', id, authorization)).json();
const said = (id: string): object => ({ data: `One ${id}` });

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  answer = (calls) => Response.json(calls.map(answerOf));
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '') as Call | readonly Call[];
    if (!('length' in body)) {
      sent.push(body.variables.id);
      return Response.json(answerOf(body));
    }
    sent.push(body.map(({ variables }) => variables.id));
    return answer(body);
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends several queries in one call, and gives each its own response', async () => {
  askTogether(of('a', 'b', 'c'));
  expect(await Promise.all([one('b'), one('a'), one('c')])).toEqual([said('b'), said('a'), said('c')]);
  expect(sent).toEqual([['a', 'b', 'c']]);
});

it('gives a response once, in the name of whoever asked, and no other query', async () => {
  askTogether(of('a', 'b'));
  await one('a');
  expect([await one('b', 'Bearer another'), await (await ask('Other', 'b')).json()]).toEqual([said('b'), { data: 'Other b' }]);
  await one('b');
  await one('b');
  expect(sent).toEqual([['a', 'b'], 'b', 'b', 'b']);
});

it('is over after a moment: what was read since may be newer', async () => {
  askTogether(of('a', 'b'));
  await one('a');
  vi.advanceTimersByTime(250);
  await one('b');
  askTogether(of('a', 'b'));
  vi.advanceTimersByTime(250);
  await one('a');
  expect(sent).toEqual([['a', 'b'], 'b', 'a']);
});

it('is not begun for whoever has left, nor for one alone', async () => {
  askTogether(of('a', 'b'))();
  await one('a');
  askTogether(of('a'));
  await one('a');
  expect(sent).toEqual(['a', 'a']);
});

it('sends no more in one call than the server answers', async () => {
  const ids = 'abcdefghij'.split('');
  askTogether(of(...ids));
  await Promise.all(ids.map((id) => one(id)));
  expect(sent).toEqual([ids.slice(0, 8), 'i', 'j']);
});

it('tells of a failure whom it concerns', async () => {
  const errors = [{ message: 'Gone.', path: ['one'] }];
  answer = (calls) => Response.json([{ data: null, errors }, ...calls.slice(1).map(answerOf)]);
  askTogether(of('a', 'b'));
  expect(await Promise.all([one('a'), one('b')])).toEqual([{ data: null, errors }, said('b')]);
});

it.each([400, 500])('lets each ask alone where the server answers %i to all, as one that knows of no lists', async (status) => {
  answer = () => new Response('{}', { status });
  askTogether(of('a', 'b'));
  expect(await Promise.all([one('a'), one('b')])).toEqual([said('a'), said('b')]);
  expect(sent).toHaveLength(3);
});

it('passes on that the server is busy, and lets the others ask', async () => {
  answer = () => new Response('{}', { status: 429 });
  askTogether(of('a', 'b'));
  const [first, next] = await Promise.all(['a', 'b'].map((id) => ask('One', id)));
  expect([first?.status, next?.status, sent]).toEqual([429, 200, [['a', 'b'], 'b']]);
});

it('loses only the query that carried it where the line is cut', async () => {
  answer = () => Promise.reject(new TypeError('cut'));
  askTogether(of('a', 'b'));
  const [first, next] = await Promise.allSettled([one('a'), one('b')]);
  expect([first.status, next]).toEqual(['rejected', { status: 'fulfilled', value: said('b') }]);
});
