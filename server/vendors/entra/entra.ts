import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { CallRefusedError } from '../guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { VendorError, faultOfRefusal } from '../vendor-error.ts';
import { readJson } from '../vendor-call.ts';
import type { Config } from '../../lib/config.ts';
import { demoAccess } from '../../lib/demo-access.ts';

export type EntraClient = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tenant: string;
  /** As the browser reaches it. */
  readonly authority: string;
  readonly redirectUri: string;
};

/** The access token lasts about an hour; a refresh token is replaced on use. */
export type EntraTokens = { readonly accessToken: string; readonly refreshToken: string; readonly expiresAt: string };

/** 'grant': the person's grant is invalid; 'client': the installation's registration is. */
export type EntraRefusal = 'grant' | 'client';

export class EntraRefusedError extends Error {
  override readonly name = 'EntraRefusedError';
  readonly refusal: EntraRefusal;
  constructor(refusal: EntraRefusal) {
    super(`Microsoft Entra ID refused the ${refusal}.`);
    this.refusal = refusal;
  }
}

const entraAuthority = 'https://login.microsoftonline.com';

/** The resource id of Azure DevOps, the same in every tenant. */
const azureDevopsResource = '499b84ac-1321-427f-aa17-267ca6975798';
const scope = `${azureDevopsResource}/user_impersonation offline_access`;

const tokensSchema = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.nullish(v.string()),
  expires_in: v.number(),
});
const errorSchema = v.object({ error: v.string() });
const ofTheClient: readonly string[] = ['invalid_client', 'unauthorized_client', 'invalid_scope', 'invalid_resource'];

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const endpoint = (base: string, tenant: string, name: 'authorize' | 'token'): string =>
  `${base}/${encodeURIComponent(tenant)}/oauth2/v2.0/${name}`;

export const authorizeAddress = (
  { authority, tenant, clientId, redirectUri }: EntraClient,
  state: string,
  verifier: string,
  loginHint: string | null = null,
): string =>
  `${endpoint(authority, tenant, 'authorize')}?${new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...(loginHint !== null && { login_hint: loginHint }),
  })}`;

type Asking = { readonly fetch: GuardedFetch; readonly now: () => number };

const refusedBy = (status: number, text: string): Error => {
  if (status === 429) return new VendorError('entra', 'busy');
  if (status >= 500) return new VendorError('entra', 'broken');
  const told = v.safeParse(errorSchema, readJson(text));
  if (!told.success) return new VendorError('entra', 'unreadable');
  return new EntraRefusedError(ofTheClient.includes(told.output.error) ? 'client' : 'grant');
};

const askTokens = async (
  { fetch, now }: Asking,
  { clientId, clientSecret, tenant }: EntraClient,
  grant: Readonly<Record<string, string>>,
): Promise<v.InferOutput<typeof tokensSchema> & { readonly expiresAt: string }> => {
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, scope, ...grant }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch({ url: endpoint(entraAuthority, tenant, 'token'), method: 'POST', headers, body }).catch((error: unknown) => {
    throw error instanceof CallRefusedError ? new VendorError('entra', faultOfRefusal(error.code)) : error;
  });
  if (answer.status !== 200) throw refusedBy(answer.status, answer.text);
  const parsed = v.safeParse(tokensSchema, readJson(answer.text));
  if (!parsed.success) throw new VendorError('entra', 'unreadable');
  return { ...parsed.output, expiresAt: new Date(now() + parsed.output.expires_in * 1000).toISOString() };
};

export const exchangeCode = async (asking: Asking, client: EntraClient, code: string, verifier: string): Promise<EntraTokens> => {
  const given = await askTokens(asking, client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: client.redirectUri,
    code_verifier: verifier,
  });
  if (typeof given.refresh_token !== 'string' || given.refresh_token === '') throw new EntraRefusedError('client');
  return { accessToken: given.access_token, refreshToken: given.refresh_token, expiresAt: given.expiresAt };
};

/** On a failure the old refresh token stays valid. */
export const refreshTokens = async (asking: Asking, client: EntraClient, refreshToken: string): Promise<EntraTokens> => {
  const given = await askTokens(asking, client, { grant_type: 'refresh_token', refresh_token: refreshToken });
  return { accessToken: given.access_token, refreshToken: given.refresh_token ?? refreshToken, expiresAt: given.expiresAt };
};

const entraReturnPath = '/organization-settings/integrations/azure_devops';

type Place = Pick<Config, 'publicUrl' | 'azureClientId' | 'azureClientSecret' | 'azureTenant'>;

/** The demo's stand-in signs people in at an address of its own. */
export const entraClient = (config: Place, hasStandIns: boolean): EntraClient | null => {
  const { publicUrl, azureClientId: clientId, azureClientSecret: clientSecret, azureTenant: tenant } = config;
  const redirectUri = `${publicUrl}${entraReturnPath}`;
  if (hasStandIns) return { ...demoAccess.entra, redirectUri, authority: `${publicUrl}/stand-ins/entra` };
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret, tenant, redirectUri, authority: entraAuthority };
};
