import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { Scarce } from '#schema/authorization/row.ts';
import { SharedCounts } from '../database/shared-counts.ts';
import type { Person } from './context.ts';

/** Points per person in so many seconds. */
type Limit = { readonly points: number; readonly seconds: number };

const mib = 1024 * 1024;

/** Every call passes here, and a query for each would cost too much: nodes tell each other sums. */
const frequent = {
  operation: { points: 600, seconds: 60 },
  /** Three verdicts a second, and the marks of reading beside them. */
  mutation: { points: 240, seconds: 60 },
  message: { points: 60, seconds: 60 },
  byte: { points: 200 * mib, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** Counted in the database before the call goes on: rare and expensive. */
const scarce = {
  outside: { points: 30, seconds: 60 },
  export: { points: 10, seconds: 60 },
} as const satisfies Record<Exclude<Scarce, 'message'>, Limit>;

const limits = { ...frequent, ...scarce };
type Counted = keyof typeof limits;

export type Costs = { readonly [K in Counted]?: number };
/** A program has limits of its own, beside those of its person. */
type Who = Pick<Person, 'id' | 'token'>;

export type Limiter = {
  /** Takes all and returns 0; or returns the seconds to wait, having taken nothing scarce. */
  readonly spend: (who: Who, costs: Costs) => Promise<number>;
};

export type LimiterOptions = {
  readonly factor?: number;
  readonly outsideFactor?: number;
  readonly pool?: Pool;
};

/** By all nodes together; while the database is unreachable each node counts alone. */
export const makeLimiter = ({ factor = 1, outsideFactor = factor, pool }: LimiterOptions = {}): Limiter => {
  const entries = Object.entries(limits) as readonly (readonly [Counted, Limit])[];
  const counts = new SharedCounts(pool);
  const limiters = new Map<Counted, RateLimiterAbstract>(
    entries
      .filter(([name]) => name in scarce)
      .map(([name, { points, seconds }]) => {
        const options = { keyPrefix: name, points: points * (name === 'outside' ? outsideFactor : factor), duration: seconds };
        const own = new RateLimiterMemory(options);
        if (pool === undefined) return [name, own];
        const shared = { storeClient: pool, storeType: 'pool', tableName: 'call_count', tableCreated: true, clearExpiredByTimeout: false };
        return [name, new RateLimiterPostgres({ ...options, ...shared, insuranceLimiter: own })];
      }),
  );
  const each = (costs: Costs) => entries.flatMap(([name]) => ((costs[name] ?? 0) > 0 ? [{ name, points: costs[name] ?? 0 }] : []));
  const inSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));
  return {
    spend: async ({ id: personId, token }, costs) => {
      const id = token?.id ?? personId;
      for (const { name, points } of each(costs)) {
        const limiter = limiters.get(name);
        if (limiter === undefined) {
          const wait = counts.take(`${name}:${id}`, points, limits[name].points * factor, limits[name].seconds);
          if (wait > 0) return inSeconds(wait);
          continue;
        }
        try {
          await limiter.consume(id, points);
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          await limiter.reward(id, points);
          return inSeconds(refused.msBeforeNext);
        }
      }
      return 0;
    },
  };
};
