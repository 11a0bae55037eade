import { sql, type Kysely } from 'kysely';

/** Where people are signed in, as their own list of sessions shows it: a row for each session, moved on while it is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session_use (
      issuer text not null,
      sid text not null,
      subject text not null,
      user_id uuid not null references organization_user(id) on delete cascade,
      agent text not null,
      begun_at timestamptz not null,
      used_at timestamptz not null,
      primary key (issuer, sid)
    );
    create index session_use_of_user on session_use (user_id, used_at desc);
    create index session_use_used_at on session_use (used_at);
    alter table session_use enable row level security;
  `.execute(db);
}
