import { sql, type Kysely } from 'kysely';

/** The key before, while what it sealed is sealed anew; and how far that has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table master_key
      add column previous_check bytea check (length(previous_check) = 32),
      add column resealing jsonb,
      add column resealed_at timestamptz,
      add check (previous_check is not null or (resealing is null and resealed_at is null));
  `.execute(db);
}
