import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupClient, listTables, tallyTable } from '#server/database/backup/catalog.ts';
import type { Table } from '#server/database/backup/archive.ts';
import { dump } from '#server/database/backup/dump.ts';
import { restore } from '#server/database/backup/restore.ts';
import { migrate, migrationNames } from '#server/database/migrate.ts';
import { asItWas } from '#tests/support/as-it-was.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { plantTwins } from '#tests/support/twin-world.ts';

let folder = '';
const opened: TestDatabase[] = [];
const open = async (options: object = { empty: true }): Promise<TestDatabase> => {
  const database = await createTestDatabase(options);
  opened.push(database);
  return database;
};

beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(async () => {
  for (const database of opened) await database.drop();
  await removeFolder(folder);
});

type Tallies = Readonly<Record<string, unknown>>;

/** Every row of some tables, as it is in the columns that are named. */
const talliesOf = async ({ ownerUrl }: TestDatabase, named?: readonly Table[]): Promise<readonly [readonly Table[], Tallies]> => {
  const client = await backupClient(ownerUrl);
  const tables = (named ?? (await listTables(client))).filter(({ schema }) => schema === 'public');
  const all: Record<string, unknown> = {};
  for (const table of tables)
    all[table.name] = await tallyTable(client, { ...table, columns: table.columns.filter((column) => column !== 'tx') });
  await client.end();
  return [tables, all];
};
const counts = (tallies: Tallies): Tallies =>
  Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, (tally as { readonly rows: number }).rows]));

const shape = async ({ owner }: TestDatabase): Promise<unknown> => {
  const { rows } = await owner.query(`
    select (select json_agg(table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '') order by table_name, column_name) from information_schema.columns where table_schema = 'public') as columns,
      (select json_agg(conrelid::regclass || ' ' || pg_get_constraintdef(oid) order by conrelid::regclass::text, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
      (select json_agg(tablename || ' ' || policyname || ' ' || coalesce(qual, '') || coalesce(with_check, '') order by tablename, policyname) from pg_policies) as policies`);
  return rows[0];
};

const versions = ['0009_policies', '0039_tags_and_notes', '0062_notifications', '0162_late_testers'];

describe('a database of an older version', () => {
  it.each(versions)('of %s is brought to this one with every row, by a start and by its archive alike', async (version) => {
    const [old, fresh] = [await open(), await open({})];
    await migrate(old.ownerUrl, version);
    await plantTwins(await asItWas(old.owner));
    const [tables, before] = await talliesOf(old);
    expect(Object.values(counts(before)).filter((count) => Number(count) > 0).length).toBeGreaterThan(25);
    const archive = path.join(folder, `${version}.dump`);
    await dump(old.ownerUrl, archive);

    const done = await migrate(old.ownerUrl);
    expect(done.at(-1)).toBe((await migrationNames()).at(-1));
    expect(await shape(old)).toEqual(await shape(fresh));
    const now = new Map((await talliesOf(fresh))[0].map((table) => [table.name, table.columns]));
    const kept = tables
      .filter(({ name }) => name !== 'outbox' && !name.startsWith('tester_facet') && now.has(name))
      .map((table) => ({ ...table, columns: table.columns.filter((column) => now.get(table.name)?.includes(column)) }));
    expect(kept.length).toBeGreaterThan(50);
    const after = (await talliesOf(old, kept))[1];
    const lost = kept.filter(({ name }) => Number(counts(after)[name]) < Number(counts(before)[name]));
    expect(lost.map(({ name }) => name)).toEqual([]);

    const restored = await open();
    await restore(restored.ownerUrl, archive);
    expect(await shape(restored)).toEqual(await shape(fresh));
    expect((await talliesOf(restored, kept))[1]).toEqual(after);
  });
});
