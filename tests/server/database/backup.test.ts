import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupClient, listTables, tallyTable } from '#server/database/backup/catalog.ts';
import { dump } from '#server/database/backup/dump.ts';
import { restore } from '#server/database/backup/restore.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { seed } from '#tests/support/seed.ts';

const nasty = ['tab\tnew\nline\rback\\slash \\N \\.', '\u{1F9EA} ‮ ümläut', '', 'quote \' " $1', 'x'.repeat(100_000)];

let folder: string;
let source: TestDatabase;
let archive: string;
const opened: TestDatabase[] = [];

const open = async (empty: boolean): Promise<TestDatabase> => {
  const database = await createTestDatabase({ empty });
  opened.push(database);
  return database;
};

const fill = async ({ owner }: TestDatabase): Promise<void> => {
  const [organization, test, tester] = [randomUUID(), randomUUID(), randomUUID()];
  await seed(owner, 'organization', { id: organization, short_code: 'NWD', name: nasty[1] });
  await seed(owner, 'test', { id: test, organization_id: organization, name: nasty[0] });
  for (const [index, title] of nasty.entries())
    await seed(owner, 'issue', {
      organization_id: organization,
      test_id: test,
      number: index,
      code: 'I',
      title,
      severity: 'high',
      issue_fields: [{ value: title, n: 1e300 }],
      published_at: '2026-03-29 01:30:00.123456+00',
    });
  await owner.query(
    `insert into issue (organization_id, test_id, number, code, title, severity) select $1, $2, 100 + n, 'I', repeat(md5(n::text), 8), 'low' from generate_series(1, 5000) n`,
    [organization, test],
  );
  await seed(owner, 'country', { id: 1, code: 'DE', name: 'Germany' });
  await seed(owner, 'tester', { id: tester, email: 'Tess@x.test' });
  const traced = { organization_id: organization, role: 'customer', operation: 'x', entity: 'issue', outcome: 'done' };
  await seed(owner, 'audit', { ...traced, at: new Date() });
  await seed(owner, 'outbox', { organization_id: organization, topic: 'issue' });
};

const queueJob = async ({ ownerUrl }: TestDatabase): Promise<void> => {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: 'pgboss', supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('publish-participant');
  await boss.send('publish-participant', { n: 7 }, { startAfter: 3600 });
  await boss.stop({ graceful: false });
};

const tallies = async ({ ownerUrl }: TestDatabase): Promise<Readonly<Record<string, unknown>>> => {
  const client = await backupClient(ownerUrl);
  const all: Record<string, unknown> = {};
  for (const table of await listTables(client)) {
    const columns = table.columns.filter((column) => column !== 'tx');
    all[`${table.schema}.${table.name}`] = await tallyTable(client, { ...table, columns });
  }
  await client.end();
  return all;
};

const shape = async ({ owner }: TestDatabase): Promise<unknown> => {
  const { rows } = await owner.query(`
    select (select array_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) order by conrelid::regclass::text, conname) from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
      (select array_agg(tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text order by tgname, tgrelid::regclass::text) from pg_trigger where not tgisinternal) as triggers`);
  return rows;
};

beforeAll(async () => {
  [folder, source] = [await makeFolder(), await open(false)];
  archive = path.join(folder, 'all.dump');
  await fill(source);
  await queueJob(source);
  await dump(source.ownerUrl, archive);
});

afterAll(async () => {
  for (const database of opened) await database.drop();
  await removeFolder(folder);
});

it('brings every row, sequence, constraint and waiting job back into an empty database', async () => {
  const target = await open(true);
  const report = await restore(target.ownerUrl, archive);
  const [before, after] = [await tallies(source), await tallies(target)];
  expect(after).toEqual(before);
  expect(report.tables).toBe(Object.keys(before).length);
  expect(await shape(target)).toEqual(await shape(source));
  expect((await target.owner.query('select severity_rank, count(*) as n from issue group by 1 order by 1')).rows).toEqual([
    { severity_rank: 1, n: 5 },
    { severity_rank: 3, n: 5000 },
  ]);
  expect((await target.owner.query(`select name, data from pgboss.job`)).rows).toEqual([{ name: 'publish-participant', data: { n: 7 } }]);
  await target.owner.query(
    `insert into audit (organization_id, at, role, operation, entity, outcome) select id, now(), 'customer', 'y', 'issue', 'done' from organization`,
  );
  expect((await target.owner.query('select id from audit order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  await expect(target.owner.query('delete from audit')).rejects.toThrow('append-only');
  expect((await target.owner.query('select tx < pg_snapshot_xmin(pg_current_snapshot()) as seen from outbox')).rows).toEqual([
    { seen: true },
  ]);
});

it('shows one moment while the server goes on writing', async () => {
  const live = await open(false);
  await fill(live);
  const file = path.join(folder, 'live.dump');
  const { rows } = await live.owner.query<{ id: string; test: string }>(
    'select o.id, t.id as test from organization o join test t on true',
  );
  const stopped = new AbortController();
  const write = async (): Promise<void> => {
    for (let n = 10_000; !stopped.signal.aborted; n += 1)
      await live.owner.query(
        `with i as (insert into issue (organization_id, test_id, number, code, title, severity) values ($1, $2, $3, 'L', 'live', 'low'))
         insert into audit (organization_id, at, role, operation, entity, outcome) values ($1, now(), 'customer', 'live', 'issue', 'done')`,
        [rows[0]?.id, rows[0]?.test, n],
      );
  };
  const writing = write();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await dump(live.ownerUrl, file);
  stopped.abort();
  await writing;
  const target = await open(true);
  await restore(target.ownerUrl, file);
  const counts = await target.owner.query<{ issues: number; audits: number }>(
    `select (select count(*) from issue where code = 'L') as issues, (select count(*) from audit where operation = 'live') as audits`,
  );
  expect(counts.rows[0]?.issues).toBeGreaterThan(0);
  expect(counts.rows[0]?.issues).toBe(counts.rows[0]?.audits);
});

it('refuses a database that holds something', async () => {
  await expect(restore(source.ownerUrl, archive)).rejects.toThrow('The database is not empty.');
});

it('leaves the database empty after an archive that is cut or damaged, and takes the whole one then', async () => {
  const target = await open(true);
  const size = (await stat(archive)).size;
  const bytes = await readFile(archive);
  for (const [name, complaint, change] of [
    ['cut', 'unexpected end of file', (file: string) => truncate(file, Math.floor(size / 2))],
    ['short', 'unexpected end of file', (file: string) => truncate(file, size - 9)],
    [
      'damaged',
      /./u,
      (file: string) => writeFile(file, Buffer.concat([bytes.subarray(0, size >> 1), randomBytes(64), bytes.subarray((size >> 1) + 64)])),
    ],
    ['foreign', 'incorrect header check', (file: string) => writeFile(file, 'PGDMP')],
  ] as const) {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    await change(file);
    await expect(restore(target.ownerUrl, file)).rejects.toThrow(complaint);
  }
  expect((await target.owner.query('select from organization')).rowCount).toBe(0);
  await restore(target.ownerUrl, archive);
  expect(await tallies(target)).toEqual(await tallies(source));
});

it('is for its owner to read and leaves nothing half behind', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(existsSync(`${archive}.part`)).toBe(false);
  await expect(dump(source.appUrl, path.join(folder, 'forbidden.dump'))).rejects.toThrow('permission denied');
  expect(existsSync(path.join(folder, 'forbidden.dump'))).toBe(false);
  expect(existsSync(path.join(folder, 'forbidden.dump.part'))).toBe(false);
});
