import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { StartRefusal } from '../lib/start-refusal.ts';
import { buildBeforehand, type Beforehand } from './beforehand.ts';

const folder = fileURLToPath(new URL('migrations/', import.meta.url));

type Told = Migration & { readonly beforehand?: readonly Beforehand[] };

const isMigration = (module: unknown): module is Told =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';

const provider: { readonly getMigrations: () => Promise<Record<string, Told>> } = {
  getMigrations: async () => {
    const files = (await readdir(folder)).filter((file) => /^\d{4}_.+\.ts$/u.test(file)).toSorted();
    const found: Record<string, Told> = {};
    for (const file of files) {
      const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
      if (!isMigration(module)) throw new StartRefusal(`Migration ${file} exports no up().`);
      found[path.basename(file, '.ts')] = module;
    }
    return found;
  },
};

export const migrationNames = async (): Promise<readonly string[]> => Object.keys(await provider.getMigrations());

const hasMigrations = async (db: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  return rows[0]?.exists === true;
};

/** A name that says so takes away what the version before reads; every other migration only adds to it. */
const contracts = (name: string): boolean => /^\d{4}_contract_/u.test(name);

/** Migrations of a newer version on which this one runs as well; refuses those that took away what it reads. */
const newerThan = async (db: Kysely<unknown>): Promise<readonly string[]> => {
  if (!(await hasMigrations(db))) return [];
  const known = new Set(await migrationNames());
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = done.rows.map((row) => row.name).filter((name) => !known.has(name));
  const taken = newer.filter(contracts);
  const missing = [...known].filter((name) => done.rows.every((row) => row.name !== name));
  if (taken.length > 0 || (newer.length > 0 && missing.length > 0))
    throw new StartRefusal(
      `The database was migrated by a newer Muster (${(taken.length > 0 ? taken : newer).join(', ')}). Start that version, or restore an older dump.`,
    );
  return newer;
};

/** A deadlock, and a lock that did not come: running nodes of the version before lock tables in orders of their own. */
const passes = ['40P01', '55P03'];
const mostTries = 20;
const pause = 250;

const isPassing = (error: unknown): boolean => error instanceof pg.DatabaseError && passes.includes(error.code ?? '');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const withOwner = async <T>(ownerUrl: string, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, application_name: 'muster migrate' });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

/** Whether a server was ever started on the database. */
export const isMigrated = (ownerUrl: string): Promise<boolean> => withOwner(ownerUrl, hasMigrations);

type Stage = { readonly to: string; readonly indexes: readonly Beforehand[] };

/** The next one beside running nodes, all at once on a database without any, and null where none is left. */
const nextStage = async (db: Kysely<unknown>, to: string): Promise<Stage | null> => {
  const done = (await hasMigrations(db)) ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows : [];
  if (done.length === 0) return { to, indexes: [] };
  const pending = Object.entries(await provider.getMigrations());
  const next = pending.find(([name]) => name <= to && done.every((row) => row.name !== name));
  return next === undefined ? null : { to: next[0], indexes: next[1].beforehand ?? [] };
};

/** Up, or to one named migration, each in a transaction of its own under an advisory lock, so that it holds its locks shortly, and begun anew after a deadlock; leaves a newer database as it is. Returns what it did. */
export const migrate = (ownerUrl: string, to?: string): Promise<readonly string[]> =>
  withOwner(ownerUrl, async (db) => {
    if ((await newerThan(db)).length > 0) return [];
    const migrator = new Migrator({ db, provider });
    const last = to ?? (await migrationNames()).at(-1) ?? '';
    const did: string[] = [];
    const climb = async (target: string, tries = 1): Promise<void> => {
      const { error, results = [] } = await migrator.migrateTo(target);
      if (isPassing(error) && tries < mostTries) {
        await setTimeout(pause);
        return climb(target, tries + 1);
      }
      const failed = results.find((result) => result.status === 'Error');
      if (error !== undefined)
        throw new StartRefusal(`Migration ${failed?.migrationName ?? ''} failed and changed nothing: ${reasonOf(error)}`, { cause: error });
      did.push(...results.map((result) => result.migrationName));
    };
    for (let stage = await nextStage(db, last); stage !== null; stage = await nextStage(db, last)) {
      if (stage.indexes.length > 0) await buildBeforehand(ownerUrl, stage.indexes);
      await climb(stage.to);
    }
    return did;
  });
