import { createHash, randomBytes } from 'node:crypto';
import { failed, ok } from './answer.ts';
import type { Answered, StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

export const accessTokenPrefix = 'demo-entra-access.';

/** Encoded in the code. */
type Grant = { readonly challenge: string; readonly redirectUri: string; readonly clientId: string; readonly nonce: string };

const wrong = (error: string, description: string): Answered =>
  failed(error === 'invalid_client' ? 401 : 400, { error, error_description: `AADSTS: ${description}`, error_codes: [] });

const tokens = (): Answered =>
  ok({
    token_type: 'Bearer',
    scope: '499b84ac-1321-427f-aa17-267ca6975798/user_impersonation',
    expires_in: 3_900,
    access_token: `${accessTokenPrefix}${randomBytes(12).toString('hex')}`,
    refresh_token: `${demoAccess.azureDevops.refreshToken}.${randomBytes(12).toString('hex')}`,
  });

const grantIn = (code: string): Grant | null => {
  try {
    return JSON.parse(Buffer.from(code, 'base64url').toString()) as Grant;
  } catch {
    return null;
  }
};

export const entraReturn = (asked: URLSearchParams, isAllowed: boolean): string => {
  const back = new URL(asked.get('redirect_uri') ?? '');
  const grant: Grant = {
    challenge: asked.get('code_challenge') ?? '',
    redirectUri: back.href,
    clientId: asked.get('client_id') ?? '',
    nonce: randomBytes(12).toString('hex'),
  };
  if (isAllowed) back.searchParams.set('code', Buffer.from(JSON.stringify(grant)).toString('base64url'));
  else {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'AADSTS65004: User declined to consent to access the app.');
  }
  back.searchParams.set('state', asked.get('state') ?? '');
  return back.href;
};

const byCode = (form: URLSearchParams, used: Set<string>): Answered => {
  const code = form.get('code') ?? '';
  const grant = grantIn(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (grant === null) return wrong('invalid_grant', 'The provided authorization code is not valid.');
  if (used.has(code)) return wrong('invalid_grant', 'OAuth2 Authorization code was already redeemed.');
  if (grant.clientId !== form.get('client_id') || grant.redirectUri !== form.get('redirect_uri'))
    return wrong('invalid_grant', 'The reply address does not match.');
  if (grant.challenge !== challenge) return wrong('invalid_grant', 'The PKCE code verifier does not match the code challenge.');
  used.add(code);
  return tokens();
};

/** The token endpoint: a code once, with its PKCE verifier; a refresh token for new ones. */
export const entraStandIn = (): StandIn => {
  const used = new Set<string>();
  return ({ method, path, body }) => {
    if (method !== 'POST' || !/^\/[^/]+\/oauth2\/v2\.0\/token$/u.test(path)) return failed(404, '');
    const form = new URLSearchParams(body.toString());
    if (form.get('client_id') !== demoAccess.entra.clientId || form.get('client_secret') !== demoAccess.entra.clientSecret)
      return wrong('invalid_client', 'Invalid client secret provided.');
    if (form.get('grant_type') === 'authorization_code') return byCode(form, used);
    if (form.get('grant_type') !== 'refresh_token') return wrong('unsupported_grant_type', 'The grant type is not supported.');
    const isOurs = (form.get('refresh_token') ?? '').startsWith(demoAccess.azureDevops.refreshToken);
    return isOurs ? tokens() : wrong('invalid_grant', 'The refresh token has expired or was revoked.');
  };
};

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;min-height:100dvh;place-items:center}
main{max-width:26rem;padding:1.5rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0 0 1rem}nav{display:grid;gap:.75rem}
a{display:block;padding:.75rem 1rem;border:1px solid;border-radius:.5rem;color:inherit;text-align:center;text-decoration:none}`;
const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

const asked = v.object({
  client_id: v.literal(demoAccess.entra.clientId),
  response_type: v.literal('code'),
  redirect_uri: v.pipe(v.string(), v.url()),
  scope: v.pipe(v.string(), v.minLength(1)),
  state: v.pipe(v.string(), v.minLength(1)),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/u)),
  code_challenge_method: v.literal('S256'),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (allowed: string, refused: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in to Azure DevOps (demo)</title>
<style>${style}</style></head><body><main><h1>Sign in to Azure DevOps</h1>
<p>This page of the demo stands in for Microsoft's. Let this installation work in Azure DevOps as Maya Okafor?</p>
<nav><a href="${escaped(allowed)}">Continue as Maya Okafor</a><a href="${escaped(refused)}">Cancel</a></nav></main></body></html>`;

export const mountEntraPage = (app: FastifyInstance): void => {
  app.get('/stand-ins/entra/:tenant/oauth2/v2.0/authorize', (request, reply) => {
    const query = v.safeParse(asked, request.query);
    if (!query.success) return reply.code(400).send({ error: 'invalid_request', error_description: query.issues[0].message });
    const parameters = new URLSearchParams(query.output);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy)
      .header('cache-control', 'no-store')
      .send(page(entraReturn(parameters, true), entraReturn(parameters, false)));
  });
};
