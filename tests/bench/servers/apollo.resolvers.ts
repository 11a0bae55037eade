import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import {
  participantStatuses,
  publishableParticipantStatuses,
  unremovableParticipantStatuses,
  workingParticipantStatuses,
} from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { Asker, Row } from './apollo.loaders.ts';

type Resolve = GraphQLFieldResolver<Row, Asker, Readonly<Record<string, unknown>>>;

const text = (value: unknown): string => String(value);
const column =
  (name: string): Resolve =>
  (row) =>
    row[name];
const moment =
  (name: string): Resolve =>
  (row) =>
    row[name] ?? null;
const columns = (names: readonly string[]): Readonly<Record<string, Resolve>> =>
  Object.fromEntries(names.map((name) => [name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()), column(name)]));
const country: Resolve = (row) => ({
  code: row['country_code'] ?? row['tester_country_code'],
  name: row['country_name'] ?? row['tester_country_name'],
});

const issuesPage: Resolve = async (_, args, { rows, viewer }) => {
  const found = await rows(
    `select * from issue i where i.organization_id = $1 and i.published_at is not null and i.triage_status = $2 order by i.created_at desc, i.id desc limit $3`,
    [viewer.organizationId, args['triageStatusEq'], Number(args['first']) + 1],
  );
  const shown = found.slice(0, Number(args['first']));
  return {
    edges: shown.map((node) => ({ cursor: text(node['id']), node })),
    pageInfo: { hasNextPage: found.length > shown.length, endCursor: shown.at(-1)?.['id'] ?? null },
  };
};

const issueStats: Resolve = async (_, _args, { rows, viewer }) => {
  const found = await rows(
    `select triage_status, sum(total)::int as total from issue_count where organization_id = $1 and published group by 1`,
    [viewer.organizationId],
  );
  const of = (status: string): unknown => found.find((row) => row['triage_status'] === status)?.['total'] ?? 0;
  return { newIssuesCount: of('untriaged'), acceptedIssuesCount: of('accepted'), rejectedIssuesCount: of('rejected') };
};

const countedTests = `case t.kind when 'advanced' then array(select r.id::text from test r where r.parent_test_id = t.id
  and r.organization_id = t.organization_id and coalesce(r.closed_at, r.cancelled_at, 'infinity') > now() - interval '18 months') else array[t.id::text] end`;
const closed = `t.organization_id = $1 and t.window_status = 'closed' and t.closed_at > now() - interval '18 months'`;

const testsPage: Resolve = async (_, args, { rows, viewer }) => {
  const found = await rows(
    `select t.*, s.environments, ${countedTests} as counted from test t left join supervised_test s on s.test_id = t.id where ${closed} order by t.closed_at desc, t.id desc limit $2`,
    [viewer.organizationId, Number(args['first']) + 1],
  );
  const [count] = await rows(`select count(*)::int as total from test t where ${closed}`, [viewer.organizationId]);
  const shown = found.slice(0, Number(args['first']));
  return {
    edges: shown.map((node) => ({ cursor: text(node['id']), node })),
    totalCount: count?.['total'],
    pageInfo: { hasNextPage: found.length > shown.length, endCursor: shown.at(-1)?.['id'] ?? null },
  };
};

/** The tests whose figures a test has, read with the page: those that were run for a request, or itself. */
const counted = (test: Row): readonly string[] => test['counted'] as readonly string[];

const sumOf = (numbers: readonly unknown[]): number => numbers.reduce<number>((sum, each) => sum + Number(each), 0);

const total =
  (load: (asker: Asker) => { readonly load: (key: string) => Promise<Row | null> }): Resolve =>
  async (test, _, asker) =>
    sumOf(await Promise.all(counted(test).map(async (id) => (await load(asker).load(id))?.['total'] ?? 0)));

const issuesOf =
  (severity: string | null): Resolve =>
  async (test, _, { issueCountsOfTest }) => {
    const found = await Promise.all(counted(test).map((id) => issueCountsOfTest.load(id)));
    return sumOf(found.flat().flatMap((row) => (severity === null || row['severity'] === severity ? [row['total']] : [])));
  };

const byOrder = (first: Row, second: Row): number => {
  const place = (row: Row): number => participantStatuses.indexOf(row['status'] as ParticipantStatus);
  const [one, other] = [text(first['full_name']), text(second['full_name'])];
  return place(first) - place(second) || (one < other ? -1 : one > other ? 1 : text(first['id']) < text(second['id']) ? -1 : 1);
};

const participants: Resolve = async (group, _, { participantsOfGroup }) =>
  [...(await participantsOfGroup.load(text(group['id'])))].toSorted(byOrder);

const overParticipants =
  (of: (rows: readonly Row[], group: Row) => unknown): Resolve =>
  async (group, _, { participantsOfGroup }) =>
    of(await participantsOfGroup.load(text(group['id'])), group);

const having = (rows: readonly Row[], condition: (row: Row) => boolean): number => rows.filter(condition).length;
const gone = ['declined', 'dropped_out', 'expired', 'removed'];

const severities = ['critical', 'high', 'medium', 'low', 'unknown'];

const highestSeverity: Resolve = async (row, _, { reportedByParticipant }) => {
  const reported = (await reportedByParticipant.load(text(row['id']))).map((each) => text(each['severity']));
  return severities.find((severity) => reported.includes(severity)) ?? null;
};

const moderationStatus: Resolve = async (row, _, { reportedByParticipant }) => {
  const reported = await reportedByParticipant.load(text(row['id']));
  if (reported.some((each) => each['moderation_status'] === 'invalid_issue')) return 'invalid_issue';
  const isWorking = (workingParticipantStatuses as readonly unknown[]).includes(row['status']);
  const isWaiting = isWorking && Number(row['completed_cases_count']) > Number(row['approved_test_cases_count']);
  if (Number(row['pending_issue_moderations_count']) > 0 || isWaiting) return 'pending';
  if (reported.some((each) => each['known'] === true || each['moderation_status'] === 'known_issue')) return 'known_issue';
  const isModerated = Number(row['approved_test_cases_count']) > 0 || reported.some((each) => each['moderation_status'] === 'moderated');
  return isModerated ? 'moderated' : 'nothing_to_moderate';
};

const matchingTesters: Resolve = () => {
  throw new Error('The peer is not asked this.');
};

const resolvers: Readonly<Record<string, Readonly<Record<string, Resolve>>>> = {
  Query: {
    flexibleTestingIssues: issuesPage,
    issueStats,
    platformTests: testsPage,
    platformTest: (_, args, { test }) => test.load(text(args['id'])),
    matchingTesters,
  },
  Issue: {
    ...columns(['triage_status', 'triage_reason', 'was_read']),
    createdAt: moment('created_at'),
    testerCountry: country,
    issueTags: (issue, _, { tagsOfIssue }) => tagsOfIssue.load(text(issue['id'])),
    test: (issue, _, { test }) => test.load(text(issue['test_id'])),
  },
  FlexibleTestingTest: {
    type: () => 'Supervised Test',
    url: (test) => `/results/${text(test['id'])}`,
    activityType: column('activity'),
    createdAt: moment('created_at'),
    environments: (test) => (test['environments'] as readonly string[]).map((platform) => ({ platform })),
    testWindow: (test) => test,
    testStats: (test) => test,
    selectionRequirementsGroups: (test, _, { groupsOfTest }) => groupsOfTest.load(text(test['id'])),
  },
  AdvancedTestRequest: {
    type: () => 'Advanced Test',
    url: (test) => `/results/${text(test['id'])}`,
    createdAt: moment('created_at'),
    testWindow: (test) => test,
    testStats: (test) => test,
  },
  TestWindow: {
    status: column('window_status'),
    openedAt: moment('opened_at'),
    plannedEndAt: moment('planned_end_at'),
    closedAt: moment('closed_at'),
  },
  TestStats: {
    participantsTotalCount: total(({ participantsOfTest }) => participantsOfTest),
    testCasesTotalCount: total(({ casesOfTest }) => casesOfTest),
    testCasesFailedCount: total(({ failedOfTest }) => failedOfTest),
    issuesTotalCount: issuesOf(null),
    issuesCriticalCount: issuesOf('critical'),
    issuesHighCount: issuesOf('high'),
    issuesMediumCount: issuesOf('medium'),
    issuesLowCount: issuesOf('low'),
  },
  SelectionRequirementsGroup: {
    ...columns(['number_of_results_needed']),
    participants,
    status: overParticipants((rows, group) =>
      Number(group['number_of_results_needed']) <= having(rows, (row) => row['status'] === 'results_published') ? 'published' : 'open',
    ),
    numberOfAssignedCases: overParticipants((rows) => rows.reduce((sum, row) => sum + Number(row['assigned_cases_count']), 0)),
    numberOfApprovedResults: overParticipants((rows) =>
      having(
        rows,
        (row) =>
          !gone.includes(text(row['status'])) &&
          Number(row['approved_test_cases_count']) > 0 &&
          Number(row['approved_test_cases_count']) >= Number(row['completed_cases_count']),
      ),
    ),
    numberOfPublishedResults: overParticipants((rows) => having(rows, (row) => row['status'] === 'results_published')),
    isFull: overParticipants(
      (rows, group) => having(rows, (row) => !gone.includes(text(row['status']))) >= Number(group['number_of_results_needed']),
    ),
  },
  Participant: {
    ...columns([
      'tester_id',
      'full_name',
      'assigned_cases_count',
      'completed_cases_count',
      'approved_test_cases_count',
      'reported_issues_count',
      'issue_generation',
      'publishing_fail_reason',
      'suspected_mass_passing',
      'browser_or_device',
      'operating_system_and_version',
    ]),
    country,
    joinedAt: moment('joined_at'),
    finishedAt: moment('finished_at'),
    lastCaseResultCompletedAt: moment('last_case_result_completed_at'),
    hasReportedIssue: (row) => Number(row['reported_issues_count']) > 0,
    numberOfPendingIssueModerations: column('pending_issue_moderations_count'),
    numberOfPendingEditRequests: column('pending_edit_requests_count'),
    highestSeverity,
    moderationStatus,
    resultsPublishable: (row) => (publishableParticipantStatuses as readonly unknown[]).includes(row['status']),
    isRemovable: (row) => !(unremovableParticipantStatuses as readonly unknown[]).includes(row['status']),
    isActiveInTestCasesExecution: (row) =>
      (row['status'] === 'joined' || row['status'] === 'in_progress') &&
      Date.parse(text(row['last_activity_at'])) > Date.now() - 30 * 60_000,
  },
};

/** A resolver for every field that is no plain column, as the peer's documentation teaches it. */
export const addResolvers = (schema: GraphQLSchema): void => {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is no object type of the schema`);
    for (const [name, resolve] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`${typeName}.${name} is not in the schema`);
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  const union = schema.getType('PlatformTest');
  if (union !== undefined && 'resolveType' in union)
    union.resolveType = (test: Row) => (test['kind'] === 'advanced' ? 'AdvancedTestRequest' : 'FlexibleTestingTest');
};
