import { sql, type Kysely } from 'kysely';

/** The test run of a test-management tool that a test was requested from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table advanced_test
      add column external_source text check (external_source in ('testrail', 'zephyr-squad')),
      add column external_test_id text,
      add column external_project_id text,
      add constraint advanced_test_external_whole check ((external_source is null) = (external_test_id is null));
    create index advanced_test_external on advanced_test (organization_id, external_source, external_test_id) where external_test_id is not null;
  `.execute(db);
}
