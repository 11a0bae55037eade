import { sql, type Kysely } from 'kysely';

/** Archives that operators sent to be restored; the row stands with the organization of who sent it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const inside = `organization_id = (select app_org())`;
  await sql
    .raw(`
    create table organization_restore (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      asked_by uuid references organization_user(id) on delete set null,
      state text not null default 'awaiting'
        check (state in ('awaiting', 'checking', 'checked', 'refused', 'restoring', 'restored', 'failed', 'discarded', 'expired')),
      name text not null,
      size_bytes bigint,
      storage_key text,
      found jsonb,
      reason text,
      done integer not null default 0,
      total integer not null default 0,
      restored_id uuid,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      version integer not null default 1
    );
    create unique index organization_restore_in_work on organization_restore ((true)) where state in ('awaiting', 'checking', 'checked', 'restoring');
    create index organization_restore_latest on organization_restore (created_at desc);
    create index organization_restore_organization on organization_restore (organization_id);
    create index organization_restore_asker on organization_restore (asked_by);
    alter table organization_restore enable row level security;
    create policy operator on organization_restore for select to muster_app using ((select app_role()) = 'operator');
    create policy operator_begins on organization_restore for insert to muster_app with check (${inside} and (select app_role()) = 'operator');
    create policy operator_decides on organization_restore for update to muster_app
      using (${inside} and (select app_role()) = 'operator') with check (${inside} and (select app_role()) = 'operator');
    create policy tenant on organization_restore to muster_app
      using (${inside} and (select app_role()) = 'system') with check (${inside} and (select app_role()) = 'system');
    grant select, insert, update on organization_restore to muster_app;

    do $$ declare seen text := (select qual from pg_policies where tablename = 'audit' and policyname = 'read');
    begin
      execute format('alter policy read on audit using (%s)', replace(seen, '''installation-audit''::text', '''installation-audit''::text, ''organization-restore''::text'));
    end $$;
  `)
    .execute(db);
}
