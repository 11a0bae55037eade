import { sql, type Kysely } from 'kysely';

const ORG = `organization_id = (select app_org())`;

/** Customers read how a published result was edited, moderators who else moderates the tests they accepted; neither changes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create policy published on case_result_edit_log for select to muster_app
      using (${ORG} and (select app_role()) = 'customer' and exists (select from case_result r where r.id = case_result_id));
    create policy accepted on moderator_assignment for select to muster_app
      using (${ORG} and (select app_role()) = 'community_test_manager' and test_id = any ((select app_accepted_tests())::uuid[]));
    create index tester_session_case on tester_session (test_case_id, created_at) where test_case_id is not null;
  `)
    .execute(db);
}
