import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';

const nul = 'a\0b';
const lone = 'a\ud800b';
const long = 'x'.repeat(3 * 1024 * 1024);
const ids = [
  '',
  ' ',
  '0',
  '\0',
  lone,
  "'; drop table test; --",
  '../../etc/passwd',
  '{}',
  '1'.repeat(100_000),
  '00000000-0000-0000-0000-00000000000g',
];

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const reads = {
  platformTest: 'query ($id: ID!) { platformTest(id: $id) { __typename } }',
  flexibleTestingTestCase: 'query ($id: ID!) { flexibleTestingTestCase(id: $id) { id } }',
  flexibleTestingTestCaseResult: 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { id } }',
  testParticipant: 'query ($id: ID!) { testParticipant(id: $id) { id } }',
  'testParticipant by tester': 'query ($id: ID!) { testParticipant(testerId: $id, testId: $id) { id } }',
  flexibleTestingIssue: 'query ($id: ID!) { flexibleTestingIssue(id: $id) { id } }',
  flexibleTestingNextIssue: 'query ($id: ID!) { flexibleTestingNextIssue(issueId: $id, triageStatus: untriaged) { id } }',
  launchDraft: 'query ($id: ID!) { launchDraft(id: $id) { id } }',
};

const writes = {
  flexibleTestingIssueReject: { issueId: 'issue-1', rejectionReason: '?' },
  flexibleTestingIssueAccept: { issueId: 'issue-1', newSeverity: '?' },
  flexibleTestingChangeIssueSeverity: { issueId: 'issue-1', newSeverity: '?', source: 'ada' },
  flexibleTestingRejectCaseResult: { caseResultId: 'result-2-1', rejectionReason: '?' },
  createCaseResultEditRequest: { caseResultId: 'result-1-1', content: '?' },
  removeTestersFromTest: { testId: 'supervised', participantIds: ['participant-3'], removalReasons: ['?'] },
  organizationUserUpdate: { organizationUserId: 'manager', firstName: '?', lastName: '?' },
  organizationUpdate: { chosenName: '?' },
  changeOrganization: { organizationPublicId: '?' },
} as const;

const filled = (value: unknown, text: string): unknown => {
  if (value === '?') return text;
  if (Array.isArray(value)) return value.map((each) => filled(each, text));
  return value === 'ada' ? value : world.id(String(value));
};

const write = (mutation: keyof typeof writes, text: string) => {
  const input = Object.fromEntries(Object.entries(writes[mutation]).map(([key, value]) => [key, filled(value, text)]));
  return world.mutate('manager', mutation, input);
};

describe('ids that are none', () => {
  for (const [name, document] of Object.entries(reads))
    it(`${name} answers NOT_FOUND`, async () => {
      for (const id of ids) expect(await world.refusal('manager', document, { id }), id.slice(0, 40)).toBe('200 NOT_FOUND');
    });

  it('tags that are none match nothing, in lists and below a test', async () => {
    const document = `query ($id: ID!, $tags: [ID!]) {
      flexibleTestingIssues(issueTagsIdsEq: $tags) { edges { node { id } } }
      issueStats(issueTagsIdsContains: $tags) { newIssuesCount }
      platformTest(id: $id) { ... on FlexibleTestingTest { any: issues(tagIds: $tags) { edges { node { id } } } all: issues(tagIds: $tags, tagMode: all) { edges { node { id } } } } }
    }`;
    for (const id of ids) {
      const { flexibleTestingIssues, issueStats, platformTest } = await world.ask('customer', document, {
        id: world.id('supervised'),
        tags: [id],
      });
      expect([flexibleTestingIssues.edges, issueStats.newIssuesCount, platformTest.any.edges, platformTest.all.edges]).toEqual([
        [],
        0,
        [],
        [],
      ]);
    }
  });
});

describe('texts that cannot be kept', () => {
  for (const mutation of Object.keys(writes) as (keyof typeof writes)[]) {
    for (const [kind, text] of Object.entries({ NUL: nul, 'half of a surrogate pair': lone, '3 MB': long }))
      it(`${mutation} answers a field error to ${kind}`, async () => {
        const answer = await write(mutation, text);
        expect(answer.status).toBe(200);
        expect(answer.data?.['answer']).toEqual({
          successful: false,
          errors: [{ code: expect.any(String), message: expect.any(String), path: expect.any(String) }],
        });
      });
  }

  it('reads that search for them find nothing or refuse, without a failure', async () => {
    const searches = [
      ['query ($text: String!) { getOrganizations(query: $text) { publicId } }', 'manager'],
      ['query ($text: String!) { requestedTests(platform: $text) { id } }', 'customer'],
      ['query ($text: String!) { operatingSystemVersions(applicationType: $text) { id } }', 'customer'],
      ['query ($text: String!) { mobileDevices(applicationType: $text) { id } }', 'customer'],
      ['query ($text: String!) { operatingSystemDeviceTypes(applicationType: $text) { id } }', 'customer'],
      ['query ($text: String!) { platformTests(status: in_progress, autoLaunchStatuses: [$text]) { totalCount } }', 'manager'],
    ] as const;
    for (const [document, person] of searches)
      for (const text of [nul, lone])
        expect(await world.refusal(person, document, { text }), document).toMatch(/^200 (no error|BAD_USER_INPUT)$/u);
  });

  it('reads of so many past days answer to any number', async () => {
    const document = `query ($days: Int!) {
      issueStats(createdWithinDays: $days) { newIssuesCount }
      flexibleTestingIssues(createdWithinDays: $days) { edges { node { id } } }
      platformTests(status: in_progress, liveWithinDays: $days) { totalCount }
    }`;
    for (const days of [2_147_483_647, -2_147_483_648, 0]) expect(await world.refusal('manager', document, { days })).toBe('200 no error');
    const ever = await world.ask('manager', document, { days: 2_147_483_647 });
    expect(ever).toEqual(await world.ask('manager', document, { days: 3650 }));
    expect(ever.flexibleTestingIssues.edges.length).toBeGreaterThan(0);
  });

  it('an idempotency key of any kind never fails the server', async () => {
    const document = 'mutation ($input: RemoveTestersFromTestInput!) { removeTestersFromTest(input: $input) { successful } }';
    const input = { testId: world.id('supervised'), participantIds: [world.id('participant-4')], removalReasons: ['no_response'] };
    expect((await world.send('manager', document, { input }, { 'idempotency-key': 'k'.repeat(300) })).status).toBeLessThan(500);
  });
});

describe('documents and variables', () => {
  const issue = 'query ($id: ID!) { flexibleTestingIssue(id: $id) { id } }';
  it('variables that are missing or of another type are refused, not failed', async () => {
    for (const variables of [{}, { id: null }, { id: { a: 1 } }, { id: ['x', 'y'] }, { id: true }])
      expect(await world.refusal('customer', issue, variables), JSON.stringify(variables)).toMatch(
        /^[24]00 (BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/u,
      );
  });

  it('words that are none of an enum are refused, not failed', async () => {
    const list = 'query ($status: PlatformTestStatus!) { platformTests(status: $status) { totalCount } }';
    for (const status of ['open', '', 'in_progress\0', null, 1])
      expect(await world.refusal('customer', list, { status }), String(status)).toMatch(
        /^[24]00 (BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/u,
      );
  });

  it('a body of 10 MB is too large', async () => {
    const answer = await world.send('customer', issue, { id: 'x'.repeat(10 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });
});
