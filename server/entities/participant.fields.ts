import { list, one, reads, shape, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { moment } from '#server/api/param.ts';
import { scopeOf } from '#server/api/scope.ts';
import { join, literal, oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { severities } from '#schema/vocabulary/issue.ts';
import {
  backupParticipantStatuses,
  goneParticipantStatuses,
  participantStatuses,
  publishableParticipantStatuses,
  testingParticipantStatuses,
  unremovableParticipantStatuses,
  workingParticipantStatuses,
} from '#schema/vocabulary/participant.ts';
import { caseResultShape, participantModerationLog } from './case-result.fields.ts';
import { channelsOf } from './chat.fields.ts';
import { countryOf, entriesOf, manufacturerOf, systemOf } from './reference.fields.ts';
import { testOf } from './test-reference.fields.ts';
import { publishingStopsOf } from '#server/workflow/subjects/participant.ts';
import { holderHasAccess } from '#server/workflow/subjects/moderation-claim.ts';
import { moderationClaimLimits } from '#schema/vocabulary/moderation-claim.ts';
import { approvedTester } from '#schema/vocabulary/test-figures.ts';

/** Where the activity is unknown, a participant without cases explores. */
const explores = raw(`coalesce(t.activity = 'exploratory', p.assigned_cases_count = 0)`);

const hasUnjudgedReport = raw(
  `exists (select from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.moderation_status in ${oneOf(approvedTester.isUnjudgedReport)})`,
);

/** Participant p of test t. */
const isApprovedTester = sql`(${raw(`p.status not in ${oneOf(approvedTester.isNever)}`)} and p.approved_test_cases_count >= p.completed_cases_count
  and case when ${explores} then ${raw(`p.status in ${oneOf(approvedTester.hasHandedInSession)}`)} and not ${hasUnjudgedReport}
    else p.approved_test_cases_count > 0 end)`;

export const statusOrder = sql`array_position(array[${join(participantStatuses.map((status) => raw(literal(status))))}], p.status)`;

/** The evidence of mass passing, beside the speed of the test's other testers. */
const massPassingOf = (selection: Selection): Sql =>
  one(
    shape(selection, {
      resultsCount: sql`own.results`,
      passedCount: sql`own.passed`,
      fieldsCount: sql`own.fields`,
      peersCount: sql`peers.known`,
      peersHourlyRate: sql`peers.middle`,
    }),
    sql`from (select count(*)::int as results, count(*) filter (where r.status = 'pass')::int as passed,
        (count(*) + coalesce(sum((select count(*) from case_result_response f where f.case_result_id = r.id and f.kind <> 'status' and f.value <> '')), 0))::int as fields
        from case_result r where r.participant_id = p.id and r.completed_at is not null) own
      cross join (select count(*)::int as known, percentile_cont(0.5) within group (order by o.hourly_case_field_completion_rate::float8) as middle
        from participant o where o.test_id = p.test_id and o.id <> p.id and o.hourly_case_field_completion_rate is not null) peers
      where p.suspected_mass_passing`,
  );

/** The worst severity by rank, and whether invalid, known or moderated reports are among them. */
type Reported = { readonly worst: Sql; readonly isInvalid: Sql; readonly isKnown: Sql; readonly isModerated: Sql };

const ranks = raw(`array[${severities.map(literal).join(', ')}]`);
const fromReported = raw('from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.same_as_id is null');

const shownSeverity = raw('coalesce(i.reviewed_severity, i.severity)');

const askedOneByOne: Reported = {
  worst: sql`(select min(array_position(${ranks}, ${shownSeverity})) ${fromReported})`,
  isInvalid: sql`exists (select ${fromReported} and i.moderation_status = 'invalid_issue')`,
  isKnown: sql`exists (select ${fromReported} and (i.known or i.moderation_status = 'known_issue'))`,
  isModerated: sql`exists (select ${fromReported} and i.moderation_status = 'moderated')`,
};

const joinedOnce: Reported = {
  worst: raw('reported.worst'),
  isInvalid: raw('reported.is_invalid'),
  isKnown: raw('reported.is_known'),
  isModerated: raw('reported.is_moderated'),
};

const reportedJoin = sql`cross join lateral (select min(array_position(${ranks}, ${shownSeverity})) as worst,
  coalesce(bool_or(i.moderation_status = 'invalid_issue'), false) as is_invalid, coalesce(bool_or(i.known or i.moderation_status = 'known_issue'), false) as is_known,
  coalesce(bool_or(i.moderation_status = 'moderated'), false) as is_moderated ${fromReported}) reported`;

/** Of participant p; none once published, or once the tester is gone. */
const pendingResults = raw(
  `(case when p.status in ${oneOf(workingParticipantStatuses)} then greatest(0, p.completed_cases_count - p.approved_test_cases_count) else 0 end)`,
);

/** Of participant p. One whose time is over is none, before the chores end it. */
const claimOf = (selection: Selection): Sql =>
  one(
    shape(selection, {
      id: sql`c.id`,
      userId: sql`c.user_id`,
      name: sql`trim(u.first_name || ' ' || u.last_name)`,
      since: time(sql`c.since`),
      reason: sql`c.reason`,
      takenFrom: sql`c.taken_from`,
    }),
    sql`from moderation_claim c join organization_user u on u.id = c.user_id where c.id = p.id and c.state = 'held'
      and c.acted_at > ${moment}::timestamptz - interval '${raw(String(moderationClaimLimits.minutes))} minutes' and ${raw(holderHasAccess('c'))}`,
  );

/** Alias p. */
export const participantShape =
  (context: RequestContext, reported = askedOneByOne) =>
  (selection: Selection): Sql => {
    const fields: Fields = {
      id: sql`p.id`,
      testerId: sql`p.tester_id`,
      groupId: sql`p.group_id`,
      ...(context.viewer.role === 'customer' ? {} : { email: sql`p.email` }),
      fullName: sql`p.full_name`,
      country: countryOf(raw('p.country_code'), raw('p.country_name')),
      status: sql`p.status`,
      invitedAt: time(sql`p.invited_at`),
      joinedAt: time(sql`p.joined_at`),
      finishedAt: time(sql`p.finished_at`),
      assignedCasesCount: sql`p.assigned_cases_count`,
      completedCasesCount: sql`p.completed_cases_count`,
      approvedTestCasesCount: sql`p.approved_test_cases_count`,
      hasReportedIssue: sql`p.reported_issues_count > 0`,
      reportedIssuesCount: sql`p.reported_issues_count`,
      highestSeverity: sql`(${ranks})[${reported.worst}]`,
      numberOfPendingIssueModerations: sql`p.pending_issue_moderations_count`,
      numberOfPendingResultModerations: pendingResults,
      numberOfPendingEditRequests: sql`p.pending_edit_requests_count`,
      moderationStatus: sql`case when ${reported.isInvalid} then 'invalid_issue'
        when p.pending_issue_moderations_count > 0 or ${pendingResults} > 0 then 'pending'
        when ${reported.isKnown} then 'known_issue'
        when p.approved_test_cases_count > 0 or ${reported.isModerated} then 'moderated' else 'nothing_to_moderate' end`,
      resultsPublishable: raw(`p.status in ${oneOf(publishableParticipantStatuses)}`),
      publishingStops: context.viewer.role === 'customer' ? raw(`'[]'::json`) : raw(`to_json(${publishingStopsOf('p')})`),
      issueGeneration: sql`p.issue_generation`,
      issueGenerationProcessing: sql`p.issue_generation = 'processing'`,
      issueGenerationFailed: sql`p.issue_generation = 'failed'`,
      publishingFailReason: sql`p.publishing_fail_reason`,
      publishingFrom: sql`p.publishing_from`,
      publishesAt: sql`case when p.status = 'publishing_results' then ${time(sql`p.publishes_at`)} end`,
      isRemovable: raw(`p.status not in ${oneOf(unremovableParticipantStatuses)}`),
      suspectedMassPassing: sql`p.suspected_mass_passing`,
      hourlyCaseFieldCompletionRate: sql`p.hourly_case_field_completion_rate::float8`,
      massPassing: massPassingOf,
      browserOrDevice: sql`p.browser_or_device`,
      operatingSystemAndVersion: sql`p.operating_system_and_version`,
      isActiveInTestCasesExecution: sql`(p.status in ${raw(oneOf(testingParticipantStatuses))} and coalesce(p.last_activity_at > ${moment}::timestamptz - interval '30 minutes', false))`,
      lastCaseResultCompletedAt: time(sql`p.last_case_result_completed_at`),
      lastActivityAt: time(sql`p.last_activity_at`),
      assignedCases: (cases) => assignedCases(context, cases),
      caseResults: (results) =>
        list(
          caseResultShape(context)(results),
          sql`from case_result r join test_case k on k.id = r.test_case_id where r.participant_id = p.id and ${scopeOf(context).published('r')} order by k.position`,
        ),
      chatChannels: channelsOf(context, sql`c.participant_id = p.id`),
      test: testOf(context, 'p.test_id'),
      version: sql`p.version`,
      communityTestManagersEnabled: raw('(select s.community_test_managers_enabled from supervised_test s where s.test_id = p.test_id)'),
      ...(context.viewer.role === 'customer' ? {} : { moderationClaim: claimOf }),
      ...(context.viewer.role === 'test_manager' ? { moderationLogs: participantModerationLog } : {}),
    };
    return shape(selection, fields);
  };

const assignedCases = (context: RequestContext, selection: Selection): Sql =>
  list(
    shape(selection, {
      id: sql`k.id`,
      name: sql`k.name`,
      code: sql`k.code`,
      section: sql`k.section`,
      caseResult: (result) =>
        one(caseResultShape(context)(result), sql`from case_result r where r.participant_id = p.id and r.test_case_id = k.id`),
    }),
    sql`from assigned_case c join test_case k on k.id = c.test_case_id where c.participant_id = p.id order by k.position`,
  );

const participantsOfGroup = (context: RequestContext, selection: Selection): Sql => {
  const row = participantShape(context, joinedOnce)(selection);
  return list(
    row,
    sql`from participant p ${reads(row, 'reported') ? reportedJoin : raw('')} where p.group_id = g.id and p.status <> 'backup'
      and ${scopeOf(context).ofTest('p')} order by ${statusOrder}, p.full_name, p.id`,
  );
};

const stays = raw(`p.status not in ${oneOf(goneParticipantStatuses)}`);

const totalsJoin = sql`cross join lateral (select coalesce(sum(p.assigned_cases_count), 0)::int as assigned,
  count(*) filter (where ${isApprovedTester})::int as approved,
  count(*) filter (where p.status = 'results_published')::int as published, count(*) filter (where ${stays})::int as standing,
  count(*) filter (where p.status in ${raw(oneOf(publishableParticipantStatuses))} and p.issue_generation = 'none')::int as publishable, count(*) filter (where p.completed_cases_count > 0)::int as with_results
  from participant p where p.group_id = g.id and p.status not in ${raw(oneOf(backupParticipantStatuses))}) total`;

/** Of test t. */
export const groupsOf =
  (context: RequestContext) =>
  (selection: Selection): Sql => {
    const { ofTest } = scopeOf(context);
    const fields: Fields = {
      id: sql`g.id`,
      name: sql`g.name`,
      status: raw(`case when g.number_of_results_needed <= total.published then 'published' else 'open' end`),
      participants: (participants) => participantsOfGroup(context, participants),
      numberOfAssignedCases: raw('total.assigned'),
      numberOfApprovedResults: raw('total.approved'),
      numberOfResultsNeeded: sql`g.number_of_results_needed`,
      numberOfPublishedResults: raw('total.published'),
      numberOfPublishableTesters: raw('total.publishable'),
      numberOfTestersWithResults: raw('total.with_results'),
      canModifyNumberOfResultsNeeded: raw(
        '(select s.can_modify_number_of_results_needed from supervised_test s where s.test_id = g.test_id)',
      ),
      testWindowStatus: raw('(select w.window_status from test w where w.id = g.test_id)'),
      platforms: sql`to_json(g.platforms)`,
      tags: sql`to_json(g.tags)`,
      other: sql`g.other`,
      isFull: raw('(total.standing >= g.number_of_results_needed)'),
      countries: entriesOf('country', raw('g.country_ids')),
      languages: entriesOf('language', raw('g.language_ids')),
      operatingSystemVersions: entriesOf('operating_system_version', raw('g.operating_system_version_ids'), systemOf),
      operatingSystemDeviceTypes: entriesOf('device_type', raw('g.operating_system_device_type_ids')),
      manufacturers: entriesOf('manufacturer', raw('g.manufacturer_ids')),
      mobileDevices: entriesOf('mobile_device', raw('g.mobile_device_ids'), manufacturerOf),
      operatingSystems: entriesOf('operating_system', raw('g.operating_system_ids')),
      internetBrowsers: entriesOf('internet_browser', raw('g.internet_browser_ids')),
    };
    const row = shape(selection, fields);
    return list(
      row,
      sql`from selection_requirements_group g ${reads(row, 'total') ? totalsJoin : raw('')} where g.test_id = t.id and ${ofTest('g')} order by g.position`,
    );
  };
