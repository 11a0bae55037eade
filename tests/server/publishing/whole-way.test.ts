import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from '#tests/support/gateway.ts';
import type { Gateway } from '#tests/support/gateway.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call, GraphQLAnswer } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { documentOf } from '#tests/support/documents.ts';

const soon = { timeout: 20_000, interval: 50 };

type Fields = NonNullable<GraphQLAnswer['data']>;
type Participant = { readonly id: string; readonly cases: readonly { readonly testCaseId: string; readonly resultId: string | null }[] };

let world: PortalWorld;
let gateway: Gateway;
let [customer, manager, moderator]: Call[] = [];
let testId = '';
let testCode = '';
let first: Participant;
let second: Participant;

const send = async (call: Call | undefined, mutation: string, input: object, more = ''): Promise<Fields> => {
  const answer = await call?.(documentOf(mutation, more), { input });
  return answer?.data?.['answer'] ?? { failed: answer?.text };
};
const done = async (call: Call | undefined, mutation: string, input: object, more = ''): Promise<Fields> => {
  const answer = await send(call, mutation, input, more);
  expect(answer).toMatchObject({ successful: true, errors: [] });
  return answer;
};
const ask = async (call: Call | undefined, query: string, variables: object = {}): Promise<Fields> =>
  (await call?.(query, variables))?.data ?? {};

const participants = () =>
  world.sql<Participant>(
    `select p.id, (select json_agg(json_build_object('testCaseId', c.test_case_id, 'resultId', r.id) order by k.position) from assigned_case c join test_case k on k.id = c.test_case_id
       left join case_result r on r.participant_id = c.participant_id and r.test_case_id = c.test_case_id where c.participant_id = p.id) as cases
     from participant p where p.test_id = $1 and p.status not in ('backup') order by p.full_name`,
    [testId],
  );
const statuses = async (): Promise<readonly string[]> =>
  (
    await world.sql<{ status: string }>(`select status from participant where test_id = $1 and status <> 'backup' order by full_name`, [
      testId,
    ])
  ).map(({ status }) => status);

const issueFields =
  'id title severity triageStatus code comment environment testerCountry { code } issueFields { code value } additionalDetails { label value } testCases { name } attachments { name }';
const issuesOf = async (call: Call | undefined): Promise<Fields[]> => {
  const { platformTest } = await ask(
    call,
    `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issues(first: 50) { edges { node { ${issueFields} } } } } } }`,
    { id: testId },
  );
  return platformTest.issues.edges.map(({ node }: { node: object }) => node);
};

/** Code, title and address of the issues named with a result. */
const relatedTo = async (call: Call | undefined, id: string): Promise<readonly (readonly [string, string, string | null])[]> => {
  const found = await ask(call, 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { relatedIssues { code label title url } } }', {
    id,
  });
  return found['flexibleTestingTestCaseResult'].relatedIssues
    .map(({ code, label, title, url }: Fields) => {
      expect(label).toBe(`${code} ${title}`);
      return [code, title, url];
    })
    .toSorted((left: readonly string[], right: readonly string[]) => ((left[1] ?? '') < (right[1] ?? '') ? -1 : 1));
};

const result = (index: number, of: Participant): string => of.cases[index]?.resultId ?? '';

/** Brings a requested test from the customer's launch to results that wait for review. */
const arrive = async (): Promise<void> => {
  const requestedTest = {
    ...((argumentsFor('Mutation.createCustomerRequest', 'a')['input'] as { requestedTests: object[] }).requestedTests[0] as object),
    name: 'Checkout',
    testCases: ['Pay by card', 'Pay by voucher'].map((name) => ({ name, steps: [{ instruction: 'Pay', expectedResult: 'Paid' }] })),
    numberOfResultsPerTestCaseNeeded: 2,
  };
  const request = await done(
    customer,
    'createCustomerRequest',
    { name: 'Release 1', requestedTests: [requestedTest] },
    'result { id name }',
  );
  expect(request['result'].name).toBe('Release 1');
  await expect
    .poll(
      async () =>
        (
          await world.sql<{ id: string | null }>('select launched_test_id as id from requested_test where test_id = $1', [
            request['result'].id,
          ])
        )[0]?.id ?? null,
      soon,
    )
    .not.toBeNull();
  testId =
    (await world.sql<{ id: string }>('select launched_test_id as id from requested_test where test_id = $1', [request['result'].id]))[0]
      ?.id ?? '';
  expect(await statuses()).toEqual(['invited', 'invited']);
  testCode = (await world.sql<{ code: string }>('select code from test where id = $1', [testId]))[0]?.code ?? '';
};

const issue = (title: string, more: object = {}): object => ({
  title,
  severity: 'high',
  reproductionSteps: 'Pay',
  actualResults: 'Error',
  expectedResults: 'Paid',
  ...more,
});

/** Two testers hand in what they found: new, known, invented and never looked at. */
const handIn = async (): Promise<void> => {
  const invited = await participants();
  [first, second] = invited as [Participant, Participant];
  for (const { id } of invited) await gateway.call('acceptInvitation', { participantId: id });
  const fail = async (of: Participant, index: number, more: object) =>
    gateway.call('submitCaseResult', {
      participantId: of.id,
      testCaseId: of.cases[index]?.testCaseId,
      status: 'fail',
      actualResult: 'It failed.',
      ...more,
    });
  const picture = await gateway.upload(first.id, 'issue_attachment', 'error.png');
  const evidence = await gateway.upload(first.id, 'case_result_attachment', 'result.png');
  await fail(first, 0, {
    newIssues: [
      issue('Card is refused', { attachmentIds: [picture], comment: 'Every time.' }),
      issue('Old one', { isKnown: true }),
      issue('Invented'),
    ],
    attachmentIds: [evidence],
  });
  await gateway.call('submitCaseResult', { participantId: first.id, testCaseId: first.cases[1]?.testCaseId, status: 'pass' });
  await fail(second, 0, { newIssues: [issue('Voucher is lost', { severity: 'critical' })] });
  await fail(second, 1, { newIssues: [issue('Never looked at')] });
  await gateway.call('leaveFeedback', { participantId: second.id, feedback: 'Nice shop.' });
  [first, second] = (await participants()) as [Participant, Participant];
  expect(await statuses()).toEqual(['testing_complete', 'testing_complete']);
};

beforeAll(async () => {
  world = await openPortalWorld({ at: null, since: new Date().toISOString(), work: true });
  gateway = await openGateway(world.portal);
  [customer, manager, moderator] = await Promise.all((['customer', 'manager', 'unassigned'] as const).map((person) => world.call(person)));
});
afterAll(() => world.stop());

describe('from the launch to the issues', () => {
  it('SH-013, LA-002: a customer launches, the test starts by itself, two testers are invited', async () => {
    await arrive();
    const [test] = await world.sql<{ window: string; credits: string; parent: string }>(
      'select t.window_status as window, t.credits_deducted::text as credits, p.window_status as parent from test t join test p on p.id = t.parent_test_id where t.id = $1',
      [testId],
    );
    expect(test).toEqual({ window: 'open', credits: '4.00', parent: 'open' });
  });

  it('testers hand in through the gateway', async () => {
    await handIn();
    expect(
      await ask(
        customer,
        'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issueCounts { untriaged } testerSessionsCount } } }',
        {
          id: testId,
        },
      ),
    ).toEqual({
      platformTest: { issueCounts: { untriaged: 0 }, testerSessionsCount: 0 },
    });
  });

  it('SH-036: a moderator sees the test from the moment they accept it', async () => {
    await done(manager, 'assignCommunityTestManager', { organizationUserId: idOf('a', 'unassigned'), flexibleTestingTestId: testId });
    const { assignedCommunityTestManager: assignment } = await ask(
      moderator,
      'query ($testId: ID!) { assignedCommunityTestManager(testId: $testId) { id status isAssignmentAccepted } }',
      { testId },
    );
    expect(assignment).toEqual({ id: expect.any(String), status: 'assigned', isAssignmentAccepted: false });
    expect(
      (await moderator?.('query ($id: ID!) { platformTest(id: $id) { __typename } }', { id: testId }))?.errors[0]?.extensions?.code,
    ).toBe('NOT_FOUND');
    await done(moderator, 'changeAssignmentStatus', { assignedCommunityTestManagerId: assignment.id, status: 'accepted' });
    expect((await ask(moderator, 'query ($id: ID!) { platformTest(id: $id) { __typename } }', { id: testId }))['platformTest']).toEqual({
      __typename: 'FlexibleTestingTest',
    });
  });

  it('a report is named by a code of its own form until it is an issue', async () => {
    expect(await relatedTo(moderator, result(0, first))).toEqual([
      [`${testCode}-R-1`, 'Card is refused', null],
      [`${testCode}-R-2`, 'Invented', null],
      [`${testCode}-KI-1`, 'Old one', null],
    ]);
    expect(await relatedTo(moderator, result(0, second))).toEqual([[`${testCode}-R-3`, 'Voucher is lost', null]]);
  });

  it('a participant follows the review: under review with the first approval, approved with the last', async () => {
    await world.sql(`update related_issue set moderation_status = 'invalid_issue' where title = 'Invented'`);
    await done(moderator, 'toggleTestCaseResultApproval', { testCaseResultId: result(0, first), approved: true });
    expect(await statuses()).toEqual(['under_review', 'testing_complete']);
    await done(moderator, 'toggleTestCaseResultApproval', { testCaseResultId: result(1, first), approved: true });
    expect(await statuses()).toEqual(['results_approved', 'testing_complete']);
    await done(moderator, 'toggleTestCaseResultApproval', { testCaseResultId: result(0, second), approved: true });
    expect(await statuses()).toEqual(['results_approved', 'under_review']);
  });

  it('shows the customer nothing before it is published', async () => {
    expect(await issuesOf(customer)).toEqual([]);
    for (const id of [result(0, first), result(1, first), result(0, second)])
      expect(
        (await customer?.('query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { id } }', { id }))?.errors[0]?.extensions?.code,
      ).toBe('NOT_FOUND');
    expect((await ask(customer, '{ issueStats { newIssuesCount } }'))['issueStats'].newIssuesCount).toBe(3);
  });

  it('RE-476, RE-671: publishing is scheduled, and done by a job soon after', async () => {
    const more = 'result { id status resultsPublishable }';
    const answer = await done(manager, 'publishIssuesAndCaseResults', { testId, participantIds: [first.id, second.id] }, more);
    expect(answer['result']).toEqual([first, second].map(({ id }) => ({ id, status: 'publishing_results', resultsPublishable: false })));
    await expect.poll(statuses, soon).toEqual(['results_published', 'results_published']);
  });

  it('makes issues of approved failed results alone: no known, no invented, no unmoderated ones', async () => {
    const issues = (await issuesOf(customer)).toSorted((left, right) => (left['title'] < right['title'] ? -1 : 1));
    expect(
      issues.map(({ title, severity, triageStatus, comment, testCases }) => ({ title, severity, triageStatus, comment, testCases })),
    ).toEqual([
      {
        title: 'Card is refused',
        severity: 'high',
        triageStatus: 'untriaged',
        comment: 'Every time.',
        testCases: [{ name: 'Pay by card' }],
      },
      { title: 'Voucher is lost', severity: 'critical', triageStatus: 'untriaged', comment: null, testCases: [{ name: 'Pay by card' }] },
    ]);
    expect(issues[0]?.['issueFields']).toEqual([
      { code: 'reproduction_steps', value: 'Pay' },
      { code: 'actual_results', value: 'Error' },
      { code: 'expected_results', value: 'Paid' },
    ]);
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set([`${testCode}-1`, `${testCode}-2`]));
    expect(await issuesOf(manager)).toHaveLength(2);
  });

  it('RE-380: an issue shows its code wherever it is named, and says what it was reported as', async () => {
    const [card, voucher] = (await issuesOf(customer)).toSorted((left, right) => (left['title'] < right['title'] ? -1 : 1));
    const shown = (issue: typeof card) => [issue?.['code'], issue?.['title'], `/results/${testId}/issue/${issue?.['id']}`];
    const known = [`${testCode}-KI-1`, 'Old one', null];
    expect(await relatedTo(customer, result(0, first))).toEqual([shown(card), known]);
    expect(await relatedTo(manager, result(0, first))).toEqual([shown(card), [`${testCode}-R-2`, 'Invented', null], known]);
    expect(await relatedTo(moderator, result(0, second))).toEqual([shown(voucher)]);
    expect([card, voucher].map((issue) => issue?.['additionalDetails'])).toEqual(
      [1, 3].map((number) => [{ label: 'Reported as', value: `${testCode}-R-${number}` }]),
    );
  });

  it('copies the pictures of an issue and of its result', async () => {
    const issues = await issuesOf(customer);
    const attachments = issues.find(({ title }) => title === 'Card is refused')?.['attachments'].map(({ name }: { name: string }) => name);
    expect(attachments.toSorted()).toEqual(['error.png', 'result.png']);
  });

  it('SH-014, SH-015: shows the customer everything that was approved, and counts it', async () => {
    for (const id of [result(0, first), result(1, first), result(0, second)])
      expect(
        (await ask(customer, 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { id } }', { id }))[
          'flexibleTestingTestCaseResult'
        ],
      ).toEqual({ id });
    expect((await ask(customer, '{ issueStats { newIssuesCount } }'))['issueStats'].newIssuesCount).toBe(5);
    expect(
      await ask(
        customer,
        'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issueCounts { untriaged } testerSessionsCount testerSessions { feedback } } } }',
        { id: testId },
      ),
    ).toEqual({
      platformTest: { issueCounts: { untriaged: 2 }, testerSessionsCount: 1, testerSessions: [{ feedback: 'Nice shop.' }] },
    });
  });

  it('RE-478: what was unmoderated is never published', async () => {
    const lost = result(1, second);
    expect(
      (await customer?.('query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { id } }', { id: lost }))?.errors[0]?.extensions?.code,
    ).toBe('NOT_FOUND');
    expect(await send(moderator, 'toggleTestCaseResultApproval', { testCaseResultId: lost, approved: true })).toMatchObject({
      successful: false,
      errors: [{ code: 'invalid_state' }],
    });
    expect(await send(manager, 'publishIssuesAndCaseResults', { testId, participantIds: [second.id] })).toMatchObject({
      successful: false,
    });
    expect((await issuesOf(manager)).map(({ title }) => title)).not.toContain('Never looked at');
  });

  it('tells the customer once for each tester how many results and issues came, with a link to the issues', async () => {
    const { notifications } = await ask(customer, '{ notifications(first: 10) { kind details { description link } } }');
    const published = notifications.filter(({ details }: { details: { link: string } }) => details.link.includes(testId));
    expect(published.map(({ details }: Fields) => details.description).toSorted()).toEqual([
      '1 new result and 1 new issue in Checkout.',
      '2 new results and 1 new issue in Checkout.',
    ]);
    for (const { kind, details } of published) expect([kind, details.link]).toEqual(['results_published', `/results/${testId}?tab=issues`]);
  });

  it('RE-473, RE-477: publishing twice is refused, and nothing takes it back', async () => {
    const refused = { successful: false, errors: [{ code: 'not_publishable', message: 'Already published', path: 'participantIds' }] };
    expect(await send(manager, 'publishIssuesAndCaseResults', { testId, participantIds: [first.id] })).toEqual(refused);
    expect(
      await send(manager, 'removeTestersFromTest', { testId, participantIds: [first.id], removalReasons: ['no_response'] }),
    ).toMatchObject({ successful: false, errors: [{ code: 'not_removable' }] });
    expect(await statuses()).toEqual(['results_published', 'results_published']);
    expect(await issuesOf(customer)).toHaveLength(2);
  });

  it('does nothing more when the job runs again', async () => {
    const before = await world.sql(
      'select (select count(*) from issue) as issues, (select count(*) from attachment) as files, (select count(*) from notification) as notes, (select count(*) from audit) as audit',
    );
    const data = { organizationId: idOf('a', 'organization'), testId, participantId: first.id };
    const { database, jobs } = world.portal.server;
    await database.write({ organizationId: data.organizationId, userId: null, role: 'system' }, (tx) =>
      jobs.enqueue(tx, 'publish-participant', data),
    );
    await expect
      .poll(
        async () =>
          (await world.sql(`select 1 from pgboss.job where name = 'publish-participant' and state in ('created', 'active', 'retry')`))
            .length,
        soon,
      )
      .toBe(0);
    expect(
      await world.sql(
        'select (select count(*) from issue) as issues, (select count(*) from attachment) as files, (select count(*) from notification) as notes, (select count(*) from audit) as audit',
      ),
    ).toEqual(before);
  });
});
