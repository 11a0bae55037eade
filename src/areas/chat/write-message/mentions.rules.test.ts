import { describe, expect, it } from 'vitest';
import { begunName, readersNamed, withName } from './mentions.rules.ts';

const reader = (id: string, name: string) => ({ id, name, role: 'customer' });
const readers = [reader('a', 'Ana Ruiz'), reader('b', 'Tom Becker'), reader('c', 'Tom Beckerman')];
const named = (words: string) => readersNamed(readers, words).map(({ id }) => id);

describe('a name that is begun', () => {
  it.each([
    ['@', { at: 0, words: '' }],
    ['Ask @to', { at: 4, words: 'to' }],
    ['Ask @Tom Be', { at: 4, words: 'Tom Be' }],
    ['(@a', { at: 1, words: 'a' }],
    ['mail@a', null],
    ['@ a', null],
    ['@Tom\nBe', null],
    ['no', null],
  ])('%j', (text, expected) => {
    expect(begunName(text, text.length)).toEqual(expected);
  });

  it('is what stands before the caret', () => {
    expect(begunName('@To and more', 3)).toEqual({ at: 0, words: 'To' });
  });
});

describe('who is offered', () => {
  it('has a name that begins like it, in any part and case, until it is whole', () => {
    expect([named(''), named('tom'), named('TOM BECKERM'), named('ru'), named('x')]).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
      ['c'],
      ['a'],
      [],
    ]);
    expect(named('Ana Ruiz is')).toEqual([]);
  });
});

describe('the text with a name', () => {
  it('has the whole name and one space after it', () => {
    expect(withName('Ask @to', 7, 4, 'Tom Becker')).toEqual({ text: 'Ask @Tom Becker ', caret: 16 });
    expect(withName('@to now', 3, 0, 'Tom Becker')).toEqual({ text: '@Tom Becker now', caret: 12 });
  });
});
