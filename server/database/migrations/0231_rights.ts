import { sql, type Kysely } from 'kysely';

const inOrganization = 'organization_id = (select app_org())';
const byOperator = `(select app_role()) = 'operator'`;

/** What a request may write of people and organizations, by column; of these the guarded ones only for whom the trigger names. */
const changeable = {
  organization_user: 'organization_id, role, is_operator, is_support, first_name, last_name, state, removed_at, version',
  organization: `name, chosen_name, is_name_chosen, has_contract, flexible_testing_access, is_service_type_selection_enabled,
    google_sheets_auto_import_enabled, known_issues_upload_enabled, advanced_tests_access, credit_model_access, new_launch_ux_enabled,
    auto_launching_enabled, video_requirement_enabled, issue_field_definitions, last_test_number, state, deleted_at, version`,
} as const;

/** Columns that stay as they are for everybody but operators. */
const free = {
  organization_user: `'{organization_id,first_name,last_name,state,removed_at,version}'`,
  organization: `'{chosen_name,is_name_chosen,last_test_number,version}'`,
} as const;

/**
 * Keeps rights from the role of requests: which column may be written at all is said by grants, and what only an operator changes by a
 * trigger, so that a resolver that forgot to ask makes nobody an operator. A test manager moves between organizations, and moves nobody else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function app_guard_rights() returns trigger set search_path = public language plpgsql as $$
    begin
      if current_user <> 'muster_app' or app_role() = 'operator' then return new; end if;
      if to_jsonb(new) - tg_argv[0]::text[] is distinct from to_jsonb(old) - tg_argv[0]::text[] then
        raise insufficient_privilege using message = 'Only operators change rights.';
      end if;
      if tg_table_name = 'organization_user' then
        if new.organization_id <> old.organization_id and (old.id is distinct from app_user() or old.role <> 'test_manager') then
          raise insufficient_privilege using message = 'Nobody is moved by somebody else.';
        end if;
      end if;
      return new;
    end $$;
    drop policy tenant on organization_user;
    create policy tenant on organization_user for select to muster_app using (${inOrganization} or id = (select app_user()));
    create policy tenant_change on organization_user for update to muster_app using (${inOrganization} or id = (select app_user()))
      with check (${inOrganization} or id = (select app_user()));
    create policy joins on organization_user for insert to muster_app
      with check (${inOrganization} and (select app_role()) in ('operator', 'system'));
    revoke insert, update, delete on organization_user from muster_app;
    grant insert (organization_id, role, email, first_name, last_name, state, created_at) on organization_user to muster_app;
    revoke update on organization from muster_app;
  `)
    .execute(db);
  for (const [table, columns] of Object.entries(changeable))
    await sql
      .raw(`
      grant update (${columns}) on ${table} to muster_app;
      create trigger guard_rights before update on ${table} for each row execute function app_guard_rights(${free[table as keyof typeof free]});
    `)
      .execute(db);
  for (const table of ['trial', 'feature_flag'])
    await sql
      .raw(`
      drop policy tenant on ${table};
      create policy tenant on ${table} for select to muster_app using (${inOrganization});
      create policy operator_changes on ${table} to muster_app using (${inOrganization} and ${byOperator}) with check (${inOrganization} and ${byOperator});
    `)
      .execute(db);
}
