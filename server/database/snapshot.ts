import { withClient } from './external.ts';
import { viewerSettings, type Viewer } from './pool.ts';
import { dbOf, type Db } from './transaction.ts';

/**
 * Reads one snapshot on a connection of its own for as long as it takes: those of the pools are cut where a transaction waits ten seconds
 * for a file. With a viewer, it reads what the policies show to them.
 */
export const inSnapshot = <T>(url: string, viewer: Viewer | null, work: (db: Db) => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query(`begin isolation level repeatable read, read only;
      set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'`);
    if (viewer !== null) {
      const [organization, user, role] = viewerSettings(viewer);
      await client.query(
        `select set_config('app.organization', $1, true), set_config('app.user', $2, true), set_config('app.role', $3, true)`,
        [organization, user, role],
      );
    }
    const result = await work(dbOf(client, []));
    await client.query('commit');
    return result;
  });
