import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { beginAs, seatValues, type Viewer } from './pool.ts';
import { compile, type Sql, type Statement } from './sql.ts';

export type Row = Record<string, unknown>;

/** Statements inside one transaction. */
export type Db = {
  readonly query: <R extends Row = Row>(statement: Sql | string, values?: readonly unknown[]) => Promise<pg.QueryResult<R>>;
  readonly rows: <R extends Row = Row>(statement: Sql | string, values?: readonly unknown[]) => Promise<readonly R[]>;
  readonly row: <R extends Row = Row>(statement: Sql | string, values?: readonly unknown[]) => Promise<R | null>;
};

const attempts = 3;

const isPassing = (error: unknown): boolean => error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

const retried = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === attempts || !isPassing(error)) throw error;
      await pause(10 * tried + Math.random() * 20);
    }
  }
};

const statementOf = (statement: Sql | string, values: readonly unknown[] = []): Statement =>
  typeof statement === 'string' ? { text: statement, values } : compile(statement);

const dbOf = (client: pg.ClientBase): Db => {
  const query = <R extends Row>(statement: Sql | string, values?: readonly unknown[]): Promise<pg.QueryResult<R>> => {
    const compiled = statementOf(statement, values);
    return client.query<R>({ text: compiled.text, values: [...compiled.values] });
  };
  return {
    query,
    rows: async <R extends Row>(statement: Sql | string, values?: readonly unknown[]) => (await query<R>(statement, values)).rows,
    row: async <R extends Row>(statement: Sql | string, values?: readonly unknown[]) => (await query<R>(statement, values)).rows[0] ?? null,
  };
};

const quiet = (): void => undefined;

const once = async <T>(pool: pg.Pool, begin: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = client.query(begin);
    begun.catch(quiet);
    const result = await work(dbOf(client));
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error('rollback failed');
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

/** Runs work in one transaction under the viewer's role and settings; the whole of it again after a deadlock or a serialization failure. */
export const withViewer = <T>(pool: pg.Pool, viewer: Viewer, work: (db: Db) => Promise<T>): Promise<T> =>
  retried(() => once(pool, beginAs(viewer), work));

/** Runs work in one transaction without a viewer: the owner's pool. */
export const inTransaction = <T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> => retried(() => once(pool, 'begin', work));

const preparedAtMost = 400;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= preparedAtMost) return known;
  const made = `read_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, made);
  return made;
};

export type ReadOptions = { readonly prepare?: boolean };

const lastOf = (result: unknown): unknown => (Array.isArray(result) ? result.at(-1) : result);

const firstValue = (result: unknown): string | null => {
  const rows: unknown = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : null;
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const value: unknown = Array.isArray(row) ? row[0] : null;
  return typeof value === 'string' ? value : null;
};

const asText: pg.CustomTypesConfig = { getTypeParser: () => String };

const seatedRead = (client: pg.PoolClient, viewer: Viewer, statement: Statement, options: ReadOptions): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const name = options.prepare === false ? undefined : nameOf(statement.text);
    const config = {
      text: statement.text,
      values: [...statement.values],
      types: asText,
      rowMode: 'array',
      queryMode: 'extended',
      ...(name === undefined ? {} : { name }),
    };
    const query = new pg.Query(config, (error: Error | null | undefined, result: unknown) =>
      error ? reject(error) : resolve(firstValue(lastOf(result))),
    );
    const submit = query.submit;
    query.submit = (connection) => {
      connection.stream.cork();
      connection.bind({ statement: 'viewer', values: [...seatValues(viewer)] }, true);
      connection.execute(null, true);
      const refusal: unknown = submit.call(query, connection);
      connection.stream.uncork();
      return refusal;
    };
    client.query(query);
  });

/**
 * Runs one statement under the viewer's role and settings in one round trip, and gives its first value as text: the JSON that the statement made.
 * Everything up to the Sync message is one transaction, so the settings hold for the statement and for nothing after it.
 */
export const withRead = (
  pool: pg.Pool,
  viewer: Viewer,
  statement: Sql | string,
  values: readonly unknown[] = [],
  options: ReadOptions = {},
): Promise<string | null> =>
  retried(async () => {
    const client = await pool.connect();
    try {
      return await seatedRead(client, viewer, statementOf(statement, values), options);
    } finally {
      client.release();
    }
  });
