import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from './external.ts';

/** An index as `create index` takes it: its name, its table, its columns. */
export type Beforehand = `${string} on ${string}`;

/** In a migration, for installations whose tables are made with it. */
export const ifNotThere = (indexes: readonly Beforehand[]): string =>
  indexes.map((index) => `create index if not exists ${index};`).join('\n');

const nameOf = (index: Beforehand): string => index.slice(0, index.indexOf(' '));
const tableOf = (index: Beforehand): string => / on (\w+)/u.exec(index)?.[1] ?? '';

/** One at a time over all nodes. Asked for again and again: whoever waits for it within a statement would be waited for by the index. */
const held = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock(4207, 1) as "isMine"');
    if (rows[0]?.isMine === true) break;
    await pause(200);
  }
  return work();
};

const standing =
  'select to_regclass($1) is not null as "hasTable", (select i.indisvalid from pg_index i where i.indexrelid = to_regclass($2)) as "isValid"';

/**
 * Builds indexes of large tables while the version before reads and writes them: within a migration they would hold off every write until
 * its commit. What a start that was killed left half built is built anew.
 */
export const buildBeforehand = (ownerUrl: string, indexes: readonly Beforehand[]): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await held(client, async () => {
      for (const index of indexes) {
        const { rows } = await client.query<{ hasTable: boolean; isValid: boolean | null }>(standing, [tableOf(index), nameOf(index)]);
        const [{ hasTable, isValid } = { hasTable: false, isValid: null }] = rows;
        if (!hasTable || isValid === true) continue;
        if (isValid === false) await client.query(`drop index concurrently ${nameOf(index)}`);
        await client.query(`create index concurrently ${index}`);
      }
    });
  });
