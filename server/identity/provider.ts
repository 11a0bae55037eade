import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';

import { isUnavailable, retryAfter } from '../lib/unavailable.ts';
import { serviceCookies } from './cookie.ts';
import { findAccount } from './accounts.ts';
import { payloadAdapter } from './adapter.ts';
import type { IdentityKeys } from './keys.ts';
import { failurePage, logoutPage, logoutQuestion } from './pages.ts';
import { themeOf } from './raw-http.ts';
import { endSession, wasLeft } from './sessions.ts';
import { clientOrigins, localAudience, localClientId, localIssuer, type IdentitySettings } from './settings.ts';
import { writeHtml } from '../lib/html.ts';

const apiScope = 'portal';
const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
const tenMinutes = 600;

const grantFor = async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const existing = session.grantIdFor(client.clientId);
  const found = existing === undefined ? undefined : await provider.Grant.find(existing);
  if (found !== undefined) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(localAudience, apiScope);
  await grant.save();
  return grant;
};

/** Has this session's id token, or was posted by a page of ours. */
const isOwnWish = (ctx: KoaContextWithOIDC): boolean => {
  const { entities, session } = ctx.oidc;
  const isHinted = session?.accountId !== undefined && entities.IdTokenHint?.payload['sub'] === session.accountId;
  return isHinted || ctx.get('sec-fetch-site') === 'same-origin';
};

const claims: Configuration['claims'] = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name'],
};

const features = (settings: IdentitySettings): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  revocation: { enabled: true },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) =>
      writeHtml(ctx, isOwnWish(ctx) ? logoutPage(settings, form) : logoutQuestion(settings, form, themeOf(ctx.req))),
    postLogoutSuccessSource: (ctx) => ctx.redirect(`${settings.publicUrl}/auth/login`),
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => localAudience,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      audience: localAudience,
      scope: apiScope,
      accessTokenFormat: 'jwt',
      accessTokenTTL: tenMinutes,
      jwt: { sign: { alg: 'ES256' } },
    }),
  },
});

/** Prompts where a login hint, as of an invitation, names somebody else than who is signed in, and where nobody used the session for too long. */
const policy = (pool: Pool, settings: IdentitySettings): interactionPolicy.DefaultPolicy => {
  const { Check, base } = interactionPolicy;
  const isSomebodyElse = async ({ oidc: { params, session, result } }: KoaContextWithOIDC): Promise<boolean> => {
    const hint = params?.['login_hint'];
    if (typeof hint !== 'string' || session?.accountId === undefined || result?.login !== undefined) return false;
    return (await findAccount(pool, session.accountId))?.email.toLowerCase() !== hint.toLowerCase();
  };
  /** The cookie lives on while no page is open, and tabs renew their tokens without it. */
  const isIdle = async ({ oidc: { session, client, result } }: KoaContextWithOIDC): Promise<boolean> => {
    if (session?.accountId === undefined || client === undefined || result?.login !== undefined) return false;
    const sid = session.grantIdFor(client.clientId);
    return sid !== undefined && wasLeft(pool, settings, sid);
  };
  const asked = base();
  asked.get('login')?.checks.add(new Check('login_hint', 'Another account is signed in', isSomebodyElse));
  asked.get('login')?.checks.add(new Check('idle', 'The session was not used for too long', isIdle));
  return asked;
};

const configuration = (pool: Pool, settings: IdentitySettings, keys: IdentityKeys): Configuration => ({
  adapter: payloadAdapter(pool, (grantId) => endSession(pool, { issuer: localIssuer(settings), sid: grantId, subject: null })),
  jwks: { keys: keys.jwks.map((key) => ({ ...key })) },
  cookies: {
    keys: [...keys.cookies],
    names: serviceCookies(settings),
    long: { path: '/', httpOnly: true, sameSite: 'lax', signed: true },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  },
  clients: [
    {
      client_id: localClientId,
      client_name: 'Muster',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      application_type: 'web',
      redirect_uris: clientOrigins(settings).map((origin) => `${origin}/auth/callback`),
      post_logout_redirect_uris: clientOrigins(settings).flatMap((origin) => [`${origin}/auth/login`, `${origin}/`]),
    },
  ],
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  claims,
  scopes: ['openid', 'profile', 'email'],
  pkce: { required: () => true },
  extraParams: ['connection', 'organization'],
  rotateRefreshToken: true,
  issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  loadExistingGrant: grantFor,
  clientBasedCORS: (_ctx, origin) => clientOrigins(settings).includes(origin),
  extraTokenClaims: ({ oidc: { entities } }, token) => {
    const authTime = (entities.RefreshToken ?? entities.AuthorizationCode)?.authTime;
    if (!('grantId' in token) || token.grantId === undefined) return undefined;
    return { sid: token.grantId, ...(authTime !== undefined && { auth_time: authTime }) };
  },
  findAccount: async (_ctx, id) => {
    const account = await findAccount(pool, id);
    if (account === null) return undefined;
    return {
      accountId: id,
      /** `email_verified` is false: no mail was sent to it. */
      claims: () => ({
        sub: id,
        email: account.email,
        email_verified: false,
        name: `${account.firstName} ${account.lastName}`.trim(),
        given_name: account.firstName,
        family_name: account.lastName,
      }),
    };
  },
  features: features(settings),
  interactions: {
    policy: policy(pool, settings),
    url: (_ctx, interaction) => `${new URL(localIssuer(settings)).pathname}/interaction/${interaction.uid}`,
  },
  renderError: (ctx, { error: code }, error) =>
    writeHtml(
      ctx,
      failurePage(settings, {
        code,
        description: troubles.get(code) ?? stopped,
        status: isUnavailable(error) ? 503 : ctx.status,
        theme: themeOf(ctx.req),
      }),
    ),
  ttl: {
    AccessToken: tenMinutes,
    AuthorizationCode: 60,
    IdToken: tenMinutes,
    Interaction: 60 * 60,
    RefreshToken: settings.session.idle,
    Grant: settings.session.lasts,
    Session: (_ctx, { loginTs }) => Math.max(1, (loginTs === undefined ? 0 : loginTs - nowInSeconds()) + settings.session.lasts),
  },
});

/** The library's own messages may repeat text from the URL. */
const troubles: ReadonlyMap<string, string> = new Map([
  ['access_denied', 'You were not let in.'],
  ['server_error', 'Sign-in has a problem. Please try again in a moment.'],
]);
const stopped = 'This sign-in cannot go on. It may have taken too long, or its address was changed on the way.';

/** A page for people with a truncated link; programs get the plain error. */
const tellLost = (provider: Provider, settings: IdentitySettings): void => {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body !== undefined || ctx.method !== 'GET' || ctx.accepts('json', 'html') !== 'html') return;
    const description = 'Nothing is at this address. Where it comes from a mail, open the whole link: a part of it may be missing.';
    writeHtml(ctx, failurePage(settings, { code: 'not_found', title: 'Not found', description, status: 404, theme: themeOf(ctx.req) }));
  });
};

/** The database was down or busy: the request may be retried. */
const tellBusy = (provider: Provider): void => {
  provider.on('server_error', (ctx, error) => {
    if (ctx.status < 500 || !isUnavailable(error)) return;
    ctx.status = 503;
    ctx.set('retry-after', retryAfter);
  });
};

/** The built-in OpenID provider: authorization code with PKCE, rotating refresh tokens, our own pages. */
export const createProvider = (pool: Pool, settings: IdentitySettings, keys: IdentityKeys): Provider => {
  const provider = new Provider(localIssuer(settings), configuration(pool, settings, keys));
  provider.proxy = true;
  tellLost(provider, settings);
  tellBusy(provider);
  return provider;
};
