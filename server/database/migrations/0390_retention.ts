import { sql, type Kysely } from 'kysely';
import { ifNotThere, type Beforehand } from '../beforehand.ts';

export const beforehand: readonly Beforehand[] = [
  'chat_message_quoted on chat_message (quoted_message_id) where quoted_message_id is not null',
  'notification_delivery_of on notification_delivery (notification_id)',
  'notification_mark_of on notification_mark (notification_id)',
  'chat_file_channel on chat_file (channel_id)',
  'issue_test_case_of_test on issue_test_case (test_id, test_case_id)',
  'moderation_activity_result on moderation_activity (case_result_id)',
];

/** Which tests go because their retention ends, what keeps one from going, and the one way past the trail's being append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const inside = `organization_id = (select app_org())`;
  await sql
    .raw(`
    create table test_retention (
      id uuid primary key,
      organization_id uuid not null,
      state text not null default 'announced' check (state in ('announced', 'removing')),
      removes_at timestamptz not null,
      announced_at timestamptz not null,
      removed_rows integer not null default 0,
      removed_files integer not null default 0,
      removed_bytes bigint not null default 0,
      version integer not null default 1,
      foreign key (organization_id, id) references test (organization_id, id) on delete cascade
    );
    create index test_retention_due on test_retention (removes_at);
    create index test_retention_organization on test_retention (organization_id, id);
    create table legal_hold (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      test_id uuid,
      test_code text,
      state text not null default 'placed' check (state in ('placed', 'lifted')),
      reason text not null check (length(reason) between 1 and 255),
      placed_by uuid references organization_user(id),
      placed_at timestamptz not null,
      lifted_at timestamptz,
      version integer not null default 1,
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
    );
    create unique index legal_hold_once on legal_hold (organization_id, test_id) nulls not distinct where state = 'placed';
    create index legal_hold_test on legal_hold (organization_id, test_id);
    create index test_ended on test (coalesce(closed_at, cancelled_at)) where window_status in ('closed', 'cancelled');

    ${ifNotThere(beforehand)}
    create index test_customer_request on test (customer_request_id) where customer_request_id is not null;

    update requested_test q set launched_test_id = null where launched_test_id is not null
      and not exists (select from test t where t.organization_id = q.organization_id and t.id = q.launched_test_id);
    create index requested_test_launched on requested_test (organization_id, launched_test_id) where launched_test_id is not null;
    alter table requested_test add foreign key (organization_id, launched_test_id) references test (organization_id, id)
      on delete set null (launched_test_id) deferrable initially deferred;

    alter table test_retention enable row level security;
    create policy tenant on test_retention to muster_app
      using (${inside} and (select app_role()) = 'system') with check (${inside} and (select app_role()) = 'system');
    grant select, insert, update on test_retention to muster_app;
    alter table legal_hold enable row level security;
    create policy tenant on legal_hold for select to muster_app using (${inside} and (select app_role()) = 'system');
    create policy operator on legal_hold for select to muster_app using ((select app_role()) = 'operator');
    create policy operator_places on legal_hold for insert to muster_app with check (${inside} and (select app_role()) = 'operator');
    create policy operator_lifts on legal_hold for update to muster_app
      using (${inside} and (select app_role()) = 'operator') with check (${inside} and (select app_role()) = 'operator');
    grant select, insert, update on legal_hold to muster_app;

    create function app_test_of_code(wanted text) returns table (id uuid, code text) stable security definer set search_path = public language sql as $$
      select t.id, t.code from test t where t.organization_id = app_org() and upper(t.code) = upper(wanted) and app_role() = 'operator' $$;
    revoke all on function app_test_of_code(text) from public;
    grant execute on function app_test_of_code(text) to muster_app;

    create or replace function audit_is_append_only() returns trigger language plpgsql as $$
    begin
      if current_setting('app.forgetting', true) = 'yes' then return case tg_op when 'DELETE' then old else new end; end if;
      raise exception 'audit is append-only';
    end $$;
  `)
    .execute(db);
}
