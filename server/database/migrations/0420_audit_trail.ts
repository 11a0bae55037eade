import { sql, type Kysely } from 'kysely';
import { ifNotThere, type Beforehand } from '../beforehand.ts';

/** Of these a customer reads what others did too; of everything else only what customers of their organization did. */
const forCustomers = `'organization', 'credit-account', 'membership', 'organization-user', 'organization_user', 'invitation', 'session', 'audit',
  'customer-request', 'advanced-test', 'test', 'test-window', 'schedule', 'test-retention', 'legal-hold', 'issue', 'issue-tag', 'issue-export', 'export-job',
  'auto-export', 'run-result', 'integration', 'integration-settings', 'service-request'`;
/** Of these test managers read what they did themselves: they are about the installation, and stand with its operators' organization. */
const installation = `'crowd-token', 'job', 'mail', 'country', 'professional-service', 'installation-audit'`;
/** What operators look for over all organizations; few enough for an index of their own. */
const rare = `'session', 'audit', 'call', 'membership', 'organization-user', 'organization_user', 'invitation', 'archive', 'organization', 'credit-account', 'legal-hold', 'test-retention', 'integration', 'integration-settings', ${installation}`;
const shown = `(role = 'customer' or entity in (${forCustomers}))`;

const testOf = (table: string): string =>
  `(select t.code || ' ' || t.name from ${table} x join test t on t.id = x.test_id where x.id = thing)`;
/** A thing by its name or code, read as the caller may read it. */
const named = `case
  when entity in ('issue', 'issue-note') then (select i.code || ' ' || left(i.title, 80) from issue i where i.id = thing)
  when entity = 'issue-export' then (select i.code from issue_export e join issue i on i.id = e.issue_id where e.id = thing)
  when entity = 'issue-tag' then (select g.name from issue_tag g where g.id = thing)
  when entity = 'saved-view' then (select w.name from saved_view w where w.id = thing)
  when entity in ('test', 'test-window', 'advanced-test', 'automatic-management', 'attachment-requirement', 'test-retention')
    then (select t.code || ' ' || t.name from test t where t.id = thing)
  when entity = 'schedule' then ${testOf('schedule')}
  when entity = 'moderator-assignment' then ${testOf('moderator_assignment')}
  when entity = 'run-result' then ${testOf('run_result')}
  when entity in ('case-result', 'case-run') then ${testOf('case_result')}
  when entity = 'case-result-response' then ${testOf('case_result_response')}
  when entity = 'related-issue' then ${testOf('related_issue')}
  when entity = 'edit-request' then ${testOf('edit_request')}
  when entity = 'attachment' then ${testOf('attachment')}
  when entity = 'blocker' then ${testOf('blocker')}
  when entity = 'tester-session' then ${testOf('tester_session')}
  when entity = 'reproduction' then ${testOf('reproducibility_test')}
  when entity = 'chat-channel' then ${testOf('chat_channel')}
  when entity = 'chat-message' then (select t.code || ' ' || t.name from chat_message m join chat_channel x on x.id = m.channel_id join test t on t.id = x.test_id where m.id = thing)
  when entity = 'chat-file' then (select t.code || ' ' || t.name from chat_file f join chat_channel x on x.id = f.channel_id join test t on t.id = x.test_id where f.id = thing)
  when entity = 'customer-request' then (select nullif(r.name, '') from customer_request r where r.id = thing)
  when entity = 'participant' then (select p.full_name || ', ' || t.code from participant p join test t on t.id = p.test_id where p.id = thing)
  when entity in ('membership', 'session', 'organization-user', 'organization_user') then (select p.full_name from audit_people(array[thing]) p)
  when entity = 'invitation' then coalesce((select i.email::text from invitation i where i.id = thing), after ->> 'email')
  when entity in ('organization', 'credit-account') then coalesce((select o.name from organization o where o.id = thing), (select t.code || ' ' || t.name from test t where t.id = thing))
  when entity in ('integration', 'integration-settings') then (select n.code from integration n where n.id = thing)
  when entity = 'service-request' then (select s.title from professional_service_request r join professional_service s on s.id = r.professional_service_id where r.id = thing)
  when entity = 'professional-service' then (select s.title from professional_service s where s.id = thing)
  when entity = 'crowd-token' then after ->> 'name'
  when entity = 'mail' then after ->> 'recipient'
end`;

/** The trail is the largest table of an installation. */
export const beforehand: readonly Beforehand[] = [
  'audit_organization_place on audit (organization_id, at desc, id desc)',
  `audit_shown on audit (organization_id, at desc, id desc) where ${shown}`,
  'audit_kind on audit (organization_id, entity, at desc, id desc)',
  `audit_rare on audit (entity, at desc, id desc) where entity in (${rare})`,
  'audit_place on audit (at desc, id desc)',
  'audit_person on audit (user_id, at desc, id desc)',
  'audit_support on audit (on_behalf_of_user_id, at desc, id desc) where on_behalf_of_user_id is not null',
];

/**
 * The audit trail says from where, can be read, and tells of sign-ins too. A line of before has no place of origin; one of a sign-in under
 * an address that nobody has belongs to no organization. Older versions write and read on: what is new has no default and is null there.
 * The policy is a case and not an or: of an or the planner expects one row in 200 to be let through, and reads the whole table for a page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table audit alter column organization_id drop not null, add column source text, add column address text, add column device text, add column session text;
    ${ifNotThere(beforehand)}
    drop index audit_organization;
    create policy read on audit for select to muster_app using (case (select app_role())
      when 'operator' then true
      when 'test_manager' then organization_id = (select app_org()) and (entity not in (${installation}) or user_id = (select app_user()))
      when 'customer' then organization_id = (select app_org()) and ${shown}
      else false end);
    grant select on audit to muster_app;

    create function audit_people(ids uuid[]) returns table (id uuid, full_name text, organization_id uuid)
    stable security definer set search_path = public language sql as $$
      select u.id, nullif(trim(u.first_name || ' ' || u.last_name), ''), u.organization_id from organization_user u
      where u.id = any (ids) and app_role() in ('customer', 'test_manager', 'operator') $$;
    revoke all on function audit_people(uuid[]) from public;
    grant execute on function audit_people(uuid[]) to muster_app;
    create function audit_thing(entity text, thing uuid, after jsonb) returns text stable language sql as $$ select ${named} $$;
    create function audit_thing_anywhere(entity text, thing uuid, after jsonb) returns text stable security definer set search_path = public language sql as $$
      select case when app_role() = 'operator' then audit_thing(entity, thing, after) end $$;
    revoke all on function audit_thing(text, uuid, jsonb), audit_thing_anywhere(text, uuid, jsonb) from public;
    grant execute on function audit_thing(text, uuid, jsonb), audit_thing_anywhere(text, uuid, jsonb) to muster_app;
  `)
    .execute(db);
}
