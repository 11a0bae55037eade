import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type Viewer } from '#server/database/pool.ts';
import { join, name, raw, sql } from '#server/database/sql.ts';
import { inTransaction, readerOver, withRead, withViewer } from '#server/database/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2 });
  await database.owner.query(`
    create table note (id int primary key, organization_id uuid not null, body text);
    alter table note enable row level security;
    create policy own on note to muster_app using (organization_id = (select app_org())) with check (organization_id = (select app_org()));
    grant select, insert, update on note to muster_app;
    create table spot (id int primary key, n int not null);
    insert into spot values (1, 0), (2, 0);
    grant select, update on spot to muster_app;
  `);
});

afterAll(async () => {
  await database.drop();
});

const viewer = (organizationId: string | null = randomUUID()): Viewer => ({ organizationId, userId: randomUUID(), role: 'customer' });

it('sets the viewer for one read and for nothing after it', async () => {
  const someone = viewer();
  const read = await withRead(
    database.app,
    someone,
    sql`select json_build_array(app_org(), app_user(), app_role(), ${['a', 'b']}::text[])`,
  );
  expect(JSON.parse(read ?? '')).toEqual([someone.organizationId, someone.userId, 'customer', ['a', 'b']]);
  const after = await Promise.all([1, 2, 3].map(() => database.app.query('select app_org() as org, app_role() as role')));
  expect(after.flatMap((result) => result.rows)).toEqual(Array.from({ length: 3 }, () => ({ org: null, role: 'nobody' })));
});

it('gives every read its own viewer on a shared connection', async () => {
  const viewers = Array.from({ length: 200 }, () => viewer());
  const seen = await Promise.all(viewers.map((someone) => withRead(database.app, someone, 'select app_org()')));
  expect(seen).toEqual(viewers.map((someone) => someone.organizationId));
});

it('answers again after a read that failed, prepared or not', async () => {
  const divide = (by: number) => withRead(database.app, viewer(), sql`select 10 / ${by}::int`);
  await expect(divide(0)).rejects.toThrow('division by zero');
  await expect(withRead(database.app, viewer(), 'select broken from')).rejects.toThrow('syntax error');
  await expect(withRead(database.app, viewer(), 'select broken from')).rejects.toThrow('syntax error');
  expect(await Promise.all([divide(1), divide(2), divide(5)])).toEqual(['10', '5', '2']);
  expect(await withRead(database.app, viewer(), 'select 1 where false')).toBeNull();
  expect(await withRead(database.app, viewer(), 'select $1::text', ['x'], { prepare: false })).toBe('x');
});

it('sends what a viewer asks for in one turn in one round trip, and nobody else with it', async () => {
  const read = readerOver(database.app);
  const [mine, other] = [viewer(), viewer()];
  const session = { text: 'select pg_backend_pid() || $1::text || app_org()', values: [' '] };
  const [first, second, third] = await Promise.all([read(mine, session), read(mine, session), read(other, session)]);
  expect(first).toBe(second);
  expect(first).toContain(mine.organizationId);
  expect(third).toContain(other.organizationId);
});

it('lets a failure among several reads stay with its own', async () => {
  const read = readerOver(database.app);
  const someone = viewer();
  const divide = (by: number) => ({ text: 'select 12 / $1::int', values: [by] });
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.allSettled([
      read(someone, divide(1)),
      read(someone, divide(0)),
      read(someone, { text: `select broken ${round} from`, values: [] }),
      read(someone, { text: `select 'new in round ${round}'`, values: [] }),
      read(someone, divide(3)),
    ]);
    expect(answers.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message))).toEqual([
      '12',
      'division by zero',
      `syntax error at or near "${round}"`,
      `new in round ${round}`,
      '4',
    ]);
  }
});

it('keeps tenants apart by row-level security alone', async () => {
  const [mine, other] = [viewer(), viewer()];
  await withViewer(database.app, mine, (db) => db.query(sql`insert into note values (1, ${mine.organizationId}, 'mine')`));
  const count = (who: Viewer) => withRead(database.app, who, 'select count(*) from note');
  expect(await Promise.all([count(mine), count(other), count(viewer(null))])).toEqual(['1', '0', '0']);
  await expect(
    withViewer(database.app, other, (db) => db.query(sql`insert into note values (2, ${mine.organizationId}, 'foreign')`)),
  ).rejects.toThrow('row-level security');
});

it('writes all of a transaction or nothing', async () => {
  const someone = viewer();
  const half = withViewer(database.app, someone, async (db) => {
    await db.query(sql`insert into note values (10, ${someone.organizationId}, 'half')`);
    throw new Error('stopped');
  });
  await expect(half).rejects.toThrow('stopped');
  expect(await withRead(database.app, someone, 'select count(*) from note')).toBe('0');
});

it('sends the last statements with the commit, and fails with them', async () => {
  const someone = viewer();
  const write = (lasts: readonly string[]) =>
    withViewer(database.app, someone, async (db) => {
      await db.query(sql`insert into note values (20, ${someone.organizationId}, 'first')`);
      for (const last of lasts) db.last(db.query(last));
      return 'written';
    });
  const count = () => withRead(database.app, someone, 'select count(*) from note');
  await expect(write(['update note set body = 1 / 0', 'select 1'])).rejects.toThrow('division by zero');
  expect(await count()).toBe('0');
  expect(await write([`update note set body = 'last' where id = 20`])).toBe('written');
  expect(await withRead(database.app, someone, 'select body from note')).toBe('last');
});

it('refuses a viewer made of SQL', async () => {
  const sly = { organizationId: `x'); drop table note; --`, userId: 'a\\', role: "it's" };
  expect(
    await withViewer(database.app, sly, (db) =>
      db.row(`select current_setting('app.organization') as o, current_setting('app.user') as u, app_role() as r`),
    ),
  ).toEqual({
    o: sly.organizationId,
    u: 'a\\',
    r: "it's",
  });
});

it('runs the whole transaction again after a deadlock', async () => {
  const cross = (first: number, second: number) =>
    withViewer(database.app, viewer(), async (db) => {
      await db.query(sql`update spot set n = n + 1 where id = ${first}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await db.query(sql`update spot set n = n + 1 where id = ${second}`);
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect(await inTransaction(database.owner, (db) => db.rows('select n from spot order by id'))).toEqual([{ n: 2 }, { n: 2 }]);
});

it('bounds every wait of a request', async () => {
  const { rows } = await database.app.query(
    `select name, setting::int as value from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(Object.fromEntries(rows.map((row) => [row.name, row.value]))).toEqual(limits);
});

it('composes statements with numbered parameters', async () => {
  const filter = join([sql`n >= ${0}`, sql`id = any(${[1, 2]}::int[])`], ' and ');
  const rows = await inTransaction(database.owner, (db) =>
    db.rows(sql`select ${name('id')} ${raw('from spot')} where ${filter} and id < ${3} order by id`),
  );
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
});

it('reads times as ISO text, dates as written and counts as numbers', async () => {
  const row = await inTransaction(database.owner, (db) =>
    db.row(`select timestamptz '2026-03-29 02:30+02' as at, date '2026-03-29' as day, count(*) as many from spot`),
  );
  expect(row).toEqual({ at: '2026-03-29T00:30:00.000Z', day: '2026-03-29', many: 2 });
});
