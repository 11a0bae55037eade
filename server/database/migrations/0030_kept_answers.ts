import { sql, type Kysely } from 'kysely';

/** Answers are kept as they were given, and forgotten when their time has come; large ones earlier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table idempotency
      alter column answer type json using answer::json,
      add column large_bytes integer,
      add column forget_at timestamptz not null default now() + interval '7 days';
    update idempotency set forget_at = created_at + interval '7 days';
    drop index idempotency_age;
    create index idempotency_forgotten on idempotency (forget_at);
    create index idempotency_large on idempotency (organization_id, user_id, created_at) where large_bytes is not null;
  `.execute(db);
}
