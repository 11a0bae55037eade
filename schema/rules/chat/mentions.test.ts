import { describe, expect, it } from 'vitest';
import { namedIn } from './mentions.ts';

const people = [
  { id: 'tom', name: 'Tom Becker' },
  { id: 'tomas', name: 'Tom Beckerman' },
  { id: 'ana', name: 'Ana Ruiz' },
  { id: 'other ana', name: 'ana ruiz' },
  { id: 'nobody', name: '' },
];
const ids = (text: string) => namedIn(text, people).map(({ id }) => id);

describe('who is named in a text', () => {
  it.each([
    ['@Tom Becker, please look', ['tom']],
    ['Ask @tom becker or @Tom Beckerman.', ['tom', 'tomas']],
    ['(@Tom Becker)', ['tom']],
    ['@Ana Ruiz', ['ana', 'other ana']],
    ['@Tom Beckers', []],
    ['@Tom Becker-Jones', []],
    ['mail@Tom Becker', []],
    ['@Tom', []],
    ['Tom Becker', []],
    ['@', []],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('says where, so that it can be shown', () => {
    expect(namedIn('Hi @Tom Becker!', people)).toEqual([{ id: 'tom', name: 'Tom Becker', at: 3, length: 11 }]);
  });
});
