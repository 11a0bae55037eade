import { buildSchema, parse } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { expect, it, vi } from 'vitest';
import { NumberedStream } from './follow.ts';
import { SharedAnswers, subscribeCompiled } from './subscribe.ts';

const schema = buildSchema('type Query { a: Int } type Subscription { said: Said } type Said { number: String, text: String }');
const document = parse('subscription { said { number text } }');
type Said = { readonly text: string };
type Root = { readonly said: Said & { readonly number: string } };

/** A document that says how often it was run. */
const documentOf = () => {
  const ran: string[] = [];
  const query = ({ said }: Root) => {
    ran.push(said.text);
    return { data: { said: { n: said.number, text: said.text, again: said.number } } };
  };
  return { ran, compiled: { query } as unknown as CompiledQuery };
};

const subscribed = async (answers: SharedAnswers, compiled: CompiledQuery, variableValues = {}) => {
  const stream = new NumberedStream<Said>('said', () => undefined);
  const sent: string[] = [];
  const events = { next: stream.take, [Symbol.asyncIterator]: () => events } as AsyncIterableIterator<Root>;
  const args: ExecutionArgs = { schema, document, variableValues, subscribeFieldResolver: () => events };
  const answer = await subscribeCompiled(args, compiled, answers, async (text) => void sent.push(text));
  const made: unknown[] = [];
  const reading = (async () => {
    for await (const one of answer as AsyncIterable<unknown>) made.push(one);
  })();
  return { stream, sent, made, over: () => (stream.end(), reading) };
};

it('makes what many are told once for a document, each with its own number', async () => {
  const [answers, { ran, compiled }, other] = [new SharedAnswers(), documentOf(), documentOf()];
  const [first, second] = [await subscribed(answers, compiled), await subscribed(answers, compiled)];
  const elsewhere = await subscribed(answers, other.compiled);
  const payload = { text: 'Hello "you"' };
  second.stream.put({ text: 'mine' });
  for (const { stream } of [first, second, elsewhere]) stream.put(payload, true);
  const saying = (number: string) => [JSON.stringify({ data: { said: { n: number, text: payload.text, again: number } } })];
  await vi.waitFor(() => expect([first.sent, second.sent, elsewhere.sent]).toEqual([saying('1'), saying('2'), saying('1')]));
  await Promise.all([first.over(), second.over(), elsewhere.over()]);
  expect([first.made, second.made]).toEqual([[], [{ data: { said: { n: '1', text: 'mine', again: '1' } } }]]);
  expect([ran.toSorted(), other.ran]).toEqual([['Hello "you"', 'mine'], ['Hello "you"']]);
});

it('makes it for each alone where variables may change what is asked', async () => {
  const [answers, { ran, compiled }] = [new SharedAnswers(), documentOf()];
  const one = await subscribed(answers, compiled, { isShort: true });
  one.stream.put({ text: 'Hello' }, true);
  await vi.waitFor(() => expect(one.made).toHaveLength(1));
  await one.over();
  expect([one.sent, one.made.length, ran]).toEqual([[], 1, ['Hello']]);
});
