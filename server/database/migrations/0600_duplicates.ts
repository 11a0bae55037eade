import { sql, type Kysely } from 'kysely';

/** A duplicate names its original, and keeps how it stood before it was merged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table issue
      add column original_id uuid,
      add column before_merge jsonb,
      add constraint issue_original foreign key (organization_id, original_id)
        references issue (organization_id, id) on delete set null (original_id),
      add constraint issue_duplicate check (original_id is null or (original_id <> id and triage_reason = 'Duplicate'));
  `)
    .execute(db);
}
