import { describe, expect, it } from 'vitest';
import type { Operation } from './documents.ts';
import { makeLimiter } from './rate-limit.ts';

const operation = (rootField: string, kind: Operation['kind'] = 'query'): Operation =>
  ({ kind, rootFields: [rootField] }) as unknown as Operation;

const waits = async (count: number, asked: Operation, limiter = makeLimiter()): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let call = 0; call < count; call += 1) all.push(await limiter.spend('ann', asked));
  return all;
};
const allowed = async (count: number, asked: Operation, limiter = makeLimiter()): Promise<number> =>
  (await waits(count, asked, limiter)).filter((wait) => wait === 0).length;

describe('the limits of a person within a minute', () => {
  it('are 30 calls to vendors, 10 exports, 120 writes and 600 calls of any kind', async () => {
    expect(await allowed(40, operation('getProjects'))).toBe(30);
    expect(await allowed(20, operation('exportIssuesToCsv', 'mutation'))).toBe(10);
    expect(await allowed(130, operation('saveLaunchDraft', 'mutation'))).toBe(120);
    expect(await allowed(610, operation('platformTests'))).toBe(600);
  });

  it('count all calls to vendors together, and each person alone', async () => {
    const limiter = makeLimiter();
    await waits(15, operation('getTestCycles'), limiter);
    await waits(15, operation('retrieveFromOnlineSpreadsheet', 'mutation'), limiter);
    expect(await limiter.spend('ann', operation('onlineSpreadsheetInfo'))).toBeGreaterThan(0);
    expect(await limiter.spend('ann', operation('platformTests'))).toBe(0);
    expect(await limiter.spend('bob', operation('onlineSpreadsheetInfo'))).toBe(0);
  });

  it('are wider for vendors that are answered on this machine', async () => {
    expect(await allowed(40, operation('getProjects'), makeLimiter({ vendorFactor: 1_000 }))).toBe(40);
  });
});
