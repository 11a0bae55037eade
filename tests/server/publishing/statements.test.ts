import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nestedRules } from '#schema/authorization/rows.ts';
import { schema } from '#tests/support/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call } from '#tests/support/portal.ts';
import { countStatements } from '#tests/support/statements.ts';
import type { StatementCount } from '#tests/support/statements.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';
import { argumentsFor } from '../authorization/samples.ts';

const queries = Object.keys(isObjectType(schema.getQueryType()) ? (schema.getQueryType()?.getFields() ?? {}) : {});

/** Without a statement of the request: constants, and what the installation reads as its owner. */
const unstored = [
  'operatorRetention',
  'caseFeedbackGuidanceMessages',
  'flexibleTestingTestCaseResultRejectionReasons',
  'issueSeverityOptions',
];
/** Beside the lines, whether this reading is told in the trail already, and a line that tells it. */
const told = ['auditTrail', 'operatorAuditTrail'];
/** Looks at the request it is about, in a transaction of its own, before it counts the crowd. */
const checked = ['matchingTesters', 'matchingCosts'];
/** Ask somebody outside, and the database before and after. */
const outside = [
  'azureDevopsProjectFields',
  'integrationCustomFields',
  'integrationDetails',
  'issueExportPreviews',
  'onlineSpreadsheetInfo',
  'getProjects',
  'getTestCycles',
  'getTestExecutions',
  'applicationLinks',
  'flexibleTestingExternalTestDetails',
  'operatorInstallation',
  'operatorMails',
];

const many = `
  with added as (
    insert into tester (email, full_name, country_id, rank_percentile, availability, active, backup_only, created_at)
    select 'many-' || n || '@crowd.example', 'Tester ' || n, 1, 10, 'available', true, false, now() from generate_series($2::int, $3::int) n returning id, email, full_name
  ), taking as (
    insert into participant (organization_id, test_id, group_id, tester_id, email, full_name, country_code, country_name, status, assigned_cases_count, completed_cases_count, published_at)
    select g.organization_id, g.test_id, g.id, t.id, t.email, t.full_name, 'DE', 'Germany', 'results_published', 2, 2, now()
    from added t, selection_requirements_group g where g.test_id = $1 returning *
  ), given as (
    insert into assigned_case (organization_id, test_id, participant_id, test_case_id) select p.organization_id, p.test_id, p.id, k.id from taking p join test_case k on k.test_id = p.test_id
  ), found as (
    insert into case_result (organization_id, test_id, participant_id, test_case_id, status, moderation_status, completed_at, published_at)
    select p.organization_id, p.test_id, p.id, k.id, 'fail', 'approved', now(), now() from taking p join test_case k on k.test_id = p.test_id returning *
  )
  insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at)
  select p.organization_id, p.test_id, p.id, 1000 + row_number() over (order by p.id) + $2, 'M-' || p.id, 'Issue of ' || p.full_name, 'low', now() from taking p`;

let world: PortalWorld;
let count: StatementCount;
const calls = new Map<string, Call>();

beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  count = countStatements(world.portal.server.database);
  for (const person of ['customer', 'manager', 'accepted', 'assigned', 'operator'] as const) calls.set(person, await world.call(person));
});
afterAll(() => world.stop());

const addMany = (from: number, to: number) => world.portal.database.owner.query(many, [idOf('a', 'supervised'), from, to]);

const statementsOf = async (
  person: string,
  query: string,
  variables: object,
): Promise<{ readonly number: number; readonly rows: number; readonly code: string | undefined }> => {
  const call = calls.get(person) as Call;
  const { result, texts } = await count.during(() => call(query, variables));
  return { number: texts.length, rows: (result.text.match(/"id"\s*:/gu) ?? []).length, code: result.errors[0]?.extensions?.code };
};

const askerOf = (field: string): string => {
  if (field.startsWith('operator')) return 'operator';
  if (['assignedCommunityTestManager', 'moderatorGuidance'].includes(field)) return 'assigned';
  if (['waitingResults', 'moderationShift', 'openAssignments'].includes(field)) return 'accepted';
  return [
    'getOrganizations',
    'matchingTesters',
    'matchingCosts',
    'moderationLoad',
    'relatedIssueOptions',
    'knownIssueOptions',
    'savedSentences',
    'supervisedForm',
    'testerChoices',
    'testersByEmail',
    'testersWithInvalidDevices',
    'testParticipant',
  ].includes(field)
    ? 'manager'
    : 'customer';
};

describe('a root field', () => {
  it.each(queries.filter((field) => ![...checked, ...outside].includes(field)))(
    '%s is answered by one statement, or by those it is known for',
    async (field) => {
      const person = askerOf(field);
      const skip = person === 'customer' ? [...nestedRules.forbiddenToCustomers] : [];
      const { number, code } = await statementsOf(
        person,
        documentFor(schema, `Query.${field}`, { depth: 1, skip }),
        argumentsFor(`Query.${field}`, 'a'),
      );
      expect(code).toBeUndefined();
      expect(number).toBe(unstored.includes(field) ? 0 : told.includes(field) ? 3 : 1);
    },
  );

  it('is answered by one statement each when a document has several', async () => {
    const { number } = await statementsOf(
      'manager',
      '{ getCurrentOrganizationUser { id } featureFlags { name } issueStats { newIssuesCount } flexibleTestingIssueTags { id } }',
      {},
    );
    expect(number).toBe(4);
  });
});

const testersTab = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { id selectionRequirementsGroups { id name participants {
  id fullName status moderationStatus highestSeverity country { code } test { id } assignedCases { id name caseResult { id status moderationStatus isRejected } } } } } } }`;
const casesTab = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { id cases(first: 100) { nodes { id name completedCaseResults { id status moderationStatus } test { id } } } } } }`;
const issuesTab = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { id issues(first: 100) { edges { node { id title attachments { id } issueTags { id } testCases { id } } } } } } }`;
const issueList =
  'query { flexibleTestingIssues(first: 100) { edges { node { id title test { id name } issueTags { id } attachments { id name } testCases { id } } } pageInfo { hasNextPage } } }';

const screens = [
  ['the testers tab', 'manager', testersTab],
  ['the cases tab', 'manager', casesTab],
  ['the issues tab', 'customer', issuesTab],
  ['all issues', 'customer', issueList],
] as const;

describe('the number of statements', () => {
  it('does not grow with the rows: 1, 10 and 1,000 participants cost one', { retry: 0 }, async () => {
    const variables = { id: idOf('a', 'supervised') };
    const seen = new Map<string, { readonly number: number; readonly rows: number }[]>(screens.map(([name]) => [name, []]));
    for (const [from, to] of [
      [1, 1],
      [2, 10],
      [11, 1000],
    ] as const) {
      await addMany(from, to);
      for (const [name, person, query] of screens) {
        const { number, rows, code } = await statementsOf(person, query, variables);
        expect(code).toBeUndefined();
        seen.get(name)?.push({ number, rows });
      }
    }
    for (const [name, measured] of seen) {
      expect([name, measured.map(({ number }) => number)]).toEqual([name, [1, 1, 1]]);
      const [few = 0, , full = 0] = measured.map(({ rows }) => rows);
      expect(full).toBeGreaterThan(few);
    }
    expect(seen.get('the testers tab')?.at(-1)?.rows).toBeGreaterThan(5000);
  });
});
