import { createHash } from 'node:crypto';

import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import { SharedCounts } from '../database/shared-counts.ts';

export type Limit = {
  /** Counts a try before it is made; returns the seconds to wait, 0 for none. */
  readonly count: (key: string) => Promise<number>;
  readonly takeBack: (key: string) => Promise<void>;
};

const over = (limiter: RateLimiterPostgres, nameOf: (key: string) => string): Limit => ({
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

/** A flood of tokens that are not taken is no flood of statements. */
const gathered = (counts: SharedCounts, name: string, points: number, seconds: number): Limit => ({
  count: async (key) => Math.ceil(counts.take(`${name}:${digest(key)}`, 1, points, seconds) / 1000),
  takeBack: async () => undefined,
});

export const createLimits = (pool: Pool, callFactor = 1) => ({
  failedTokens: gathered(new SharedCounts(pool), 'failed-token', 60 * callFactor, 60),
  guessesByAddress: shared(pool, 'address', 60, 60),
  guessesByAccount: shared(pool, 'account', 10, 300),
  guessesByDevice: shared(pool, 'device', 10, 300),
  guessesAtChange: shared(pool, 'change', 10, 300),
  signUps: shared(pool, 'sign-up', 20, 3600),
  forgotten: shared(pool, 'forgotten', 20, 3600),
  mailsTo: shared(pool, 'mail-to', 5, 3600),
});

export type Limits = ReturnType<typeof createLimits>;
