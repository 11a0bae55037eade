import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

const staff = ['manager', 'accepted'] as const;
let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const test_id = id('supervised');
  const published = { test_id, participant_id: id('participant-2') };
  const waiting = { test_id, participant_id: id('participant-1') };
  await things.testCase('left out', { test_id });
  await things.result('left-out', { ...published, test_case_id: id('left out'), status: 'blocked', moderation_status: 'not_moderated' });
  await things.related('fake', { ...published, case_result_id: id('result-2-1'), moderation_status: 'invalid_issue' });
  await things.related('unmoderated', { ...published, case_result_id: id('result-2-1'), moderation_status: 'pending' });
  await things.related('known', { ...published, case_result_id: id('result-2-1'), moderation_status: 'known_issue', known: true });
  await world.sql('update issue set related_issue_id = $1 where id = $2', [id('related-2'), id('issue-1')]);
  await things.tag('regression', 'regression', [id('issue-1'), id('issue-unpublished')]);
  for (const [name, row, published_at] of [
    ['shown.png', published, planted],
    ['kept back.png', waiting, null],
  ] as const) {
    await things.attachment(name, { ...row, case_result_id: id(row === published ? 'result-2-1' : 'result-1-1'), published_at });
    await things.row('tester_session', {
      id: id(`feedback ${name}`),
      ...row,
      feedback: `feedback with ${name}`,
      published_at,
      created_at: planted,
    });
  }
  await things.attachment('removed.png', {
    ...published,
    case_result_id: id('result-2-1'),
    published_at: planted,
    state: 'archived',
    archived_at: planted,
  });
  await things.attachment('unchecked.png', { ...published, case_result_id: id('result-2-1'), published_at: planted, state: 'checking' });
  await things.attachment('of an issue.png', { ...waiting, issue_id: id('issue-unpublished'), kind: 'issue_attachment' });
});
afterAll(() => world.stop());

const test = async (person: Person, selection: string) =>
  (
    await world.ask(person, `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { ${selection} } } }`, {
      id: world.id('supervised'),
    })
  ).platformTest;

const sorted = (names: readonly string[]): readonly string[] => [...names].toSorted();

describe('what customers see before publishing', () => {
  it('lists and counts published issues only, while staff see every issue', async () => {
    const selection =
      'issues { edges { node { id } } } issueCounts { untriaged accepted rejected } testStats { issuesTotalCount issuesLowCount issuesCriticalCount }';
    const ids = (answer: { issues: { edges: readonly { node: { id: string } }[] } }) =>
      sorted(answer.issues.edges.map(({ node }) => node.id));
    const customer = await test('customer', selection);
    expect(ids(customer)).toEqual(sorted(['issue-1', 'issue-2', 'issue-3'].map(world.id)));
    expect([customer.issueCounts, customer.testStats]).toEqual([
      { untriaged: 3, accepted: 0, rejected: 0 },
      { issuesTotalCount: 3, issuesLowCount: 2, issuesCriticalCount: 1 },
    ]);
    for (const person of staff) {
      const answer = await test(person, selection);
      expect(ids(answer)).toHaveLength(4);
      expect([answer.issueCounts.untriaged, answer.testStats.issuesTotalCount]).toEqual([4, 4]);
    }
  });

  it('opens published issues and results only', async () => {
    const issue = 'query ($id: ID!) { flexibleTestingIssue(id: $id) { issuesCount triagedIssuesCount } }';
    const result = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { isPublished } }';
    const next = 'query ($id: ID!) { flexibleTestingNextIssue(issueId: $id, triageStatus: untriaged) { id } }';
    expect((await world.ask('customer', issue, { id: world.id('issue-1') })).flexibleTestingIssue.issuesCount).toBe(3);
    expect((await world.ask('manager', issue, { id: world.id('issue-1') })).flexibleTestingIssue.issuesCount).toBe(4);
    for (const [document, name] of [
      [issue, 'issue-unpublished'],
      [next, 'issue-unpublished'],
      [result, 'result-1-1'],
      [result, 'left-out'],
    ] as const) {
      expect(await world.refusal('customer', document, { id: world.id(name) })).toBe('200 NOT_FOUND');
      for (const person of staff) expect(await world.refusal(person, document, { id: world.id(name) })).toBe('200 no error');
    }
  });

  it('shows of a case the results that are published, and counts no other', async () => {
    const selection = 'cases { totalCount nodes { id resultsCount completedCaseResults { id } } }';
    const seen = async (person: Person) =>
      Object.fromEntries(
        (await test(person, selection)).cases.nodes.map(
          (each: { id: string; resultsCount: number; completedCaseResults: readonly { id: string }[] }) => [
            each.id,
            [each.resultsCount, sorted(each.completedCaseResults.map(({ id }) => id))],
          ],
        ),
      );
    const { id } = world;
    expect(await seen('customer')).toEqual({
      [id('case-1')]: [1, [id('result-2-1')]],
      [id('case-2')]: [1, [id('result-2-2')]],
      [id('left out')]: [0, []],
    });
    for (const person of staff)
      expect(await seen(person)).toEqual({
        [id('case-1')]: [2, sorted([id('result-1-1'), id('result-2-1')])],
        [id('case-2')]: [2, sorted([id('result-1-2'), id('result-2-2')])],
        [id('left out')]: [1, [id('left-out')]],
      });
  });

  it('draws the summary from what is published', async () => {
    const selection = `testerSessionsCount testerSessions { feedback }
      testStats { participantsTotalCount testCasesTotalCount testCasesFailedCount caseStatusCounts { status count } testersResults { participantId testCasesFailedCount testCasesPassedCount } }`;
    const customer = await test('customer', selection);
    expect(customer).toEqual({
      testerSessionsCount: 1,
      testerSessions: [{ feedback: 'feedback with shown.png' }],
      testStats: {
        participantsTotalCount: 1,
        testCasesTotalCount: 3,
        testCasesFailedCount: 1,
        caseStatusCounts: [
          { status: 'fail', count: 1 },
          { status: 'pass', count: 1 },
          { status: 'live', count: 1 },
        ],
        testersResults: [{ participantId: world.id('participant-2'), testCasesFailedCount: 1, testCasesPassedCount: 1 }],
      },
    });
    for (const person of staff) {
      const answer = await test(person, selection);
      expect([answer.testerSessionsCount, answer.testerSessions.length, answer.testStats.participantsTotalCount]).toEqual([2, 2, 3]);
      expect(answer.testStats.caseStatusCounts).toContainEqual({ status: 'blocked', count: 1 });
    }
  });

  it('shows the related issues that were published or known, never a fake or unmoderated one', async () => {
    const document = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { relatedIssues { title } } }';
    const seen = async (person: Person) =>
      sorted(
        (await world.ask(person, document, { id: world.id('result-2-1') })).flexibleTestingTestCaseResult.relatedIssues.map(
          (each: { title: string }) => each.title.replace(/^marker.*$/u, 'moderated'),
        ),
      );
    expect(await seen('customer')).toEqual(['known', 'moderated']);
    for (const person of staff) expect(await seen(person)).toEqual(['fake', 'known', 'moderated', 'unmoderated']);
  });

  it('shows the files of published results, removed ones to staff only, unchecked ones to nobody', async () => {
    const document = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { attachments { name archived url } } }';
    const seen = async (person: Person) =>
      (await world.ask(person, document, { id: world.id('result-2-1') })).flexibleTestingTestCaseResult.attachments;
    const shown = { name: 'shown.png', archived: false, url: expect.stringMatching(/^\/files\//u) };
    expect(await seen('customer')).toEqual([shown]);
    for (const person of staff)
      expect(sorted((await seen(person)).map((each: { name: string }) => each.name))).toEqual(['removed.png', 'shown.png']);
  });

  it('counts with a tag the issues that the caller may read', async () => {
    const tags = 'query { flexibleTestingIssueTags { name attachedToIssuesCount } }';
    const onIssue = 'query ($id: ID!) { flexibleTestingIssue(id: $id) { issueTags { name attachedToIssuesCount } } }';
    const countOf = (list: readonly { name: string; attachedToIssuesCount: number }[]) =>
      list.find(({ name }) => name === 'regression')?.attachedToIssuesCount;
    for (const [person, count] of [
      ['customer', 1],
      ['manager', 2],
    ] as const) {
      expect(countOf((await world.ask(person, tags)).flexibleTestingIssueTags)).toBe(count);
      expect(countOf((await world.ask(person, onIssue, { id: world.id('issue-1') })).flexibleTestingIssue.issueTags)).toBe(count);
    }
  });

  it('refuses to judge or export what is not published, as if it were not there', async () => {
    const accept = 'mutation ($input: FlexibleTestingIssueAcceptInput!) { flexibleTestingIssueAccept(input: $input) { successful } }';
    const csv = 'mutation ($input: ExportIssuesToCsvInput!) { exportIssuesToCsv(input: $input) { successful } }';
    const reject =
      'mutation ($input: FlexibleTestingRejectCaseResultInput!) { flexibleTestingRejectCaseResult(input: $input) { successful } }';
    const { id } = world;
    expect(await world.refusal('customer', accept, { input: { issueId: id('issue-unpublished'), newSeverity: 'high' } })).toBe(
      '200 NOT_FOUND',
    );
    expect(await world.refusal('customer', csv, { input: { issueIds: [id('issue-1'), id('issue-unpublished')] } })).toBe('200 NOT_FOUND');
    expect(await world.refusal('customer', reject, { input: { caseResultId: id('result-1-1'), rejectionReason: 'Other' } })).toBe(
      '200 NOT_FOUND',
    );
    expect(await world.sql(`select 1 from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where g.name = 'Exported'`)).toEqual(
      [],
    );
  });
});

describe('what customers never see', () => {
  it('answers FORBIDDEN at the path of testers and blockers, and the rest of the test beside it', async () => {
    for (const field of ['selectionRequirementsGroups { id participants { email } }', 'blockers { id }', 'openBlockersCount']) {
      const answer = await world.send(
        'customer',
        `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { id ${field} } } }`,
        { id: world.id('supervised') },
      );
      expect([answer.status, answer.data?.['platformTest'].id]).toEqual([200, world.id('supervised')]);
      expect(answer.errors.map(({ path, extensions }) => [path?.join('.'), extensions?.code])).toEqual([
        [`platformTest.${field.split(' ')[0]}`, 'FORBIDDEN'],
      ]);
    }
  });

  it('gives no participant back with a judged result', async () => {
    const document = `mutation ($input: FlexibleTestingRejectCaseResultInput!) { flexibleTestingRejectCaseResult(input: $input) {
      successful result { id caseResultEditLogs { description } caseResultModerationLogs { eventType } } participant { id email suspectedMassPassing } } }`;
    const { flexibleTestingRejectCaseResult: answer } = await world.ask('customer', document, {
      input: { caseResultId: world.id('result-2-1'), rejectionReason: 'Other' },
    });
    expect(answer).toEqual({
      successful: true,
      result: { id: world.id('result-2-1'), caseResultEditLogs: [], caseResultModerationLogs: null },
      participant: null,
    });
  });

  it('reads payout, multiplier, test cycle, moderators and raw test cases as null', async () => {
    const secret =
      'payoutBaseAmount applyCountryPayoutMultiplier linkedTestCycleUrl assignedCommunityTestManagers { id } availableCommunityTestManagers { id } parentTest { rawTestCases { name } }';
    const hidden = {
      payoutBaseAmount: null,
      applyCountryPayoutMultiplier: null,
      linkedTestCycleUrl: null,
      assignedCommunityTestManagers: null,
      availableCommunityTestManagers: null,
    };
    expect(await test('customer', secret)).toEqual({ ...hidden, parentTest: { rawTestCases: null } });
    expect(await test('accepted', secret)).toEqual({
      ...hidden,
      assignedCommunityTestManagers: expect.any(Array),
      availableCommunityTestManagers: [],
      parentTest: null,
    });
    const manager = await test('manager', secret);
    expect([manager.payoutBaseAmount, manager.applyCountryPayoutMultiplier, manager.parentTest.rawTestCases.length]).toEqual([
      50,
      false,
      1,
    ]);
  });
});
