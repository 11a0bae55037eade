import { sql, type Kysely } from 'kysely';

const OPERATOR = `(select app_role()) = 'operator'`;

/** Tables of which the operator reads every organization's rows; what customers test stays out of reach. */
const read = [
  'organization',
  'organization_user',
  'trial',
  'feature_flag',
  'credit_account',
  'credit_transaction',
  'professional_service_request',
  'integration',
];

/** The right of those who run the installation, and what they may reach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organization_user add column is_operator boolean not null default false;
    alter table organization_user add constraint operator_is_staff check (not is_operator or role = 'test_manager');
    alter table organization add column version integer not null default 1;
    alter table organization add column state text not null default 'active' check (state in ('active', 'archived'));
    update organization set state = 'archived' where deleted_at is not null;
    alter table crowd_token add column version integer not null default 1;
    alter table crowd_token add column state text not null default 'active' check (state in ('active', 'revoked'));
    alter table crowd_token add column created_by uuid references organization_user(id);
    alter table crowd_token add column last_call_at timestamptz;
    alter table crowd_token enable row level security;
    alter table professional_service enable row level security;
  `.execute(db);
  for (const table of read) await sql.raw(`create policy operator on ${table} for select to muster_app using (${OPERATOR})`).execute(db);
  await sql
    .raw(`
      create policy operator_makes on organization for insert to muster_app with check (${OPERATOR} and id = (select app_org()));
      grant insert on organization to muster_app;
      create policy operator on crowd_token to muster_app using (${OPERATOR}) with check (${OPERATOR});
      grant select, insert, update on crowd_token to muster_app;
      create policy offered on professional_service for select to muster_app using (true);
      create policy operator on professional_service to muster_app using (${OPERATOR}) with check (${OPERATOR});
      grant insert, update on professional_service to muster_app;

      create function app_open_tests(which uuid) returns integer stable security definer set search_path = public language sql as $$
        select count(*)::int from test where organization_id = which and kind = 'supervised' and window_status = 'open'
          and app_role() = 'operator' $$;

      create function app_end_sessions(which uuid, local_issuer text) returns void security definer set search_path = public language plpgsql as $$
      begin
        if app_role() not in ('operator', 'system') and which is distinct from app_user() then
          raise insufficient_privilege using message = 'only one''s own sessions';
        end if;
        delete from oidc_payload where payload->>'accountId' = which::text;
        insert into session_end (issuer, subject) values (local_issuer, which::text);
        insert into session_end (issuer, subject) select issuer, subject from identity where user_id = which;
      end $$;
      revoke all on function app_end_sessions(uuid, text) from public;
      grant execute on function app_end_sessions(uuid, text) to muster_app;
    `)
    .execute(db);
}
