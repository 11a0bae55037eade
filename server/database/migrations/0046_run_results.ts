import { sql, type Kysely } from 'kysely';

const ofStaff = `organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager'`;

/** Each outcome of a test case goes its own way back to the test run that the test was launched from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table advanced_test add column external_url text;
    create table run_result (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      test_case_id uuid not null,
      sequence integer not null,
      outcome text not null check (outcome in ('passed', 'blocked', 'retest', 'failed')),
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
      attempts integer not null default 0,
      sent_at timestamptz,
      not_before timestamptz,
      held_until timestamptz,
      message text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (test_case_id, sequence),
      foreign key (organization_id, test_id, test_case_id) references test_case (organization_id, test_id, id) on delete cascade
    );
    create index run_result_open on run_result (organization_id, created_at) where state in ('waiting', 'sending');
    create index run_result_of_test on run_result (test_id, created_at desc, id desc);
    alter table run_result enable row level security;
  `.execute(db);
  await sql
    .raw(`
      create policy tenant on run_result to muster_app using (${ofStaff}) with check (${ofStaff});
      grant select, insert, update, delete on run_result to muster_app;
    `)
    .execute(db);
}
