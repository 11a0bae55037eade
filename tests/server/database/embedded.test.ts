import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachEmbedded, startEmbedded, type Embedded } from '#server/database/embedded/supervisor.ts';
import { ensureAppRole, refusePowerful, refuseVolatile } from '#server/database/external.ts';
import {
  ask,
  killHard,
  makeFolder,
  refusalOfChild,
  refusalOfStart,
  removeFolder,
  startChild,
  type EmbeddedChild,
} from '#tests/support/embedded.ts';

let folder: string;
let dataDir: string;
let stateRoot: string;
let running: Embedded[];
let children: EmbeddedChild[];

beforeEach(async () => {
  folder = await makeFolder();
  [dataDir, stateRoot] = [path.join(folder, 'data'), path.join(folder, 'state')];
  [running, children] = [[], []];
});

afterEach(async () => {
  for (const child of children) await killHard(child.process);
  if (children.length > 0) await start();
  for (const embedded of running) await embedded.stop();
  await removeFolder(folder);
});

const start = async (): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir, stateRoot });
  running.push(embedded);
  return embedded;
};

const stop = async (embedded: Embedded): Promise<void> => {
  running = running.filter((other) => other !== embedded);
  await embedded.stop();
};

const fork = async (): Promise<EmbeddedChild> => {
  const child = await startChild(dataDir, stateRoot);
  children.push(child);
  return child;
};

const isRoot = process.getuid?.() === 0;

it('starts on an empty folder: durable, on loopback, with passwords and two plain roles', async () => {
  const embedded = await start();
  const shown = await ask(
    embedded.superuserUrl,
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'jit') order by name`,
  );
  expect(Object.fromEntries(shown.map((row) => [row['name'], row['setting']]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    jit: 'off',
    listen_addresses: '127.0.0.1',
    synchronous_commit: 'on',
  });
  expect(
    await ask(
      embedded.ownerUrl,
      `select rolname, rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname like 'muster%' order by rolname`,
    ),
  ).toEqual([
    { rolname: 'muster', rolsuper: false, rolbypassrls: false, rolcreaterole: false },
    { rolname: 'muster_app', rolsuper: false, rolbypassrls: false, rolcreaterole: false },
  ]);
  await expect(ask(embedded.ownerUrl.replace(/:[^:@]+@/u, ':guess@'), 'select 1')).rejects.toThrow('password authentication failed');
  expect((await stat(path.join(dataDir, 'database.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  await expect(refuseVolatile(embedded.ownerUrl)).resolves.toBeUndefined();
});

it('keeps its data over a stop and a later start, also after a first start that was cut short', async () => {
  await mkdir(path.join(dataDir, 'postgres.new'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
  const first = await start();
  await ask(first.ownerUrl, 'create table kept as select 7 as n');
  await stop(first);
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(existsSync(path.join(dataDir, 'muster.lock'))).toBe(false);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('adopts the database that a killed server left behind', async () => {
  const child = await fork();
  await ask(child.ownerUrl, 'create table kept as select 7 as n');
  await killHard(child.process);
  const next = await start();
  expect({ adopted: next.adopted, pid: next.pid() }).toEqual({ adopted: true, pid: child.pid });
  expect(await ask(next.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await stop(next);
  await expect(ask(child.ownerUrl, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

it('refuses a second server on the same folder and names the first', async () => {
  const child = await fork();
  const refused = {
    code: 1,
    said: `Muster already runs on ${dataDir} (process ${child.process.pid}). Stop that one first, or start this one with another DATA_DIR.\n`,
  };
  expect([await refusalOfChild(dataDir, stateRoot), await refusalOfStart(dataDir)]).toEqual([refused, refused]);
  await expect(start()).rejects.toThrow(`process ${child.process.pid}`);
  expect(await ask(child.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('lets one of several servers win that start at the same time', async () => {
  await stop(await start());
  const attempts = await Promise.allSettled([fork(), fork(), fork()]);
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

it('lets a command join the running server and leave it running', async () => {
  expect(await attachEmbedded(dataDir)).toBeNull();
  const embedded = await start();
  const guest = await attachEmbedded(dataDir);
  expect(guest?.port).toBe(embedded.port);
  await guest?.stop();
  expect(await ask(embedded.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('respects a beating lock of another machine and takes a silent one', async () => {
  await mkdir(dataDir, { recursive: true });
  const lock = path.join(dataDir, 'muster.lock');
  await writeFile(lock, JSON.stringify({ pid: 1, born: '1', room: 'elsewhere', token: 't', since: '' }));
  await expect(start()).rejects.toThrow('process 1');
  await utimes(lock, new Date(0), new Date(0));
  await expect(start()).resolves.toMatchObject({ adopted: false });
});

it('is not misled by a postmaster.pid that names another program', async () => {
  await stop(await start());
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n0\n1\n\n127.0.0.1\n\nready\n`);
  await expect(start()).resolves.toMatchObject({ adopted: false });
});

it.runIf(isRoot)('as root takes the database of the user whose it is where it lies', async () => {
  const owner = 12_345;
  const first = await start();
  await ask(first.ownerUrl, 'create table kept as select 7 as n');
  await stop(first);
  execFileSync('chown', ['--recursive', `${owner}:${owner}`, dataDir]);
  await chmod(dataDir, 0o700);
  const embedded = await start();
  expect(await ask(embedded.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(existsSync(path.join(dataDir, 'postgres.path'))).toBe(false);
  expect((await stat(path.join(dataDir, 'postgres', 'postmaster.pid'))).uid).toBe(owner);
  expect((await attachEmbedded(dataDir))?.ownerUrl).toBe(embedded.ownerUrl);
});

it.runIf(isRoot)('as root makes the database for the user whose the folder is, in which nothing was started yet', async () => {
  const daemon = 1;
  await mkdir(dataDir);
  execFileSync('chown', [`${daemon}:${daemon}`, dataDir]);
  await chmod(dataDir, 0o700);
  await start();
  expect(existsSync(path.join(dataDir, 'postgres.path'))).toBe(false);
  expect((await stat(path.join(dataDir, 'postgres', 'postmaster.pid'))).uid).toBe(daemon);
});

it.runIf(isRoot)('as root keeps the database where its user can reach it', async () => {
  await mkdir(dataDir);
  await chmod(dataDir, 0o700);
  const said: string[] = [];
  const first = await startEmbedded({ dataDir, stateRoot, say: (line) => said.push(line) });
  running.push(first);
  const home = (await readFile(path.join(dataDir, 'postgres.path'), 'utf8')).trim();
  expect(said[0]).toBe(`PostgreSQL cannot run as root, and the user it runs as cannot enter ${dataDir}: its files are kept in ${home}.`);
  expect((await stat(path.join(home, 'postgres'))).uid).toBe(65_534);
  await ask(first.ownerUrl, 'create table kept as select 7 as n');
  await stop(first);
  expect(await ask((await start()).ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('makes the plain role at a database of the operator, and refuses powerful roles for requests', async () => {
  const embedded = await start();
  await ask(embedded.ownerUrl, 'create table owned (n int)');
  await expect(refusePowerful(embedded.ownerUrl)).rejects.toThrow('row-level security');
  await expect(refusePowerful(embedded.superuserUrl)).rejects.toThrow('row-level security');
  const appUrl = await ensureAppRole(embedded.superuserUrl.replace(/\/postgres$/u, '/muster'), Buffer.alloc(32, 1));
  await expect(refusePowerful(appUrl)).resolves.toBeUndefined();
  expect(await ensureAppRole(embedded.superuserUrl, Buffer.alloc(32, 1))).toContain('muster_app');
  await expect(ensureAppRole(embedded.ownerUrl, Buffer.alloc(32, 2))).rejects.toThrow('DATABASE_APP_URL');
});
