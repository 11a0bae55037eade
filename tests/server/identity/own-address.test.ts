import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#server/lib/config.ts';
import { startServer } from '#server/main.ts';
import type { Server } from '#server/main.ts';
import { createTestDatabase, testMasterKey } from '#tests/support/database.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const startWith = async (env: Readonly<Record<string, string>>): Promise<Server> => {
  const database = await createTestDatabase({ poolSize: 4 });
  undo.push(database.drop);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-address-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...env });
  const { app, owner, appUrl, ownerUrl } = database;
  const open = { app, owner, appUrl, ownerUrl, masterKey: testMasterKey, embedded: null, migrated: [], close: async () => undefined };
  const server = await startServer(config, open, { work: false });
  undo.push(server.stop);
  return server;
};

const said = async ({ port }: Server): Promise<{ readonly issuer: unknown; readonly authority: unknown; readonly publicUrl: unknown }> => {
  const at = async (address: string) => (await (await fetch(`http://127.0.0.1:${port}${address}`)).json()) as Record<string, unknown>;
  const { oidc, publicUrl } = await at('/config.json');
  const { issuer } = await at('/oidc/.well-known/openid-configuration');
  return { issuer, authority: (oidc as { readonly authority: unknown }).authority, publicUrl };
};

it('names the port it listens on as the issuer when any free port was asked for', async () => {
  const server = await startWith({ PORT: '0' });
  const own = `http://localhost:${server.port}`;
  expect(server.port).toBeGreaterThan(0);
  expect(server.publicUrl).toBe(own);
  expect(await said(server)).toEqual({ issuer: `${own}/oidc`, authority: `${own}/oidc`, publicUrl: own });
});

it('keeps the public address that is given, whatever the port', async () => {
  const server = await startWith({ PORT: '0', PUBLIC_URL: 'https://muster.example.com' });
  expect(server.publicUrl).toBe('https://muster.example.com');
  expect(await said(server)).toMatchObject({ issuer: 'https://muster.example.com/oidc', publicUrl: 'https://muster.example.com' });
});

const asStranger = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', host: 'evil.example' };

/** fetch does not let a caller choose the Host. */
const ask = (port: number, path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<{ readonly headers: IncomingHttpHeaders; readonly text: string }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ headers: answer.headers, text }));
    }).on('error', reject);
  });

const authorization = `/oidc/auth?${new URLSearchParams({
  client_id: 'muster-web',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: 'https://muster.example.com/auth/callback',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
}).toString()}`;

it.each(['0', '1', '127.0.0.0/8'])(
  'takes host and scheme from the public address and never from a request (TRUST_PROXY=%s)',
  async (proxies) => {
    const { port } = await startWith({ PORT: '0', PUBLIC_URL: 'https://muster.example.com', TRUST_PROXY: proxies });
    const discovery = JSON.parse((await ask(port, '/oidc/.well-known/openid-configuration', asStranger)).text) as Record<string, unknown>;
    const addresses = Object.entries(discovery).filter(([name]) => name === 'issuer' || /_(?:endpoint|uri)$/u.test(name));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.map(([, address]) => String(address)).filter((each) => !each.startsWith('https://muster.example.com/oidc'))).toEqual(
      [],
    );
    const { headers } = await ask(port, authorization, asStranger);
    const cookies = headers['set-cookie'] ?? [];
    expect([headers.location, cookies.length > 0, cookies.every((cookie) => /; secure/iu.test(cookie))]).toEqual([
      expect.stringMatching(/^(?:https:\/\/muster\.example\.com)?\/oidc\/interaction\//u),
      true,
      true,
    ]);
  },
);

it('counts callers by the address that the last proxy saw, whatever they say themselves', async () => {
  const statuses = async (env: Readonly<Record<string, string>>, forwarded: (turn: number) => string) => {
    const { port } = await startWith({ PORT: '0', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'muster@example.com', ...env });
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, turn) =>
        fetch(`http://127.0.0.1:${port}/sign_up`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(turn) },
          body: '{}',
        }),
      ),
    );
    return answers.filter(({ status }) => status === 429).length;
  };
  const claimed = (turn: number) => `198.51.100.${turn}, 203.0.113.7`;
  expect(await statuses({ TRUST_PROXY: '1' }, claimed)).toBe(1);
  expect(await statuses({ TRUST_PROXY: '127.0.0.1/32' }, claimed)).toBe(1);
  expect(await statuses({ TRUST_PROXY: '0' }, claimed)).toBe(1);
  expect(await statuses({ TRUST_PROXY: '1' }, (turn) => `203.0.113.${turn}`)).toBe(0);
  expect(await statuses({ TRUST_PROXY: '2' }, (turn) => `203.0.113.${turn}, 10.0.0.1`)).toBe(0);
});
