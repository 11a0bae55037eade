import { sql, type Kysely } from 'kysely';

/** Where a tester stood before the publishing that is under way, and when that runs: until then it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table participant
      add column publishing_from text check (publishing_from in ('testing_complete', 'under_review', 'results_approved', 'publishing_failed')),
      add column publishes_at timestamptz;
  `.execute(db);
}
