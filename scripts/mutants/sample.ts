import { createHash } from 'node:crypto';

/** Seeded and by text: adding or removing others does not change the choice. */
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
