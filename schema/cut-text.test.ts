import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, firstCharacters } from './cut-text.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🇩🇪';

describe('the beginning of a text', () => {
  it.each([
    ['a short text', 'abc', 3, 'abc'],
    ['a long text', 'abcd', 3, 'abc'],
    ['an emoji at the end', 'ab😀c', 3, 'ab'],
    ['a family at the end', `a${family}`, 8, 'a'],
    ['a family that fits', `a${family}b`, 1 + family.length, `a${family}`],
    ['a flag at the end', `a${flag}${flag}`, 7, `a${flag}`],
    ['a letter with its accent', 'e\u0301e\u0301', 3, 'e\u0301'],
    ['nothing but one emoji', '😀', 1, ''],
    ['no room', 'abc', 0, ''],
    ['a letter with a thousand accents', `e${'\u0301'.repeat(1000)}`, 500, `e${'\u0301'.repeat(499)}`],
  ])('is cut between characters: %s', (_, text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  it('is never longer than it may be, well formed, and what the text begins with', () => {
    const text = fc.array(fc.constantFrom('a', '😀', family, flag, 'e\u0301', '\r\n', '한'), { maxLength: 120 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, fc.nat(400), (given, most) => {
        const cut = cutText(given, most);
        expect([cut.length <= most, cut.isWellFormed(), given.startsWith(cut)]).toEqual([true, true, true]);
        const whole = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(given)].map(({ segment }) => segment);
        expect(whole.join('').startsWith(cut)).toBe(true);
        let [length, at] = [0, 0];
        while (at < whole.length && length + (whole[at]?.length ?? 0) <= most) length += whole[at++]?.length ?? 0;
        expect(cut.length).toBe(length);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  it('counts as a reader does', () => {
    expect([firstCharacters(`${family}${flag}ab`, 3), firstCharacters('ab', 3)]).toEqual([`${family}${flag}a`, 'ab']);
  });
});
