import { sql, type Kysely } from 'kysely';

/** Whom a message names, as far as they may read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_message add column mentions uuid[] not null default '{}'`.execute(db);
}
