import { sql, type Kysely } from 'kysely';

/** The data of organizations, each in one file. Whoever asked downloads it while they may still ask, and operators do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const inside = `organization_id = (select app_org())`;
  await sql
    .raw(`
    create table organization_archive (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      asked_by uuid references organization_user(id) on delete set null,
      scope text not null check (scope in ('whole', 'seen')),
      state text not null default 'asked' check (state in ('asked', 'gathering', 'ready', 'failed', 'expired', 'cancelled')),
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
    create unique index organization_archive_in_work on organization_archive (organization_id, scope) where state in ('asked', 'gathering');
    create index organization_archive_latest on organization_archive (organization_id, created_at desc);
    create index organization_archive_kept on organization_archive (expires_at) where state = 'ready';
    create index organization_archive_asker on organization_archive (asked_by);
    alter table organization_archive enable row level security;
    create policy seen on organization_archive for select to muster_app
      using (${inside} and (select app_role()) = 'customer' and scope = 'seen');
    create policy asked on organization_archive for insert to muster_app
      with check (${inside} and (select app_role()) = 'customer' and scope = 'seen' and asked_by = (select app_user()));
    create policy cancelled on organization_archive for update to muster_app
      using (${inside} and (select app_role()) = 'customer' and scope = 'seen' and asked_by = (select app_user()))
      with check (${inside} and (select app_role()) = 'customer' and scope = 'seen' and asked_by = (select app_user()));
    create policy operator on organization_archive for select to muster_app using ((select app_role()) = 'operator');
    create policy operator_asks on organization_archive for insert to muster_app
      with check (${inside} and (select app_role()) = 'operator');
    create policy operator_cancels on organization_archive for update to muster_app
      using (${inside} and (select app_role()) = 'operator') with check (${inside} and (select app_role()) = 'operator');
    create policy tenant on organization_archive to muster_app
      using (${inside} and (select app_role()) = 'system') with check (${inside} and (select app_role()) = 'system');
    grant select, insert, update on organization_archive to muster_app;

    create function app_organization_archive(wanted uuid)
      returns table (name text, content_type text, size_bytes bigint, sha256 text, storage_key text)
      stable security definer set search_path = public language sql as $$
      select a.name, a.content_type, a.size_bytes, a.sha256, a.storage_key from organization_archive a
      join organization_user u on u.id = app_user() and u.state = 'active'
      where a.id = wanted and a.state = 'ready'
        and (u.is_operator or (a.scope = 'seen' and a.asked_by = u.id and u.role = 'customer' and a.organization_id = u.organization_id)) $$;
    revoke all on function app_organization_archive(uuid) from public;
    grant execute on function app_organization_archive(uuid) to muster_app;
  `)
    .execute(db);
}
