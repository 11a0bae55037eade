import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { demoAccess } from '../lib/demo-access.ts';
import { entraReturn } from './entra.ts';

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
