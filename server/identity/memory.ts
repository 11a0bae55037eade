import type { Standing } from './viewer.ts';

/** Cached access of callers, for less than a second. A cached refusal is read again, so the cache only ever lets through. */
export type StandingMemory = {
  readonly recall: (bearer: string) => Standing | null;
  readonly keep: (bearer: string, standing: Standing, readAt: number) => void;
  readonly forgetUser: (userId: string) => void;
  readonly forgetAll: () => void;
};

const remembered = 10_000;

/** Milliseconds that an ended session or a changed role of another node may still be valid. */
export const freshFor = 1000;

type Entry = { readonly standing: Standing; readonly until: number };

/** A burst of calls reads the database once. */
export const createStandingMemory = (now: () => number = () => performance.now()): StandingMemory => {
  const entries = new Map<string, Entry>();
  let forgottenAt = Number.NEGATIVE_INFINITY;
  return {
    recall: (bearer) => {
      const entry = entries.get(bearer);
      if (entry === undefined) return null;
      if (entry.until > now()) return entry.standing;
      entries.delete(bearer);
      return null;
    },
    keep: (bearer, standing, readAt) => {
      if (readAt <= forgottenAt) return;
      if (entries.size >= remembered) entries.clear();
      entries.set(bearer, { standing, until: readAt + freshFor });
    },
    forgetUser: (userId) => {
      forgottenAt = now();
      for (const [bearer, { standing }] of entries) if (standing.viewer.userId === userId) entries.delete(bearer);
    },
    forgetAll: () => {
      forgottenAt = now();
      entries.clear();
    },
  };
};

export const noStandingMemory: StandingMemory = {
  recall: () => null,
  keep: () => undefined,
  forgetUser: () => undefined,
  forgetAll: () => undefined,
};
