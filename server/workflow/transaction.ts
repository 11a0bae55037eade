import type { ActorRole } from '#schema/vocabulary/roles.ts';
import type { Pool } from 'pg';
import type { Statement } from '../database/sql.ts';
import { readerOver, withViewer } from '../database/transaction.ts';
import type { Clock } from './clock.ts';
import { Doorbell } from './doorbell.ts';

/** Where a change comes from, as the audit trail tells it. */
export type Origin = {
  readonly source: 'page' | 'api' | 'gateway' | 'system' | 'command';
  readonly address: string | null;
  /** The browser and system, or the name of a crowd system. */
  readonly device: string | null;
  /** A mark of the sign-in that leads nowhere. */
  readonly session: string | null;
  /** The name of the token by which a program did it. */
  readonly token?: string | null;
};

/** What row-level security reads. */
export type Viewer = {
  readonly organizationId: string;
  readonly userId: string | null;
  readonly role: ActorRole;
  /** Set during a support session. */
  readonly onBehalfOfUserId?: string | null;
  readonly origin?: Origin;
};

export type Command = { readonly by: string; readonly key: string };

export interface Tx {
  readonly viewer: Viewer;
  /** ISO 8601 in UTC, by the server's clock. */
  readonly at: string;
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Sent with the commit; where it fails, so does the transaction. Nothing in the answer may hang on its rows. */
  readonly last: (sent: Promise<unknown>) => void;
  /** The command that this transaction does, so that its sender's page knows the events of it as its own. */
  readonly command?: Command;
  /** By id, the versions that a late call was given for: what somebody else changed since is refused. */
  readonly seen?: ReadonlyMap<string, number>;
  /** Runs once the transaction is committed: never after a rollback, and the same function only once. */
  readonly afterCommit: (run: () => void) => void;
  /** Wakes the readers of the outbox on every node. */
  readonly ring: () => void;
}

export interface Database {
  /** In one round trip with the viewer's other reads of the tick; returns JSON text. */
  readonly json: (viewer: Viewer, statement: Statement, options?: { readonly prepare?: boolean }) => Promise<string | null>;
  /** Retried as a whole when the database asks for it. */
  readonly write: <T>(viewer: Viewer, work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** For jobs and the crowd gateway. */
export const systemViewer = (organizationId: string): Viewer => ({ organizationId, userId: null, role: 'system' });

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
        last: db.last,
        afterCommit: (run) => after.add(run),
        ring,
      });
    });
    for (const run of after) run();
    return result;
  },
});
