/**
 * Adds testers with an approved failed result and a moderated issue each to a supervised test; gives the ids of their participations.
 * Values: the test, how many, a word for their names, their status, the case.
 */
export const addTestedStatement = `
  with tested as (
    insert into tester (email, full_name, country_id, rank_percentile, availability, active, backup_only, created_at)
    select 'added-' || $3 || '-' || n || '@crowd.example', 'Added ' || $3 || ' ' || n, 1, 10, 'available', true, false, now() from generate_series(1, $2::int) n returning id, email, full_name
  ), taking as (
    insert into participant (organization_id, test_id, group_id, tester_id, email, full_name, country_code, country_name, status, assigned_cases_count, completed_cases_count, approved_test_cases_count, reported_issues_count, joined_at, finished_at)
    select g.organization_id, g.test_id, g.id, t.id, t.email, t.full_name, 'DE', 'Germany', $4, 1, 1, 1, 1, now(), now()
    from tested t, selection_requirements_group g where g.test_id = $1 returning *
  ), given as (
    insert into assigned_case (organization_id, test_id, participant_id, test_case_id)
    select p.organization_id, p.test_id, p.id, $5 from taking p
  ), found as (
    insert into case_result (organization_id, test_id, participant_id, test_case_id, status, moderation_status, actual_result, completed_at)
    select p.organization_id, p.test_id, p.id, $5, 'fail', 'approved', 'It failed.', now() from taking p returning *
  ), related as (
    insert into related_issue (organization_id, test_id, participant_id, case_result_id, code, title, severity, moderation_status)
    select r.organization_id, r.test_id, r.participant_id, r.id, 'R-' || r.id, 'Issue of ' || r.participant_id, 'high', 'moderated' from found r
  ) select id from taking order by id`;
