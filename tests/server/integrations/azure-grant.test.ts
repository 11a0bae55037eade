import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entraReturn } from '#server/stand-ins/entra.ts';
import { personOf } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { openIntegrationsWorld } from './world.ts';
import type { IntegrationsWorld } from './world.ts';

let world: IntegrationsWorld;
beforeAll(async () => {
  world = await openIntegrationsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  await world.sql('delete from azure_grant');
  await world.sql('delete from integration');
});
afterAll(() => world.stop());

const errors = 'successful result errors { code message path }';
const begin = `mutation ($input: AzureDevopsAuthorizationCreateInput!) { answer: azureDevopsAuthorizationCreate(input: $input) { ${errors} } }`;
const finish = `mutation ($input: AzureDevopsCredentialsCreateInput!) { answer: azureDevopsCredentialsCreate(input: $input) { ${errors} } }`;

type Returned = { readonly authorizationCode: string; readonly state: string };

const answerOf = async (asked: ReturnType<IntegrationsWorld['send']>): Promise<Loose> => (await asked).data?.['answer'];
const beginning = async (person: PersonName = 'customer', side: Side = 'a'): Promise<URL> =>
  new URL((await answerOf(world.send(personOf(side, person), begin, { input: { loginHint: ' ann@shop.test ' } }))).result);
const returning = (address: URL): Returned => {
  const { searchParams } = new URL(entraReturn(address.searchParams, true));
  return { authorizationCode: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
};
const exchange = (input: Returned, person: PersonName = 'customer', side: Side = 'a') =>
  answerOf(world.send(personOf(side, person), finish, { input }));
const signedIn = async (): Promise<string> => (await exchange(returning(await beginning()))).result;
const exchanges = () => world.standIns.asked('entra').length;

const azure = (credentialsKey: string, more: object = {}) => ({
  code: 'azure_devops',
  site: 'https://dev.azure.com',
  organization: 'northwind',
  credentialsKey,
  ...more,
});
const unauthenticated = (path: string | null) => ({
  successful: false,
  result: null,
  errors: [{ code: 'authentication_failed', message: 'We were unable to authenticate to Azure DevOps', path }],
});
const usedUp = {
  successful: false,
  result: null,
  errors: [
    { code: 'invalid', message: 'This sign-in was already used or has expired. Sign in to Azure DevOps again.', path: 'credentialsKey' },
  ],
};
const age = (minutes: number) =>
  world.sql(`update azure_grant set begun_at = begun_at - make_interval(mins => $1), granted_at = granted_at - make_interval(mins => $1)`, [
    minutes,
  ]);

describe('a sign-in at Azure DevOps', () => {
  it('goes on at Microsoft with a state and a challenge, and comes back to the settings', async () => {
    const address = await beginning();
    expect(address.pathname).toBe('/stand-ins/entra/organizations/oauth2/v2.0/authorize');
    expect(address.searchParams.get('redirect_uri')).toBe('http://localhost:4173/organization-settings/integrations/azure_devops');
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    expect(address.searchParams.get('login_hint')).toBe('ann@shop.test');
    const other = await beginning();
    expect(other.searchParams.get('state')).not.toBe(address.searchParams.get('state'));
    const [row] = await world.sql('select azure_grant::text as text from azure_grant limit 1');
    expect(row?.['text']).not.toContain(address.searchParams.get('state'));
  });

  it('LA-521 RE-720: gives a credentials key for the code it came back with', async () => {
    const { successful, result, errors: none } = await exchange(returning(await beginning()));
    expect([successful, none]).toEqual([true, []]);
    expect(result).toMatch(/^[\w-]{43}$/u);
    const [row] = await world.sql(`select azure_grant::text as text, encode(sealed_tokens, 'escape') as sealed from azure_grant`);
    expect(`${row?.['text']} ${row?.['sealed']}`).not.toMatch(new RegExp(`${result}|demo-entra`, 'u'));
  });

  it('is exchanged once, however often and however late the same answer arrives', async () => {
    const returned = returning(await beginning());
    const before = exchanges();
    const [one, other] = await Promise.all([exchange(returned), exchange(returned)]);
    expect([one.successful, other.result, exchanges() - before]).toEqual([true, one.result, 1]);
    expect((await exchange(returned)).result).toBe(one.result);
  });

  it('is of no use to anybody else: not to a colleague, not in another organization', async () => {
    const returned = returning(await beginning());
    const before = exchanges();
    expect(await exchange(returned, 'manager')).toEqual(unauthenticated('state'));
    expect(await exchange(returned, 'customer', 'b')).toEqual(unauthenticated('state'));
    expect(exchanges()).toBe(before);
    expect((await exchange(returned)).successful).toBe(true);
  });

  it('takes no code that was given for another state', async () => {
    const [mine, attackers] = [returning(await beginning()), returning(await beginning('manager'))];
    expect(await exchange({ ...mine, authorizationCode: attackers.authorizationCode })).toEqual(unauthenticated(null));
    expect(await exchange(mine)).toEqual(unauthenticated('state'));
  });

  it.each([
    ['no state', { authorizationCode: 'x', state: '' }, 'state'],
    ['no code', { authorizationCode: '', state: 'x' }, 'authorizationCode'],
    ['a state that was never given', { authorizationCode: 'x', state: 'x'.repeat(43) }, 'state'],
    ['a state without end', { authorizationCode: 'x', state: 'x'.repeat(5_000) }, 'state'],
  ])('fails with %s', async (_, returned, path) => {
    expect(await exchange(returned)).toEqual(unauthenticated(path));
  });

  it('is over after ten minutes', async () => {
    const returned = returning(await beginning());
    await age(11);
    expect(await exchange(returned)).toEqual(unauthenticated('state'));
  });

  it('says so when Microsoft has a problem, and can be begun again', async () => {
    const returned = returning(await beginning());
    world.standIns.misbehave({ vendor: 'entra', kind: 'broken', times: 1, where: '' });
    expect((await exchange(returned)).errors).toEqual([
      { code: 'vendor_error', message: 'Microsoft Entra ID has a problem at the moment. Please try again later.', path: null },
    ]);
    expect(await signedIn()).toMatch(/^[\w-]{43}$/u);
  });

  it('says in words that the operator has not set it up', async () => {
    const { vendors } = world.portal.server.services;
    const { entra } = vendors;
    Object.assign(vendors, { entra: null });
    try {
      expect((await answerOf(world.send('customer', begin, { input: {} }))).errors).toEqual([
        {
          code: 'not_enabled',
          message: 'Azure DevOps in the cloud is not set up on this installation. Your operator can register it with Microsoft Entra ID.',
          path: null,
        },
      ]);
    } finally {
      Object.assign(vendors, { entra });
    }
  });
});

describe('the key of a sign-in', () => {
  it('LA-518 LA-270: connects the cloud, once', async () => {
    const key = await signedIn();
    const { successful, result } = await world.save(azure(key));
    expect([successful, result.state, result.clientAuthentication]).toEqual([
      true,
      'active',
      { site: 'https://dev.azure.com', organization: 'northwind', username: 'Maya Okafor' },
    ]);
    expect(await world.save(azure(key))).toEqual(usedUp);
    expect(await world.save(azure(''))).toMatchObject({ errors: [{ code: 'blank', path: 'credentialsKey' }] });
    const [row] = await world.sql(`select encode(sealed_secret, 'escape') as sealed, settings::text from integration`);
    expect(JSON.stringify(row)).not.toMatch(/demo-entra|credentialsKey/u);
  });

  it('is good for the caller alone, and for ten minutes', async () => {
    const key = await signedIn();
    expect(await world.save(azure(key), 'manager')).toEqual(usedUp);
    expect(await world.save(azure(key), 'customer of b')).toEqual(usedUp);
    await age(11);
    expect(await world.save(azure(key))).toEqual(usedUp);
    expect(await world.sql('select id from integration')).toEqual([]);
  });

  it('stays good where Azure DevOps refused what was typed beside it', async () => {
    const key = await signedIn();
    expect((await world.save(azure(key, { organization: 'nobody' }))).errors).toEqual([
      { code: 'invalid', message: 'Azure DevOps does not know this organization, or your account is not in it.', path: 'organization' },
    ]);
    expect((await world.save(azure(key))).successful).toBe(true);
  });

  it('connects one of two saves that come at the same time', async () => {
    const key = await signedIn();
    const saves = await Promise.all([world.save(azure(key)), world.save(azure(key))]);
    expect(saves.filter(({ successful }) => successful === true)).toHaveLength(1);
  });
});
