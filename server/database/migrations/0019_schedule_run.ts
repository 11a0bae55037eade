import { sql, type Kysely } from 'kysely';

/** What each run of a schedule launched: one row for each requested test, so that no run launches one twice. Without a test, a test manager has to launch it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schedule_run (
      organization_id uuid not null,
      schedule_id uuid not null,
      run_at timestamptz not null,
      requested_test_id uuid not null,
      test_id uuid,
      performed_at timestamptz not null,
      primary key (schedule_id, run_at, requested_test_id),
      foreign key (organization_id, schedule_id) references schedule (organization_id, id) on delete cascade,
      foreign key (organization_id, requested_test_id) references requested_test (organization_id, id) on delete cascade,
      foreign key (organization_id, test_id) references test (organization_id, id)
    );
    alter table schedule_run enable row level security;
    create policy tenant on schedule_run to muster_app
      using (organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager')
      with check (organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager');
    grant select, insert, update, delete on schedule_run to muster_app;
  `.execute(db);
}
