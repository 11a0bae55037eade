import { sql, type Kysely } from 'kysely';

/**
 * What an organization wants approved before credits are spent, by whom, and what waits. A request writes no notifications for others, so a function does, of approvals alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const role = '(select app_role())';
  const inside = 'organization_id = (select app_org())';
  const seen = `${inside} and ${role} in ('customer', 'test_manager', 'system')`;
  const ruling = `${inside} and ${role} in ('customer', 'test_manager')`;
  const ruled = (table: string) => `
    alter table ${table} enable row level security;
    create policy seen on ${table} for select to muster_app using (${seen});
    create policy ruled on ${table} to muster_app using (${ruling}) with check (${ruling});`;
  await sql
    .raw(`
    create table launch_rules (
      organization_id uuid primary key references organization(id) on delete cascade,
      approval_above numeric(12,2) check (approval_above > 0),
      monthly_budget numeric(12,2) check (monthly_budget > 0),
      time_zone text not null,
      changed_at timestamptz not null,
      version integer not null default 1
    );
    create table launch_approver (
      organization_id uuid not null references organization(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      primary key (organization_id, user_id)
    );
    create index launch_approver_user on launch_approver (user_id);
    create table launch_approval (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id) on delete cascade,
      kind text not null check (kind in ('request', 'run', 'test')),
      state text not null default 'asked' check (state in ('asked', 'approved', 'sent_back', 'withdrawn')),
      name text not null,
      test_id uuid references test(id) on delete set null,
      customer_request_id uuid references customer_request(id) on delete cascade,
      has_draft boolean not null default false,
      requested_test_id uuid references requested_test(id) on delete set null,
      schedule_id uuid references schedule(id) on delete set null,
      run_at timestamptz,
      amount numeric(12,2) not null check (amount > 0),
      used numeric(12,2) not null default 0,
      above_amount numeric(12,2),
      over_budget numeric(12,2),
      budget_month text not null,
      asked_by uuid references organization_user(id) on delete set null,
      asked_at timestamptz not null,
      decided_by uuid references organization_user(id) on delete set null,
      decided_at timestamptz,
      word text,
      version integer not null default 1
    );
    create index launch_approval_waiting on launch_approval (organization_id, asked_at) where state = 'asked';
    create index launch_approval_test on launch_approval (test_id);
    create index launch_approval_request on launch_approval (customer_request_id);
    create index launch_approval_requested_test on launch_approval (requested_test_id);
    create unique index launch_approval_run on launch_approval (schedule_id, run_at);
    create index launch_approval_asker on launch_approval (asked_by);
    create index launch_approval_decider on launch_approval (decided_by);
    ${ruled('launch_rules')}
    ${ruled('launch_approver')}
    alter table launch_approval enable row level security;
    create policy tenant on launch_approval to muster_app using (${seen}) with check (${seen});
    grant select, insert, update on launch_rules to muster_app;
    grant select, insert, delete on launch_approver to muster_app;
    grant select, insert, update on launch_approval to muster_app;

    create function app_tell_of_approval(member uuid, what text, words text, leads_to text, of_test uuid, moment timestamptz) returns uuid
      security definer set search_path = public language sql as $$
      insert into notification (organization_id, user_id, roles, kind, description, link, created_at, test_id)
      select u.organization_id, u.id, '{}', what, words, leads_to, moment, (select t.id from test t where t.id = of_test and t.organization_id = app_org())
      from organization_user u
      where u.id = member and u.organization_id = app_org() and what in ('approval_asked', 'approval_told') and app_role() in ('customer', 'test_manager', 'system')
      returning id $$;
    revoke execute on function app_tell_of_approval(uuid, text, text, text, uuid, timestamptz) from public;
    grant execute on function app_tell_of_approval(uuid, text, text, text, uuid, timestamptz) to muster_app;
  `)
    .execute(db);
}
