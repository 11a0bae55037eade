import { sql, type Kysely } from 'kysely';

/** Tenants, people, money, and the settings every policy reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists intarray`.execute(db);
  await sql`create extension if not exists btree_gin`.execute(db);

  await sql`
    create function app_org() returns uuid stable parallel safe language sql
      as $$ select nullif(current_setting('app.organization', true), '')::uuid $$;
    create function app_user() returns uuid stable parallel safe language sql
      as $$ select nullif(current_setting('app.user', true), '')::uuid $$;
    create function app_role() returns text stable parallel safe language sql
      as $$ select coalesce(nullif(current_setting('app.role', true), ''), 'nobody') $$;
  `.execute(db);

  await sql`
    create table organization (
      id uuid primary key default gen_random_uuid(),
      public_id text not null unique,
      short_code text not null unique check (short_code ~ '^[A-Z0-9]{2,6}$'),
      name text not null,
      chosen_name text,
      is_name_chosen boolean not null default false,
      has_contract boolean not null default false,
      flexible_testing_access boolean not null default true,
      is_service_type_selection_enabled boolean not null default false,
      google_sheets_auto_import_enabled boolean not null default false,
      known_issues_upload_enabled boolean not null default false,
      advanced_tests_access boolean not null default true,
      credit_model_access boolean not null default false,
      new_launch_ux_enabled boolean not null default true,
      auto_launching_enabled boolean not null default false,
      video_requirement_enabled boolean not null default false,
      issue_field_definitions jsonb not null default '[]',
      last_test_number integer not null default 0,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create table trial (
      organization_id uuid primary key references organization(id),
      id uuid not null unique default gen_random_uuid(),
      finishes_at timestamptz not null,
      finished_at timestamptz
    );
    create table feature_flag (
      organization_id uuid not null references organization(id),
      name text not null,
      enabled boolean not null,
      primary key (organization_id, name)
    );
    create table organization_user (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id),
      public_id text not null unique default replace(gen_random_uuid()::text, '-', ''),
      role text not null check (role in ('customer', 'test_manager', 'community_test_manager')),
      email citext not null unique check (length(email::text) <= 320),
      first_name text not null default '' check (length(first_name) <= 255),
      last_name text not null default '' check (length(last_name) <= 255),
      state text not null default 'active' check (state in ('invited', 'active', 'removed')),
      is_support boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      removed_at timestamptz
    );
    create index organization_user_organization on organization_user (organization_id, state, email);
    create table identity (
      issuer text not null,
      subject text not null,
      user_id uuid not null references organization_user(id),
      primary key (issuer, subject)
    );
    create table password (
      user_id uuid primary key references organization_user(id),
      hash text not null,
      updated_at timestamptz not null default now()
    );
    create table credit_account (
      organization_id uuid primary key references organization(id),
      balance numeric(12, 2) not null default 0
    );
    create table credit_transaction (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references credit_account(organization_id),
      description text not null,
      amount numeric(12, 2) not null,
      balance_after_transaction numeric(12, 2) not null,
      subject_type text check (subject_type in ('Advanced Test', 'Supervised Test')),
      subject_id uuid,
      subject_name text,
      created_at timestamptz not null default now()
    );
    create index credit_transaction_page on credit_transaction (organization_id, created_at desc, id desc);
    create unique index credit_transaction_once on credit_transaction (subject_id, description) where subject_id is not null;
  `.execute(db);
}
