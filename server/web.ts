import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';

type Built = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
type Manifest = Readonly<Record<string, Built>>;

const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/u;

type Page = { readonly name: string; readonly segments: readonly string[] };

const segmentsOf = (text: string, by: string): readonly string[] => text.split(by).filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith('$');

/** Of two matching pages the one with more literal characters wins, as in the router. */
const told = ({ segments }: Page): string => segments.map((segment) => (isParameter(segment) ? '0' : '1')).join('');

/** Files of the page at a path beside those of every page: its own, its layouts', and all they import. */
export function createPageCode(manifest: Manifest): (pathname: string) => readonly string[] {
  const pages = Object.keys(manifest).flatMap((key): readonly Page[] => {
    const name = routeFile.exec(key)?.[1];
    if (name === undefined || name.endsWith('.$')) return [];
    return [{ name, segments: segmentsOf(name, '.').filter((segment) => !segment.startsWith('_') && segment !== 'index') }];
  });
  const all = (roots: readonly string[]): ReadonlySet<string> => {
    const seen = new Set(roots);
    for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
    return seen;
  };
  const named = all(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));

  return (pathname) => {
    const asked = segmentsOf(pathname.toLowerCase(), '/');
    const [page] = pages
      .filter(({ segments }) => segments.length > 0 && segments.length === asked.length)
      .filter(({ segments }) => segments.every((segment, index) => isParameter(segment) || segment.toLowerCase() === asked[index]))
      .toSorted((one, other) => told(other).localeCompare(told(one)) || other.name.length - one.name.length);
    if (page === undefined) return [];
    const around = pages
      .filter(({ name }) => `${page.name}.`.startsWith(`${name}.`))
      .map(({ name }) => `src/routes/${name}.tsx?tsr-split=component`);
    return [...all(around)].filter((key) => !named.has(key)).flatMap((key) => manifest[key]?.file ?? []);
  };
}

const policyOf = (html: string, connect: readonly string[], widget: readonly string[]): string => {
  const beside = widget.map((origin) => ` ${origin}`).join('');
  const called = widget.map((origin) => ` ${origin} ${origin.replace(/^http/u, 'ws')}`).join('');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    `default-src 'none'`,
    `script-src 'self' ${inline.join(' ')}${beside}`,
    `style-src 'self' 'unsafe-inline'${beside}`,
    `img-src 'self' data: blob:${beside}`,
    `media-src 'self' blob:${beside}`,
    `font-src 'self'${beside}`,
    `connect-src 'self' ${connect.join(' ')}${called}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self' ${connect.join(' ')}`,
    `frame-ancestors 'none'`,
    ...(widget.length === 0 ? [`require-trusted-types-for 'script'`, `trusted-types default`] : [`frame-src${beside}`]),
  ].join('; ');
};

type WebOptions = {
  readonly root: string;
  /** For CSP connect-src. */
  readonly connect: readonly string[];
  /** With a help widget the page cannot require trusted types, which none supports. */
  readonly widget: readonly string[];
};

const isForPeople = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !url.startsWith('/api/') && !url.startsWith('/assets/');

/** Another site's page must not sign a person out; the client's router ignores case and extra slashes. */
const isLogoutByOthers = ({ headers, url }: FastifyRequest): boolean => {
  const { pathname, searchParams } = new URL(url.replace(/^\/+/u, '/'), 'http://localhost');
  const place = decodeURIComponent(pathname).toLowerCase().replaceAll(/\/+/gu, '/');
  return /^\/auth\/logout\/?$/u.test(place) && !searchParams.has('ask') && /^(?:cross|same)-site$/u.test(String(headers['sec-fetch-site']));
};

/** An unparsable URL: people get the page, which shows 'not found'. */
export const answerUnreadable = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  if (isForPeople(request)) reply.redirect('/not_found_page');
  else reply.code(404).send({ error: 'not_found' });
};

/** Preloads the code of the page, which the browser would request only after the main script. */
const pagesOf = (root: string, html: string): ((url: string) => string) => {
  const manifest = path.join(root, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return () => html;
  const codeOf = createPageCode(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest);
  return (url) => {
    const links = codeOf(url.replace(/[?#].*/u, '')).map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    );
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
};

/** A route for each would take a fifth of the start. */
const filesIn = (root: string): ReadonlySet<string> =>
  new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'))
      .filter((file) => !/^\.|^index\.html|\.(?:br|gz)$/u.test(file)),
  );

/** Hashed files are cached for ever and compressed at build; every other path gets the page. */
export const mountWeb = async (app: FastifyInstance, { root, connect, widget }: WebOptions): Promise<void> => {
  const page = path.join(root, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const pageAt = pagesOf(root, html);
  const policy = policyOf(html, connect, widget);
  const files = filesIn(root);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('content-security-policy', policy).send(pageAt(url));
  for (const address of ['/', '/index.html']) app.get(address, sendPage);
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!isForPeople(request)) return reply.code(404).send({ error: 'not_found' });
    return isLogoutByOthers(request) ? reply.redirect('/auth/logout?ask=1', 303) : sendPage(request, reply);
  };
  // Registered routes are compressed, the not-found handler is not.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'];
    return files.has(file) ? reply.sendFile(file) : answer(request, reply);
  });
  app.setNotFoundHandler(answer);
};

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const reportRules = v.object({
  name: text(200),
  message: text(500),
  stack: v.optional(text(4000)),
  where: text(100),
  path: text(1000),
});

/** Logs browser errors; responds nothing, and accepts few from one address. */
export const mountErrorBeacon = (app: FastifyInstance): void => {
  const limiter = new RateLimiterMemory({ points: 30, duration: 60 });
  app.post('/error', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const parsed = v.safeParse(reportRules, request.body);
    const isHeard =
      parsed.success &&
      (await limiter.consume(request.ip).then(
        () => true,
        () => false,
      ));
    if (isHeard) request.log.warn({ report: parsed.output }, 'an error in a browser');
    return reply.code(204).send();
  });
};
