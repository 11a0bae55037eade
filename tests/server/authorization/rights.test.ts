import { readFileSync } from 'node:fs';
import { seed } from '#tests/support/seed.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewerSettings } from '#server/database/pool.ts';
import type { Viewer } from '#server/workflow/transaction.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { idOf, plantTwins } from '#tests/support/twin-world.ts';

type Line = { readonly table: string; readonly column: string; readonly who: string };

/** Who changes a column as the role of requests, decided by hand: `mover` is a test manager who moves themselves. */
const lines: readonly Line[] = readFileSync(new URL('rights.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([table = '', column = '', who = '']) => ({ table, column, who }));
const tables = [...new Set(lines.map(({ table }) => table))];

const columnsOf = `select table_name as table, column_name as column, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = any ($1) and is_generated = 'NEVER' order by 1, 2`;

const id = (name: string): string => idOf('a', name);
const [here, there] = [idOf('a', 'organization'), idOf('b', 'organization')];
const viewers: Readonly<Record<string, Viewer>> = {
  customer: { organizationId: here, userId: id('customer'), role: 'customer' },
  manager: { organizationId: here, userId: id('manager'), role: 'test_manager' },
  moderator: { organizationId: here, userId: id('accepted'), role: 'community_test_manager' },
  system: { organizationId: here, userId: null, role: 'system' },
  operator: { organizationId: here, userId: id('operator'), role: 'operator' },
};
const colleague = id('unassigned');

const another = (column: string, type: string): string =>
  column === 'organization_id'
    ? `'${there}'::uuid`
    : type === 'boolean'
      ? `not ${column}`
      : type === 'integer'
        ? `${column} + 1`
        : type === 'uuid'
          ? 'gen_random_uuid()'
          : type === 'jsonb'
            ? `'[1]'::jsonb`
            : type.startsWith('timestamp')
              ? `coalesce(${column}, now()) + interval '1 day'`
              : `'changed'`;

let database: TestDatabase;
let client: pg.Client;
let types = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  await plantTwins(database.owner);
  await seed(database.owner, 'trial', { organization_id: here, finishes_at: new Date() });
  await database.owner.query(`insert into feature_flag (organization_id, name, enabled) values ($1, 'one', true) on conflict do nothing`, [
    here,
  ]);
  client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  const { rows } = await database.owner.query<{ table: string; column: string; type: string }>(columnsOf, [tables]);
  types = new Map(rows.map(({ table, column, type }) => [`${table}.${column}`, type]));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Whether the role of requests changes something: what its rules let through may still be refused for what the value is. */
const changes = async (viewer: Viewer, statement: string, values: readonly unknown[]): Promise<boolean> => {
  await client.query('begin');
  try {
    const [organization, user, role] = viewerSettings(viewer);
    await client.query(
      `select set_config('app.organization', $1, true), set_config('app.user', $2, true), set_config('app.role', $3, true)`,
      [organization, user, role],
    );
    const { rowCount } = await client.query(statement, [...values]);
    return (rowCount ?? 0) > 0;
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true;
  } finally {
    await client.query('rollback');
  }
};

const rowsOf = (table: string, viewer: Viewer): Readonly<Record<string, readonly [where: string, value: string]>> =>
  table === 'organization_user'
    ? { themselves: ['id = $1', viewer.userId ?? id('manager')], 'a colleague': ['id = $1', colleague] }
    : { theirs: [table === 'organization' ? 'id = $1' : 'organization_id = $1', here] };

const mayBy = ({ who }: Line, name: string, row: string): boolean => {
  if (who === 'nobody') return false;
  if (who === 'mover') return (name === 'manager' || name === 'operator') && row === 'themselves';
  return who === 'member' || name === 'operator';
};

describe('rights', () => {
  it('are decided for every column of the tables that hold them', () => {
    expect(lines.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([...types.keys()].toSorted());
    expect(lines.filter(({ who }) => !['nobody', 'operator', 'mover', 'member'].includes(who))).toEqual([]);
  });

  it.each(lines.map((line) => [`${line.table}.${line.column}`, line] as const))('%s is changed by whom the table says', async (_, line) => {
    const { table, column } = line;
    const value = another(column, types.get(`${table}.${column}`) ?? '');
    for (const [name, viewer] of Object.entries(viewers))
      for (const [row, [where, which]] of Object.entries(rowsOf(table, viewer)))
        expect([name, row, await changes(viewer, `update ${table} set ${column} = ${value} where ${where}`, [which])]).toEqual([
          name,
          row,
          mayBy(line, name, row),
        ]);
  });

  it('are given to nobody who is added, and nobody is taken away', async () => {
    const add = (columns: string, values: string) =>
      `insert into organization_user (organization_id, role, email ${columns}) values ($1, 'test_manager', 'new@a.example' ${values})`;
    for (const [name, viewer] of Object.entries(viewers)) {
      expect([name, await changes(viewer, add('', ''), [here])]).toEqual([name, name === 'operator' || name === 'system']);
      for (const right of ['is_operator', 'is_support'])
        expect([name, right, await changes(viewer, add(`, ${right}`, ', true'), [here])]).toEqual([name, right, false]);
      expect([name, await changes(viewer, 'delete from organization_user where id = $1', [colleague])]).toEqual([name, false]);
      expect([
        name,
        await changes(viewer, `insert into feature_flag (organization_id, name, enabled) values ($1, 'two', true)`, [here]),
      ]).toEqual([name, name === 'operator']);
    }
  });
});
