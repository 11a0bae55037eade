import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { answerUnreadable, mountWeb } from './web.ts';

const code = `console.log('${'word '.repeat(500)}');`;
const packed = brotliCompressSync(code);

const root = mkdtempSync(path.join(tmpdir(), 'muster-web-'));
mkdirSync(path.join(root, 'assets'));
mkdirSync(path.join(root, '.vite'));
writeFileSync(
  path.join(root, '.vite', 'manifest.json'),
  JSON.stringify({ 'src/routes/_app.results.index.tsx?tsr-split=component': { file: 'assets/results-1.js' } }),
);
writeFileSync(
  path.join(root, 'index.html'),
  '<!doctype html><head><title>Muster</title><script>start()</script></head>' + ' '.repeat(2000),
);
writeFileSync(path.join(root, 'index.html.br'), brotliCompressSync('<!doctype html>'));
writeFileSync(path.join(root, 'assets', 'main-1.js'), code);
writeFileSync(path.join(root, 'assets', 'main-1.js.br'), packed);

const server = fastify({ frameworkErrors: answerUnreadable });
await server.register(compress, { global: true });
await mountWeb(server, { root, connect: ['https://login.example.com'], widget: [] });
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('sends a hashed file as it was compressed when it was built, to be kept for ever', async () => {
  const { headers, rawPayload } = await server.inject({ url: '/assets/main-1.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(rawPayload.equals(packed)).toBe(true);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/iu),
  });
});

it('sends the plain file to whom compressed ones are no use', async () => {
  const { headers, payload } = await server.inject({ url: '/assets/main-1.js' });
  expect(payload).toBe(code);
  expect(headers['content-encoding']).toBeUndefined();
});

it('answers for a file without sending it to whoever asks only whether it is there', async () => {
  const { statusCode, headers, payload } = await server.inject({ method: 'HEAD', url: '/assets/main-1.js' });
  expect([statusCode, headers['content-length'], payload]).toEqual([200, String(code.length), '']);
});

it('has no address for what it compressed, nor for what it notes for itself', async () => {
  for (const url of ['/assets/main-1.js.br', '/index.html.br', '/.vite/manifest.json', '/assets'])
    expect([url, (await server.inject({ url })).statusCode]).toEqual([url, 404]);
});

it('sends the page for any other address, under a policy that names its own script', async () => {
  const { statusCode, headers, payload } = await server.inject({ url: '/results/1', headers: { accept: 'text/html' } });
  expect([statusCode, payload.includes('<title>Muster</title>')]).toEqual([200, true]);
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[\w+/=]+';.*connect-src 'self' https:\/\/login\.example\.com/u,
  );
  expect(headers['cache-control']).toBe('no-cache');
});

it('sends the page compressed to whoever takes that, at any address', async () => {
  const sent = async (url: string) => {
    const { headers } = await server.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
    return [headers['content-encoding'], headers['vary']];
  };
  for (const url of ['/', '/results/1']) expect([url, ...(await sent(url))]).toEqual([url, 'gzip', 'accept-encoding']);
});

it('names the code of the page at the address in its head, for a browser that has nothing better to fetch', async () => {
  const linksAt = async (url: string) => (await server.inject({ url, headers: { accept: 'text/html' } })).payload.match(/<link[^>]*>/gu);
  expect(await linksAt('/results?find=a')).toEqual([
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/results-1.js">',
  ]);
  expect(await linksAt('/')).toBeNull();
});

it('sends the page for an address that no file could have', async () => {
  for (const url of ['/results/%00', '/results//1', '/results/..%2f..', `/results/${'x'.repeat(5000)}`, '/assets%00'])
    expect([url, (await server.inject({ url, headers: { accept: 'text/html' } })).statusCode]).toEqual([url, 200]);
});

it('leads a person from an address that cannot be read to the page for what is not found', async () => {
  const url = '/results/%E0%A4%A';
  const { statusCode, headers } = await server.inject({ url, headers: { accept: 'text/html' } });
  expect([statusCode, headers.location]).toEqual([302, '/not_found_page']);
  expect((await server.inject({ url })).json()).toEqual({ error: 'not_found' });
});

it('has no page for a missing file or an unknown call', async () => {
  for (const url of ['/assets/gone-2.js', '/api/nothing'])
    expect((await server.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

it('sends the page under its own name as it sends it under none', async () => {
  const of = async (url: string) => {
    const { statusCode, headers, payload } = await server.inject({ url, headers: { accept: 'text/html' } });
    return { statusCode, headers: { ...headers, date: null }, payload };
  };
  expect(await of('/index.html')).toEqual(await of('/'));
});

it('lets the page ask before a page of others signs somebody out, and nobody else', async () => {
  const sent = async (url: string, site: string) => {
    const { statusCode, headers } = await server.inject({ url, headers: { accept: 'text/html', 'sec-fetch-site': site } });
    return [statusCode, headers.location];
  };
  for (const url of ['/auth/logout', '/AUTH/Logout', '/auth/logout/', '/%61uth//logout?b=1', '//auth/logout'])
    expect([url, ...(await sent(url, 'cross-site'))]).toEqual([url, 303, '/auth/logout?ask=1']);
  expect(await sent('/auth/logout?ask=1', 'cross-site')).toEqual([200, undefined]);
  for (const site of ['none', 'same-origin']) expect(await sent('/auth/logout', site)).toEqual([200, undefined]);
});

it('lets the help widget of its operator in, and insists on trusted types without one', async () => {
  const other = fastify();
  await mountWeb(other, { root, connect: [], widget: ['https://widget.example.com'] });
  const policyOf = async (app: typeof other): Promise<string> =>
    String((await app.inject({ url: '/' })).headers['content-security-policy']);
  const [strict, open] = [await policyOf(server), await policyOf(other)];
  await other.close();
  expect([strict.includes("require-trusted-types-for 'script'"), strict.includes('widget.example.com')]).toEqual([true, false]);
  expect([open.includes('require-trusted-types-for'), open.match(/https:\/\/widget\.example\.com/gu)?.length]).toEqual([false, 7]);
  expect(open).toContain("connect-src 'self'  https://widget.example.com wss://widget.example.com");
});
