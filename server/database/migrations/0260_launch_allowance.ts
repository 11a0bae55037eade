import { sql, type Kysely } from 'kysely';

/** What an organization may launch: how many tests an hour, and whether below zero; what was launched lately, and the credits held for tests that wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const own = `organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager'`;
  await sql
    .raw(`
    alter table organization add column launches_per_hour integer not null default 20 check (launches_per_hour between 1 and 1000);
    alter table organization add column may_overdraw boolean not null default false;
    create table launch_use (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id) on delete cascade,
      launched_at timestamptz not null,
      tests integer not null check (tests > 0)
    );
    create index launch_use_latest on launch_use (organization_id, launched_at);
    create table credit_hold (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id) on delete cascade,
      test_id uuid not null references test(id) on delete cascade,
      requested_test_id uuid references requested_test(id) on delete cascade,
      amount numeric(12,2) not null check (amount > 0)
    );
    create index credit_hold_organization on credit_hold (organization_id);
    create index credit_hold_test on credit_hold (test_id);
    create index credit_hold_requested_test on credit_hold (requested_test_id);
    alter table launch_use enable row level security;
    create policy tenant on launch_use to muster_app using (${own}) with check (${own});
    grant select, insert, delete on launch_use to muster_app;
    alter table credit_hold enable row level security;
    create policy tenant on credit_hold to muster_app using (${own}) with check (${own});
    grant select, insert on credit_hold to muster_app;
  `)
    .execute(db);
}
