import { sql, type Kysely } from 'kysely';

/** The settings of a running test and the number of results of a group move by their charts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table supervised_test add column id uuid generated always as (test_id) stored;
    create unique index supervised_test_id on supervised_test (id);
    alter table supervised_test add column version integer not null default 1;
    alter table selection_requirements_group add column version integer not null default 1;
    create unique index requested_test_cycle on requested_test (organization_id, upper(test_cycle_code), id);
  `.execute(db);
}
