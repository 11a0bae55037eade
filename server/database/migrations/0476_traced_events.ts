import { sql, type Kysely } from 'kysely';

/** An event names the span that it was left in, so that the trace of a press goes on where the event is heard. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table outbox add column traceparent text`.execute(db);
};
