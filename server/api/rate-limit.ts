import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Operation } from './documents.ts';

/** Counts what a person sends; gives the seconds to wait, or 0. */
export type Limiter = { readonly spend: (userId: string, operation: Operation) => Promise<number> };

/** What asks an outside service. */
const vendorFields = [
  'importTestCasesFromTestrailTestRun',
  'onlineSpreadsheetInfo',
  'retrieveFromOnlineSpreadsheet',
  'getProjects',
  'getTestCycles',
  'getTestExecutions',
];
const exports = ['exportIssuesToCsv', 'exportTestCaseResultsToCsv', 'exportRawTestCasesToCsv'];

const per = (points: number, seconds = 60): RateLimiterMemory => new RateLimiterMemory({ points, duration: seconds });

/** The limits of one person: 600 operations, 120 mutations, 30 calls to vendors and 10 exports a minute. */
export const makeLimiter = ({
  factor = 1,
  vendorFactor = factor,
}: { readonly factor?: number; readonly vendorFactor?: number } = {}): Limiter => {
  const all = per(600 * factor);
  const mutations = per(120 * factor);
  const exported = per(10 * factor);
  const asked = per(30 * vendorFactor);
  const take = async (limiter: RateLimiterMemory, userId: string): Promise<number> => {
    const state = await limiter.consume(userId).catch((refused: { readonly msBeforeNext: number }) => refused);
    return 'remainingPoints' in state && state.remainingPoints >= 0 && !('consumedPoints' in state && state.consumedPoints > limiter.points)
      ? 0
      : Math.ceil(state.msBeforeNext / 1000);
  };
  return {
    spend: async (userId, { kind, rootFields }) => {
      const limiters = [
        all,
        ...(kind === 'mutation' ? [mutations] : []),
        ...(rootFields.some((field) => vendorFields.includes(field)) ? [asked] : []),
        ...(rootFields.some((field) => exports.includes(field)) ? [exported] : []),
      ];
      for (const limiter of limiters) {
        const wait = await take(limiter, userId);
        if (wait > 0) return wait;
      }
      return 0;
    },
  };
};
