import { sql, type Kysely } from 'kysely';

/** Indexes that carry the columns of row-level security beside those of the question, so that no wider index looks cheaper to the planner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index issue_count_organization;
    create index issue_count_organization on issue_count (organization_id, test_id, triage_status, published, severity) include (total);
    drop index case_result_test;
    create index case_result_test on case_result (test_id, organization_id, status, test_case_id);
    drop index related_issue_participant;
    create index related_issue_participant on related_issue (participant_id, organization_id, test_id) include (severity, moderation_status, known) where deleted_at is null;
  `.execute(db);
}
