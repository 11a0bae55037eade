import { sql, type Kysely } from 'kysely';

/** A draft is held by one place at a time, and can be shared inside its organization; what is not shared is its owner's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_request
      add column shared_access text check (shared_access in ('view', 'edit')),
      add column holder uuid,
      add column held_by uuid references organization_user(id),
      add column held_until timestamptz,
      add column test_ids jsonb not null generated always as (
        jsonb_path_query_array(form_values, '$.tests[*].id ? (@.type() == "string")')
        || jsonb_path_query_array(form_values, '$.parked[*].testId ? (@.type() == "string")')
        || jsonb_path_query_array(form_values, '$.wizard.testId ? (@.type() == "string")')) stored,
      add column test_count integer not null generated always as (
        jsonb_array_length(jsonb_path_query_array(form_values, '$.tests[*] ? (@.type() == "object")'))) stored,
      add column open_test_id text generated always as (
        jsonb_path_query_first(form_values, '$.wizard.testId ? (@.type() == "string")') #>> '{}') stored;
    alter policy tenant on customer_request
      using (
        organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager'
        and (created_by = (select app_user()) or state <> 'draft' or shared_access is not null or (select app_role()) = 'system'))
      with check (organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager');
  `.execute(db);
}
