import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../../lib/start-refusal.ts';
import { findBinaries } from './binaries.ts';
import { liveHolder, takeLock, type Lock } from './lock.ts';
import {
  type Passwords,
  appRole,
  databaseName,
  ownerRole,
  readPasswords,
  refuseForeign,
  replacePasswords,
  rolesScript,
  urlOf,
} from './passwords.ts';
import { choosePlace, type Place } from './place.ts';
import { initialise, readPostmaster, refuseRubbish, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';
import { isRunning, programOf } from './process.ts';

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly say?: (line: string) => void;
  readonly stateRoot?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly onLost?: () => void;
};

export type Embedded = {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly superuserUrl: string;
  readonly port: number;
  readonly pid: () => number;
  readonly adopted: boolean;
  /** Another server holds the folder. */
  readonly isGuest: boolean;
  readonly stop: () => Promise<void>;
};

const watchEvery = 200;

const answers = async (place: Place, url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    refuseForeign(place, error);
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const adopt = async (place: Place, passwords: Passwords): Promise<Postmaster | null> => {
  await refuseRubbish(place);
  for (const until = Date.now() + 120_000; Date.now() < until; await pause(50)) {
    const found = readPostmaster(place.data);
    if (found === null || !isRunning(found.pid)) return null;
    const program = programOf(found.pid);
    if (program !== null && !program.startsWith('postgres')) {
      await rm(path.join(place.data, 'postmaster.pid'), { force: true });
      return null;
    }
    if (found.ready && (await answers(place, urlOf('postgres', passwords.superuser, found.port, 'postgres')))) return found;
  }
  throw new StartRefusal(`A PostgreSQL on ${place.data} runs but does not answer; stop it first.`);
};

const bootstrap = async (superuserUrl: string, passwords: Passwords): Promise<void> => {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(rolesScript(passwords));
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName} owner ${ownerRole}`);
  } finally {
    await client.end();
  }
};

const urls = (passwords: Passwords, port: number) => ({
  superuserUrl: urlOf('postgres', passwords.superuser, port, 'postgres'),
  ownerUrl: urlOf(ownerRole, passwords.owner, port, databaseName),
  appUrl: urlOf(appRole, passwords.app, port, databaseName),
});

type Watch = { readonly pid: () => number; readonly end: () => Promise<void> };

const watch = (place: Place, first: Postmaster, options: EmbeddedOptions): Watch => {
  let current = first;
  let isEnding = false;
  let restart: Promise<void> | null = null;
  const revive = async (): Promise<void> => {
    options.say?.('PostgreSQL ended unexpectedly and is started again.');
    try {
      current = await startPostmaster(place, first.port, options.settings ?? {});
    } catch (error) {
      options.say?.(error instanceof Error ? error.message : String(error));
    }
    restart = null;
  };
  const timer = setInterval(() => {
    if (!isEnding && restart === null && !isRunning(current.pid)) restart = revive();
  }, watchEvery);
  timer.unref();
  return {
    pid: () => current.pid,
    end: async () => {
      isEnding = true;
      clearInterval(timer);
      await restart;
    },
  };
};

const placeOf = ({ dataDir, stateRoot = '/var/lib/muster', say = () => undefined }: EmbeddedOptions): Promise<Place> =>
  choosePlace({ dataDir, binaries: findBinaries(), stateRoot, say });

const begin = async (options: EmbeddedOptions, lock: Lock, hasLost: () => boolean): Promise<Embedded> => {
  const place = await placeOf(options);
  const passwords = await readPasswords(place);
  await initialise(place, passwords.superuser);
  const orphan = await adopt(place, passwords);
  const postmaster = orphan ?? (await startPostmaster(place, null, options.settings ?? {}));
  const watched = watch(place, postmaster, options);
  const addresses = urls(passwords, postmaster.port);
  const stop = async (): Promise<void> => {
    await watched.end();
    if (!hasLost()) await stopPostmaster(place, watched.pid());
    await lock.release();
  };
  try {
    await bootstrap(addresses.superuserUrl, passwords);
  } catch (error) {
    await stop();
    refuseForeign(place, error);
    throw error;
  }
  return { ...addresses, port: postmaster.port, pid: watched.pid, adopted: orphan !== null, isGuest: false, stop };
};

/** Starts or adopts the PostgreSQL of a data folder, and restarts it when it dies. */
export const startEmbedded = async (given: EmbeddedOptions): Promise<Embedded> => {
  const options = { ...given, dataDir: path.resolve(given.dataDir) };
  let isLost = false;
  const lock = await takeLock(options.dataDir, () => {
    isLost = true;
    options.say?.(`Another Muster took ${options.dataDir}; this one stops.`);
    options.onLost?.();
  });
  try {
    return await begin(options, lock, () => isLost);
  } catch (error) {
    await lock.release();
    throw error;
  }
};

/** Joins a running server's PostgreSQL; null when none runs. Stopping only disconnects. */
export const attachEmbedded = async (given: string): Promise<Embedded | null> => {
  const dataDir = path.resolve(given);
  if ((await liveHolder(dataDir)) === null) return null;
  const place = await placeOf({ dataDir });
  const passwords = await readPasswords(place);
  const found = await adopt(place, passwords);
  return found === null
    ? null
    : {
        ...urls(passwords, found.port),
        port: found.port,
        pid: () => found.pid,
        adopted: true,
        isGuest: true,
        stop: () => Promise.resolve(),
      };
};

/** For a folder that no server holds; the data stays. */
export const renewPasswords = async (given: string): Promise<void> => {
  const dataDir = path.resolve(given);
  const lock = await takeLock(dataDir, () => undefined);
  try {
    const place = await placeOf({ dataDir });
    await refuseRubbish(place);
    const left = readPostmaster(place.data);
    if (left !== null && programOf(left.pid)?.startsWith('postgres') === true) await stopPostmaster(place, left.pid);
    await replacePasswords(place);
  } finally {
    await lock.release();
  }
};
