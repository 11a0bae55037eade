import { sql, type Kysely } from 'kysely';

/** When somebody typed their password again in a session that had begun before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session_confirmed (
      issuer text not null,
      sid text not null,
      at timestamptz not null,
      primary key (issuer, sid)
    );
  `.execute(db);
}
