import { sql, type Kysely } from 'kysely';

/** A saved view may keep the criteria of a tester group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table saved_view drop constraint saved_view_list_check,
      add constraint saved_view_list_check check (list in ('issues', 'test_issues', 'tests', 'crowd'));
  `)
    .execute(db);
}
