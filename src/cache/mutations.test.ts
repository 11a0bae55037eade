import { Client, fetchExchange, gql } from 'urql';
import type { AnyVariables, DocumentInput, OperationContext } from 'urql';
import { beforeEach, describe, expect, it } from 'vitest';
import { withKey } from './call.ts';
import { mutationsExchange, responseUnder } from './mutations.ts';
import { withLargeValue } from './transport.ts';

const accept = gql`
  mutation Accept($id: ID!) {
    accept(id: $id)
  }
`;
const beat = gql`
  mutation Beat($id: ID!) @automatic {
    registerModerationActivity(id: $id)
  }
`;
const good = () => new Response('{"data":{"accept":true}}', { headers: { 'content-type': 'application/json' } });
const bad = (status: number) =>
  new Response(`{"errors":[{"message":"No.","extensions":{"code":"${status === 503 ? 'UNAVAILABLE' : 'NOT_FOUND'}"}}]}`, {
    status,
    headers: { 'content-type': 'application/json' },
  });

describe('the key of a mutation', () => {
  let time = 0;
  let keys: (string | null)[] = [];
  let answer: () => Response | Promise<Response> = good;
  let client: Client;
  beforeEach(() => {
    [time, keys, answer] = [0, [], good];
    client = new Client({
      url: 'https://portal.example/api',
      preferGetMethod: false,
      exchanges: [mutationsExchange(() => time), fetchExchange],
      fetch: async (_, call) => {
        keys.push(new Headers(call?.headers).get('idempotency-key'));
        return answer();
      },
    });
  });
  const send = (document: DocumentInput<unknown, AnyVariables>, id: string, context: Partial<OperationContext> = {}) =>
    client.mutation(document, { id }, context).toPromise();
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  /** Which of the calls were sent under one key: 'AAB' is two of one act and one of another. */
  const acts = (): string => keys.map((key) => 'ABCDEF'[[...new Set(keys)].indexOf(key)]).join('');

  it('is another one for what was answered, granted or refused', async () => {
    await send(accept, '1');
    await send(accept, '1');
    answer = () => bad(200);
    await send(accept, '1');
    await send(accept, '1');
    expect(acts()).toBe('ABCD');
  });

  it.each([
    ['no answer came', lost],
    ['the server could not', () => bad(503)],
  ])('stays where %s, until one comes', async (_, failing) => {
    answer = failing;
    await send(accept, '1');
    await send(accept, '1');
    answer = good;
    await send(accept, '1');
    await send(accept, '1');
    expect(acts()).toBe('AAAB');
  });

  it('is one for a double click', async () => {
    await Promise.all([send(accept, '1'), send(accept, '1')]);
    expect(acts()).toBe('AA');
  });

  it('is another one after two minutes, for other variables, another large value, and once something else was done', async () => {
    answer = lost;
    await send(accept, '1');
    time = 120_000;
    await send(accept, '1');
    await send(accept, '2');
    await send(accept, '1');
    await send(accept, '1', withLargeValue('"a"'));
    await send(accept, '1', withLargeValue('"b"'));
    expect(acts()).toBe('ABCDEF');
  });

  it('is the one that the form made where it made one', async () => {
    await send(accept, '1', withKey('form-1'));
    expect(keys).toEqual(['form-1']);
  });

  it('tells own acts from those of others', async () => {
    const sent = send(accept, '1', withKey('own-act'));
    const response = responseUnder('own-act');
    expect([response === undefined, responseUnder('of another')]).toEqual([false, undefined]);
    await sent;
    expect(await response).toBe(true);
    answer = lost;
    await send(accept, '2', withKey('lost-act'));
    expect(await responseUnder('lost-act')).toBe(false);
  });

  it('is new each time for what the page repeats, which comes between no tries', async () => {
    answer = lost;
    await send(accept, '1');
    await send(beat, '1');
    await send(beat, '1');
    await send(accept, '1');
    expect(acts()).toBe('ABCA');
  });
});
