import { issueCodeSql } from '#server/workflow/issue-code.ts';
import type { OwnerClient } from '../rows.ts';

/** Issues as publishing makes them: one of each moderated finding of a published tester, in the order of publishing. */
const issues = `
  insert into issue (id, organization_id, test_id, participant_id, related_issue_id, number, code, title, severity, comment, tester_country_code, tester_country_name, environment, issue_fields, additional_details, published_at, created_at)
  select md5('issue' || i.id)::uuid, i.organization_id, i.test_id, i.participant_id, i.id, n.number, ${issueCodeSql('issue', 't.code', 'n.number')}, i.title, i.severity, nullif(i.comment, ''), p.country_code, p.country_name,
    nullif(concat_ws(', ', p.operating_system_and_version, p.browser_or_device), ''),
    json_build_array(
      json_build_object('code', 'reproduction_steps', 'label', 'Reproduction steps', 'value', i.reproduction_steps),
      json_build_object('code', 'actual_results', 'label', 'Actual results', 'value', i.actual_results),
      json_build_object('code', 'expected_results', 'label', 'Expected results', 'value', i.expected_results)),
    json_build_array(json_build_object('code', 'reported_as', 'label', 'Reported as', 'value', i.code)), p.published_at, p.published_at + n.number * interval '3 seconds'
  from related_issue i join participant p on p.id = i.participant_id join test t on t.id = i.test_id
  join lateral (select count(*) as number from related_issue o join participant op on op.id = o.participant_id
    where o.test_id = i.test_id and op.published_at is not null and (op.published_at, o.id) <= (p.published_at, i.id)) n on true
  where p.published_at is not null and i.moderation_status = 'moderated'`;

const casesOfIssues = `
  insert into issue_test_case (organization_id, test_id, issue_id, test_case_id)
  select x.organization_id, x.test_id, x.id, r.test_case_id from issue x join related_issue i on i.id = x.related_issue_id join case_result r on r.id = i.case_result_id`;

const requests = `update customer_request r set test_id = t.id from test t where t.customer_request_id = r.id and t.kind = 'advanced'`;

const numbers = `update organization o set last_test_number = coalesce((select max(number) from test t where t.organization_id = o.id), 0)`;

const participants = `
  update participant p set
    assigned_cases_count = (select count(*) from assigned_case a where a.participant_id = p.id),
    completed_cases_count = (select count(*) from case_result r where r.participant_id = p.id and r.completed_at is not null),
    approved_test_cases_count = (select count(*) from case_result r where r.participant_id = p.id and r.moderation_status = 'approved'),
    reported_issues_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null),
    pending_issue_moderations_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.moderation_status = 'pending'),
    pending_edit_requests_count = (select count(*) from edit_request e join case_result r on r.id = e.case_result_id where r.participant_id = p.id and e.state in ('requested', 'overdue')),
    last_case_result_completed_at = (select max(r.completed_at) from case_result r where r.participant_id = p.id),
    last_activity_at = greatest(p.joined_at, (select max(coalesce(r.completed_at, r.created_at)) from case_result r where r.participant_id = p.id))`;

/** Makes the issues from what was found. */
export const makeIssues = async (client: OwnerClient): Promise<void> => {
  for (const statement of ['analyze participant, related_issue, case_result', issues, casesOfIssues]) await client.query(statement);
};

/** Writes every figure that follows from rows, from those rows. */
export const countEverything = async (client: OwnerClient): Promise<void> => {
  for (const statement of [requests, numbers, participants]) await client.query(statement);
};
