import { expect, it } from 'vitest';
import { Bound } from './bound.ts';

it('keeps so many of a key and of all, says once that there are more, and begins anew when the time is over', () => {
  let now = 0;
  const bound = new Bound({ each: 2, all: 5, seconds: 10 }, () => now);
  expect(['a', 'a', 'a', 'a', 'b'].map((key) => bound.keep(key))).toEqual(['yes', 'yes', 'last', 'no', 'yes']);
  expect(['b', 'c', 'd'].map((key) => bound.keep(key))).toEqual(['yes', 'last', 'no']);
  now = 10_000;
  expect(['a', 'c'].map((key) => bound.keep(key))).toEqual(['yes', 'yes']);
});
