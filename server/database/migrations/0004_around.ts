import { sql, type Kysely } from 'kysely';

/** Integrations, chat, services, notifications, exports, and the workflow's own records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table integration (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      code text not null check (code in ('jira', 'testrail', 'azure_devops', 'github', 'zephyr_squad', 'zephyr_scale')),
      state text not null default 'unconfigured' check (state in ('unconfigured', 'active', 'inactive')),
      settings jsonb not null default '{}',
      sealed_secret bytea,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id)
    );
    create unique index integration_code on integration (organization_id, code) where code not in ('zephyr_squad', 'zephyr_scale');
    create table data_key (
      organization_id uuid primary key references organization(id),
      key_id text not null,
      wrapped bytea not null,
      created_at timestamptz not null default now()
    );
    create table auto_export_settings (
      organization_id uuid primary key references organization(id),
      id uuid not null unique default gen_random_uuid(),
      state text not null default 'disabled' check (state in ('enabled', 'disabled')),
      enabled_destinations text[] not null default '{}',
      severities_for_export text[] not null default '{}',
      version integer not null default 1
    );

    create table chat_channel (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, test_id uuid not null, participant_id uuid,
      chat_type text not null check (chat_type in ('public', 'private', 'community')),
      external_id text not null unique default replace(gen_random_uuid()::text, '-', ''),
      status text not null default 'unresolved' check (status in ('unresolved', 'resolved')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      unique (organization_id, id),
      check ((chat_type = 'public') = (participant_id is null)),
      foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade,
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id) on delete cascade
    );
    create unique index chat_channel_natural on chat_channel (test_id, chat_type, participant_id) nulls not distinct;
    create table chat_message (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, channel_id uuid not null,
      client_id text not null,
      author_user_id uuid references organization_user(id),
      author_tester_id uuid references tester(id),
      author_name text not null,
      text text not null check (length(text) <= 5000),
      quoted_message_id uuid references chat_message(id),
      parent_message_id uuid references chat_message(id),
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      deleted_at timestamptz,
      unique (channel_id, client_id),
      foreign key (organization_id, channel_id) references chat_channel (organization_id, id) on delete cascade
    );
    create index chat_message_page on chat_message (channel_id, created_at desc, id desc);
    create table chat_reaction (
      message_id uuid not null references chat_message(id) on delete cascade,
      organization_id uuid not null references organization(id),
      user_id uuid not null references organization_user(id),
      reaction text not null check (reaction in ('+1', 'heart', 'joy', 'white_check_mark', 'question', 'eyes')),
      primary key (message_id, user_id, reaction)
    );
    create table chat_read (
      channel_id uuid not null,
      organization_id uuid not null,
      user_id uuid not null references organization_user(id),
      read_at timestamptz not null default now(),
      primary key (channel_id, user_id),
      foreign key (organization_id, channel_id) references chat_channel (organization_id, id) on delete cascade
    );

    create table professional_service_request (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      professional_service_id uuid not null references professional_service(id),
      content text not null check (length(content) between 1 and 10000),
      state text not null default 'requested' check (state in ('requested', 'in_progress', 'completed', 'cancelled')),
      created_by uuid not null references organization_user(id),
      version integer not null default 1,
      created_at timestamptz not null default now()
    );
    create table notification (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      user_id uuid references organization_user(id),
      roles text[] not null default '{}',
      kind text not null,
      public_id text not null unique default replace(gen_random_uuid()::text, '-', ''),
      description text not null,
      link text,
      created_at timestamptz not null default now()
    );
    create index notification_page on notification (organization_id, created_at desc);
    create table export_job (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      created_by uuid references organization_user(id),
      destination text not null,
      state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'partly_failed', 'failed')),
      issue_ids uuid[] not null,
      done_count integer not null default 0,
      failures jsonb not null default '[]',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create table exported_issue (
      organization_id uuid not null, issue_id uuid not null,
      destination text not null,
      target text not null,
      remote_id text,
      remote_url text,
      created_at timestamptz not null default now(),
      primary key (issue_id, destination, target),
      foreign key (organization_id, issue_id) references issue (organization_id, id) on delete cascade
    );
    create table upload (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      created_by uuid references organization_user(id),
      name text not null,
      content_type text not null,
      size_bytes integer not null,
      sha256 text not null,
      storage_key text not null,
      created_at timestamptz not null default now()
    );

    create table audit (
      id bigint generated always as identity primary key,
      organization_id uuid not null references organization(id),
      at timestamptz not null,
      user_id uuid,
      on_behalf_of_user_id uuid,
      role text not null,
      operation text not null,
      entity text not null,
      entity_id uuid,
      event text,
      before jsonb,
      after jsonb,
      outcome text not null check (outcome in ('done', 'refused'))
    );
    create index audit_entity on audit (entity_id, at desc);
    create index audit_organization on audit (organization_id, at desc);
    create function audit_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'audit is append-only'; end $$;
    create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only();

    create table outbox (
      id bigint generated always as identity primary key,
      tx xid8 not null default pg_current_xact_id(),
      organization_id uuid not null,
      topic text not null,
      test_id uuid,
      entity_id uuid,
      payload jsonb not null default '{}',
      at timestamptz not null default now()
    );
    create index outbox_cursor on outbox (tx, id);

    create table idempotency (
      organization_id uuid not null,
      user_id uuid not null,
      key text not null check (length(key) <= 255),
      operation text not null,
      variables_hash text not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (organization_id, user_id, key)
    );
    create index idempotency_age on idempotency (created_at);

    create table crowd_token (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      hash text not null unique,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    );
    create table crowd_receipt (
      token_id uuid not null references crowd_token(id),
      key text not null check (length(key) <= 255),
      operation text not null,
      variables_hash text not null,
      answer jsonb not null,
      created_at timestamptz not null default now(),
      primary key (token_id, key)
    );
    create table instance_secret (name text primary key, value text not null, created_at timestamptz not null default now());
  `.execute(db);
}
