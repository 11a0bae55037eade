import { sql, type Kysely } from 'kysely';

const tenancy = ['assigned_case', 'case_result', 'edit_request', 'issue', 'issue_count', 'participant', 'related_issue', 'test_case'];

/**
 * A test belongs to one organization, and a tag: known to the planner, the condition of row-level security does not make it expect fewer rows than there are.
 * And an index for every filter and order of a list, with the columns that row-level security and the counts read, so that rows need not be fetched for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tenancy)
    await sql.raw(`create statistics ${table}_tenancy (dependencies) on organization_id, test_id from ${table}`).execute(db);
  await sql`
    create statistics issue_tagging_tenancy (dependencies) on organization_id, issue_tag_id from issue_tagging;
    drop index issue_of_test;
    create index issue_of_test on issue (test_id, organization_id, triage_status, severity_rank, possible_duplicate, number) include (published_at);
    create index issue_by_severity on issue (test_id, organization_id, severity_rank, possible_duplicate, number) include (published_at);
    create index issue_since on issue (organization_id, created_at) include (severity, published_at, test_id);
    drop index issue_by_time;
    create index issue_by_time on issue (organization_id, triage_status, created_at desc, id desc) include (published_at, test_id);
    drop index issue_tagging_tag;
    create index issue_tagging_tag on issue_tagging (issue_tag_id, issue_id) include (organization_id);
    drop index case_result_test;
    create index case_result_test on case_result (test_id, organization_id, status, test_case_id)
      include (participant_id, is_rejected, completed_at, published_at);
    create index case_result_since on case_result (organization_id, completed_at)
      include (test_case_id, status, is_rejected, published_at, test_id);
    create index edit_request_result on edit_request (case_result_id, organization_id, test_id, created_at);
    create index participant_joined on participant (organization_id, joined_at) include (published_at, test_id);
    create index test_opened on test (organization_id, opened_at);
    create index organization_name on organization (name) where deleted_at is null;
  `.execute(db);
}
