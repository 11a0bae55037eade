import { sql, type Kysely } from 'kysely';

/**
 * A result names an issue of its test, be it the report of another tester: such a row stands for that report, and a report of its own
 * that is the same keeps its words. What an edit of a result changed is kept beside the sentence about it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table related_issue add column same_as_id uuid;
    alter table related_issue add column is_own boolean not null default true;
    alter table related_issue add foreign key (organization_id, test_id, same_as_id) references related_issue (organization_id, test_id, id);
    alter table related_issue add check (is_own or same_as_id is not null);
    create index related_issue_same_as on related_issue (same_as_id) where same_as_id is not null;
    alter table case_result_edit_log add column field text;
    alter table case_result_edit_log add column before text;
    alter table case_result_edit_log add column after text;
    create view result_response with (security_invoker = true) as
      select id, organization_id, test_id, case_result_id, kind from case_result_response
      union all select id, organization_id, test_id, case_result_id, 'related_issue' from related_issue where case_result_id is not null;
    grant select on result_response to muster_app;
  `.execute(db);
}
