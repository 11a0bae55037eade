import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CallRefusedError } from './guarded-fetch/guarded-fetch.ts';
import type { CallRefusal, Incoming } from './guarded-fetch/guarded-fetch.ts';
import { vendorWrite } from './vendor-write.ts';

const schema = v.object({ key: v.string() });
const made: Incoming = { status: 201, retryAfter: null, text: '{"key":"SHOP-1"}' };
const now = Date.parse('2026-01-05T09:00:00.000Z');

const writing = async (answer: Incoming | CallRefusal) => {
  let asked = 0;
  const write = vendorWrite({
    now: () => now,
    fetch: async () => {
      asked += 1;
      if (typeof answer === 'string') throw new CallRefusedError(answer);
      return answer;
    },
  });
  const outcome = await write({ url: 'https://vendor.test/', method: 'POST', body: '{}' }, schema);
  expect(asked).toBe(1);
  return outcome;
};

describe('a write at a vendor', () => {
  it('gives what was made', async () => {
    expect(await writing(made)).toEqual({ kind: 'done', value: { key: 'SHOP-1' } });
  });

  it.each<[string, Incoming | CallRefusal]>([
    ['an answer that is no JSON', { ...made, text: '<html>' }],
    ['an answer without what it promises', { ...made, text: '{}' }],
    ['a fault of the vendor', { status: 500, retryAfter: null, text: '' }],
    ['a gateway that did not hear back', { status: 504, retryAfter: null, text: '' }],
    ['a vendor that is away without a time', { status: 503, retryAfter: null, text: '' }],
    ['a line that was cut', 'cut'],
    ['no answer in time', 'too_slow'],
    ['an answer too large to read', 'too_large'],
  ])('does not know what became of it after %s', async (_, answer) => {
    expect(await writing(answer)).toEqual({ kind: 'unknown' });
  });

  it.each<[string, Incoming | CallRefusal, number | null]>([
    ['a limit with seconds', { status: 429, retryAfter: '7', text: '' }, 7000],
    ['a limit with a date', { status: 429, retryAfter: 'Mon, 05 Jan 2026 09:01:00 GMT', text: '' }, 60_000],
    ['a limit without a time', { status: 429, retryAfter: null, text: '' }, null],
    ['a secondary limit', { status: 403, retryAfter: '60', text: '' }, 60_000],
    [
      'a limit used up',
      { status: 403, retryAfter: null, text: '', headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1000 + 90) } },
      90_000,
    ],
    [
      'a limit used up until a moment that is empty',
      { status: 429, retryAfter: '', text: '', headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '' } },
      null,
    ],
    [
      'a secondary limit that says so in words alone',
      { status: 403, retryAfter: null, text: '{"message":"You have exceeded a secondary rate limit. Please wait a few minutes."}' },
      60_000,
    ],
    ['a limit of more than an hour, which is asked for again by then', { status: 429, retryAfter: '9999999', text: '' }, 3_600_000],
    ['a date that a wrong clock made', { status: 429, retryAfter: 'Fri, 01 Jan 2100 00:00:00 GMT', text: '' }, 3_600_000],
    ['a vendor that says when it is back', { status: 503, retryAfter: '30', text: '' }, 30_000],
    ['a vendor that nobody answers for', 'unreachable', null],
    ['a name that nobody knows', 'unknown_host', null],
  ])('was surely not done after %s', async (_, answer, afterMilliseconds) => {
    expect(await writing(answer)).toEqual({ kind: 'later', afterMilliseconds });
  });

  it('tells a refused credential from a refusal, which keeps what the vendor wrote', async () => {
    expect(await writing({ status: 401, retryAfter: null, text: '' })).toEqual({ kind: 'unauthorized' });
    expect(await writing({ status: 203, retryAfter: null, text: '<html>' })).toEqual({ kind: 'unauthorized' });
    expect(await writing({ status: 400, retryAfter: null, text: '{"errors":{"summary":"is required"}}' })).toEqual({
      kind: 'refused',
      status: 400,
      body: { errors: { summary: 'is required' } },
    });
    expect(await writing({ status: 403, retryAfter: null, text: '' })).toEqual({ kind: 'refused', status: 403, body: undefined });
    expect(await writing('redirected')).toEqual({ kind: 'refused', status: 301, body: null });
    expect(await writing('inside')).toEqual({ kind: 'refused', status: 0, body: null });
  });
});
