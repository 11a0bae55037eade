import { sql, type Kysely } from 'kysely';

/** Operators see when somebody called last, and what moderators have to do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create policy operator on last_seen for select to muster_app using ((select app_role()) = 'operator');
    create function app_open_assignments(which uuid) returns integer stable security definer set search_path = public language sql as $$
      select count(*)::int from moderator_assignment a join test t on t.id = a.test_id
      where a.user_id = which and a.status in ('assigned', 'accepted') and t.window_status = 'open' and app_role() = 'operator' $$;
  `.execute(db);
}
