import { sql, type Kysely } from 'kysely';

/**
 * A hold on one test keeps everybody of its organization from being forgotten, as one on the organization does: who they were stands in what
 * it keeps, and their address in what others wrote there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create or replace function app_is_held(which uuid) returns boolean stable security definer set search_path = public language sql as $$
      select exists (select from legal_hold where organization_id = which and state = 'placed') $$;
  `)
    .execute(db);
}
