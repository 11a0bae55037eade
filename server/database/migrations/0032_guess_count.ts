import { sql, type Kysely } from 'kysely';

/** How often something was tried that may be guessed or flooded, counted by all nodes together; `expire` is in milliseconds since 1970. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table guess_count (key text primary key, points integer not null, expire bigint)`.execute(db);
  await sql`create index guess_count_expire on guess_count (expire)`.execute(db);
  await sql`
    do $$
    begin
      if exists (select from pg_roles where rolname = 'muster_app') then
        revoke all on guess_count from muster_app;
      end if;
    end $$`.execute(db);
};
