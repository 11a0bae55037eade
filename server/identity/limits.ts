import { createHash } from 'node:crypto';

import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

export type Limit = {
  /** Counts a try before it is made; returns the seconds to wait, 0 for none. */
  readonly count: (key: string) => Promise<number>;
  readonly takeBack: (key: string) => Promise<void>;
};

const over = (limiter: RateLimiterMemory | RateLimiterPostgres, nameOf: (key: string) => string): Limit => ({
  count: async (key) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(nameOf(key));
    return consumedPoints > limiter.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
  },
  takeBack: async (key) => void (await limiter.reward(nameOf(key))),
});

const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counted by all nodes together, under hashed names. */
const shared = (pool: Pool, keyPrefix: string, points: number, duration: number): Limit =>
  over(
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'guess_count',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    }),
    digest,
  );

/** Calls with a refused token are counted by this process alone. */
export const createLimits = (pool: Pool, callFactor = 1) => ({
  failedTokens: over(new RateLimiterMemory({ points: 60 * callFactor, duration: 60 }), (key) => key),
  guessesByAddress: shared(pool, 'address', 60, 60),
  guessesByAccount: shared(pool, 'account', 10, 300),
  guessesByDevice: shared(pool, 'device', 10, 300),
  guessesAtChange: shared(pool, 'change', 10, 300),
  signUps: shared(pool, 'sign-up', 20, 3600),
  forgotten: shared(pool, 'forgotten', 20, 3600),
  mailsTo: shared(pool, 'mail-to', 5, 3600),
});

export type Limits = ReturnType<typeof createLimits>;
