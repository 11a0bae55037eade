import { afterAll, describe, expect, it } from 'vitest';
import { buildBeforehand } from '#server/database/beforehand.ts';
import { withClient } from '#server/database/external.ts';
import { migrate, migrationNames } from '#server/database/migrate.ts';
import { beforehand } from '#server/database/migrations/0420_audit_trail.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { narrowings, readCatalog } from '#tests/support/narrowings.ts';
import { previousRelease } from '#tests/support/previous-release.ts';
import { seed } from '#tests/support/seed.ts';
import { textOf } from '#tests/support/tree.ts';

const opened: TestDatabase[] = [];
const open = async (empty: boolean): Promise<TestDatabase> => {
  const database = await createTestDatabase({ empty });
  opened.push(database);
  return database;
};
afterAll(async () => {
  for (const database of opened) await database.drop();
});

const list = 'tests/server/database/narrowed.tsv';
const decided = textOf(list)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** Tables with a row for each thing that people and testers do: an index of them takes minutes, during which a plain one holds off writes. */
const growing =
  'assigned_case attachment audit case_result case_result_edit_log case_result_moderation_log case_result_response chat_file chat_message chat_reaction chat_read file_verdict idempotency issue issue_note issue_test_case mail moderation_activity notification notification_delivery notification_mark outbox participant tester_session'.split(
    ' ',
  );

const indexes = `
  select c.relname as name, i.indrelid::regclass::text as table, i.indisvalid as "isValid" from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace order by 1`;
type Index = { readonly name: string; readonly table: string; readonly isValid: boolean };

describe('an index of a table that grows', () => {
  it('is built before its migration, beside the version before', async () => {
    const { owner, ownerUrl } = await open(true);
    await migrate(ownerUrl, previousRelease.migration);
    const read = async (): Promise<readonly Index[]> => (await owner.query<Index>(indexes)).rows;
    const late: string[] = [];
    const early: string[] = [];
    for (const name of (await migrationNames()).filter((each) => each > previousRelease.migration)) {
      const { beforehand = [] } = (await import(`#server/database/migrations/${name}.ts`)) as {
        beforehand?: Parameters<typeof buildBeforehand>[1];
      };
      const tables = new Set((await owner.query<{ name: string }>(`select tablename as name from pg_tables`)).rows.map((row) => row.name));
      await buildBeforehand(ownerUrl, beforehand);
      const built = await read();
      await migrate(ownerUrl, name);
      const isNew = ({ name: index }: Index): boolean => built.every((one) => one.name !== index);
      late.push(
        ...(await read())
          .filter((one) => isNew(one) && tables.has(one.table) && growing.includes(one.table))
          .map((one) => `${name} ${one.name}`),
      );
      early.push(...beforehand);
    }
    expect([late, early.length]).toEqual([[], 17]);
  });

  it('holds off nobody who writes, and is built anew where a start was killed in its middle', async () => {
    const { owner, ownerUrl, superuserUrl } = await open(true);
    await migrate(ownerUrl, '0403_backup_taken');
    const write = `insert into audit (organization_id, at, role, operation, entity, outcome) select id, now(), 'system', 'x', 'x', 'done' from organization`;
    await seed(owner, 'organization', { public_id: 'x', short_code: 'HOUSE', name: 'House' });
    const other = await owner.connect();
    await other.query('begin');
    await other.query(write);
    const migrating = migrate(ownerUrl, '0420_audit_trail');
    await expect
      .poll(
        async () =>
          (await owner.query(`select from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'`))
            .rowCount,
        {
          timeout: 20_000,
        },
      )
      .toBe(1);
    await owner.query(`set lock_timeout = '1s'; ${write}`);
    await other.query('commit');
    other.release();
    await migrating;
    const invalid = async () => (await owner.query<Index>(indexes)).rows.filter(({ isValid }) => !isValid).map(({ name }) => name);
    expect(await invalid()).toEqual([]);
    await withClient(superuserUrl, (client) =>
      client.query(`update pg_index set indisvalid = false where indexrelid = 'audit_kind'::regclass`),
    );
    expect(await invalid()).toEqual(['audit_kind']);
    await buildBeforehand(ownerUrl, beforehand);
    expect(await invalid()).toEqual([]);
  });
});

describe('a migration', () => {
  it(`since the version before takes nothing away that ${list} does not decide`, async () => {
    const { owner, ownerUrl } = await open(true);
    await migrate(ownerUrl, previousRelease.migration);
    const found: string[] = [];
    let before = await readCatalog(owner);
    for (const name of (await migrationNames()).filter((each) => each > previousRelease.migration)) {
      await migrate(ownerUrl, name);
      const after = await readCatalog(owner);
      found.push(...narrowings(before, after).map((what) => `${name}\t${what}`));
      before = after;
    }
    expect(found).toEqual(decided.map(([name, what]) => `${name}\t${what}`));
  });

  it('begins anew where a lock did not come, until it does', async () => {
    const { owner, ownerUrl } = await open(true);
    await migrate(ownerUrl, '0385_field_mappings');
    const other = await owner.connect();
    await other.query('begin; lock table test in access exclusive mode');
    const migrating = migrate(
      `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c lock_timeout=100')}`,
      '0390_retention',
    );
    const tries = new Set<string>();
    await expect
      .poll(
        async () => {
          const { rows } = await owner.query<{ begun: string }>(
            `select xact_start::text as begun from pg_stat_activity where datname = current_database() and application_name = 'muster migrate' and wait_event_type = 'Lock'`,
          );
          for (const { begun } of rows) tries.add(begun);
          return tries.size;
        },
        { timeout: 20_000, interval: 20 },
      )
      .toBeGreaterThan(1);
    await other.query('rollback');
    other.release();
    expect(await migrating).toEqual(['0390_retention']);
  });

  it('of a newer version lets this one start, unless it took something away or this one has more to do', async () => {
    const { owner, ownerUrl } = await open(false);
    const done = async (...names: readonly string[]): Promise<readonly string[]> => {
      await owner.query(`insert into kysely_migration select name, now()::text from unnest($1::text[]) name`, [names]);
      try {
        return await migrate(ownerUrl);
      } finally {
        await owner.query(`delete from kysely_migration where name = any ($1)`, [names]);
      }
    };
    expect(await done('9998_later', '9999_latest')).toEqual([]);
    await expect(done('9998_later', '9999_contract_later')).rejects.toThrow('migrated by a newer Muster (9999_contract_later)');
    await owner.query(`delete from kysely_migration where name = $1`, [(await migrationNames()).at(-1)]);
    await expect(done('9998_later')).rejects.toThrow('migrated by a newer Muster (9998_later)');
  });

  it('says by its name that it takes away, and which version read it last', () => {
    for (const [name = '', , decision = '', reason = ''] of decided) {
      expect(['wider', 'contract']).toContain(decision);
      expect(reason).not.toBe('');
      expect({ name, contracts: /^\d{4}_contract_/u.test(name) }).toEqual({ name, contracts: decision === 'contract' });
      if (decision === 'contract') expect(reason).toMatch(/^last read by \d+\.\d+\.\d+/u);
    }
  });

  it.each([
    ['alter table issue drop column comment', ['column issue.comment is gone']],
    ['alter table issue rename column comment to steps', ['column issue.comment is gone']],
    ['alter table issue alter title type varchar(20)', ['column issue.title changed']],
    ['alter table issue alter comment set not null', ['column issue.comment changed']],
    ['alter table issue add column must text not null', ['column issue.must is new']],
    [`alter table issue add check (title <> '')`, ['constraint issue.issue_title_check is new']],
    ['create unique index one_title on issue (title)', ['unique index issue.one_title is new']],
    ['drop table backup_taken', ['table backup_taken is gone']],
    ['alter table backup_taken rename to taken', ['table backup_taken is gone']],
    ['drop function app_is_held(uuid) cascade', ['function app_is_held(which uuid) is gone']],
    ['revoke update on archive from muster_app', ['right archive UPDATE is gone']],
    ['drop policy own_asks on archive', ['policy archive.own_asks is gone']],
    ['alter table issue alter title drop default, alter title drop not null', []],
    [`alter table issue add column more text not null default '', add column most text`, []],
    ['create table later (id uuid primary key, name text not null unique)', []],
    ['create index issue_title on issue (title)', []],
    [`alter table issue alter title set default ''`, []],
  ])('%s', async (written, expected) => {
    const { owner } = await open(false);
    const before = await readCatalog(owner);
    await owner.query(written);
    expect(narrowings(before, await readCatalog(owner))).toEqual(expected);
  });
});
