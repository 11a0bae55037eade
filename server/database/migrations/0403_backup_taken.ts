import { sql, type Kysely } from 'kysely';

/** When a backup was finished: told by `npm run db dump`, and by whatever else makes one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_taken (
      id bigint generated always as identity primary key,
      at timestamptz not null default now()
    );
  `.execute(db);
}
