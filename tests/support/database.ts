import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { appPool, ownerPool } from '#server/database/pool.ts';

/** The master key of servers over test databases. */
export const testMasterKey = Buffer.alloc(32, 7);

/** A database of one test file: migrated, empty, its own. */
export type TestDatabase = {
  readonly app: pg.Pool;
  readonly owner: pg.Pool;
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly superuserUrl: string;
  readonly drop: () => Promise<void>;
};

export type TestDatabaseOptions = { readonly empty?: boolean; readonly poolSize?: number };

const asSuperuser = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const withDatabase = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** Clones the migrated template; `empty` gives a database without a schema. */
export const createTestDatabase = async (options: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const server = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(
    server.superuserUrl,
    `create database ${database} owner muster template ${options.empty === true ? 'template1' : server.template} strategy file_copy`,
  );
  const [appUrl, ownerUrl] = [withDatabase(server.appUrl, database), withDatabase(server.ownerUrl, database)];
  const [app, owner] = [appPool(appUrl, options.poolSize ?? 6), ownerPool(ownerUrl, 3)];
  return {
    app,
    owner,
    appUrl,
    ownerUrl,
    superuserUrl: withDatabase(server.superuserUrl, database),
    drop: async () => {
      await Promise.all([app.end(), owner.end()]);
      await asSuperuser(server.superuserUrl, `drop database ${database} with (force)`);
    },
  };
};

/** How many sessions of the database wait for the lock of another. */
export const heldUp = async (owner: pg.Pool): Promise<number> =>
  (await owner.query('select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0'))
    .rowCount ?? 0;

/** Until they do, also on a busy machine. */
export const untilHeldUp = { timeout: 10_000, interval: 20 } as const;
