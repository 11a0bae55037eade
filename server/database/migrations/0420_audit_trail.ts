import { sql, type Kysely } from 'kysely';

/** Of these a customer reads what others did too; of everything else only what customers of their organization did. */
const forCustomers = `'organization', 'credit-account', 'membership', 'organization-user', 'organization_user', 'invitation', 'session', 'audit',
  'customer-request', 'advanced-test', 'test', 'test-window', 'schedule', 'test-retention', 'legal-hold', 'issue', 'issue-tag', 'issue-export', 'export-job',
  'auto-export', 'run-result', 'integration', 'integration-settings', 'service-request'`;
/** Of these test managers read what they did themselves: they are about the installation, and stand with its operators' organization. */
const installation = `'crowd-token', 'job', 'mail', 'country', 'professional-service', 'installation-audit'`;
/** What operators look for over all organizations; few enough for an index of their own. */
const rare = `'session', 'audit', 'call', 'membership', 'organization-user', 'organization_user', 'invitation', 'archive', 'organization', 'credit-account', 'legal-hold', 'test-retention', 'integration', 'integration-settings', ${installation}`;
const shown = `(role = 'customer' or entity in (${forCustomers}))`;

/**
 * The audit trail says from where, can be read, and tells of sign-ins too. A line of before has no place of origin; one of a sign-in under
 * an address that nobody has belongs to no organization. Older versions write and read on: what is new has no default and is null there.
 * The policy is a case and not an or: of an or the planner expects one row in 200 to be let through, and reads the whole table for a page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table audit alter column organization_id drop not null, add column source text, add column address text, add column device text, add column session text;
    create index audit_organization_place on audit (organization_id, at desc, id desc);
    create index audit_shown on audit (organization_id, at desc, id desc) where ${shown};
    create index audit_kind on audit (organization_id, entity, at desc, id desc);
    create index audit_rare on audit (entity, at desc, id desc) where entity in (${rare});
    create index audit_place on audit (at desc, id desc);
    create index audit_person on audit (user_id, at desc, id desc);
    create index audit_support on audit (on_behalf_of_user_id, at desc, id desc) where on_behalf_of_user_id is not null;
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
  `)
    .execute(db);
}
