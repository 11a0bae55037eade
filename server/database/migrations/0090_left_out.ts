import { sql, type Kysely } from 'kysely';

/** Whom the server does not choose for a group: testers taken out by hand, and those who took part in earlier tests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table selection_requirements_group
      add column excluded_tester_ids uuid[] not null default '{}',
      add column excluded_test_ids uuid[] not null default '{}' check (cardinality(excluded_test_ids) <= 100);
  `.execute(db);
}
