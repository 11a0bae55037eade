import { sql, type Kysely } from 'kysely';
import { ifNotThere, type Beforehand } from '../beforehand.ts';

export const beforehand: readonly Beforehand[] = ["chat_message_mentions on chat_message using gin (mentions) where mentions <> '{}'"];

/** The few messages that name somebody are found without the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ifNotThere(beforehand)).execute(db);
}
