import { sql, type Kysely } from 'kysely';

/** The guides that somebody put away, and two facts about every organization for the guide of operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guide_put_away (
      user_id uuid not null references organization_user(id) on delete cascade,
      guide text not null check (guide in ('operator', 'manager', 'customer', 'trial')),
      at timestamptz not null,
      primary key (user_id, guide)
    );
    alter table guide_put_away enable row level security;
    create policy own on guide_put_away to muster_app using (user_id = (select app_user())) with check (user_id = (select app_user()));
    grant select, insert, delete on guide_put_away to muster_app;
    create function app_has_testers() returns boolean stable security definer set search_path = public language sql as $$
      select app_role() = 'operator' and exists (select from tester) $$;
    create function app_was_live(which uuid) returns boolean stable security definer set search_path = public language sql as $$
      select app_role() = 'operator' and exists (select from test t where t.organization_id = which and t.window_status in ('open', 'closed')) $$;
  `.execute(db);
}
