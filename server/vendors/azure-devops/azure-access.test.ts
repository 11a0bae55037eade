import { expect, it } from 'vitest';
import type { EntraClient } from '../entra/entra.ts';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { tokensIn, withFreshTokens, writeTokens } from './azure-access.ts';

const now = Date.parse('2026-11-23T09:00:00Z');
const entra: EntraClient = {
  clientId: 'muster',
  clientSecret: 'secret',
  tenant: 'organizations',
  authority: 'https://entra.test',
  redirectUri: 'https://portal.test/back',
};

it('renews the tokens that somebody read once, also for those who ask after they were kept', async () => {
  let asked = 0;
  const fetch = (async () => {
    asked += 1;
    return { status: 200, text: JSON.stringify({ access_token: `new ${asked}`, refresh_token: 'next', expires_in: 3600 }) };
  }) as unknown as GuardedFetch;
  const deps = {
    fetch,
    now: () => now,
    entra,
    secrets: {} as Secrets,
    database: { write: async () => 'second' as never },
    organizationId: 'o1',
  };
  const read = {
    id: 'i1',
    code: 'azure_devops',
    mark: 'first',
    settings: {},
    secret: writeTokens({ accessToken: 'old', refreshToken: 'once', expiresAt: '2026-11-23T08:59:00Z' }),
  } as const;
  const [one, other] = [await withFreshTokens(deps, read), await withFreshTokens(deps, read)];
  expect([asked, tokensIn(one.secret)?.accessToken, one.mark, other]).toEqual([1, 'new 1', 'second', one]);
  await withFreshTokens(deps, { ...read, mark: 'connected anew' });
  expect(asked).toBe(2);
});
