import { sql, type Kysely } from 'kysely';

const OWN = `organization_id = (select app_org()) and user_id = (select app_user()) and (select app_role()) <> 'community_test_manager'`;

/** A sign-in at Azure DevOps that a member began: known by the hash of its state, and later by that of the key to its sealed tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table azure_grant (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization (id) on delete cascade,
      user_id uuid not null references organization_user (id) on delete cascade,
      state_hash bytea not null unique,
      begun_at timestamptz not null,
      claimed_at timestamptz,
      key_hash bytea unique,
      sealed_tokens bytea,
      granted_at timestamptz,
      used_at timestamptz,
      check ((granted_at is null) = (key_hash is null)),
      check (used_at is null or sealed_tokens is null)
    );
    create index azure_grant_age on azure_grant (begun_at);
    create index azure_grant_user on azure_grant (user_id);
    alter table azure_grant enable row level security;
    create policy own on azure_grant to muster_app using (${OWN}) with check (${OWN});
    grant select, insert, update, delete on azure_grant to muster_app;
  `)
    .execute(db);
}
