import { sql, type Kysely } from 'kysely';

/** A moderator reads what they were told of a test while they moderate it, and of an offer while it is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create policy seen_by_role on notification as restrictive for select to muster_app
      using ((select app_role()) <> 'community_test_manager' or test_id is null or test_id = any ((select app_accepted_tests())::uuid[])
        or (kind = 'assignment_offered' and exists (select from moderator_assignment a where a.test_id = notification.test_id
          and a.user_id = (select app_user()) and a.status = 'assigned')));
  `)
    .execute(db);
}
