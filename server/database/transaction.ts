import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { tracedStatement } from '../lib/trace.ts';
import { beginAs, type Viewer } from './pool.ts';
import { ReadsAsViewer, type Read, type ReadOptions } from './reads-as-viewer.ts';
import { compile, type Sql, type Statement } from './sql.ts';

export type Row = Record<string, unknown>;

export type Db = {
  /** Sent with the commit, which waits for no answer between: for a statement on whose rows nothing hangs. */
  readonly last: (sent: Promise<unknown>) => void;
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

export const dbOf = (client: pg.ClientBase, lasts: Promise<unknown>[]): Db => {
  const query = <R extends Row>(statement: Sql | string, values?: readonly unknown[]): Promise<pg.QueryResult<R>> => {
    const compiled = statementOf(statement, values);
    return tracedStatement(compiled.text, () => client.query<R>({ text: compiled.text, values: [...compiled.values] }));
  };
  return {
    query,
    last: (sent) => {
      sent.catch(quiet);
      lasts.push(sent);
    },
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
    const lasts: Promise<unknown>[] = [];
    const result = await work(dbOf(client, lasts));
    await begun;
    const committed = client.query('commit');
    committed.catch(quiet);
    /** PostgreSQL answers the commit of a failed transaction as if it were one: only the statement itself says that it failed. */
    await Promise.all(lasts);
    await committed;
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

/** Under the viewer's role and settings; retried as a whole after a deadlock or a serialization failure. */
export const withViewer = <T>(pool: pg.Pool, viewer: Viewer, work: (db: Db) => Promise<T>): Promise<T> =>
  retried(() => once(pool, beginAs(viewer), work));

export const inTransaction = <T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> => retried(() => once(pool, 'begin', work));

const reading = (client: pg.PoolClient, viewer: Viewer, reads: readonly Read[]): Promise<readonly (string | null)[]> =>
  new Promise((resolve, reject) => {
    client.query(new ReadsAsViewer(viewer, reads, (error, answers) => (error === null ? resolve(answers) : reject(error))));
  });

const readAll = (pool: pg.Pool, viewer: Viewer, reads: readonly Read[]): Promise<readonly (string | null)[]> =>
  retried(async () => {
    const client = await pool.connect();
    try {
      return await reading(client, viewer, reads);
    } finally {
      client.release();
    }
  });

/** One statement in one round trip; returns its first value as text. */
export const withRead = async (
  pool: pg.Pool,
  viewer: Viewer,
  statement: Sql | string,
  values: readonly unknown[] = [],
  options: ReadOptions = {},
): Promise<string | null> => {
  const [answer = null] = await readAll(pool, viewer, [{ statement: statementOf(statement, values), options }]);
  return answer;
};

type Waiting = Read & { readonly resolve: (answer: string | null) => void; readonly reject: (error: unknown) => void };

/**
 * A viewer's reads within one tick go in one round trip. When one fails, each is repeated alone, so that the failure affects its own field
 * only.
 */
export const readerOver = (pool: pg.Pool): ((viewer: Viewer, statement: Statement, options?: ReadOptions) => Promise<string | null>) => {
  const waiting = new Map<Viewer, Waiting[]>();
  const alone = (viewer: Viewer, { statement, options, resolve, reject }: Waiting): void => {
    readAll(pool, viewer, [{ statement, options }]).then(([answer = null]) => resolve(answer), reject);
  };
  const send = (viewer: Viewer): void => {
    const reads = waiting.get(viewer) ?? [];
    waiting.delete(viewer);
    const [only] = reads;
    if (reads.length === 1 && only !== undefined) return alone(viewer, only);
    readAll(pool, viewer, reads).then(
      (answers) => reads.forEach(({ resolve }, index) => resolve(answers[index] ?? null)),
      () => reads.forEach((read) => alone(viewer, read)),
    );
  };
  return (viewer, statement, options = {}) =>
    tracedStatement(
      statement.text,
      () =>
        new Promise((resolve, reject) => {
          const reads = waiting.get(viewer);
          const read = { statement, options, resolve, reject };
          if (reads !== undefined) return void reads.push(read);
          waiting.set(viewer, [read]);
          queueMicrotask(() => send(viewer));
        }),
    );
};
