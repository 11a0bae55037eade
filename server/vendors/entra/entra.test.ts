import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { entraReturn } from '#server/stand-ins/entra.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { VendorError } from '../vendor-error.ts';
import { EntraRefusedError, authorizeAddress, challengeOf, exchangeCode, refreshTokens, entraClient } from './entra.ts';
import type { EntraClient } from './entra.ts';
import { grantKeysWith } from './grants.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

const now = Date.parse('2026-11-23T09:00:00Z');
const asking = () => ({ fetch: guardedFetch({ standIns: standIns.origins }), now: () => now });
const client: EntraClient = {
  ...demoAccess.entra,
  authority: 'https://portal.test/stand-ins/entra',
  redirectUri: 'https://portal.test/organization-settings/integrations/azure_devops',
};
const verifier = 'v'.repeat(43);
const codeFor = (given: string) => {
  const asked = new URL(authorizeAddress(client, 'state-1', given)).searchParams;
  return new URL(entraReturn(asked, true)).searchParams.get('code') ?? '';
};
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'given',
    (error: unknown) => (error instanceof EntraRefusedError ? error.refusal : error instanceof VendorError ? error.fault : error),
  );

describe('the sign-in with Microsoft', () => {
  it('leads there with a state, a challenge and nothing secret', () => {
    const { origin, pathname, searchParams } = new URL(authorizeAddress(client, 'state-1', verifier));
    expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
      'https://portal.test/stand-ins/entra/organizations/oauth2/v2.0/authorize',
      {
        client_id: client.clientId,
        response_type: 'code',
        response_mode: 'query',
        redirect_uri: client.redirectUri,
        scope: '499b84ac-1321-427f-aa17-267ca6975798/user_impersonation offline_access',
        state: 'state-1',
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      },
    ]);
  });

  it('has the challenge of the standard', () => {
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('gives tokens for a code once, and only to whoever has its verifier', async () => {
    const code = codeFor(verifier);
    expect(await refusalOf(exchangeCode(asking(), client, code, 'w'.repeat(43)))).toBe('grant');
    const tokens = await exchangeCode(asking(), client, code, verifier);
    expect(tokens).toEqual({
      accessToken: expect.stringMatching(/^demo-entra-access\./u),
      refreshToken: expect.stringMatching(/^demo-entra-refresh/u),
      expiresAt: '2026-11-23T10:05:00.000Z',
    });
    expect(await refusalOf(exchangeCode(asking(), client, code, verifier))).toBe('grant');
    expect(await refusalOf(exchangeCode(asking(), client, 'made up', verifier))).toBe('grant');
  });

  it('renews tokens, and tells an ended grant from an installation that is not accepted', async () => {
    const renewed = await refreshTokens(asking(), client, 'demo-entra-refresh');
    expect(renewed.refreshToken).not.toBe('demo-entra-refresh');
    expect(await refusalOf(refreshTokens(asking(), client, 'revoked'))).toBe('grant');
    expect(await refusalOf(refreshTokens(asking(), { ...client, clientSecret: 'old' }, 'demo-entra-refresh'))).toBe('client');
  });

  it.each([
    ['broken', 'broken'],
    ['busy', 'busy'],
    ['page', 'unreadable'],
    ['cut', 'unreachable'],
    ['redirect', 'address'],
  ] as const)('says so when Microsoft is %s', async (kind, expected) => {
    standIns.misbehave({ vendor: 'entra', kind, times: 1, where: '' });
    expect(await refusalOf(refreshTokens(asking(), client, 'demo-entra-refresh'))).toBe(expected);
    standIns.behave();
  });
});

describe('the keys of a sign-in', () => {
  const keys = grantKeysWith(randomBytes(32));
  const owner = { organizationId: 'o1', userId: 'u1' };
  const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: '2026-11-23T10:00:00.000Z' };

  it('are new for each state, and say nothing of each other', () => {
    const [one, other] = [keys.newState(), keys.newState()];
    const all = [one, other].flatMap((state) => [state, keys.verifierOf(state), keys.credentialsKeyOf(state)]);
    expect(new Set(all).size).toBe(6);
    expect(all.every((key) => /^[\w-]{43}$/u.test(key))).toBe(true);
    expect(grantKeysWith(randomBytes(32)).credentialsKeyOf(one)).not.toBe(keys.credentialsKeyOf(one));
  });

  it('open the tokens for the person they were given to, and nobody else', () => {
    const sealed = keys.seal(owner, tokens);
    expect(keys.unseal(owner, sealed)).toEqual(tokens);
    expect(keys.unseal({ ...owner, userId: 'u2' }, sealed)).toBeNull();
    expect(keys.unseal({ ...owner, organizationId: 'o2' }, sealed)).toBeNull();
    expect(sealed.toString('latin1')).not.toContain('"refreshToken"');
  });
});

describe('the registration of an installation', () => {
  const place = { publicUrl: 'https://portal.test', azureClientId: null, azureClientSecret: null, azureTenant: 'organizations' };

  it('is the operator’s, the demo’s, or none', () => {
    expect(entraClient(place, false)).toBeNull();
    expect(entraClient({ ...place, azureClientId: 'id', azureClientSecret: 's', azureTenant: 't' }, false)).toEqual({
      clientId: 'id',
      clientSecret: 's',
      tenant: 't',
      authority: 'https://login.microsoftonline.com',
      redirectUri: 'https://portal.test/organization-settings/integrations/azure_devops',
    });
    expect(entraClient(place, true)?.authority).toBe('https://portal.test/stand-ins/entra');
  });
});
