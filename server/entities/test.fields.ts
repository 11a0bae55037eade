import { list, one, reads, shape, time } from '#server/api/shape.ts';
import type { Field, Fields } from '#server/api/shape.ts';
import { filledList, tagIds } from '#server/api/ids.ts';
import { innerPage } from '#server/api/connection.ts';
import { param, valueOf } from '#server/api/param.ts';
import type { Call, Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';
import { likeWords } from '#server/database/like.ts';
import { isSame, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { assignmentShape, loadOf } from './assignment.fields.ts';
import { approvalShape } from './approval.fields.ts';
import { blockerShape } from './blocker.fields.ts';
import { casesWithFeedback, testCaseShape } from './case-result.fields.ts';
import { comparison } from './comparison.fields.ts';
import { issueShape } from './issue.fields.ts';
import { isItemState } from './issue-export.fields.ts';
import { lacksOfTest } from './lack.fields.ts';
import { groupsOf } from './participant.fields.ts';
import { countryOf } from './reference.fields.ts';
import { requestedTestShape } from './requested-test.fields.ts';
import { children, either, issuesTotal, itself, statsShape, wholeOf } from './stats.fields.ts';
import type { TestSet } from './stats.fields.ts';
import { commonFields, purposeFields, supervisedColumns } from './test-reference.fields.ts';
import { scheduleShape } from './window.fields.ts';

const parentTest = (context: RequestContext, selection: Selection): Sql =>
  sql`(select ${advancedTestShape(context)(selection)} from (select t.parent_test_id as id) child join test t on t.id = child.id join advanced_test a on a.test_id = t.id
    where ${scopeOf(context).test('t', raw('true'))})`;

/** Of the request t or, of a supervised test, of the one that it was launched from. URLs are made by the resolver. */
const files = (selection: Selection): Sql =>
  list(
    shape(selection, { id: sql`f.id`, name: sql`f.name`, mediaKind: sql`f.media_kind`, size: sql`f.size_bytes`, url: sql`f.id::text` }),
    sql`from request_file f where f.organization_id = t.organization_id and f.test_id = coalesce(t.parent_test_id, t.id) order by f.position`,
  );

const schedule =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    one(
      scheduleShape(selection),
      sql`from schedule s where s.test_id = coalesce(t.parent_test_id, t.id) and ${scopeOf(context).ofTest('s')}`,
    );

const cases =
  (context: RequestContext) =>
  (call: Call): Sql => {
    const page = innerPage(context, call, { of: 'cases', first: pageSizes.testCases, most: pageSizes.testCases });
    const from = sql`from test_case k where k.test_id = t.id and (${page.after(0)}::int is null or k.position > ${page.after(0)}::int)`;
    const here = sql`${from} order by k.position limit ${page.first}::int`;
    return shape(call.selection, {
      nodes: (nodes) => list(testCaseShape(context)(nodes), here),
      totalCount: sql`(select count(*)::int from test_case k where k.test_id = t.id)`,
      pageInfo: (info) =>
        shape(info, {
          hasNextPage: sql`(select count(*) > ${page.first}::int from (select ${from} limit ${page.first}::int + 1) more)`,
          endCursor: sql`(select ${page.cursor([raw('max(last.position)')])} from (select k.position ${here}) last having count(*) > 0)`,
        }),
    });
  };

const issues =
  (context: RequestContext) =>
  (call: Call): Sql => {
    const { argument, given, selection } = call;
    const when = (name: string, condition: Sql): Sql => (given(name) ? condition : raw(''));
    const { published } = scopeOf(context);
    const page = innerPage(context, call, {
      of: 'issues',
      first: 50,
      most: 100,
      filter: ['triageStatus', 'tagIds', 'tagMode', 'severityIn', 'itemState', 'search'],
    });
    const tags = param((inputs) => tagIds(valueOf(argument('tagIds'), inputs)));
    const tagged = sql`(${tags}::uuid[] is null or i.id in (select j.issue_id from issue_tagging j where j.issue_tag_id = any (${tags}::uuid[])
      group by 1 having count(*) >= case when ${argument('tagMode', 'any')} = 'all' then cardinality(${tags}::uuid[]) else 1 end))`;
    const severities = param((inputs) => filledList(valueOf(argument('severityIn'), inputs)));
    const words = param((inputs) => likeWords(valueOf(argument('search'), inputs)));
    const said = sql`(${words}::text[] is null or (i.title || ' ' || i.code) ilike all (${words}::text[]))`;
    const from = sql`from issue i where i.test_id = t.id and ${published('i')} ${when('triageStatus', sql`and i.triage_status = ${argument('triageStatus')}`)} ${when('tagIds', sql`and ${tagged}`)} ${when('severityIn', sql`and (${severities}::text[] is null or i.severity = any (${severities}::text[]))`)} ${when('itemState', sql`and ${isItemState(context, sql`${argument('itemState')}::text`)}`)} ${when('search', sql`and ${said}`)}
      ${when('after', sql`and (i.severity_rank, i.possible_duplicate, i.number) > (${page.after(0)}::smallint, ${page.after(1)}::boolean, ${page.after(2)}::int)`)}`;
    const place = ['severity_rank', 'possible_duplicate', 'number'];
    const order = raw(place.map((column) => `i.${column}`).join(', '));
    return shape(selection, {
      edges: (edges) =>
        list(
          shape(edges, { node: issueShape(context), cursor: page.cursor(place.map((column) => raw(`i.${column}`))) }),
          sql`${from} order by ${order} limit ${page.first}::int`,
        ),
      pageInfo: (info) =>
        shape(info, {
          hasNextPage: sql`(select count(*) > ${page.first}::int from (select ${from} limit ${page.first}::int + 1) more)`,
          endCursor: sql`(select ${page.cursor(place.map((column) => raw(`last.${column}`)))} from (select i.severity_rank, i.possible_duplicate, i.number ${from} order by ${order} limit ${page.first}::int) last
            order by last.severity_rank desc, last.possible_duplicate desc, last.number desc limit 1)`,
        }),
    });
  };

const mostShown = 5;

const topIssues =
  (context: RequestContext, set: TestSet) =>
  (selection: Selection): Sql =>
    list(
      issueShape(context)(selection),
      sql`from issue i where ${set.has('i.test_id')} and ${scopeOf(context).published('i')} order by i.severity_rank, i.possible_duplicate, i.number, i.id limit ${raw(String(mostShown))}`,
    );

const byTriage = (context: RequestContext, word: string): Sql => issuesTotal(context, itself, raw(`c.triage_status = '${word}'`));

const isAssigned = raw(`a.test_id = t.id and a.status in ('assigned', 'accepted')`);

const assignedModerators = (selection: Selection): Sql =>
  list(assignmentShape(selection), sql`from moderator_assignment a where ${isAssigned} order by a.assigned_at`);

const availableModerators = (selection: Selection): Sql =>
  list(
    shape(selection, {
      id: sql`u.id`,
      fullName: sql`trim(u.first_name || ' ' || u.last_name)`,
      ...loadOf(raw('u.id')),
      status: sql`(select a.status from moderator_assignment a where a.test_id = t.id and a.user_id = u.id order by a.assigned_at desc, a.id limit 1)`,
    }),
    sql`from organization_user u where u.organization_id = t.organization_id and u.role = 'community_test_manager' and u.state = 'active'
      and not exists (select from moderator_assignment a where ${isAssigned} and a.user_id = u.id) order by u.first_name, u.last_name`,
  );

/** For test t and those launched from it. */
const creditsDeducted = (context: RequestContext): Fields =>
  context.viewer.role === 'community_test_manager'
    ? {}
    : {
        creditsDeducted: sql`(select case when o.credit_model_access then coalesce((select sum(paid.credits_deducted) from test paid
          where paid.id = t.id or paid.parent_test_id = t.id), 0)::float8 end from organization o where o.id = t.organization_id)`,
      };

/** Aliases t and s, with related records. */
export const supervisedTestShape =
  (context: RequestContext, testStats: Field = statsShape(context, itself)) =>
  (selection: Selection): Sql => {
    const { role } = context.viewer;
    const { published } = scopeOf(context);
    const fields: Fields = {
      ...supervisedColumns,
      ...creditsDeducted(context),
      files,
      parentTest: (parent) => parentTest(context, parent),
      cases: { call: cases(context) },
      issues: { call: issues(context) },
      topIssues: topIssues(context, itself),
      issueCounts: (counts) =>
        shape(counts, {
          untriaged: byTriage(context, 'untriaged'),
          accepted: byTriage(context, 'accepted'),
          rejected: byTriage(context, 'rejected'),
        }),
      testerSessions: (sessions) =>
        list(
          shape(sessions, {
            id: sql`f.id`,
            testerName: sql`p.full_name`,
            testCase: (testCase) =>
              one(shape(testCase, { id: sql`k.id`, name: sql`k.name` }), sql`from test_case k where k.id = f.test_case_id`),
            country: countryOf(raw('p.country_code'), raw('p.country_name')),
            createdAt: time(sql`f.created_at`),
            feedback: sql`f.feedback`,
          }),
          sql`from tester_session f join participant p on p.id = f.participant_id where f.test_id = t.id and ${published('f')} order by f.created_at desc limit 200`,
        ),
      caseFeedbackCount: casesWithFeedback(context),
      testerSessionsCount: sql`(select count(*)::int from tester_session f where f.test_id = t.id and ${published('f')})`,
      testStats,
      comparison: { call: comparison(context, (asked) => supervisedTestShape(context)(asked)) },
      schedule: schedule(context),
      ...(role === 'customer'
        ? {}
        : {
            selectionRequirementsGroups: groupsOf(context),
            blockers: (blockers: Selection) =>
              list(
                blockerShape(context)(blockers),
                sql`from blocker b join participant p on p.id = b.participant_id where b.test_id = t.id order by b.status, b.created_at desc`,
              ),
            openBlockersCount: sql`(select count(*)::int from blocker b where b.test_id = t.id and b.status = 'open')`,
          }),
      ...(role === 'test_manager'
        ? {
            payoutBaseAmount: sql`s.payout_base_amount`,
            applyCountryPayoutMultiplier: sql`s.apply_country_payout_multiplier`,
            linkedTestCycleUrl: sql`s.linked_test_cycle_url`,
            linkedTestCycleCode: sql`s.test_cycle_code`,
            automaticTesterManagementDisabledReason: sql`s.automatic_tester_management_disabled_reason`,
            lacks: lacksOfTest,
          }
        : {}),
      ...(role === 'customer'
        ? {}
        : {
            assignedCommunityTestManagers: assignedModerators,
            availableCommunityTestManagers: role === 'test_manager' ? availableModerators : (_selection) => raw(`'[]'::json`),
          }),
    };
    return shape(selection, fields, 'FlexibleTestingTest');
  };

/** Aliases t and a. */
export const advancedTestShape =
  (context: RequestContext, testStats: Field = statsShape(context, children)) =>
  (selection: Selection): Sql => {
    const fields: Fields = {
      ...commonFields,
      ...creditsDeducted(context),
      accessToApplication: sql`a.access_to_application`,
      testObjective: sql`a.test_objective`,
      notes: sql`a.notes`,
      platformsToTestOn: sql`a.platforms_to_test_on`,
      deviceRequirements: sql`a.device_requirements`,
      testLocalisation: sql`a.test_localisation`,
      testCasesUrl: sql`a.test_cases_url`,
      knownIssuesUrl: sql`a.known_issues_url`,
      capabilities: sql`to_json(a.capabilities)`,
      ...purposeFields(raw('t.desired_outcomes'), (column) => raw(`t.${column}`)),
      requestedTests: (tests) =>
        list(requestedTestShape(context)(tests), sql`from requested_test q where q.test_id = t.id order by q.position`),
      files,
      approval: (approval) =>
        one(
          approvalShape(approval),
          sql`from launch_approval a where a.test_id = t.id and (a.state = 'asked' or a.kind = 'request' and a.state <> 'approved') order by a.asked_at desc, a.id`,
        ),
      schedule: schedule(context),
      issuesCount: issuesTotal(context, children),
      topIssues: topIssues(context, children),
      testStats,
      supervisedTests: (tests) =>
        list(
          supervisedTestShape(context)(tests),
          sql`from test parent join test t on t.parent_test_id = parent.id and t.organization_id = parent.organization_id join supervised_test s on s.test_id = t.id
            where parent.id = a.test_id and ${scopeOf(context).test('t')} order by t.number`,
        ),
      ...(context.viewer.role === 'test_manager'
        ? {
            rawTestCases: (raws: Selection) =>
              list(
                shape(raws, { requestedTestId: sql`q.id`, name: sql`q.name`, count: sql`jsonb_array_length(q.test_cases)` }),
                sql`from requested_test q where q.test_id = t.id and jsonb_array_length(q.test_cases) > 0 order by q.position`,
              ),
          }
        : {}),
    };
    return shape(selection, fields, 'AdvancedTestRequest');
  };

/** Alias t; needs platformTestJoins. */
export const platformTestShape =
  (context: RequestContext) =>
  (selection: Selection): Sql => {
    const [advanced, supervised] = [selection.on('AdvancedTestRequest'), selection.on('FlexibleTestingTest')];
    const [stats, same] = [advanced, supervised].map((each) =>
      each.has('testStats') ? statsShape(context, either)(each.of('testStats')) : null,
    );
    const ofKind = (field?: Field): Sql =>
      sql`case t.kind when 'advanced' then ${asJson(advancedTestShape(context, field)(advanced))} else ${asJson(supervisedTestShape(context, field)(supervised))} end`;
    if (stats === null || stats === undefined || same === null || same === undefined || !isSame(stats, same)) return ofKind();
    return sql`(select ${ofKind((_asked: Selection) => raw('stats.made'))} from (select (select ${stats} from ${wholeOf}) as made offset 0) stats)`;
  };

const asJson = (shaped: Sql): Sql => sql`(${shaped})::json`;

const advancedJoin = raw('left join advanced_test a on a.test_id = t.id');
const supervisedJoin = raw('left join supervised_test s on s.test_id = t.id');

export const platformTestJoins = sql`${advancedJoin} ${supervisedJoin}`;

/** Only the joins that the row reads: row-level security of an unused one is still planned on each call. */
export const platformTestJoinsOf = (row: Sql): Sql =>
  sql`${reads(row, 'a') ? advancedJoin : raw('')} ${reads(row, 's') ? supervisedJoin : raw('')}`;
