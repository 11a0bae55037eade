import { createHash } from 'node:crypto';

/** Some of many, told apart by their words: the same ones for the same seed, whatever comes or goes beside them. */
export const sampled = <T>(
  all: readonly T[],
  size: number,
  seed: number,
  wordsOf: (one: T) => string = (one) => JSON.stringify(one),
): readonly T[] =>
  all
    .map((one) => ({
      one,
      place: createHash('sha256')
        .update(`${seed} ${wordsOf(one)}`)
        .digest('hex'),
    }))
    .toSorted((left, right) => (left.place < right.place ? -1 : 1))
    .slice(0, size)
    .map(({ one }) => one);
