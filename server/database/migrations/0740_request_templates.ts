import { sql, type Kysely } from 'kysely';

/** A saved view may keep a whole request to begin others from: a template. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table saved_view drop constraint saved_view_list_check,
      add constraint saved_view_list_check check (list in ('issues', 'test_issues', 'tests', 'crowd', 'requests')),
      add column content jsonb,
      add constraint saved_view_content_check check ((list = 'requests') = (content is not null));
  `)
    .execute(db);
}
