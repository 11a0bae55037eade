import { sql, type Kysely } from 'kysely';

/**
 * Pages of a test that a link opens to people without an account. Of the link only its hash is kept; whoever opens it is counted, with the
 * network and the browser of the last time. Moderators and operators reach none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sees = `organization_id = (select app_org()) and (select app_role()) in ('customer', 'test_manager', 'system')`;
  await sql
    .raw(`
    create table shared_report (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      test_id uuid not null,
      hash text not null unique,
      title text not null check (length(title) between 1 and 120),
      introduction text not null default '' check (length(introduction) <= 2000),
      parts text[] not null check (cardinality(parts) > 0 and parts <@ array['summary', 'cases', 'issues']),
      issues text not null check (issues in ('published', 'accepted', 'chosen')),
      issue_ids uuid[] not null default '{}' check (cardinality(issue_ids) <= 200),
      leaves_out text[] not null check (leaves_out <@ array['testers', 'notes', 'environment', 'evidence']),
      state text not null default 'active' check (state in ('active', 'expired', 'revoked')),
      created_by uuid references organization_user(id) on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      opened_count integer not null default 0,
      last_opened_at timestamptz,
      last_opened_from text,
      last_opened_with text,
      version integer not null default 1,
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create index shared_report_test on shared_report (organization_id, test_id, created_at desc);
    create index shared_report_created_by on shared_report (created_by);
    create index shared_report_due on shared_report (expires_at) where state = 'active';
    alter table shared_report enable row level security;
    create policy tenant on shared_report to muster_app using (${sees}) with check (${sees});
    grant select, insert, update (state, ended_at, opened_count, last_opened_at, last_opened_from, last_opened_with, version) on shared_report to muster_app;
  `)
    .execute(db);
}
