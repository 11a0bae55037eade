import type { OwnerClient } from '../rows.ts';

export const organizationTables = ['organization', 'organization_user', 'issue_tag'] as const;
export const testTables = [
  'test',
  'supervised_test',
  'selection_requirements_group',
  'test_case',
  'test_case_field',
  'participant',
  'assigned_case',
  'case_result',
  'case_result_response',
] as const;

const organizations = `
  insert into organization (id, public_id, short_code, name, chosen_name, is_name_chosen, has_contract, credit_model_access, auto_launching_enabled, last_test_number)
  select pg_temp.named('organization', i), 'large-' || i, 'L' || lpad(i::text, 5, '0'), 'Organization ' || i, 'Organization ' || i, true, true, true, true, $2::int + 1
  from generate_series(1, $1::int) i`;

const users = `
  insert into organization_user (id, organization_id, role, email, first_name, last_name)
  select pg_temp.named(role, i), pg_temp.named('organization', i), role, role || i || '@world.example', initcap(replace(role, '_', ' ')), 'Of ' || i
  from generate_series(1, $1::int) i cross join unnest(array['customer', 'test_manager', 'community_test_manager']) role`;

const tags = `
  insert into issue_tag (id, organization_id, name)
  select pg_temp.named('tag', (i - 1) * 40 + n), pg_temp.named('organization', i), 'tag ' || n from generate_series(1, $1::int) i cross join generate_series(1, 40) n`;

export const fillOrganizations = async (client: OwnerClient, count: number, testsEach: number): Promise<void> => {
  await client.query(organizations, [count, testsEach]);
  await client.query(users, [count]);
  await client.query(tags, [count]);
};

/** Number 1 of organization 1 is the big one. */
const plan = `
  create temporary table planned on commit drop as
  select row_number() over (order by o, n) as t, o, n, (o = 1 and n = 1) as is_big,
    case when o = 1 and n = 1 then $3::int else 10 end as cases, case when o = 1 and n = 1 then $4::int else 10 end as participants, case when o = 1 and n = 1 then 20 else 5 end as results
  from generate_series(1, $1::int) o cross join generate_series(1, $2::int) n`;

const steps = [
  `insert into test (id, organization_id, kind, number, code, name, window_status, opened_at, planned_end_at, closed_at, activity, created_at)
   select pg_temp.named('test', t), pg_temp.named('organization', o), 'supervised', n, 'L' || lpad(o::text, 5, '0') || '-' || n, case when is_big then 'A thousand cases' else 'Regression run ' || n end,
     case when is_big or t % 10 = 0 then 'open' else 'closed' end, now() - make_interval(days => 2 + (t % 400)::int), now() - make_interval(days => (t % 400)::int) + interval '3 days',
     case when is_big or t % 10 = 0 then null else now() - make_interval(days => (t % 400)::int) end, 'test_case_run', now() - make_interval(days => 3 + (t % 400)::int)
   from planned`,
  `insert into supervised_test (test_id, organization_id, application_url, environments) select pg_temp.named('test', t), pg_temp.named('organization', o), 'https://shop.world.example', '{web}' from planned`,
  `insert into selection_requirements_group (id, organization_id, test_id, position, name, number_of_results_needed)
   select pg_temp.named('group', t * 4 + g), pg_temp.named('organization', o), pg_temp.named('test', t), g, 'Group ' || g, greatest(1, participants / 4) from planned cross join generate_series(1, 4) g`,
  `insert into test_case (id, organization_id, test_id, position, code, name, section, case_results_limit)
   select pg_temp.named('case', t * 10000 + c), pg_temp.named('organization', o), pg_temp.named('test', t), c, 'CASE-' || lpad(c::text, 4, '0'), 'Check number ' || c, 'Section ' || 1 + (c - 1) * 12 / cases, results
   from planned cross join lateral generate_series(1, cases) c`,
  `insert into test_case_field (id, organization_id, test_id, test_case_id, kind, position, instruction, expected_result)
   select pg_temp.named('field', t * 10000 + c), pg_temp.named('organization', o), pg_temp.named('test', t), pg_temp.named('case', t * 10000 + c), 'step', 1, 'Open the page and look at it', 'It is as it should be'
   from planned cross join lateral generate_series(1, cases) c`,
  `insert into participant (id, organization_id, test_id, group_id, tester_id, email, full_name, country_code, country_name, browser_or_device, operating_system_and_version, status, invited_at, joined_at, finished_at, published_at, last_activity_at)
   select pg_temp.named('participant', t * 10000 + p), pg_temp.named('organization', o), pg_temp.named('test', t), pg_temp.named('group', t * 4 + 1 + p % 4), r.id, r.email, r.full_name, k.code, k.name, 'Chrome 143', 'Windows 11',
     s.status, a.opened, a.opened + interval '1 hour', case when s.status in ('joined', 'in_progress') then null else a.opened + interval '1 day' end, case when s.status = 'results_published' then a.opened + interval '2 days' end, a.opened + interval '1 day'
   from planned cross join lateral generate_series(1, participants) p
   cross join lateral (select case when is_big then pg_temp.one(array['joined', 'in_progress', 'testing_complete', 'under_review', 'results_approved', 'results_published'], pg_temp.part(p, 21)) else 'results_published' end as status) s
   cross join lateral (select now() - make_interval(days => 2 + (t % 400)::int) as opened) a
   join tester r on r.id = pg_temp.named('tester', 1 + (t * 7919 + p) % $1::bigint) join country k on k.id = r.country_id`,
  `insert into assigned_case (organization_id, test_id, participant_id, test_case_id)
   select pg_temp.named('organization', o), pg_temp.named('test', t), pg_temp.named('participant', t * 10000 + p), pg_temp.named('case', t * 10000 + 1 + (p * results + c) % cases)
   from planned cross join lateral generate_series(1, participants) p cross join lateral generate_series(0, results - 1) c`,
  `insert into case_result (id, organization_id, test_id, participant_id, test_case_id, status, moderation_status, actual_result, original_actual_result, completed_at, published_at)
   select pg_temp.named('result', (t * 10000 + p) * 20 + c), pg_temp.named('organization', o), pg_temp.named('test', t), q.id, pg_temp.named('case', t * 10000 + 1 + (p * results + c) % cases),
     pg_temp.one(array['pass', 'pass', 'pass', 'pass', 'fail', 'blocked'], pg_temp.part((t * 10000 + p) * 20 + c, 22)), case when q.status in ('results_approved', 'results_published') then 'approved' else 'not_moderated' end,
     'As seen on the page.', 'As seen on the page.', q.joined_at + make_interval(mins => (1 + c * 20)::int), q.published_at
   from planned cross join lateral generate_series(1, participants) p cross join lateral generate_series(0, results - 1) c join participant q on q.id = pg_temp.named('participant', t * 10000 + p) where q.status <> 'joined'`,
  `insert into case_result_response (organization_id, test_id, case_result_id, kind, value, original_value) select r.organization_id, r.test_id, r.id, 'status', r.status, r.status from case_result r join planned on r.test_id = pg_temp.named('test', t)`,
  `update participant p set assigned_cases_count = c.assigned, completed_cases_count = c.completed, approved_test_cases_count = c.approved, last_case_result_completed_at = c.last
   from (select a.participant_id, count(*) as assigned, count(r.completed_at) as completed, count(*) filter (where r.moderation_status = 'approved') as approved, max(r.completed_at) as last
     from assigned_case a left join case_result r using (participant_id, test_case_id) group by a.participant_id) c, planned
   where c.participant_id = p.id and p.test_id = pg_temp.named('test', t)`,
] as const;

export const fillTests = async (
  client: OwnerClient,
  sizes: {
    readonly organizations: number;
    readonly testsEach: number;
    readonly cases: number;
    readonly participants: number;
    readonly testers: number;
  },
): Promise<void> => {
  await client.query(plan, [sizes.organizations, sizes.testsEach, sizes.cases, sizes.participants]);
  for (const step of steps) await client.query(step, step.includes('$1') ? [sizes.testers] : []);
};
