import { sql, type Kysely } from 'kysely';

/** What a test manager has typed of a supervised test that is not launched yet, for a requested test or for a request that has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supervised_form (
      organization_id uuid not null references organization (id) on delete cascade,
      user_id uuid not null references organization_user (id) on delete cascade,
      advanced_test_id uuid not null references test (id) on delete cascade,
      requested_test_id uuid references requested_test (id) on delete cascade,
      version integer not null check (version > 0),
      form_values jsonb not null,
      device uuid,
      saved_at timestamptz not null,
      unique nulls not distinct (organization_id, user_id, advanced_test_id, requested_test_id)
    );
    create index supervised_form_user on supervised_form (user_id);
    create index supervised_form_test on supervised_form (advanced_test_id);
    create index supervised_form_requested on supervised_form (requested_test_id);
    alter table supervised_form enable row level security;
    create policy own on supervised_form to muster_app
      using (organization_id = (select app_org()) and user_id = (select app_user()) and (select app_role()) = 'test_manager')
      with check (organization_id = (select app_org()) and user_id = (select app_user()) and (select app_role()) = 'test_manager');
    grant select, insert, update, delete on supervised_form to muster_app;
  `.execute(db);
}
