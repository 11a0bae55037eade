import { sql, type Kysely } from 'kysely';

/** Views of lists that people keep under a name, for themselves or for their organization. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sees = `organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager'
    and (user_id = (select app_user()) or is_shared or (select app_role()) = 'system')`;
  await sql
    .raw(`
    create table saved_view (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      list text not null check (list in ('issues', 'test_issues', 'tests')),
      name text not null check (length(name) between 1 and 100),
      query text not null check (length(query) <= 2000),
      is_shared boolean not null default false,
      pinned_by uuid[] not null default '{}',
      state text not null default 'kept' check (state in ('kept', 'removed')),
      removed_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now()
    );
    create unique index saved_view_name on saved_view (organization_id, user_id, list, lower(name)) where state = 'kept';
    create index saved_view_shared on saved_view (organization_id, list) where is_shared and state = 'kept';
    create index saved_view_user on saved_view (user_id);
    alter table saved_view enable row level security;
    create policy tenant on saved_view to muster_app using (${sees}) with check (${sees});
    grant select, insert, update, delete on saved_view to muster_app;
  `)
    .execute(db);
}
