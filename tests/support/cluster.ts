import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import type { Embedded } from '#server/database/embedded/supervisor.ts';
import { readConfig } from '#server/lib/config.ts';
import { readKeys } from '#server/identity/keys.ts';
import { identitySettings } from '#server/identity/settings.ts';
import { mintAccessToken } from '#server/identity/tokens.ts';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { freePort } from './free-port.ts';
import { projectRoot } from './tree.ts';

/** A process of the product beside others. */
export type Node = {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly kill: () => Promise<void>;
  /** As a process manager does; gives its exit code. */
  readonly end: () => Promise<number | null>;
  readonly said: () => string;
};

/** Several processes of the product over one durable database, behind a balancer. */
export type Cluster = {
  readonly url: string;
  readonly folder: string;
  readonly embedded: Embedded;
  readonly balancer: Balancer;
  /** Starts one more, of this version or of a checkout of another. */
  readonly start: (more?: { readonly root?: string; readonly env?: Readonly<Record<string, string>> }) => Promise<Node>;
  readonly withOwner: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
  readonly sql: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly tokenOf: (userId: string) => Promise<string>;
  /** Waits until the balancer gives calls to every node that runs. */
  readonly settled: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

export type ClusterOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the nodes find the database, which may be a line to it. */
  readonly through?: (port: number) => Promise<number>;
};

const readyWithin = 120_000;

export const startCluster = async ({ env = {}, settings = {}, through = async (port) => port }: ClusterOptions = {}): Promise<Cluster> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-cluster-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: path.join(folder, 'database'), settings: { max_connections: '200', ...settings } });
  const balancer = await startBalancer(await freePort());
  const masterKey = randomBytes(32);
  const shown = await through(embedded.port);
  const at = (text: string): string => {
    const address = new URL(text);
    address.port = String(shown);
    return address.href;
  };
  const shared = {
    DATABASE_URL: at(embedded.ownerUrl),
    DATABASE_APP_URL: at(embedded.appUrl),
    MASTER_KEY: masterKey.toString('base64'),
    FILES: path.join(folder, 'files'),
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: balancer.url,
    DEMO: '0',
    CROWD_SPEED: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    CALL_LIMIT: '100',
    ...env,
  };
  const running = new Map<number, Node>();
  const owner = new pg.Pool({ connectionString: embedded.ownerUrl, max: 2 }).on('error', () => undefined);
  const tell = (): void => balancer.nodes([...running.keys()]);

  const start: Cluster['start'] = async ({ root = projectRoot, env: more = {} } = {}) => {
    const port = await freePort();
    const child = spawn(process.execPath, [path.join(root, 'server/start.ts'), '--without-client'], {
      cwd: root,
      env: { ...process.env, ...shared, ...more, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      await gone;
      running.delete(port);
      tell();
      return child.exitCode;
    };
    const node: Node = {
      url: `http://127.0.0.1:${port}`,
      port,
      pid: child.pid ?? 0,
      kill: async () => void (await stop('SIGKILL')),
      end: () => stop('SIGTERM'),
      said: () => said,
    };
    running.set(port, node);
    for (const until = Date.now() + readyWithin; ; await pause(20)) {
      if (child.exitCode !== null || Date.now() > until) {
        await node.kill();
        throw new Error(`the node was not ready:\n${said.slice(-4000)}`);
      }
      if (
        await fetch(`${node.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
    }
    tell();
    return node;
  };
  return {
    url: balancer.url,
    folder,
    embedded,
    balancer,
    start,
    withOwner: (work) => work(owner),
    sql: async (text, values = []) => (await owner.query(text, [...values])).rows,
    tokenOf: async (userId) => mintAccessToken(identitySettings(readConfig(shared)), await readKeys(owner, masterKey), userId, 3600),
    settled: () => balancer.settled([...running.keys()]),
    dispose: async () => {
      await Promise.all([...running.values()].map((node) => node.end()));
      await balancer.close();
      await owner.end();
      await embedded.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
