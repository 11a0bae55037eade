import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How many failures an address or an e-mail may make before it has to wait. */
export type Limit = {
  /** Seconds to wait, or 0 while there is room; nothing is counted. */
  readonly waiting: (key: string) => Promise<number>;
  /** Counts one and gives the seconds to wait once the room is used up. */
  readonly count: (key: string) => Promise<number>;
};

const limit = (points: number, duration: number): Limit => {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    waiting: async (key) => {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= points ? Math.ceil(state.msBeforeNext / 1000) : 0;
    },
    count: async (key) => {
      const state = await limiter.penalty(key);
      return state.consumedPoints > points ? Math.ceil(state.msBeforeNext / 1000) : 0;
    },
  };
};

/** The limits of one server process; calls with a token that is not taken share the factor of all calls. */
export const createLimits = (callFactor = 1) => ({
  failedTokens: limit(60 * callFactor, 60),
  failedSignInsByAddress: limit(60, 60),
  failedSignInsByEmail: limit(10, 300),
  signUps: limit(20, 3600),
});

export type Limits = ReturnType<typeof createLimits>;
