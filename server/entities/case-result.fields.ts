import { list, one, reads, shape, time } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { caller, moment } from '#server/api/param.ts';
import { scopeOf } from '#server/api/scope.ts';
import { join, literal, oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { goneParticipantStatuses, publishedParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { periods } from '#schema/vocabulary/limits.ts';
import { caseResultSortOrder } from '#schema/vocabulary/case-result.ts';
import { attachmentsOf } from './attachment.fields.ts';
import { countryOf } from './reference.fields.ts';
import { testOf } from './test-reference.fields.ts';
import { caseStatus, resultTotals } from './stats.fields.ts';

/** On case k, within what the caller may read; null without any. */
const caseFeedback = (context: RequestContext): Sql =>
  sql`nullif(concat_ws(${raw(`E'\\n'`)}, nullif(trim(k.feedback), ''),
    (select string_agg(f.feedback, ${raw(`E'\\n'`)} order by f.created_at, f.id) from tester_session f where f.test_case_id = k.id and ${scopeOf(context).published('f')})), '')`;

/** Of test t. */
export const casesWithFeedback = (context: RequestContext): Sql =>
  sql`(select count(*)::int from test_case k where k.test_id = t.id and (trim(k.feedback) <> ''
    or exists (select from tester_session f where f.test_case_id = k.id and ${scopeOf(context).published('f')})))`;

const hasOpenEditRequest = raw(`exists (select from edit_request e where e.case_result_id = r.id and e.state in ('requested', 'overdue'))`);

const participantPart = (expression: Sql): Sql => sql`(select ${expression} from participant p where p.id = r.participant_id)`;

const words = (guard: string): Sql => raw(literal(caseResultLifecycle.reasons[guard]?.message ?? ''));

const canRequestEdit = (
  selection: Selection,
): Sql => sql`(select ${shape(selection, { isAllowed: sql`refused.reason is null`, reason: sql`refused.reason` })} from (select case
  when p.status in ${raw(oneOf(publishedParticipantStatuses))} then ${words('hasUnpublishedResults')}
  when p.status in ${raw(oneOf(goneParticipantStatuses))} then ${words('hasTester')}
  when r.moderation_status = 'discarded' then ${raw(literal(caseResultLifecycle.sentences['discarded'] ?? ''))}
  when ${hasOpenEditRequest} then ${words('hasNoEditRequestYet')} end as reason from participant p where p.id = r.participant_id) refused)`;

/** Moderators who pinged result r within two ping periods. */
const otherModerators = sql`(select coalesce(json_agg(trim(u.first_name || ' ' || u.last_name) order by m.started_at, u.id), '[]'::json)
  from moderation_activity m join organization_user u on u.id = m.user_id
  where m.case_result_id = r.id and m.user_id <> ${caller} and m.finished_at is null and m.last_seen_at > ${moment}::timestamptz - interval '${raw(String(2 * periods.moderationActivityMs))} milliseconds')`;

const sortOrder = sql`array[${join(caseResultSortOrder.map((status) => raw(literal(status))))}]`;

const responses =
  (kind: 'step' | 'additional_information' | null) =>
  (selection: Selection): Sql =>
    list(
      shape(selection, {
        id: sql`a.id`,
        testCaseFieldId: sql`a.test_case_field_id`,
        label: sql`coalesce((select f.instruction from test_case_field f where f.id = a.test_case_field_id), '')`,
        value: sql`a.value`,
      }),
      sql`from case_result_response a where a.case_result_id = r.id ${kind === null ? raw('') : sql`and a.kind = ${kind}`} order by array_position(array['status', 'step', 'additional_information'], a.kind), a.position`,
    );

/** Reports that are neither published nor known are for moderators only. */
const isShown = (context: RequestContext): Sql =>
  raw(context.viewer.role === 'customer' ? `and (o.known or o.moderation_status = 'known_issue' or x.published_at is not null)` : '');

const relatedIssues =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    list(
      shape(selection, {
        id: sql`i.id`,
        url: sql`'/results/' || x.test_id || '/issue/' || x.id`,
        label: sql`coalesce(x.code, o.code) || ' ' || o.title`,
        code: sql`coalesce(x.code, o.code)`,
        title: sql`o.title`,
        severity: sql`o.severity`,
        reviewedSeverity: sql`o.reviewed_severity`,
        knownAs: sql`o.known_as`,
        isResultApproved: sql`(r.moderation_status = 'approved')`,
        participantStatus: sql`(select p.status from participant p where p.id = i.participant_id)`,
        version: sql`i.version`,
        moderationStatus: sql`o.moderation_status`,
        existsInSystem: sql`x.id is not null`,
        known: sql`o.known`,
        reportedHere: sql`i.same_as_id is null`,
        reproductionSteps: sql`o.reproduction_steps`,
        actualResults: sql`o.actual_results`,
        expectedResults: sql`o.expected_results`,
      }),
      sql`from related_issue i join related_issue o on o.id = coalesce(i.same_as_id, i.id) left join issue x on x.related_issue_id = o.id
        where i.case_result_id = r.id and i.deleted_at is null ${isShown(context)} order by i.created_at, i.id`,
    );

/** A report beside the cases is no customer's to see; the issue that is published from it is. */
const foundIssues =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    list(
      shape(selection, { id: sql`f.id`, url: sql`f.url`, code: sql`f.code`, title: sql`f.title`, severity: sql`f.severity` }),
      sql`from (
          select i.id, '/results/' || x.test_id || '/issue/' || x.id as url, coalesce(x.code, o.code) as code, coalesce(x.title, o.title) as title,
            coalesce(x.severity, o.reviewed_severity, o.severity) as severity, i.created_at
          from related_issue i join related_issue o on o.id = coalesce(i.same_as_id, i.id) left join issue x on x.related_issue_id = o.id
          where i.participant_id = r.participant_id and (i.case_result_id = r.id or i.case_result_id is null) and i.deleted_at is null ${isShown(context)}
          union all
          select x.id, '/results/' || x.test_id || '/issue/' || x.id, x.code, x.title, x.severity, x.created_at from issue x
          where x.participant_id = r.participant_id and ${scopeOf(context).published('x')} and not exists (select from related_issue o where o.id = x.related_issue_id)
        ) f order by f.created_at, f.id`,
    );

const moderationLog = (selection: Selection, where: Sql): Sql =>
  list(
    shape(selection, {
      eventTime: time(sql`m.at`),
      organizationUserFullName: sql`m.organization_user_full_name`,
      organizationUserRole: sql`m.organization_user_role`,
      eventType: sql`m.event_type`,
      testCase: (testCase) =>
        one(
          shape(testCase, { id: sql`k.id`, name: sql`k.name` }),
          sql`from case_result o join test_case k on k.id = o.test_case_id where o.id = m.case_result_id`,
        ),
    }),
    sql`from case_result_moderation_log m where ${where} order by m.at desc, m.id limit 200`,
  );

/** Of participant p. */
export const participantModerationLog = (selection: Selection): Sql => moderationLog(selection, raw('m.participant_id = p.id'));

/** Alias k. */
export const testCaseShape =
  (context: RequestContext) =>
  (selection: Selection): Sql => {
    const live = sql`(coalesce((select w.window_status = 'open' from test w where w.id = k.test_id), false) and x.completed < greatest(k.case_results_limit, 1))`;
    const fields: Fields = {
      id: sql`k.id`,
      code: sql`k.code`,
      name: sql`k.name`,
      section: sql`k.section`,
      prerequisites: sql`k.prerequisites`,
      caseResultsLimit: sql`k.case_results_limit`,
      feedback: caseFeedback(context),
      tags: sql`to_json(k.tags)`,
      requireVideoAttachment: sql`k.require_video_attachment`,
      status: sql`case when ${live} then 'live' else ${caseStatus} end`,
      isRejected: raw('x.completed > 0 and x.completed = x.rejected'),
      isTestCaseLive: live,
      resultsCount: raw('x.completed'),
      completedCaseResults: (results) =>
        list(
          caseResultShape(context)(results),
          sql`from case_result r where r.test_case_id = k.id and r.completed_at is not null and ${scopeOf(context).published('r')}
            order by array_position(${sortOrder}, case when r.is_rejected then 'rejected' else r.status end), r.completed_at, r.id`,
        ),
      steps: (steps) =>
        list(
          shape(steps, {
            id: sql`f.id`,
            ordinalNumber: sql`f.position`,
            instruction: sql`f.instruction`,
            expectedResult: sql`f.expected_result`,
          }),
          sql`from test_case_field f where f.test_case_id = k.id and f.kind = 'step' order by f.position`,
        ),
      additionalInformationFields: (fields) =>
        list(
          shape(fields, { id: sql`f.id`, label: sql`f.instruction` }),
          sql`from test_case_field f where f.test_case_id = k.id and f.kind = 'additional_information' order by f.position`,
        ),
      test: testOf(context, 'k.test_id'),
    };
    const row = shape(selection, fields);
    return reads(row, 'x') ? sql`(select ${row} from (${resultTotals(context)}) x)` : row;
  };

/** Alias r. */
export const caseResultShape =
  (context: RequestContext) =>
  (selection: Selection): Sql => {
    const { role } = context.viewer;
    const fields: Fields = {
      id: sql`r.id`,
      status: sql`r.status`,
      moderationStatus: sql`r.moderation_status`,
      actualResult: sql`r.actual_result`,
      originalActualResult: sql`r.original_actual_result`,
      additionalInformation: sql`r.additional_information`,
      authorSignature: sql`r.author_signature`,
      wasRead: sql`r.was_read`,
      startedAt: time(sql`case when r.created_at < coalesce(r.completed_at, 'infinity') then r.created_at end`),
      completedAt: time(sql`r.completed_at`),
      minutesSpent: sql`coalesce(r.minutes_spent, case when r.created_at < r.completed_at then ceil(extract(epoch from r.completed_at - r.created_at) / 60)::int end)`,
      isRejected: sql`r.is_rejected`,
      rejectionReason: sql`r.rejection_reason`,
      hasOpenCaseResultEditRequest: hasOpenEditRequest,
      canRequestEdit,
      canRemoveAttachment: participantPart(raw(`p.status not in ${oneOf(publishedParticipantStatuses)}`)),
      relatedIssues: relatedIssues(context),
      foundIssues: foundIssues(context),
      testerEnvironment: (environment) =>
        participantPart(
          shape(environment, {
            operatingSystemAndVersion: sql`p.operating_system_and_version`,
            browserOrDevice: sql`p.browser_or_device`,
          }),
        ),
      testerCountry: (country) => participantPart(countryOf(raw('p.country_code'), raw('p.country_name'))(country)),
      testerName: participantPart(sql`p.full_name`),
      participantId: sql`r.participant_id`,
      participantStatus: participantPart(sql`p.status`),
      testCase: (testCase) => one(testCaseShape(context)(testCase), sql`from test_case k where k.id = r.test_case_id`),
      attachments: attachmentsOf(context, sql`a.case_result_id = r.id`),
      caseResultResponses: responses(null),
      caseResultStatusFieldResponseId: sql`(select a.id from case_result_response a where a.case_result_id = r.id and a.kind = 'status' order by a.position limit 1)`,
      stepResponses: responses('step'),
      additionalInformationResponses: responses('additional_information'),
      latestCaseResultEditRequest: (request) =>
        one(
          shape(request, { id: sql`e.id`, status: sql`e.state`, content: sql`e.content`, createdAt: time(sql`e.created_at`) }),
          sql`from edit_request e where e.case_result_id = r.id order by e.state in ('requested', 'overdue') desc, e.created_at desc, e.id`,
        ),
      isPublished: sql`r.published_at is not null`,
      caseResultEditLogs: (logs: Selection) =>
        list(
          shape(logs, {
            description: sql`l.description`,
            timestamp: time(sql`l.at`),
            field: sql`l.field`,
            before: sql`l.before`,
            after: sql`l.after`,
          }),
          sql`from case_result_edit_log l where l.case_result_id = r.id and ${scopeOf(context).published('r')} order by l.at desc`,
        ),
      version: sql`r.version`,
      ...(role === 'customer'
        ? {}
        : {
            moderationFinalizedAt: time(sql`r.moderation_finalized_at`),
            otherModerators,
          }),
      ...(role === 'test_manager'
        ? { caseResultModerationLogs: (logs: Selection) => moderationLog(logs, raw('m.case_result_id = r.id')) }
        : {}),
    };
    return shape(selection, fields);
  };
