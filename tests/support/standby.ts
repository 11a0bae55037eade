import { chown, cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findBinaries } from '#server/database/embedded/binaries.ts';
import { choosePlace } from '#server/database/embedded/place.ts';
import type { Place } from '#server/database/embedded/place.ts';
import { startPostmaster, stopPostmaster } from '#server/database/embedded/postmaster.ts';
import type { Embedded } from '#server/database/embedded/supervisor.ts';

/** A streaming replica of an embedded database. */
export type Standby = {
  readonly port: number;
  /** Asks as the superuser. */
  readonly ask: (text: string) => Promise<readonly Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
};

const asked = async (url: string, ...texts: readonly string[]): Promise<readonly (readonly Record<string, unknown>[])[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const answers: (readonly Record<string, unknown>[])[] = [];
    for (const text of texts) answers.push((await client.query<Record<string, unknown>>(text)).rows);
    return answers;
  } finally {
    await client.end();
  }
};

const handOver = async (folder: string, { runAs }: Place): Promise<void> => {
  if (runAs === null) return;
  for (const entry of await readdir(folder, { recursive: true })) await chown(path.join(folder, entry), runAs.uid, runAs.gid);
  await chown(folder, runAs.uid, runAs.gid);
};

/** Files of the running server that belong to its process. */
const ofProcess = ['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_dynshmem', 'pg_stat_tmp'];

/** The base backup of PostgreSQL's own functions: the package has no pg_basebackup. */
const copyOf = async (from: Place, to: Place, url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await cp(from.data, to.data, {
      recursive: true,
      filter: (file) =>
        !ofProcess.some(
          (name) =>
            path.relative(from.data, file).startsWith(`${name}${path.sep}`) ||
            (path.basename(file) === name && name.startsWith('postmaster')),
        ),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(path.join(to.data, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(path.join(to.data, 'standby.signal'), '');
  } finally {
    await client.end();
  }
};

const placeIn = (dataDir: string): Promise<Place> =>
  choosePlace({ dataDir, binaries: findBinaries(), stateRoot: '/var/lib/muster', say: () => undefined });

/** Copies the running database of one folder into another and lets it follow. */
export const startStandby = async (primary: Embedded, primaryDir: string, dataDir: string): Promise<Standby> => {
  const [from, to] = [await placeIn(primaryDir), await placeIn(dataDir)];
  await rm(to.data, { recursive: true, force: true });
  await copyOf(from, to, primary.superuserUrl);
  await handOver(to.data, to);
  const { hostname, password } = new URL(primary.superuserUrl);
  const started = await startPostmaster(to, null, {
    max_connections: '200',
    hot_standby: 'on',
    primary_conninfo: `host=${hostname} port=${primary.port} user=postgres password=${decodeURIComponent(password)}`,
  });
  const own = new URL(primary.superuserUrl);
  own.port = String(started.port);
  return {
    port: started.port,
    ask: async (text) => (await asked(own.href, text))[0] ?? [],
    stop: () => stopPostmaster(to, started.pid),
  };
};
