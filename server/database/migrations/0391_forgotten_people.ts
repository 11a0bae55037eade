import { sql, type Kysely } from 'kysely';

/** People who are forgotten, and the archives in which people are handed what is kept of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table organization_user drop constraint organization_user_state_check;
    alter table organization_user add constraint organization_user_state_check check (state in ('invited', 'active', 'removed', 'forgotten'));
    create index organization_user_forgotten on organization_user (id) where state = 'forgotten';
    create function app_is_held(which uuid) returns boolean stable security definer set search_path = public language sql as $$
      select exists (select from legal_hold where organization_id = which and test_id is null and state = 'placed') $$;
    revoke all on function app_is_held(uuid) from public;
    grant execute on function app_is_held(uuid) to muster_app;
    create table archive (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      user_id uuid not null references organization_user(id) on delete cascade,
      state text not null default 'making' check (state in ('making', 'ready', 'failed', 'expired')),
      done integer not null default 0,
      total integer not null default 0,
      name text not null,
      content_type text not null default 'application/zip',
      size_bytes bigint,
      sha256 text,
      storage_key text,
      expires_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1
    );
    create unique index archive_in_work on archive (user_id) where state = 'making';
    create index archive_person on archive (user_id, created_at desc);
    create index archive_kept on archive (expires_at) where state = 'ready';
    alter table archive enable row level security;
    create policy own on archive for select to muster_app
      using (organization_id = (select app_org()) and user_id = (select app_user()));
    create policy own_asks on archive for insert to muster_app
      with check (organization_id = (select app_org()) and user_id = (select app_user()));
    create policy tenant on archive to muster_app
      using (organization_id = (select app_org()) and (select app_role()) = 'system')
      with check (organization_id = (select app_org()) and (select app_role()) = 'system');
    grant select, insert, update on archive to muster_app;
  `)
    .execute(db);
}
