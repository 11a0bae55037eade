import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const root = fileURLToPath(new URL('../dist/', import.meta.url));

const policyOf = (html: string, connect: readonly string[]): string => {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    `default-src 'none'`,
    `script-src 'self' ${inline.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${connect.join(' ')}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self' ${connect.join(' ')}`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');
};

/** Serves the built client: hashed files for ever, the page for every other address. */
export const mountWeb = async (app: FastifyInstance, { connect }: { readonly connect: readonly string[] }): Promise<void> => {
  if (!existsSync(`${root}index.html`)) return;
  const html = readFileSync(`${root}index.html`, 'utf8');
  const policy = policyOf(html, connect);
  await app.register(fastifyStatic, {
    root,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('content-security-policy', policy).send(html);
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' &&
      (request.headers.accept ?? '').includes('text/html') &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/');
    if (!page) return reply.code(404).send({ error: 'not_found' });
    return sendPage(reply);
  });
};
