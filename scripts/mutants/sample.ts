/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** Some of many, the same ones for the same seed. */
export const sampled = <T>(all: readonly T[], size: number, seed: number): readonly T[] => {
  const random = randomFrom(seed);
  return all
    .map((one) => ({ one, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .slice(0, size)
    .map(({ one }) => one);
};
