import { sql, type Kysely } from 'kysely';

/** Files of requests: one that names no test waits for the launch that takes it along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sees = `organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager'`;
  await sql
    .raw(`
    create table request_file (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      test_id uuid,
      created_by uuid not null references organization_user(id),
      position integer not null default 0,
      name text not null,
      content_type text not null,
      media_kind text not null,
      size_bytes integer not null,
      sha256 text not null,
      storage_key text not null,
      created_at timestamptz not null default now(),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create index request_file_of_test on request_file (organization_id, test_id) where test_id is not null;
    create index request_file_waiting on request_file (created_at) where test_id is null;
    create index request_file_of_person on request_file (created_by);
    create index request_file_stored on request_file (storage_key);
    alter table request_file enable row level security;
    create policy tenant on request_file to muster_app using (${sees}) with check (${sees});
    grant select, insert on request_file to muster_app;
  `)
    .execute(db);
}
