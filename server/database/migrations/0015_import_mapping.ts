import { sql, type Kysely } from 'kysely';

/** Which field a column of an imported file became, by its header, as the people of an organization last chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_mapping (
      organization_id uuid not null references organization (id) on delete cascade,
      kind text not null check (kind in ('test_cases', 'known_issues', 'test_data')),
      header text not null check (header <> '' and length(header) <= 255),
      target text not null check (length(target) <= 40),
      saved_at timestamptz not null,
      primary key (organization_id, kind, header)
    );
    alter table import_mapping enable row level security;
    create policy tenant on import_mapping to muster_app
      using (organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager')
      with check (organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager');
    grant select, insert, update, delete on import_mapping to muster_app;
  `.execute(db);
}
