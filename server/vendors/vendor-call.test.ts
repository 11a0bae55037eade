import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CallRefusedError } from './guarded-fetch/guarded-fetch.ts';
import type { Incoming } from './guarded-fetch/guarded-fetch.ts';
import { retryAfterMilliseconds, vendorCall } from './vendor-call.ts';
import { VendorError } from './vendor-error.ts';

const schema = v.object({ name: v.string() });
const good: Incoming = { status: 200, retryAfter: null, text: '{"name":"Ann"}' };
const status = (code: number, retryAfter: string | null = null): Incoming => ({ status: code, retryAfter, text: '<html>' });

const asking = async (answers: readonly (Incoming | CallRefusedError)[], budgetMilliseconds = 10_000) => {
  const waits: number[] = [];
  let asked = 0;
  let clock = 0;
  const call = vendorCall({
    vendor: 'testrail',
    budgetMilliseconds,
    now: () => clock,
    pause: async (milliseconds) => {
      waits.push(milliseconds);
      clock += milliseconds;
    },
    fetch: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? good;
      asked += 1;
      if (answer instanceof CallRefusedError) throw answer;
      return answer;
    },
  });
  const outcome = await call.json('https://vendor.test/', schema).catch((error: unknown) => error);
  return { outcome: outcome instanceof VendorError ? `${outcome.fault}: ${outcome.message}` : outcome, asked, waits };
};

describe('a call to a vendor', () => {
  it('gives what the vendor publishes, without what it adds', async () => {
    expect((await asking([{ ...good, text: '{"name":"Ann","__proto__":{"admin":true},"more":1}' }])).outcome).toEqual({ name: 'Ann' });
  });

  it('waits and tries again after 5xx, 429 and a line that broke', async () => {
    for (const fault of [status(500), status(503), status(429), new CallRefusedError('unreachable')])
      expect(await asking([fault, fault, good])).toEqual({ outcome: { name: 'Ann' }, asked: 3, waits: [400, 800] });
  });

  it('gives up after the third try, in words', async () => {
    expect(await asking([status(503)])).toEqual({
      outcome: 'broken: TestRail has a problem at the moment. Please try again later.',
      asked: 3,
      waits: [400, 800],
    });
  });

  it('waits as long as the vendor asks for, and says so when that is too long', async () => {
    expect(await asking([status(429, '2'), good])).toEqual({ outcome: { name: 'Ann' }, asked: 2, waits: [2000] });
    expect(await asking([status(429, '60'), good])).toEqual({
      outcome: 'busy: TestRail is busy. Please try again in 60 seconds.',
      asked: 1,
      waits: [],
    });
    expect((await asking([status(429, '5')], 3000)).asked).toBe(1);
  });

  it('reads the wait as seconds or as a date', () => {
    const now = Date.parse('2026-11-21T09:00:00Z');
    expect(retryAfterMilliseconds('Sat, 21 Nov 2026 09:00:05 GMT', now)).toBe(5000);
    expect(['0', '12', 'soon', null, '-1'].map((header) => retryAfterMilliseconds(header, now))).toEqual([
      0,
      12_000,
      null,
      null,
      expect.anything(),
    ]);
  });

  it.each([
    [401, 'unauthorized: TestRail did not accept the stored credentials. Please check your integration settings.'],
    [403, 'forbidden: TestRail does not allow this account to read that.'],
    [404, 'not_found: TestRail does not know what was asked for.'],
    [400, 'not_found: TestRail does not know what was asked for.'],
    [418, 'unreadable: TestRail gave an answer that could not be read.'],
  ])('does not ask again after %i', async (code, outcome) => {
    expect(await asking([status(code)])).toEqual({ outcome, asked: 1, waits: [] });
  });

  it.each([
    ['broken JSON', '{"name":'],
    ['a page', '<html>'],
    ['nothing', ''],
    ['another shape', '{"title":"Ann"}'],
    ['endless nesting', '['.repeat(100_000)],
  ])('says so when it is given %s', async (_, text) => {
    expect((await asking([{ ...good, text }])).outcome).toBe('unreadable: TestRail gave an answer that could not be read.');
  });

  it.each([
    ['too_slow', 'too_slow: TestRail did not answer in time. Please try again.'],
    ['too_large', 'too_large: TestRail gave an answer that is too large to read.'],
    ['inside', 'address: The address of TestRail cannot be used. Please check your integration settings.'],
    ['redirected', 'address: The address of TestRail cannot be used. Please check your integration settings.'],
    ['unknown_host', 'unreachable: TestRail could not be reached.'],
  ] as const)('says so when the call is refused: %s', async (code, outcome) => {
    expect((await asking([new CallRefusedError(code)])).outcome).toBe(outcome);
  });

  it('ends when its time is spent', async () => {
    expect((await asking([good], 0)).outcome).toBe('too_slow: TestRail did not answer in time. Please try again.');
  });
});
