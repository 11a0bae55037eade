import { nobodyAsked } from '#machines/flows/session/sign-in.ts';
import type { Settings } from '#src/settings.ts';
import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { signInPorts } from './sign-in.ports.ts';
import { createTokens } from './tokens.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const settings = {
  oidc: { authority: 'https://sign-in.test', clientId: 'x', scope: 'openid', extra: {}, hintParam: 'connection' },
} as Settings;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Sent to the sign-in service, and back with an id token that names this nonce. */
const comeBack = async (nonceOf: (sent: string) => string): Promise<{ readonly sent: string; readonly arrival: Promise<unknown> }> => {
  let asked = new URL('about:blank');
  const store = new WebStorageStateStore({ store: window.sessionStorage });
  const service = new UserManager(
    {
      authority: settings.oidc.authority,
      client_id: settings.oidc.clientId,
      redirect_uri: 'https://portal.test/auth/callback',
      userStore: store,
      stateStore: store,
      metadata: {
        issuer: 'https://sign-in.test',
        authorization_endpoint: 'https://sign-in.test/auth',
        token_endpoint: 'https://sign-in.test/token',
      },
    },
    {
      prepare: async () => ({
        navigate: async ({ url }) => {
          asked = new URL(url);
          return { url };
        },
        close: () => undefined,
      }),
      callback: async () => undefined,
    },
  );
  const manager = async () => service;
  const tokens = createTokens(manager, settings);
  const ports = signInPorts({ manager, tokens, settings });
  await toPromise(createActor(ports.redirectToProvider, { input: nobodyAsked }).start());
  const sent = asked.searchParams.get('nonce') ?? '';
  const idToken = `${part({ alg: 'none' })}.${part({ sub: 'u1', nonce: nonceOf(sent) })}.x`;
  vi.stubGlobal('fetch', async () =>
    Response.json({ access_token: 'a', token_type: 'Bearer', scope: 'openid', expires_in: 600, id_token: idToken }),
  );
  const address = `https://portal.test/auth/callback?code=c&state=${asked.searchParams.get('state') ?? ''}`;
  return { sent, arrival: toPromise(createActor(ports.exchangeCode, { input: { address } }).start()) };
};

it('takes the answer that names the nonce of this sign-in', async () => {
  const { sent, arrival } = await comeBack((nonce) => nonce);
  expect(sent.length).toBeGreaterThanOrEqual(32);
  expect(await arrival).toEqual({ returnTo: '/' });
});

it.each(['', 'another'])('refuses an answer with the nonce %j, which is of another sign-in', async (nonce) => {
  const { arrival } = await comeBack(() => nonce);
  await expect(arrival).rejects.toThrow('nonce in id_token does not match');
});
