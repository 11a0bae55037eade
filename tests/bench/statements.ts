import { slipPatterns } from '#server/areas/session/slips.ts';
import { likeWords } from '#server/database/like.ts';
import type { Statement } from '#server/database/sql.ts';
import { matchingTestersStatement } from '#server/matching/statement.ts';
import {
  joinedParticipantStatuses,
  participantStatuses,
  publishableParticipantStatuses,
  unremovableParticipantStatuses,
} from '#schema/vocabulary/participant.ts';
import type { Facts, QuestionName } from './questions.ts';

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Issues of tests past their keeping are not shown, and not counted. */
const issues = `
  with past as materialized (
    select t.id from test t where t.organization_id = $1 and coalesce(t.closed_at, t.cancelled_at) <= now() - interval '18 months'
  ), page as materialized (
    select i.* from issue i
    where i.organization_id = $1 and i.published_at is not null and i.triage_status = 'untriaged' and i.test_id not in (select id from past)
    order by i.created_at desc, i.id desc limit 26
  ), shown as (select * from page order by created_at desc, id desc limit 25)
  select json_build_object(
    'flexibleTestingIssues', json_build_object(
      'edges', (select json_agg(json_build_object('node', json_build_object(
          'id', i.id, 'code', i.code, 'title', i.title, 'severity', i.severity, 'triageStatus', i.triage_status, 'triageReason', i.triage_reason,
          'wasRead', i.was_read, 'createdAt', ${iso('i.created_at')}, 'environment', i.environment,
          'testerCountry', json_build_object('code', i.tester_country_code, 'name', i.tester_country_name),
          'issueTags', coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name))
            from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = i.id), '[]'::json),
          'test', json_build_object('id', t.id, 'code', t.code, 'name', t.name), 'version', i.version)) order by i.created_at desc, i.id desc)
        from shown i join test t on t.id = i.test_id),
      'pageInfo', json_build_object('hasNextPage', (select count(*) > 25 from page), 'endCursor', (select id from shown order by created_at, id limit 1))),
    'issueStats', (select json_build_object(
        'newIssuesCount', coalesce(sum(total) filter (where triage_status = 'untriaged'), 0)::int,
        'acceptedIssuesCount', coalesce(sum(total) filter (where triage_status = 'accepted'), 0)::int,
        'rejectedIssuesCount', coalesce(sum(total) filter (where triage_status = 'rejected'), 0)::int)
      from issue_count c where c.organization_id = $1 and c.published and c.test_id not in (select id from past))) as json`;

/** Kept tests that were run for the request by the alias t. */
const runs = `select r.id from test r where r.parent_test_id = t.id and r.organization_id = t.organization_id and coalesce(r.closed_at, r.cancelled_at, 'infinity') > now() - interval '18 months'`;

const testFields = (typeName: string, type: string, of: string): string => `
        '__typename', '${typeName}', 'id', t.id, 'code', t.code, 'name', t.name, 'type', '${type}', 'url', '/results/' || t.id,
        'createdAt', ${iso('t.created_at')}, ${of}
        'testWindow', json_build_object('status', t.window_status, 'openedAt', ${iso('t.opened_at')}, 'plannedEndAt', ${iso('t.planned_end_at')}, 'closedAt', ${iso('t.closed_at')}),
        'testStats', json_build_object('participantsTotalCount', p.total, 'testCasesTotalCount', k.total, 'testCasesFailedCount', r.failed,
          'issuesTotalCount', c.total, 'issuesCriticalCount', c.critical, 'issuesHighCount', c.high, 'issuesMediumCount', c.medium, 'issuesLowCount', c.low)`;

const environments = `'activityType', t.activity, 'environments', (select json_agg(json_build_object('platform', e)) from unnest(s.environments) e),`;

/** A request counts what its tests count, a test itself. */
const tests = `
  with page as materialized (
    select t.* from test t
    where t.organization_id = $1 and t.window_status = 'closed' and t.closed_at > now() - interval '18 months'
    order by t.closed_at desc, t.id desc limit 11
  ), shown as (select * from page order by closed_at desc, id desc limit 10)
  select json_build_object('platformTests', json_build_object(
    'edges', (select json_agg(json_build_object('node', case t.kind
        when 'advanced' then json_build_object(${testFields('AdvancedTestRequest', 'Advanced Test', '')})
        else json_build_object(${testFields('FlexibleTestingTest', 'Supervised Test', environments)}) end) order by t.closed_at desc, t.id desc)
      from shown t left join supervised_test s on s.test_id = t.id
      cross join lateral (select case t.kind when 'advanced' then array(${runs}) else array[t.id] end as ids offset 0) whole
      cross join lateral (select count(*)::int as total from participant p where p.test_id = any (whole.ids) and p.published_at is not null
        and p.status in (${quoted(joinedParticipantStatuses)})) p
      cross join lateral (select count(*)::int as total from test_case k where k.test_id = any (whole.ids)) k
      cross join lateral (select count(distinct r.test_case_id)::int as failed from case_result r
        where r.organization_id = $1 and r.test_id = any (whole.ids) and r.status = 'fail' and not r.is_rejected and r.completed_at is not null and r.published_at is not null) r
      cross join lateral (select coalesce(sum(total), 0)::int as total, coalesce(sum(total) filter (where severity = 'critical'), 0)::int as critical,
          coalesce(sum(total) filter (where severity = 'high'), 0)::int as high, coalesce(sum(total) filter (where severity = 'medium'), 0)::int as medium,
          coalesce(sum(total) filter (where severity = 'low'), 0)::int as low
        from issue_count c where c.organization_id = $1 and c.test_id = any (whole.ids) and c.published) c),
    'totalCount', (select count(*)::int from test t where t.organization_id = $1 and t.window_status = 'closed' and t.closed_at > now() - interval '18 months'),
    'pageInfo', json_build_object('hasNextPage', (select count(*) > 10 from page), 'endCursor', (select id from shown order by closed_at, id limit 1)))) as json`;

const testers = `
  with found as materialized (
    select i.participant_id, min(array_position(array['critical', 'high', 'medium', 'low', 'unknown'], i.severity)) as worst,
      bool_or(i.moderation_status = 'invalid_issue') as invalid, bool_or(i.known or i.moderation_status = 'known_issue') as known, bool_or(i.moderation_status = 'moderated') as moderated
    from related_issue i where i.test_id = $2 and i.deleted_at is null group by 1
  ), listed as materialized (
    select p.group_id, sum(p.assigned_cases_count)::int as assigned,
      count(*) filter (where p.status not in ('declined', 'dropped_out', 'expired', 'removed') and p.approved_test_cases_count > 0 and p.approved_test_cases_count >= p.completed_cases_count)::int as approved,
      count(*) filter (where p.status = 'results_published')::int as published,
      count(*) filter (where p.status not in ('declined', 'dropped_out', 'expired', 'removed'))::int as taking_part,
      json_agg(json_build_object('id', p.id, 'testerId', p.tester_id, 'fullName', p.full_name, 'country', json_build_object('code', p.country_code, 'name', p.country_name),
        'status', p.status, 'joinedAt', ${iso('p.joined_at')}, 'finishedAt', ${iso('p.finished_at')}, 'assignedCasesCount', p.assigned_cases_count,
        'completedCasesCount', p.completed_cases_count, 'approvedTestCasesCount', p.approved_test_cases_count, 'hasReportedIssue', p.reported_issues_count > 0,
        'reportedIssuesCount', p.reported_issues_count, 'highestSeverity', (array['critical', 'high', 'medium', 'low', 'unknown'])[f.worst],
        'moderationStatus', case when f.invalid then 'invalid_issue' when p.pending_issue_moderations_count > 0 or (p.status not in ('selected', 'invited', 'publishing_results', 'results_published', 'declined', 'dropped_out', 'expired', 'removed') and p.completed_cases_count > p.approved_test_cases_count) then 'pending'
          when f.known then 'known_issue' when p.approved_test_cases_count > 0 or f.moderated then 'moderated' else 'nothing_to_moderate' end,
        'numberOfPendingIssueModerations', p.pending_issue_moderations_count, 'numberOfPendingEditRequests', p.pending_edit_requests_count,
        'resultsPublishable', p.status in (${quoted(publishableParticipantStatuses)}), 'issueGeneration', p.issue_generation,
        'publishingFailReason', p.publishing_fail_reason, 'isRemovable', p.status not in (${quoted(unremovableParticipantStatuses)}),
        'suspectedMassPassing', p.suspected_mass_passing, 'browserOrDevice', p.browser_or_device, 'operatingSystemAndVersion', p.operating_system_and_version,
        'isActiveInTestCasesExecution', p.status in ('joined', 'in_progress') and p.last_activity_at > now() - interval '30 minutes',
        'lastCaseResultCompletedAt', ${iso('p.last_case_result_completed_at')}, 'version', p.version)
        order by array_position(array[${quoted(participantStatuses)}], p.status), p.full_name, p.id) as participants
    from participant p left join found f on f.participant_id = p.id
    where p.organization_id = $1 and p.test_id = $2 and p.status not in ('backup', 'backup_removed') group by 1
  )
  select json_build_object('platformTest', json_build_object('__typename', 'FlexibleTestingTest', 'id', t.id, 'name', t.name, 'selectionRequirementsGroups', (
    select json_agg(json_build_object('id', g.id, 'name', g.name, 'status', case when g.number_of_results_needed <= l.published then 'published' else 'open' end,
      'numberOfAssignedCases', coalesce(l.assigned, 0), 'numberOfApprovedResults', coalesce(l.approved, 0), 'numberOfResultsNeeded', g.number_of_results_needed,
      'numberOfPublishedResults', coalesce(l.published, 0), 'isFull', l.taking_part >= g.number_of_results_needed, 'participants', coalesce(l.participants, '[]'::json)) order by g.position)
    from selection_requirements_group g left join listed l on l.group_id = g.id where g.test_id = t.id))) as json
  from test t join supervised_test s on s.test_id = t.id where t.id = $2 and t.organization_id = $1`;

const matching = ({ organizationId }: Facts, variables: Readonly<Record<string, unknown>>): Statement => {
  const input = variables['input'] as Omit<Parameters<typeof matchingTestersStatement>[0], 'organizationId'>;
  const { text, values } = matchingTestersStatement({ ...input, organizationId });
  return { text: `select json_build_object('matchingTesters', answer.json::json) as json from (${text}) answer`, values };
};

/** What is searched, without what row-level security adds: names with codes, the latest first, at most five of each kind. */
const kinds = [
  [
    'test',
    't.id',
    't.name',
    't.code',
    `'/results/' || t.id`,
    'test t',
    `(t.name || ' ' || t.code)`,
    't.created_at',
    `t.id not in (select id from past)`,
  ],
  [
    'request',
    'd.id',
    'd.name',
    `'Draft'`,
    `'/launch?draft=' || d.id`,
    'customer_request d',
    'd.name',
    'd.saved_at',
    `d.created_by = $2 and d.state = 'draft' and d.discarded_at is null`,
  ],
  [
    'issue',
    'i.id',
    'i.title',
    'i.code',
    `'/issues/' || i.id`,
    'issue i',
    `(i.title || ' ' || i.code)`,
    'i.created_at',
    `i.published_at is not null and i.test_id not in (select id from past)`,
  ],
  [
    'test_case',
    'c.id',
    'c.name',
    `c.code || ', ' || t.name`,
    `'/results/' || c.test_id || '/test-case/' || c.id`,
    'test_case c join test t on t.id = c.test_id',
    `(c.name || ' ' || c.code)`,
    't.created_at',
    'c.test_id not in (select id from past)',
  ],
] as const;

const service = [
  'service',
  's.id',
  's.title',
  `'Professional service'`,
  `'/services/' || s.id || '/professional-service-requests/new'`,
  'professional_service s',
  's.title',
  '-s.position',
  's.offered',
] as const;

type Stage = 'named' | 'slipped' | 'alike';

const heldBy: Readonly<Record<Stage, (text: string) => string>> = {
  named: (text) => `${text} ilike $3 and ${text} ilike all ($4::text[])`,
  slipped: (text) => `not exists (select from named) and ${text} ~* $8 and ($9::text is null or ${text} ~* $9)`,
  alike: (text) =>
    `not exists (select from named) and not exists (select from slipped) and $6 <% ${text} and ($7::text is null or $7 <% ${text})`,
};

const found = (stage: Stage): string =>
  [...kinds, service]
    .map(([kind, id, title, context, url, from, text, at, where], place) => {
      const own = kind === 'service' ? where : `${from.split(' ')[1]}.organization_id = $1 and ${where}`;
      const order = stage === 'alike' ? `word_similarity($5, ${text}) desc, ${at} desc, ${id}` : `${at} desc, ${id}`;
      return `(select '${kind}' as kind, ${id} as id, ${title} as title, ${context} as context, ${url} as url, ${place} as place, row_number() over (order by ${order}) as rank
        from ${from} where ${own} and ${heldBy[stage](text)} order by ${order} limit 5)`;
    })
    .join(' union all ');

const searched = `
  with past as materialized (
    select t.id from test t where t.organization_id = $1 and coalesce(t.closed_at, t.cancelled_at) <= now() - interval '18 months'
  ), named as materialized (${found('named')}), slipped as materialized (${found('slipped')}), alike as (${found('alike')})
  select json_build_object('search', coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'context', context, 'url', url) order by place, rank), '[]')) as json
  from (select * from named union all select * from slipped union all select * from alike) hit`;

const searchStatement = ({ organizationId, customerId }: Facts, variables: Readonly<Record<string, unknown>>): Statement => {
  const words = String(variables['words']);
  const [longest, ...others] = (likeWords(words) ?? []).toSorted((one, other) => other.length - one.length);
  const [slip = null, other = null] = /\d/u.test(words) ? [] : words.split(' ');
  const [pattern = null, otherPattern = null] = slipPatterns(words);
  return { text: searched, values: [organizationId, customerId, longest, others, words, slip, other, pattern, otherPattern] };
};

export type FloorStatement = Statement & { readonly prepare: boolean };

/** The one statement that a person would write by hand for a question; it gives the finished answer as text. */
export const floorStatement = (name: QuestionName, facts: Facts, variables: Readonly<Record<string, unknown>>): FloorStatement => {
  if (name === 'issues') return { text: issues, values: [facts.organizationId], prepare: true };
  if (name === 'tests') return { text: tests, values: [facts.organizationId], prepare: true };
  if (name === 'testers') return { text: testers, values: [facts.organizationId, facts.bigTestId], prepare: true };
  return { ...(name === 'matching' ? matching(facts, variables) : searchStatement(facts, variables)), prepare: false };
};
