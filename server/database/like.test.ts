import { describe, expect, it } from 'vitest';
import { likeWords } from './like.ts';

describe('words of a search', () => {
  it.each([
    ['card  refused', ['%card%', '%refused%']],
    [' 50%_off\\ ', ['%50\\%\\_off\\\\%']],
    ['   ', null],
    [null, null],
    [42, null],
  ])('%j', (text, patterns) => expect(likeWords(text)).toEqual(patterns));

  it('are eight at most, of a hundred letters', () => {
    expect(likeWords('a b c d e f g h i j')).toHaveLength(8);
    expect(likeWords('x'.repeat(500))).toEqual([`%${'x'.repeat(100)}%`]);
  });
});
