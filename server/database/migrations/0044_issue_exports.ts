import { sql, type Kysely } from 'kysely';

const ofStaff = `organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager'`;
const own = `${ofStaff} and user_id = (select app_user())`;

/** Each issue of an export goes its own way to the tracker, and is never sent twice while one is on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table export_job;
    drop table exported_issue;
    alter table integration add column resume_at timestamptz;
    alter table integration add column setbacks integer not null default 0;
    create table export_job (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      created_by uuid references organization_user(id),
      integration_id uuid not null,
      destination text not null check (destination in ('jira', 'github', 'azure_devops')),
      target text not null,
      params jsonb not null,
      is_automatic boolean not null default false,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      unique (organization_id, id),
      foreign key (organization_id, integration_id) references integration (organization_id, id)
    );
    create index export_job_page on export_job (organization_id, created_at desc);
    create table issue_export (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      export_job_id uuid not null,
      issue_id uuid not null,
      integration_id uuid not null,
      target text not null,
      position integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'created', 'delivered', 'failed', 'cancelled')),
      attempts integer not null default 0,
      sent_at timestamptz,
      not_before timestamptz,
      held_until timestamptz,
      remote_id text,
      remote_key text,
      remote_url text,
      message text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      foreign key (organization_id, export_job_id) references export_job (organization_id, id) on delete cascade,
      foreign key (organization_id, issue_id) references issue (organization_id, id) on delete cascade,
      foreign key (organization_id, integration_id) references integration (organization_id, id)
    );
    create unique index issue_export_under_way on issue_export (issue_id, integration_id, target) where state in ('waiting', 'sending', 'created');
    create index issue_export_due on issue_export (integration_id, created_at, position) where state in ('waiting', 'sending', 'created');
    create index issue_export_of_issue on issue_export (issue_id, created_at);
    create index issue_export_of_job on issue_export (export_job_id, position);
    create table export_choice (
      organization_id uuid not null references organization(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      destination text not null,
      params jsonb not null,
      chosen_at timestamptz not null,
      primary key (organization_id, user_id, destination)
    );
    create index export_choice_user on export_choice (user_id);
  `.execute(db);
  for (const [table, sees] of [
    ['export_job', ofStaff],
    ['issue_export', ofStaff],
    ['export_choice', own],
  ] as const)
    await sql
      .raw(`
      alter table ${table} enable row level security;
      create policy ${table === 'export_choice' ? 'own' : 'tenant'} on ${table} to muster_app using (${sees}) with check (${sees});
      grant select, insert, update, delete on ${table} to muster_app;
    `)
      .execute(db);
}
