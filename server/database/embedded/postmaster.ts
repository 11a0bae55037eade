import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartRefusal } from '../../lib/start-refusal.ts';
import { leftOf } from '../../lib/stopping.ts';
import { program } from './binaries.ts';
import type { Place } from './place.ts';
import { isRunning } from './process.ts';

export type Postmaster = { readonly pid: number; readonly port: number };

const run = promisify(execFile);
const startWithin = 120_000;
const busyFor = 5000;
const stopWithin = 4000;

const settings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  jit: 'off',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '1',
  max_wal_size: '1GB',
  checkpoint_completion_target: '0.9',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  logging_collector: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

export const readPostmaster = (data: string): (Postmaster & { readonly ready: boolean }) | null => {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return Number.isInteger(pid) && pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
};

/**
 * Refuses a postmaster.pid without a process: a PostgreSQL may be working on the files. While one starts, the file is empty for a moment.
 */
export const refuseRubbish = async ({ data }: Place): Promise<void> => {
  const file = path.join(data, 'postmaster.pid');
  for (const until = Date.now() + 1000; ; await pause(50)) {
    if (!existsSync(file) || /^-?[1-9]\d*(?:\n|$)/u.test(readFileSync(file, 'utf8'))) return;
    if (Date.now() > until)
      throw new StartRefusal(
        `${file} does not name the process of a PostgreSQL. Make sure that none runs on ${data}, then remove the file and start again.`,
      );
  }
};

const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH'];

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  LC_ALL: 'C',
  TZ: 'UTC',
});

const handOver = async (target: string, { runAs }: Place): Promise<void> => {
  if (runAs !== null) await chown(target, runAs.uid, runAs.gid);
};

export const isMade = ({ data }: Place): boolean => existsSync(path.join(data, 'PG_VERSION'));

export const draftOf = ({ data }: Place): string => `${data}.new`;

/** Created aside and renamed: an existing folder is complete. */
export const initialise = async (place: Place, password: string): Promise<void> => {
  if (isMade(place)) return;
  const [draft, passwordFile] = [draftOf(place), `${place.data}.password`];
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await Promise.all([handOver(draft, place), handOver(passwordFile, place)]);
  const flags = [
    '-D',
    draft,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  try {
    await run(program(place.binaries, 'initdb'), flags, { ...place.runAs, cwd: path.dirname(draft), env: environment() });
    await rename(draft, place.data);
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new StartRefusal(`The embedded database could not be created in ${place.data}: ${said}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
};

const logSince = async (log: string, offset: number): Promise<string> => (await readFile(log)).subarray(offset).toString('utf8');

type Attempt = Postmaster | { readonly failed: string };

const attempt = async (place: Place, port: number, extra: Readonly<Record<string, string>>): Promise<Attempt> => {
  const log = await open(place.log, 'a', 0o600);
  const offset = (await stat(place.log)).size;
  const flags = Object.entries({ ...settings, ...extra, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program(place.binaries, 'postgres'), ['-D', place.data, ...flags], {
    ...place.runAs,
    cwd: path.dirname(place.data),
    env: environment(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let ended: string | null = null;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', () => (ended ??= ''));
  child.unref();
  await log.close();
  for (const until = Date.now() + startWithin; Date.now() < until; await pause(15)) {
    if (ended !== null) return { failed: ended || (await logSince(place.log, offset)) };
    const found = readPostmaster(place.data);
    if (found !== null && found.ready && found.pid === child.pid) return { pid: found.pid, port: found.port };
  }
  child.kill('SIGINT');
  return { failed: `PostgreSQL was not ready after ${startWithin / 1000} s` };
};

/** On loopback; waits until a killed one is gone. */
export const startPostmaster = async (
  place: Place,
  wanted: number | null,
  extra: Readonly<Record<string, string>>,
): Promise<Postmaster> => {
  for (const until = Date.now() + busyFor; ; await pause(100)) {
    const result = await attempt(place, wanted ?? (await freePort()), extra);
    if (!('failed' in result)) return result;
    const isPassing = /lock file .* already exists|pre-existing shared memory block|could not bind|Address already in use/u.test(
      result.failed,
    );
    if (!isPassing || Date.now() > until)
      throw new StartRefusal(
        `The embedded database did not start; ${place.log} says:\n${result.failed.trim()}\nIf its files are damaged, restore a dump into another DATA_DIR.`,
      );
  }
};

const endWithin = async (pid: number, milliseconds: number): Promise<boolean> => {
  for (const until = Date.now() + milliseconds; Date.now() < until; await pause(10)) if (!isRunning(pid)) return true;
  return !isRunning(pid);
};

/** Fast shutdown; killed after a timeout, which loses nothing acknowledged. */
export const stopPostmaster = async (place: Place, pid: number): Promise<void> => {
  if (!isRunning(pid)) return;
  const within = leftOf(stopWithin);
  if (process.platform === 'win32')
    await run(program(place.binaries, 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', String(Math.ceil(within / 1000))]);
  else process.kill(pid, 'SIGINT');
  if (await endWithin(pid, within)) return;
  process.kill(pid, 'SIGQUIT');
  await endWithin(pid, 1000);
};

/** In single-user mode: no server may run, and no password is needed. */
export const runAlone = async (place: Place, statements: readonly string[]): Promise<void> => {
  const running = run(
    program(place.binaries, 'postgres'),
    ['--single', '-D', place.data, '-c', 'password_encryption=scram-sha-256', 'postgres'],
    {
      ...place.runAs,
      cwd: path.dirname(place.data),
      env: environment(),
    },
  );
  running.child.stdin?.end(`${statements.join('\n')}\n`);
  const { stderr } = await running;
  if (/\b(?:ERROR|FATAL|PANIC):/u.test(stderr)) throw new StartRefusal(`PostgreSQL says: ${stderr.trim()}`);
};
