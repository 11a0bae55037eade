import { sql, type Kysely } from 'kysely';

/**
 * Where an organization's own systems are told what happens. Address and secrets are encrypted by the data key of the organization. What is told is written with the change it tells of, whoever makes that: a moderator may not see
 * webhooks, so a function adds the deliveries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const role = '(select app_role())';
  const sees = `organization_id = (select app_org()) and ${role} in ('customer', 'test_manager', 'system')`;
  const secured = (table: string) => `
    alter table ${table} enable row level security;
    create policy tenant on ${table} to muster_app using (${sees}) with check (${sees});
    create policy operator_sees on ${table} for select to muster_app using (${role} = 'operator');`;
  await sql
    .raw(`
    create table webhook (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      description text not null default '' check (length(description) <= 120),
      address_shown text not null,
      address_sealed bytea,
      secret_sealed bytea,
      previous_sealed bytea,
      previous_until timestamptz,
      events text[] not null check (cardinality(events) > 0),
      state text not null default 'active' check (state in ('active', 'paused', 'disabled', 'removed')),
      reason text check (reason in ('gone', 'failing')),
      tested_at timestamptz,
      delivered_at timestamptz,
      created_by uuid references organization_user(id) on delete set null,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      unique (organization_id, id)
    );
    create index webhook_created_by on webhook (created_by);
    create index webhook_overlap on webhook (previous_until) where previous_until is not null;

    create table webhook_delivery (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      webhook_id uuid not null,
      sequence bigint generated always as identity,
      type text not null,
      thing text not null,
      data jsonb not null,
      link text,
      state text not null default 'due' check (state in ('due', 'waiting', 'delivered', 'given_up')),
      attempts integer not null default 0,
      first_tried_at timestamptz,
      not_before timestamptz,
      held_until timestamptz,
      delivered_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1,
      unique (organization_id, id),
      foreign key (organization_id, webhook_id) references webhook (organization_id, id) on delete cascade
    );
    create index webhook_delivery_listed on webhook_delivery (webhook_id, sequence desc);
    create index webhook_delivery_organization on webhook_delivery (organization_id, webhook_id);
    create index webhook_delivery_open on webhook_delivery (webhook_id, thing, sequence) where state in ('due', 'waiting');
    create index webhook_delivery_created on webhook_delivery (created_at);

    create table webhook_attempt (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      webhook_delivery_id uuid not null,
      at timestamptz not null,
      milliseconds integer not null,
      status integer,
      problem text,
      answer text not null default '',
      foreign key (organization_id, webhook_delivery_id) references webhook_delivery (organization_id, id) on delete cascade
    );
    create index webhook_attempt_delivery on webhook_attempt (webhook_delivery_id, at desc);
    create index webhook_attempt_organization on webhook_attempt (organization_id, webhook_delivery_id);
    ${['webhook', 'webhook_delivery', 'webhook_attempt'].map(secured).join('\n')}

    grant select, insert, update (address_sealed, secret_sealed, previous_sealed, previous_until, state, reason, tested_at, delivered_at, version) on webhook to muster_app;
    grant select, insert, update (state, attempts, first_tried_at, not_before, held_until, delivered_at, version) on webhook_delivery to muster_app;
    grant select, insert on webhook_attempt to muster_app;

    create function app_listens(what text) returns boolean stable security definer set search_path = public language sql as $$
      select exists (select from webhook w where w.organization_id = app_org() and w.state in ('active', 'paused') and what = any (w.events)) $$;
    create function app_tell_webhooks(messages jsonb, moment timestamptz) returns void security definer set search_path = public language sql as $$
      with told as (
        insert into webhook_delivery (organization_id, webhook_id, type, thing, data, link, created_at)
        select w.organization_id, w.id, m.v ->> 'type', m.v ->> 'thing', m.v -> 'data', m.v ->> 'link', moment
        from jsonb_array_elements(messages) with ordinality m (v, n), webhook w
        where w.organization_id = app_org() and w.state in ('active', 'paused') and m.v ->> 'type' = any (w.events)
        order by m.n, w.id returning webhook_id)
      insert into outbox (organization_id, topic, entity_id, payload)
      select app_org(), 'webhook', w.webhook_id, '{"due": true}' from (select distinct webhook_id from told) w $$;
    revoke execute on function app_listens(text), app_tell_webhooks(jsonb, timestamptz) from public;
    grant execute on function app_listens(text), app_tell_webhooks(jsonb, timestamptz) to muster_app;
  `)
    .execute(db);
}
