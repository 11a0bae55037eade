import { sql, type Kysely } from 'kysely';

const ORG = `organization_id = (select app_org())`;
const ASSIGNED = `((select app_role()) <> 'community_test_manager' or test_id = any ((select app_accepted_tests())::uuid[]))`;
const PUBLISHED = `((select app_role()) <> 'customer' or published_at is not null)`;
const NOT_CUSTOMER = `(select app_role()) <> 'customer'`;
const NOT_MODERATOR = `(select app_role()) <> 'community_test_manager'`;

const policies: Record<string, string[]> = {
  organization_user: [`(${ORG} or id = (select app_user()))`],
  trial: [ORG],
  feature_flag: [ORG],
  credit_account: [ORG, NOT_MODERATOR],
  credit_transaction: [ORG, NOT_MODERATOR],
  customer_request: [ORG, NOT_MODERATOR],
  test: [ORG, ASSIGNED.replaceAll('test_id', 'id')],
  advanced_test: [ORG, ASSIGNED],
  supervised_test: [ORG, ASSIGNED],
  requested_test: [ORG, `(${ASSIGNED} or launched_test_id = any ((select app_accepted_tests())::uuid[]))`],
  targeting_group: [ORG],
  selection_requirements_group: [ORG, ASSIGNED, NOT_CUSTOMER],
  test_case: [ORG, ASSIGNED],
  test_case_field: [ORG, ASSIGNED],
  participant: [ORG, ASSIGNED, PUBLISHED],
  assigned_case: [ORG, ASSIGNED],
  case_result: [ORG, ASSIGNED, PUBLISHED],
  case_result_response: [
    ORG,
    ASSIGNED,
    `((select app_role()) <> 'customer' or exists (select from case_result r where r.id = case_result_id))`,
  ],
  related_issue: [ORG, ASSIGNED, `((select app_role()) <> 'customer' or exists (select from case_result r where r.id = case_result_id))`],
  edit_request: [ORG, ASSIGNED, NOT_CUSTOMER],
  issue: [ORG, ASSIGNED, PUBLISHED],
  issue_test_case: [ORG, ASSIGNED],
  issue_tag: [ORG],
  issue_tagging: [ORG],
  issue_note: [ORG],
  issue_count: [ORG, ASSIGNED, `((select app_role()) <> 'customer' or published)`],
  reproducibility_test: [ORG, ASSIGNED, PUBLISHED],
  attachment: [ORG, ASSIGNED, PUBLISHED],
  case_result_edit_log: [ORG, ASSIGNED, NOT_CUSTOMER],
  case_result_moderation_log: [ORG, ASSIGNED, NOT_CUSTOMER],
  moderation_activity: [ORG, ASSIGNED, NOT_CUSTOMER],
  blocker: [ORG, ASSIGNED, NOT_CUSTOMER],
  tester_session: [ORG, ASSIGNED, PUBLISHED],
  moderator_assignment: [ORG, `(${NOT_MODERATOR} or user_id = (select app_user()))`],
  schedule: [ORG, NOT_MODERATOR],
  integration: [ORG, NOT_MODERATOR],
  data_key: [ORG, NOT_MODERATOR],
  auto_export_settings: [ORG, NOT_MODERATOR],
  chat_channel: [ORG, ASSIGNED],
  chat_message: [ORG],
  chat_reaction: [ORG],
  chat_read: [ORG, `user_id = (select app_user())`],
  professional_service_request: [ORG, NOT_MODERATOR],
  notification: [ORG, `((select app_role()) in ('system') or user_id = (select app_user()) or (select app_role()) = any (roles))`],
  export_job: [ORG, NOT_MODERATOR],
  exported_issue: [ORG, NOT_MODERATOR],
  upload: [ORG],
  audit: [ORG],
  idempotency: [ORG, `user_id = (select app_user())`],
};

/** What may be written where less, or more, may be read. */
const writable: Record<string, string[]> = { case_result_moderation_log: [ORG], case_result_edit_log: [ORG] };

const sharedReads = [
  'country',
  'language',
  'operating_system',
  'operating_system_device_type',
  'operating_system_version',
  'manufacturer',
  'mobile_device',
  'internet_browser',
  'professional_service',
];
const crowd = ['tester', 'tester_language', 'tester_device', 'tester_search'];

/** Row-level security: what the login role of requests may see, even where a resolver forgets to ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function app_accepted_tests() returns uuid[] stable security definer set search_path = public language sql as $$
      select coalesce(array_agg(test_id), '{}') from moderator_assignment
      where organization_id = app_org() and user_id = app_user() and status = 'accepted' $$;
    create function app_assignment_taken(which uuid, mine uuid) returns boolean stable security definer set search_path = public language sql as $$
      select exists (select from moderator_assignment where organization_id = app_org() and test_id = which and user_id <> mine and status = 'accepted') $$;
    create function app_window_of_assignment(which uuid) returns text stable security definer set search_path = public language sql as $$
      select t.window_status from test t join moderator_assignment a on a.test_id = t.id where a.id = which and a.organization_id = app_org() $$;
    create function app_assigned_test_name(which uuid) returns text stable security definer set search_path = public language sql as $$
      select name from test where organization_id = app_org() and id = which
        and exists (select from moderator_assignment a where a.test_id = which and a.user_id = app_user()) $$;
  `.execute(db);
  await sql
    .raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'muster_app') then create role muster_app nologin; end if;
    end $$;
    grant usage on schema public to muster_app;
  `)
    .execute(db);

  for (const [table, conditions] of Object.entries(policies)) {
    const predicate = conditions.join(' and ');
    await sql
      .raw(`
      alter table ${table} enable row level security;
      create policy tenant on ${table} to muster_app using (${predicate}) with check (${(writable[table] ?? conditions).join(' and ')});
      grant select, insert, update, delete on ${table} to muster_app;
    `)
      .execute(db);
  }
  await sql
    .raw(`
    alter table organization enable row level security;
    create policy own on organization for select to muster_app
      using (id = (select app_org()) or (select app_role()) in ('test_manager', 'system'));
    create policy own_update on organization for update to muster_app using (id = (select app_org())) with check (id = (select app_org()));
    grant select, update on organization to muster_app;
    alter table outbox enable row level security;
    create policy append on outbox for insert to muster_app with check (${ORG});
    grant insert on outbox to muster_app;
    revoke update, delete on audit from muster_app;
  `)
    .execute(db);
  for (const table of sharedReads) await sql.raw(`grant select on ${table} to muster_app`).execute(db);
  for (const table of crowd) {
    await sql
      .raw(`
      alter table ${table} enable row level security;
      create policy staff on ${table} for select to muster_app using ((select app_role()) in ('test_manager', 'system'));
      grant select on ${table} to muster_app;
    `)
      .execute(db);
  }
  await sql.raw(`grant usage on all sequences in schema public to muster_app`).execute(db);
}
