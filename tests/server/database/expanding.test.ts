import { afterAll, describe, expect, it } from 'vitest';
import { migrate, migrationNames } from '#server/database/migrate.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { narrowings, readCatalog } from '#tests/support/narrowings.ts';
import { previousRelease } from '#tests/support/previous-release.ts';
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
  ])('%s', async (written, expected) => {
    const { owner } = await open(false);
    const before = await readCatalog(owner);
    await owner.query(written);
    expect(narrowings(before, await readCatalog(owner))).toEqual(expected);
  });
});
