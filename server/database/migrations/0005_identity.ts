import { sql, type Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table oidc_payload (
      kind text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      user_code text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (kind, id)
    )`.execute(db);
  await sql`create index oidc_payload_grant_id on oidc_payload (grant_id) where grant_id is not null`.execute(db);
  await sql`create index oidc_payload_uid on oidc_payload (kind, uid) where uid is not null`.execute(db);
  await sql`create index oidc_payload_expires_at on oidc_payload (expires_at) where expires_at is not null`.execute(db);

  await sql`
    create table oidc_key (
      name text primary key,
      secret jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table session_end (
      id bigint generated always as identity primary key,
      issuer text not null,
      subject text,
      sid text,
      ended_at timestamptz not null default now(),
      check (num_nonnulls(subject, sid) >= 1)
    )`.execute(db);
  await sql`create index session_end_sid on session_end (issuer, sid) where sid is not null`.execute(db);
  await sql`create index session_end_subject on session_end (issuer, subject) where subject is not null`.execute(db);
  await sql`create index session_end_ended_at on session_end (ended_at)`.execute(db);

  await sql`
    do $$
    begin
      if exists (select from pg_roles where rolname = 'muster_app') then
        revoke all on oidc_payload, oidc_key, session_end from muster_app;
      end if;
    end $$`.execute(db);
};
