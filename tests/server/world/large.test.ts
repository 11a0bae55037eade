import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchingTestersStatement } from '#server/matching/statement.ts';
import { seedLarge } from '#server/world/large.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let client: pg.PoolClient;

const sizes = { testers: 2000, issues: 3000, organizations: 3, cases: 40, participants: 60, testsEach: 4 };
const numberOf = async (statement: string): Promise<number> => Number((await client.query<{ count: string }>(statement)).rows[0]?.count);

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.owner.connect();
  await seedLarge(client, sizes);
});
afterAll(async () => {
  client.release();
  await database.drop();
});

it('fills as many as it is asked for', async () => {
  expect([
    await numberOf('select count(*) from tester'),
    await numberOf('select count(*) from issue'),
    await numberOf('select count(*) from organization'),
  ]).toEqual([2000, 3000, 3]);
  expect([
    await numberOf(`select count(*) from test_case where test_id = (select id from test where name = 'A thousand cases')`),
    await numberOf(`select count(*) from participant where test_id = (select id from test where name = 'A thousand cases')`),
  ]).toEqual([40, 60]);
});

it('leaves every foreign key and trigger in place', async () => {
  const template = await createTestDatabase();
  const shape = `select (select count(*) from pg_constraint where contype = 'f' and convalidated) || ' ' || (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as value`;
  const [filled, empty] = [await database.owner.query<{ value: string }>(shape), await template.owner.query<{ value: string }>(shape)];
  await template.drop();
  expect(filled.rows).toEqual(empty.rows);
});

it('counts issues as they are', async () => {
  expect(await numberOf('select sum(total) as count from issue_count')).toBe(3000);
  expect(
    await numberOf(
      'select count(*) from (select test_id, triage_status, severity, published, total from issue_count except select test_id, triage_status, severity, published_at is not null, count(*)::int from issue group by 1, 2, 3, 4) x',
    ),
  ).toBe(0);
});

it('can be matched at once', async () => {
  const { text, values } = matchingTestersStatement({
    organizationId: '00000000-0000-4000-8000-000000000000',
    numberOfResultsNeeded: 10,
    deviceTypeIds: [1],
  });
  const { rows } = await client.query<{ json: string }>(text, [...values]);
  const { totalNumber } = JSON.parse(rows[0]?.json ?? 'null') as { totalNumber: number };
  expect(totalNumber).toBe(
    await numberOf(
      'select count(*) from tester t where active and exists (select from tester_device d where d.tester_id = t.id and d.operating_system_device_type_id = 1)',
    ),
  );
});

it('refuses to be filled twice', async () => {
  await expect(seedLarge(client, sizes)).rejects.toThrow('large world already');
});
