import { sql, type Kysely } from 'kysely';

/** Tokens by which a crowd system tries its calls, and the last of those calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table crowd_token add column is_sandbox boolean not null default false;
    create table crowd_call (
      id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity,
      token_id uuid not null references crowd_token(id) on delete cascade,
      at timestamptz not null,
      operation text not null check (length(operation) <= 200),
      sent text not null check (length(sent) <= 2000),
      outcome text not null check (outcome in ('answered', 'refused', 'failed')),
      words text not null check (length(words) <= 1000),
      milliseconds integer not null check (milliseconds >= 0)
    );
    create index crowd_call_latest on crowd_call (token_id, number desc);
    create index crowd_call_at on crowd_call (at);
    alter table crowd_call enable row level security;
    create policy operator on crowd_call for select to muster_app using ((select app_role()) = 'operator');
    grant select on crowd_call to muster_app;
  `.execute(db);
}
