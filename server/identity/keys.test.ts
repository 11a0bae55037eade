import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyRing } from './keys.ts';
import type { IdentityKeys } from './keys.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-10-25T01:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['goes on', 0],
  ['is put back', -3_600_000],
  ['is put forward', 86_400_000],
])('looks for new keys once a second, while the clock %s', async (_, change) => {
  const keys: IdentityKeys = { jwks: [], accessJwks: [], cookies: ['first'], overrides: [] };
  const ring = new KeyRing(async () => ({ ...keys, cookies: ['second'] }), keys);
  vi.setSystemTime(Date.now() + change);
  await ring.refresh();
  expect(ring.cookies).toEqual(['first']);
  vi.advanceTimersByTime(1_000);
  await ring.refresh();
  expect(ring.cookies).toEqual(['second']);
});
