import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { Scarce } from '#schema/authorization/rows.ts';
import type { Person } from './context.ts';

/** How often in how many seconds a person. */
type Limit = { readonly points: number; readonly seconds: number };

const mib = 1024 * 1024;

/** Counted by each node for itself: every call passes here. */
const frequent = {
  operation: { points: 600, seconds: 60 },
  mutation: { points: 120, seconds: 60 },
  /** Of chats. */
  message: { points: 60, seconds: 60 },
  /** Bodies: twenty-five of the largest a minute. */
  byte: { points: 200 * mib, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** Counted by all nodes together: what is rare and dear. */
const scarce = {
  outside: { points: 30, seconds: 60 },
  export: { points: 10, seconds: 60 },
} as const satisfies Record<Exclude<Scarce, 'message'>, Limit>;

const limits = { ...frequent, ...scarce };
type Counted = keyof typeof limits;

/** How much of what is counted a call takes. */
export type Costs = { readonly [K in Counted]?: number };
type Who = Pick<Person, 'id'>;

/** Counts what people send. */
export type Limiter = {
  /** Takes all of it and gives 0; or the seconds to wait until there is room again, and then nothing that is scarce was taken. */
  readonly spend: (who: Who, costs: Costs) => Promise<number>;
};

export type LimiterOptions = {
  readonly factor?: number;
  readonly outsideFactor?: number;
  /** Where all nodes count together; without it each counts for itself. */
  readonly pool?: Pool;
};

/** The limits of people; while the database is away each node counts for itself. */
export const makeLimiter = ({ factor = 1, outsideFactor = factor, pool }: LimiterOptions = {}): Limiter => {
  const entries = Object.entries(limits) as readonly (readonly [Counted, Limit])[];
  const limiters = new Map<Counted, RateLimiterAbstract>(
    entries.map(([name, { points, seconds }]) => {
      const options = { keyPrefix: name, points: points * (name === 'outside' ? outsideFactor : factor), duration: seconds };
      const own = new RateLimiterMemory(options);
      if (pool === undefined || name in frequent) return [name, own];
      const shared = { storeClient: pool, storeType: 'pool', tableName: 'call_count', tableCreated: true, clearExpiredByTimeout: false };
      return [name, new RateLimiterPostgres({ ...options, ...shared, insuranceLimiter: own })];
    }),
  );
  const each = (costs: Costs) => entries.flatMap(([name]) => ((costs[name] ?? 0) > 0 ? [{ name, points: costs[name] ?? 0 }] : []));
  const keyOf = ({ id }: Who): string => id;
  return {
    spend: async (who, costs) => {
      for (const { name, points } of each(costs)) {
        try {
          await limiters.get(name)?.consume(keyOf(who), points);
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          if (name in scarce) await limiters.get(name)?.reward(keyOf(who), points);
          return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        }
      }
      return 0;
    },
  };
};
