import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
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
