import { sql, type Kysely } from 'kysely';

/** The simple form of a member in an organization, with the form that was put aside. It stays when a form is launched, so that its version only grows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table launch_form (
      organization_id uuid not null references organization (id) on delete cascade,
      user_id uuid not null references organization_user (id) on delete cascade,
      version integer not null check (version > 0),
      form_values jsonb not null,
      device uuid,
      launched_id text,
      saved_at timestamptz not null,
      primary key (organization_id, user_id)
    );
    create index launch_form_user on launch_form (user_id);
    alter table launch_form enable row level security;
    create policy own on launch_form to muster_app
      using (organization_id = (select app_org()) and user_id = (select app_user()) and (select app_role()) <> 'community_test_manager')
      with check (organization_id = (select app_org()) and user_id = (select app_user()) and (select app_role()) <> 'community_test_manager');
    grant select, insert, update, delete on launch_form to muster_app;
  `.execute(db);
}
