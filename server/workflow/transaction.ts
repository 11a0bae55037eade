import type { ActorRole } from '#schema/vocabulary/roles.ts';
import type { Pool } from 'pg';
import type { Statement } from '../database/sql.ts';
import { readerOver, withViewer } from '../database/transaction.ts';
import type { Clock } from './clock.ts';
import { Doorbell } from './doorbell.ts';

/** For whom a statement runs: row-level security reads exactly these. */
export type Viewer = {
  readonly organizationId: string;
  readonly userId: string | null;
  readonly role: ActorRole;
  /** The support member who acts for the user, while an override is on. */
  readonly onBehalfOfUserId?: string | null;
};

/** One database transaction under the request role, with organization, user and role set. */
export interface Tx {
  readonly viewer: Viewer;
  /** The moment of the transaction by the server's clock, ISO 8601 in UTC. */
  readonly at: string;
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Runs once the transaction is committed: never after a rollback, and the same function only once. */
  readonly afterCommit: (run: () => void) => void;
  /** Wakes the readers of the outbox on every node. */
  readonly ring: () => void;
}

/** The database as the rest of the server sees it. */
export interface Database {
  /** Runs one statement under the viewer's role, in one round trip with what else this viewer asks for at the same time, and gives its first value: JSON as text. */
  readonly json: (viewer: Viewer, statement: Statement, options?: { readonly prepare?: boolean }) => Promise<string | null>;
  /** Runs the work in one transaction, again from the start when the database asks for it. */
  readonly write: <T>(viewer: Viewer, work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** The viewer of jobs and of the crowd gateway within one organization. */
export const systemViewer = (organizationId: string): Viewer => ({ organizationId, userId: null, role: 'system' });

/** Lends the request pool to the server. */
export const databaseOver = (pool: Pool, clock: Clock, { ring } = new Doorbell(pool)): Database => ({
  json: readerOver(pool),
  write: async (viewer, work) => {
    let after = new Set<() => void>();
    const result = await withViewer(pool, viewer, (db) => {
      after = new Set();
      return work({
        viewer,
        at: clock.now().toISOString(),
        query: async <Row extends object>(text: string, values?: readonly unknown[]) => [...(await db.rows(text, values))] as Row[],
        afterCommit: (run) => after.add(run),
        ring,
      });
    });
    for (const run of after) run();
    return result;
  },
});
