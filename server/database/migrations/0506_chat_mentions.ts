import { sql, type Kysely } from 'kysely';

/** Whom a message names, as far as they may read it; and whether an organization begins with the chat of its tests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_message add column mentions uuid[] not null default '{}';
    create index chat_message_mentions on chat_message using gin (mentions) where mentions <> '{}';
    alter table organization alter column flexible_testing_access set default true;
  `.execute(db);
}
