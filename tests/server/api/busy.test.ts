import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { unsubscribeTokens } from '#server/identity/unsubscribe-page.ts';
import { testMasterKey } from '#tests/support/database.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';

/** What PostgreSQL says of somebody who waited too long, or stood in the way of another. */
const codes = { '57014': 'statement timeout', '55P03': 'lock timeout', '40P01': 'deadlock', '40001': 'serialization failure' } as const;

let world: PortalWorld;
let token = '';
let crowd = '';
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  token = await world.token('customer');
  crowd = await createCrowdToken(world.portal.database.owner, 'Crowd');
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

const failing = (code: string): Promise<never> => Promise.reject(Object.assign(new Error(`canceling statement: ${code}`), { code }));

const json = { 'content-type': 'application/json' };
const authorized = () => ({ authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a') });
const graphql = (query: string): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...authorized() },
  body: JSON.stringify({ query }),
});
const gateway = (query: string): RequestInit => ({
  method: 'POST',
  headers: { ...json, authorization: `Bearer ${crowd}` },
  body: JSON.stringify({ query }),
});
const form = new FormData();
form.set('file', new Blob(['a']), 'a.txt');

const signIn = new URLSearchParams({
  client_id: 'muster-web',
  response_type: 'code',
  scope: 'openid profile email portal',
  redirect_uri: 'http://localhost:4173/auth/callback',
  state: 'state-1',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
});

/** Each door of the product, by what is sent through it. */
const doors: Readonly<Record<string, () => readonly [path: string, init: RequestInit]>> = {
  'a query': () => ['/api/customer_portal', graphql('{ flexibleTestingIssueTags { id } }')],
  'a mutation': () => [
    '/api/customer_portal',
    graphql('mutation { answer: organizationUpdate(input: { chosenName: "Busy" }) { successful } }'),
  ],
  'the gateway': () => ['/api/crowd', gateway('{ invitations { nodes { participantId } } }')],
  'a change by the gateway': () => [
    '/api/crowd',
    gateway(
      `mutation { acceptInvitation(input: { key: "a", participantId: "${idOf('a', 'participant-1')}" }) { successful errors { code } } }`,
    ),
  ],
  'a file': () => [
    world.portal.server.services.fileLink({ userId: idOf('a', 'customer'), organizationId: idOf('a', 'organization') }, idOf('a', 'file')),
    {},
  ],
  'a file for the chat': () => [
    `/api/chat-files?channel=${idOf('a', 'chat-public')}`,
    { method: 'POST', headers: authorized(), body: form },
  ],
  'the sign-in page': () => [`/oidc/auth?${signIn.toString()}`, { headers: { accept: 'text/html' } }],
  'an application that signs in': () => [`/oidc/auth?${signIn.toString()}`, { headers: { accept: 'application/json' } }],
  'a token': () => [
    '/oidc/token',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&client_id=muster-web&refresh_token=x',
    },
  ],
  'a link for a new password': () => ['/oidc/password/x', {}],
  'the first operator': () => ['/oidc/first-operator/x', {}],
  'a sign-up': () => ['/oidc/sign-up/x', {}],
  'a link that ends mails': () => [
    `/unsubscribe/${unsubscribeTokens(testMasterKey).of(idOf('a', 'customer'))}`,
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' },
  ],
  'an invitation': () => [`/join/${'a'.repeat(43)}`, {}],
};

describe.each(Object.entries(codes))('%s, a %s', (code) => {
  it.each(Object.keys(doors))('is told as "try again" through %s', async (door) => {
    const [path, init] = doors[door]!();
    world.portal.server.identity.forget(null);
    for (const pool of [world.portal.database.owner, world.portal.database.app]) {
      const failed = (): Promise<never> => failing(code);
      vi.spyOn(pool, 'query').mockImplementation(() => failing(code) as never);
      vi.spyOn(pool, 'connect').mockImplementation(failed as never);
    }
    const answer = await fetch(`${world.portal.url}${path}`, { redirect: 'manual', ...init });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.text()).not.toContain(code);
  });

  it('is told as "try again" where the caller is known already and the work meets it', async () => {
    const call = await world.call('customer');
    expect((await call('{ flexibleTestingIssueTags { id } }')).status).toBe(200);
    vi.spyOn(world.portal.database.app, 'connect').mockImplementation((() => failing(code)) as never);
    for (const query of [
      '{ flexibleTestingIssueTags { id } }',
      'mutation { organizationUpdate(input: { chosenName: "Busy" }) { successful } }',
    ]) {
      const answer = await fetch(`${world.portal.url}/api/customer_portal`, graphql(query));
      const { errors } = (await answer.json()) as { readonly errors: readonly { readonly extensions: { readonly code: string } }[] };
      expect([answer.status, answer.headers.get('retry-after'), errors.map(({ extensions }) => extensions.code)]).toEqual([
        503,
        '1',
        ['UNAVAILABLE'],
      ]);
    }
  });
});
