import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const test_id = await things.supervised('run', {}, { force_severity_change_before_accept: true });
  const issue = (name: string, severity: string, columns: object = {}) => things.issue(name, { test_id, severity, ...columns });
  await issue('a critical', 'critical');
  await issue('b high', 'high');
  await issue('c high', 'high');
  await issue('d accepted', 'high', { triage_status: 'accepted' });
  await issue('e hidden', 'medium', { published_at: null });
  await issue('f low', 'low', {
    comment: 'Seen twice',
    reviewed_severity: 'medium',
    environment: 'iOS 26, Safari',
    tester_country_code: 'BR',
    tester_country_name: 'Brazil',
    issue_fields: [{ code: 'reproduction_steps', label: 'Reproduction steps', value: '1\n2' }],
    additional_details: [{ code: 'reported_as', label: 'Reported as', value: 'R-1' }],
  });
  await things.tag('zeta', 'Zeta', [id('f low')]);
  await things.tag('alpha', 'alpha', [id('f low')]);
  for (const [name, position] of [
    ['second case', 2],
    ['first case', 1],
  ] as const) {
    await things.testCase(name, { test_id, position });
    await things.row('issue_test_case', { test_id, issue_id: id('f low'), test_case_id: id(name) });
  }
  await things.row('issue_note', {
    issue_id: id('f low'),
    note: 'Looks old',
    author_id: id('customer'),
    last_editor_id: id('manager'),
    created_at: planted,
    updated_at: planted,
  });
  await things.attachment('crash.png', { test_id, issue_id: id('f low'), kind: 'issue_attachment', published_at: planted });
});
afterAll(() => world.stop());

const next = async (from: string, triageStatus = 'untriaged', person: Person = 'customer') => {
  const { flexibleTestingNextIssue: found } = await world.ask(
    person,
    'query ($id: ID!, $status: TriageStatus!) { flexibleTestingNextIssue(issueId: $id, triageStatus: $status) { id } }',
    {
      id: world.id(from),
      status: triageStatus,
    },
  );
  return found === null ? null : found.id;
};

describe('what a moderator reads of issues', () => {
  const one = `query ($id: ID!) { flexibleTestingIssue(id: $id) { title severity triageStatus comment issueFields { value } attachments { name } testCases { name } issueTags { name } issueNote { note } } }`;
  const ofTest = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issues(first: 50) { edges { node { title issueTags { name } issueNote { note } } } } } } }`;
  const accept =
    'insert into moderator_assignment (organization_id, test_id, user_id, status) select organization_id, $1, id, $3 from organization_user where id = $2';

  it('is nothing before they accept, then all that testers found, without the notes and tags of the customer', async () => {
    const run = world.id('run');
    await world.sql(accept, [run, world.id('unassigned'), 'assigned']);
    expect(await world.refusal('unassigned', one, { id: world.id('f low') })).toBe('200 NOT_FOUND');
    await world.sql(`update moderator_assignment set status = 'accepted' where test_id = $1`, [run]);
    expect((await world.ask('unassigned', one, { id: world.id('f low') })).flexibleTestingIssue).toEqual({
      title: 'f low',
      severity: 'low',
      triageStatus: 'untriaged',
      comment: 'Seen twice',
      issueFields: [{ value: '1\n2' }],
      attachments: [{ name: 'crash.png' }],
      testCases: [{ name: 'first case' }, { name: 'second case' }],
      issueTags: [],
      issueNote: null,
    });
    const { platformTest } = await world.ask('unassigned', ofTest, { id: run });
    const listed = platformTest.issues.edges.map(({ node }: { node: object }) => node);
    expect(listed).toEqual(
      ['a critical', 'b high', 'c high', 'd accepted', 'e hidden', 'f low'].map((title) => ({ title, issueTags: [], issueNote: null })),
    );
    expect(await next('b high', 'untriaged', 'unassigned')).toBe(world.id('c high'));
    const asCustomer = (await world.ask('customer', one, { id: world.id('f low') })).flexibleTestingIssue;
    expect([asCustomer.issueTags, asCustomer.issueNote]).toEqual([[{ name: 'alpha' }, { name: 'Zeta' }], { note: 'Looks old' }]);
  });

  it('leaves unread what they open, and is refused across tests and where something would change', async () => {
    const input = { issueId: world.id('f low') };
    const read = 'mutation ($input: IssueInput!) { flexibleTestingMarkIssueAsRead(input: $input) { successful result { wasRead } } }';
    expect((await world.ask('unassigned', read, { input })).flexibleTestingMarkIssueAsRead).toEqual({
      successful: true,
      result: { wasRead: false },
    });
    for (const [document, variables] of [
      ['{ flexibleTestingIssues { edges { node { id } } } }', {}],
      ['{ issueStats { newIssuesCount } }', {}],
      ['{ flexibleTestingIssueTags { id } }', {}],
      ['mutation ($input: FlexibleTestingIssueAcceptInput!) { flexibleTestingIssueAccept(input: $input) { successful } }', { input }],
    ] as const)
      expect(await world.refusal('unassigned', document, variables)).toBe('200 FORBIDDEN');
    await world.sql(`delete from moderator_assignment where test_id = $1`, [world.id('run')]);
  });
});

describe('the page of an issue', () => {
  it('RE-380 RE-386 RE-387 RE-388 RE-389 RE-390 RE-391 RE-657: exposes everything that was found and said', async () => {
    const { id } = world;
    const document = `query ($id: ID!) { flexibleTestingIssue(id: $id) { id _id code title severity reviewedSeverity triageStatus triageReason wasRead comment createdAt environment
      testerCountry { code name } issueFields { code label value } additionalDetails { label value } issueTags { name attachedToIssuesCount } testCases { id name }
      issueNote { id note authorName lastEditorName createdAt updatedAt } attachments { name kind url } issuesCount triagedIssuesCount
      test { id name forceSeverityChangeBeforeAccept testWindow { status } } } }`;
    const { flexibleTestingIssue: issue } = await world.ask('customer', document, { id: id('f low') });
    expect({
      ...issue,
      issueNote: {
        ...issue.issueNote,
        authorName: issue.issueNote.authorName.split(' ')[0],
        lastEditorName: issue.issueNote.lastEditorName.split(' ')[0],
      },
    }).toEqual({
      id: id('f low'),
      _id: id('f low'),
      code: 'I-106',
      title: 'f low',
      severity: 'low',
      reviewedSeverity: 'medium',
      triageStatus: 'untriaged',
      triageReason: null,
      wasRead: false,
      comment: 'Seen twice',
      createdAt: '2026-11-20T09:00:00.000Z',
      environment: 'iOS 26, Safari',
      testerCountry: { code: 'BR', name: 'Brazil' },
      issueFields: [{ code: 'reproduction_steps', label: 'Reproduction steps', value: '1\n2' }],
      additionalDetails: [{ label: 'Reported as', value: 'R-1' }],
      issueTags: [
        { name: 'alpha', attachedToIssuesCount: 1 },
        { name: 'Zeta', attachedToIssuesCount: 1 },
      ],
      testCases: [
        { id: id('first case'), name: 'first case' },
        { id: id('second case'), name: 'second case' },
      ],
      issueNote: {
        id: id('f low'),
        note: 'Looks old',
        authorName: 'customer',
        lastEditorName: 'manager',
        createdAt: '2026-11-20T09:00:00.000Z',
        updatedAt: '2026-11-20T09:00:00.000Z',
      },
      attachments: [{ name: 'crash.png', kind: 'issue_attachment', url: expect.stringMatching(/^\/files\//u) }],
      issuesCount: 5,
      triagedIssuesCount: 1,
      test: { id: id('run'), name: 'run', forceSeverityChangeBeforeAccept: true, testWindow: { status: 'open' } },
    });
  });
});

describe('the next issue', () => {
  it('RE-663: follows by severity, then by number, and begins anew after the last', async () => {
    const { id } = world;
    expect([await next('a critical'), await next('b high'), await next('c high'), await next('f low')]).toEqual([
      id('b high'),
      id('c high'),
      id('f low'),
      id('a critical'),
    ]);
    expect(await next('c high', 'untriaged', 'manager')).toBe(id('e hidden'));
  });

  it('takes the status that is looked at, also from an issue that has left it', async () => {
    const { id } = world;
    expect(await next('d accepted')).toBe(id('f low'));
    expect(await next('a critical', 'accepted')).toBe(id('d accepted'));
    expect([await next('d accepted', 'accepted'), await next('a critical', 'rejected')]).toEqual([null, null]);
  });

  it('stays within the test, and within what the caller may see', async () => {
    await world.sql(`update issue set triage_status = 'accepted' where test_id = $1 and id <> $2`, [world.id('run'), world.id('f low')]);
    expect(await next('f low')).toBeNull();
    await world.sql(`update issue set triage_status = 'untriaged' where id = $1`, [world.id('e hidden')]);
    expect(await next('f low')).toBeNull();
    expect(await next('f low', 'untriaged', 'manager')).toBe(world.id('e hidden'));
  });

  it('follows the rank of what is tagged as a possible duplicate', async () => {
    await world.sql(`update issue set triage_status = 'untriaged' where test_id = $1`, [world.id('run')]);
    await world.things.tag('dup', 'possible duplicate', [world.id('b high')]);
    expect([await next('a critical'), await next('c high'), await next('d accepted'), await next('b high')]).toEqual([
      world.id('c high'),
      world.id('d accepted'),
      world.id('b high'),
      world.id('f low'),
    ]);
  });
});

describe('the tags of the organization', () => {
  it('RE-392: are listed by name whatever the case, with the number of issues', async () => {
    const { flexibleTestingIssueTags } = await world.ask(
      'customer',
      'query { flexibleTestingIssueTags { id name attachedToIssuesCount } }',
    );
    expect(
      flexibleTestingIssueTags.map((tag: { name: string; attachedToIssuesCount: number }) => [
        tag.name.replace(/^marker.*$/u, 'marker'),
        tag.attachedToIssuesCount,
      ]),
    ).toEqual([
      ['alpha', 1],
      ['marker', 0],
      ['possible duplicate', 1],
      ['Zeta', 1],
    ]);
  });

  it('are not for community test managers', async () => {
    expect(await world.refusal('accepted', 'query { flexibleTestingIssueTags { id } }')).toBe('200 FORBIDDEN');
  });
});
