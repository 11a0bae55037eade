import { describe, expect, it } from 'vitest';
import { reproduction } from './reproductions.builders.ts';
import { beginningOf, reproducedCount, shownReproductions } from './reproductions.rules.ts';

const all = (['pass', 'blocked', 'fail', 'pass', 'not_tested', null] as const).map((status, at) => reproduction(`r${at}`, { status }));

describe('reproductions of an issue', () => {
  it('RE-264: leave out those who were kept from trying', () =>
    expect(shownReproductions(all).map(({ id }) => id)).toEqual(['r0', 'r2', 'r3', 'r4', 'r5']));

  it('count testers for whom it showed', () => expect([reproducedCount(all), reproducedCount([])]).toEqual([2, 0]));
});

describe('the beginning of a long text', () => {
  it('is cut between words, and there is none of a short text', () => {
    const words = 'word '.repeat(200);
    expect(beginningOf(words)).toBe(`${'word '.repeat(95)}word…`);
    expect(beginningOf('word '.repeat(100))).toBeNull();
  });

  it('is cut within a word that is too long itself, and never within a character', () => {
    expect(beginningOf('x'.repeat(700))).toBe(`${'x'.repeat(480)}…`);
    expect(beginningOf(`x${'🐛'.repeat(400)}`)).toBe(`x${'🐛'.repeat(239)}…`);
  });
});
