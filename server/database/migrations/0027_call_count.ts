import { sql, type Kysely } from 'kysely';

/** What all nodes count together of limits that are rare and dear; a crash that loses it only opens them again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create unlogged table call_count (key varchar(255) primary key, points integer not null, expire bigint)`.execute(db);
};
