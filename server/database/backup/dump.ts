import type pg from 'pg';
import { writeArchive, type ArchiveWriter, type Header } from './archive.ts';
import { backupClient, listSequences, listTables, readTable } from './catalog.ts';

export type BackupReport = { readonly tables: number; readonly rows: number };

/** Null without a queue. */
export const queueVersion = async (client: pg.Client): Promise<number | null> => {
  const { rows } = await client.query<{ has: boolean }>(`select to_regclass('pgboss.version') is not null as has`);
  if (rows[0]?.has !== true) return null;
  const found = await client.query<{ version: number }>('select version from pgboss.version');
  return found.rows[0]?.version ?? null;
};

const headerOf = async (client: pg.Client): Promise<Header> => {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return {
    format: 'muster-dump-1',
    madeAt: new Date().toISOString(),
    migrations: rows.map((row) => row.name),
    queueVersion: await queueVersion(client),
  };
};

const writeAll = async (client: pg.Client, archive: ArchiveWriter): Promise<BackupReport> => {
  await archive.json('header', await headerOf(client));
  const tables = await listTables(client);
  let rows = 0;
  for (const table of tables) {
    await archive.json('table', table);
    const tally = await readTable(client, table, archive.rows);
    await archive.json('tally', tally);
    rows += tally.rows;
  }
  await archive.json('sequences', await listSequences(client));
  return { tables: tables.length, rows };
};

/** One snapshot in one archive file; the server may keep running. */
export const dump = async (ownerUrl: string, file: string): Promise<BackupReport> => {
  const client = await backupClient(ownerUrl);
  const archive = await writeArchive(file);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const report = await writeAll(client, archive);
    await client.query('commit');
    await archive.finish();
    return report;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
};
