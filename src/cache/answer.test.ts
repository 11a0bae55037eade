import { CombinedError } from 'urql';
import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';

type Data = { readonly write: { readonly successful: boolean; readonly errors: readonly { readonly message: string }[] } };
const failed = (code: string, status: number, message: string) =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { code } }], response: { status } });

describe('what the server said to a write', () => {
  it('is done, or why not', () => {
    const errors = [{ message: 'Blank.' }, { message: 'Too long.' }];
    expect(answerOf<Data>({ data: { write: { successful: false, errors } } })).toEqual({
      successful: false,
      messages: ['Blank.', 'Too long.'],
    });
  });

  it('is in its own words where it was asked too often', () => {
    const error = failed('RATE_LIMITED', 429, 'Too many calls. Please wait a moment.');
    expect(answerOf<Data>({ error })).toEqual({ successful: false, messages: ['Too many calls. Please wait a moment.'] });
  });

  it.each([
    [failed('INTERNAL', 500, 'No.'), 'No.'],
    [undefined, 'The server gave no answer.'],
  ])('is nothing where there is no answer', (error, words) => {
    expect(() => answerOf<Data>(error === undefined ? {} : { error })).toThrow(words);
  });
});
