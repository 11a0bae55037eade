import { sql, type Kysely } from 'kysely';

/** What a payout is multiplied by in a country, where a test applies it; one everywhere until the operator sets another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table country add column payout_multiplier numeric(4,2) not null default 1 check (payout_multiplier between 0.1 and 10)
  `.execute(db);
}
