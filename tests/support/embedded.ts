import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A folder that any user may enter, for one test. */
export const makeFolder = async (mode = 0o755): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-embedded-'));
  await chmod(folder, mode);
  return folder;
};

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

const script = fileURLToPath(new URL('embedded-child.ts', import.meta.url));

export type EmbeddedChild = { readonly process: ChildProcess; readonly ownerUrl: string; readonly adopted: boolean; readonly pid: number };

const spawned = (dataDir: string, stateRoot: string): ChildProcess =>
  spawn(process.execPath, [script, dataDir, stateRoot], { stdio: ['ignore', 'pipe', 'pipe'] });

/** A server process of its own that starts the embedded database and stays. */
export const startChild = async (dataDir: string, stateRoot: string): Promise<EmbeddedChild> => {
  const child = spawned(dataDir, stateRoot);
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) return { process: child, ...JSON.parse(line) };
  throw new Error('the child ended');
};

export type RefusedStart = { readonly code: number | null; readonly said: string };

const refusalOf = async (child: ChildProcess): Promise<RefusedStart> => {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, said };
};

/** What a server process says when it refuses to start. */
export const refusalOfChild = (dataDir: string, stateRoot: string): Promise<RefusedStart> => refusalOf(spawned(dataDir, stateRoot));

const startScript = fileURLToPath(new URL('../../server/start.ts', import.meta.url));

/** What `npm start` says when it refuses to start on a folder. */
export const refusalOfStart = (dataDir: string): Promise<RefusedStart> =>
  refusalOf(
    spawn(process.execPath, [startScript, '--without-client'], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );

export const killHard = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

export const ask = async (url: string, statement: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};
