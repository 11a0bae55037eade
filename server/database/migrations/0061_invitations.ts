import { sql, type Kysely } from 'kysely';

const ofStaff = `organization_id = (select app_org()) and (select app_role()) <> 'community_test_manager'`;

/** Invitations to an organization stand apart from its people: an address that somebody has elsewhere looks like any other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      email citext not null check (length(email::text) <= 320),
      role text not null check (role in ('customer', 'test_manager', 'community_test_manager')),
      state text not null default 'open' check (state in ('open', 'accepted', 'revoked')),
      token_hash text not null unique,
      expires_at timestamptz not null,
      sent_at timestamptz not null,
      sends integer not null default 1,
      invited_by uuid references organization_user(id),
      version integer not null default 1,
      created_at timestamptz not null default now()
    );
    create unique index invitation_open on invitation (organization_id, email) where state = 'open';
    create index invitation_day on invitation (organization_id, sent_at);
    alter table invitation enable row level security;
    create table last_seen (
      user_id uuid primary key references organization_user(id) on delete cascade,
      at timestamptz not null
    );
    alter table last_seen enable row level security;
    create policy colleagues on last_seen for select to muster_app
      using ((select app_role()) <> 'community_test_manager' and exists (select from organization_user u where u.id = user_id and u.organization_id = (select app_org())));
    grant select on last_seen to muster_app;
    create function app_hand_over_drafts(giver uuid, taker uuid) returns integer security definer set search_path = public language sql as $$
      with moved as (
        update customer_request set created_by = taker, holder = null, held_by = null, held_until = null
        where organization_id = app_org() and created_by = giver and state = 'draft'
          and app_role() in ('customer', 'test_manager')
          and exists (select from organization_user u where u.id = taker and u.organization_id = app_org() and u.state = 'active')
        returning 1)
      select count(*)::int from moved $$;
    create function app_count_drafts(owner uuid) returns integer stable security definer set search_path = public language sql as $$
      select count(*)::int from customer_request
      where organization_id = app_org() and created_by = owner and state = 'draft' and app_role() in ('customer', 'test_manager') $$;
  `.execute(db);
  await sql
    .raw(`
      create policy tenant on invitation to muster_app using (${ofStaff}) with check (${ofStaff});
      grant select, insert, update on invitation to muster_app;
    `)
    .execute(db);
}
