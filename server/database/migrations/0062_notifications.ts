import { sql, type Kysely } from 'kysely';

const own = `organization_id = (select app_org()) and user_id = (select app_user())`;

/** What each person has read and wants to hear of, and what went out to them outside the portal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification add column test_id uuid references test(id) on delete cascade;
    create index notification_recent on notification (created_at);
    create table notification_mark (
      organization_id uuid not null references organization(id),
      user_id uuid not null references organization_user(id) on delete cascade,
      notification_id uuid not null references notification(id) on delete cascade,
      read_at timestamptz not null,
      primary key (user_id, notification_id)
    );
    create table notification_settings (
      organization_id uuid not null references organization(id),
      user_id uuid primary key references organization_user(id) on delete cascade,
      choices jsonb not null default '{}',
      mail_enabled boolean not null default true,
      digest text not null default 'soon' check (digest in ('soon', 'hourly', 'daily')),
      quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
      quiet_until text check (quiet_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
      time_zone text not null default 'UTC',
      webhook_url text,
      muted_tests uuid[] not null default '{}',
      updated_at timestamptz not null
    );
    create table notification_delivery (
      notification_id uuid not null references notification(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      channel text not null check (channel in ('mail', 'webhook')),
      at timestamptz not null,
      primary key (user_id, channel, notification_id)
    );
    create index notification_delivery_last on notification_delivery (user_id, channel, at desc);
    create table webhook_call (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references organization_user(id) on delete cascade,
      url text not null,
      body text not null,
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed')),
      attempts integer not null default 0,
      not_before timestamptz,
      message text,
      created_at timestamptz not null
    );
    create index webhook_call_due on webhook_call (created_at) where state in ('waiting', 'sending');
    alter table notification_mark enable row level security;
    alter table notification_settings enable row level security;
  `.execute(db);
  for (const table of ['notification_mark', 'notification_settings'])
    await sql
      .raw(`
      create policy own on ${table} to muster_app using (${own}) with check (${own});
      grant select, insert, update, delete on ${table} to muster_app;
    `)
      .execute(db);
}
