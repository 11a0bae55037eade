import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Keys for which no index begins with their columns, the organization first or not at all. */
const unserved = `
  with recursive way (child) as (
    select 'test'::regclass::oid union select c.conrelid from pg_constraint c join way on c.confrelid = way.child where c.contype = 'f')
  select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by place) || ')' as it
  from pg_constraint c cross join lateral unnest(c.conkey) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
  where c.contype = 'f' and c.confrelid in (select child from way) and a.attname <> 'organization_id'
    and not exists (
      select from pg_index i left join pg_attribute o on o.attrelid = c.conrelid and o.attname = 'organization_id'
      where i.indrelid = c.conrelid and (i.indkey[0] = any (c.conkey) and i.indkey[0] is distinct from o.attnum or i.indkey[0] = o.attnum and i.indkey[1] = any (c.conkey)))
  group by c.oid, c.conrelid order by 1`;

it('what goes with a test, or with a launch that is taken back, is found by an index, however much there is', async () => {
  const { rows } = await database.owner.query<{ it: string }>(unserved);
  expect(rows.map((row) => row.it)).toEqual([]);
});
