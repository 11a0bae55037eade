import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '#server/lib/config.ts';
import { isRunning } from '#server/database/embedded/process.ts';
import { attachEmbedded } from '#server/database/embedded/supervisor.ts';
import { readKeys } from '#server/identity/keys.ts';
import { readMasterKey } from '#server/lib/master-key.ts';
import { identitySettings } from '#server/identity/settings.ts';
import { mintAccessToken } from '#server/identity/tokens.ts';
import { freePort } from '#tests/support/free-port.ts';
import { projectRoot } from '#tests/support/tree.ts';

/** A whole product on a data folder of its own, with a durable database, that may be killed at any moment. */
export type Machine = {
  readonly url: string;
  readonly sql: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** A pool of the owner, for planting. */
  readonly withOwner: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
  readonly tokenOf: (userId: string) => Promise<string>;
  /** Ends the server at once and waits until it is gone; its database stays. */
  readonly killServer: () => Promise<void>;
  /** Asks the server to end, as a process manager does, and gives its exit code. */
  readonly endServer: () => Promise<number | null>;
  readonly start: () => Promise<void>;
  /** Ends the database at once; the server starts it again. */
  readonly killDatabase: () => Promise<void>;
  /** Waits until the database answers the owner. */
  readonly recovered: () => Promise<void>;
  readonly said: () => string;
  readonly dispose: () => Promise<void>;
};

const readyWithin = 120_000;

const untilGone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => void child.once('exit', () => resolve()));

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
};

const keyOf = async (dataDir: string): Promise<Buffer> => {
  const key = await readMasterKey({ masterKey: null, dataDir });
  if (key === null) throw new Error('the product has no master key');
  return key;
};

/** Starts the product as a person would, without client, demo and simulator. */
export const startMachine = async (): Promise<Machine> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-faults-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: '0',
    CROWD_SPEED: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    CALL_LIMIT: '100',
  };
  const settings = identitySettings(readConfig(own));
  let child: ChildProcess | null = null;
  let said = '';

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [path.join(projectRoot, 'server/start.ts'), '--without-client'], {
      cwd: projectRoot,
      env: { ...process.env, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    for (const until = Date.now() + readyWithin; Date.now() < until; await pause(20)) {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`the server ended before it was ready:\n${said.slice(-4000)}`);
      if (await isHealthy(url)) return;
    }
    throw new Error(`the server was not ready in time:\n${said.slice(-4000)}`);
  };

  const attached = async () => {
    for (const until = Date.now() + readyWithin; Date.now() < until; await pause(50)) {
      const embedded = await attachEmbedded(dataDir);
      if (embedded !== null) return embedded;
    }
    throw new Error('no server holds the database');
  };
  let kept: pg.Pool | null = null;
  /** Lets go of connections that end with their database. */
  const letGo = async (): Promise<void> => {
    const pool = kept;
    kept = null;
    await pool?.end();
  };
  const withOwner: Machine['withOwner'] = async (work) => {
    if (kept === null) {
      const { ownerUrl } = await attached();
      kept ??= new pg.Pool({ connectionString: ownerUrl, max: 2 }).on('error', () => undefined);
    }
    return work(kept);
  };
  const killServer = async (): Promise<void> => {
    child?.kill('SIGKILL');
    if (child !== null) await untilGone(child);
  };
  const endServer = async (): Promise<number | null> => {
    await letGo();
    child?.kill('SIGTERM');
    if (child !== null) await untilGone(child);
    return child?.exitCode ?? null;
  };
  let postgresPid = 0;
  const remember = async (): Promise<void> => {
    postgresPid = (await attached()).pid();
  };

  await start();
  await remember();
  return {
    url,
    withOwner,
    sql: (text, values = []) => withOwner(async (pool) => (await pool.query(text, [...values])).rows),
    tokenOf: (userId) => withOwner(async (pool) => mintAccessToken(settings, await readKeys(pool, await keyOf(dataDir)), userId, 3600)),
    killServer,
    endServer,
    start: async () => {
      await start();
      await remember();
    },
    killDatabase: async () => {
      process.kill(postgresPid, 'SIGKILL');
      await letGo();
    },
    recovered: remember,
    said: () => said,
    dispose: async () => {
      await letGo();
      const ending = child;
      ending?.kill('SIGTERM');
      const patience = setTimeout(() => ending?.kill('SIGKILL'), 20_000);
      if (ending !== null) await untilGone(ending);
      clearTimeout(patience);
      if (isRunning(postgresPid)) process.kill(postgresPid, 'SIGQUIT');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
