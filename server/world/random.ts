import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('md5').update(text).digest('hex');

/** The same in every world; in the shape of a version 4 UUID. */
export const demoId = (kind: string, key: string | number): string => {
  const hex = digest(`muster:${kind}:${key}`);
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** Seeded. */
export type Random = {
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly between: (from: number, to: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly sample: <T>(from: readonly T[], count: number) => T[];
};

const mulberry32 = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const randomFrom = (seed: string): Random => {
  const next = mulberry32(Number.parseInt(digest(seed).slice(0, 8), 16));
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const found = from[below(from.length)];
    if (found === undefined) throw new RangeError('Nothing to pick from.');
    return found;
  };
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const rest = [...from];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)).flat();
  };
  return { next, below, between: (from, to) => from + below(to - from + 1), chance: (share) => next() < share, pick, sample };
};
