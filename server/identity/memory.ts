import type { Standing } from './viewer.ts';

/** Where callers stood less than a second ago. What it would refuse is read again, so it only ever lets through. */
export type StandingMemory = {
  readonly recall: (bearer: string) => Standing | null;
  readonly keep: (bearer: string, standing: Standing, readAt: number) => void;
  readonly forgetUser: (userId: string) => void;
  readonly forgetAll: () => void;
};

const remembered = 10_000;

/** The most that a session that ended elsewhere, or a role that changed elsewhere, may still be good for. */
export const freshFor = 1000;

type Entry = { readonly standing: Standing; readonly until: number };

/** Remembers standings by token, so that a burst of calls asks the database once. */
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

/** Remembers nothing. */
export const noStandingMemory: StandingMemory = {
  recall: () => null,
  keep: () => undefined,
  forgetUser: () => undefined,
  forgetAll: () => undefined,
};
