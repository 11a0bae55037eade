export type Random = {
  /** In [0, 1). */
  readonly fraction: () => number;
  /** Both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly weigh: <T>(from: readonly (readonly [T, number])[]) => T;
};

const seedOf = (words: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(words)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** Seeded by the given words alone, so a restarted program makes the same choices. */
export const randomFrom = (...words: readonly (string | number)[]): Random => {
  let state = seedOf(words.join('\u001f'));
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(fraction() * from.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  return {
    fraction,
    whole: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: (share) => fraction() < share,
    pick,
    weigh: (from) => {
      const total = from.reduce((sum, [, weight]) => sum + weight, 0);
      let left = fraction() * total;
      const found = from.find(([, weight]) => (left -= weight) < 0) ?? from.at(-1);
      if (found === undefined) throw new Error('There is nothing to weigh.');
      return found[0];
    },
  };
};
