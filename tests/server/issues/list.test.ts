import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T09:00:00Z`;

let world: PortalWorld;

const ofTest = async (variables: object, person: Person = 'customer') => {
  const document = `query ($id: ID!, $status: TriageStatus, $tags: [ID!], $mode: TagMode, $severities: [Severity!], $search: String, $first: Int, $after: String) { platformTest(id: $id) { ... on FlexibleTestingTest {
    issueCounts { untriaged accepted rejected }
    issues(triageStatus: $status, tagIds: $tags, tagMode: $mode, severityIn: $severities, search: $search, first: $first, after: $after) { edges { cursor node { title } } pageInfo { hasNextPage endCursor } } } } }`;
  const { issues, issueCounts } = (await world.ask(person, document, { id: world.id('run'), ...variables })).platformTest;
  return {
    titles: issues.edges.map((edge: { node: { title: string } }) => edge.node.title),
    counts: issueCounts,
    edges: issues.edges,
    ...issues.pageInfo,
  };
};

const allDocument = `query ($status: TriageStatus, $any: [ID!], $all: [ID!], $severities: [Severity!], $test: ID, $search: String, $sort: IssueSort, $first: Int, $after: String) {
  flexibleTestingIssues(triageStatusEq: $status, issueTagsIdsEq: $any, issueTagsIdsContains: $all, severityIn: $severities, testIdEq: $test, search: $search, sort: $sort, first: $first, after: $after) {
    edges { node { title } } pageInfo { hasNextPage endCursor } }
  issueStats(issueTagsIdsEq: $any, issueTagsIdsContains: $all, severityIn: $severities, testIdEq: $test, search: $search) { newIssuesCount acceptedIssuesCount rejectedIssuesCount }
}`;
const all = async (variables: object, person: Person = 'customer') => {
  const { flexibleTestingIssues: page, issueStats } = await world.ask(person, allDocument, variables);
  return {
    titles: page.edges.map((edge: { node: { title: string } }) => edge.node.title),
    stats: Object.values(issueStats),
    ...page.pageInfo,
  };
};

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  await world.sql('delete from issue where organization_id = $1', [id('organization')]);
  const test_id = await things.supervised('run');
  const issue = (title: string, columns: object) => things.issue(title, { test_id, ...columns });
  await issue('low', { severity: 'low', created_at: day(1) });
  await issue('unknown', { severity: 'unknown', created_at: day(2) });
  await issue('high twin', { severity: 'high', created_at: day(3) });
  await issue('high', { severity: 'high', created_at: day(4) });
  await issue('critical', { severity: 'critical', created_at: day(5) });
  await issue('medium', { severity: 'medium', created_at: day(6) });
  await issue('accepted', { severity: 'medium', triage_status: 'accepted', created_at: day(7) });
  await issue('rejected', { severity: 'medium', triage_status: 'rejected', triage_reason: 'Duplicate', created_at: day(8) });
  await issue('hidden', { severity: 'critical', published_at: null, created_at: day(9) });
  await things.supervised('other run');
  await things.issue('elsewhere', { test_id: id('other run'), severity: 'high', created_at: day(10) });
  await things.tag('mobile', 'mobile', ['low', 'high', 'critical', 'hidden', 'elsewhere'].map(id));
  await things.tag('wording', 'wording', ['high', 'accepted'].map(id));
  await things.tag('possible duplicate', 'Possible duplicate', [id('high twin')]);
});
afterAll(() => world.stop());

describe('the issues of a test', () => {
  it('RE-123 RE-410 RE-649: come by severity, critical, high, medium, low, unknown', async () => {
    expect((await ofTest({ status: 'untriaged' })).titles).toEqual(['critical', 'high', 'high twin', 'medium', 'low', 'unknown']);
  });

  it("RE-124: last within their severity while they are tagged 'possible duplicate'", async () => {
    const untag = () => world.sql('delete from issue_tagging where issue_id = $1', [world.id('high twin')]);
    await untag();
    expect((await ofTest({ status: 'untriaged' })).titles.slice(1, 3)).toEqual(['high twin', 'high']);
    await world.things.row('issue_tagging', { issue_id: world.id('high twin'), issue_tag_id: world.id('possible duplicate') });
    expect((await ofTest({ status: 'untriaged' })).titles.slice(1, 3)).toEqual(['high', 'high twin']);
    await world.sql(`update issue_tag set name = 'duplicate?' where id = $1`, [world.id('possible duplicate')]);
    expect((await ofTest({ status: 'untriaged' })).titles.slice(1, 3)).toEqual(['high twin', 'high']);
    await world.sql(`update issue_tag set name = 'possible duplicate' where id = $1`, [world.id('possible duplicate')]);
    expect((await ofTest({ status: 'untriaged' })).titles.slice(1, 3)).toEqual(['high', 'high twin']);
    await world.sql('delete from issue_tag where id = $1', [world.id('possible duplicate')]);
    expect((await ofTest({ status: 'untriaged' })).titles.slice(1, 3)).toEqual(['high twin', 'high']);
  });

  it('are filtered and counted by triage status, over what the caller may see', async () => {
    expect((await ofTest({ status: 'accepted' })).titles).toEqual(['accepted']);
    expect((await ofTest({ status: 'rejected' })).titles).toEqual(['rejected']);
    expect((await ofTest({})).titles).toHaveLength(8);
    expect((await ofTest({})).counts).toEqual({ untriaged: 6, accepted: 1, rejected: 1 });
    expect((await ofTest({}, 'manager')).counts).toEqual({ untriaged: 7, accepted: 1, rejected: 1 });
  });

  it('RE-493: with the mode any those that carry one of the tags, with all those that carry every one', async () => {
    const tags = ['mobile', 'wording'].map(world.id);
    expect((await ofTest({ tags, mode: 'any' })).titles).toEqual(['critical', 'high', 'accepted', 'low']);
    expect((await ofTest({ tags, mode: 'all' })).titles).toEqual(['high']);
    expect((await ofTest({ tags: [...tags, tags[0]], mode: 'all' })).titles).toEqual(['high']);
    expect((await ofTest({ tags: [tags[1]], mode: 'all', status: 'untriaged' })).titles).toEqual(['high']);
    expect((await ofTest({ tags: [], mode: 'all' })).titles).toHaveLength(8);
    expect((await ofTest({ tags: [...tags, world.id('no tag')], mode: 'all' })).titles).toEqual([]);
  });

  it('page by cursors that are bound to the filter', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof ofTest>> = await ofTest({ first: 3, after });
      expect(page.edges.at(-1).cursor).toBe(page.endCursor);
      seen.push(...page.titles);
      after = page.hasNextPage ? page.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual((await ofTest({})).titles);
    const { endCursor } = await ofTest({ first: 3 });
    const document = `query ($id: ID!, $first: Int, $after: String) { platformTest(id: $id) { ... on FlexibleTestingTest { issues(triageStatus: accepted, first: $first, after: $after) { pageInfo { endCursor } } } } }`;
    expect(await world.refusal('customer', document, { id: world.id('run'), after: endCursor })).toBe('200 BAD_USER_INPUT');
    for (const first of [0, 101])
      expect(await world.refusal('customer', document, { id: world.id('run'), first })).toBe('200 BAD_USER_INPUT');
  });
});

describe('all issues', () => {
  const newestFirst = ['elsewhere', 'rejected', 'accepted', 'medium', 'critical', 'high', 'high twin', 'unknown', 'low'];

  it('LA-265 LA-266 LA-507: are sorted by the time they were made, newest first or oldest first', async () => {
    expect((await all({})).titles).toEqual(newestFirst);
    expect((await all({ sort: { field: 'created_at', direction: 'descending' } })).titles).toEqual(newestFirst);
    expect((await all({ sort: { field: 'created_at', direction: 'ascending' } })).titles).toEqual(newestFirst.toReversed());
  });

  it('LA-260 LA-261 LA-262 LA-506: are filtered by triage status', async () => {
    expect((await all({ status: 'accepted' })).titles).toEqual(['accepted']);
    expect((await all({ status: 'rejected' })).titles).toEqual(['rejected']);
    expect((await all({ status: 'untriaged' })).titles).toHaveLength(7);
  });

  it('LA-263 LA-264: match any of the tags, or all of them', async () => {
    const tags = ['mobile', 'wording'].map(world.id);
    expect((await all({ any: tags })).titles).toEqual(['elsewhere', 'accepted', 'critical', 'high', 'low']);
    expect((await all({ all: [...tags, tags[1]] })).titles).toEqual(['high']);
    expect((await all({ any: [tags[0]], all: [tags[1]] })).titles).toEqual(['high']);
  });

  it('LA-510 LA-188: are counted per triage status under the same tags', async () => {
    expect((await all({})).stats).toEqual([7, 1, 1]);
    expect((await all({ any: [world.id('mobile')] })).stats).toEqual([4, 0, 0]);
    expect((await all({ all: [world.id('wording')] })).stats).toEqual([1, 1, 0]);
    expect((await all({}, 'manager')).stats).toEqual([8, 1, 1]);
    expect((await all({ any: [world.id('mobile')] }, 'manager')).stats).toEqual([5, 0, 0]);
  });

  it('LA-603 LA-508: come 25 a page by a cursor', async () => {
    for (let index = 0; index < 20; index += 1)
      await world.things.issue(`many ${index}`, { test_id: world.id('other run'), created_at: day(11) });
    const first = await all({});
    expect([first.titles.length, first.hasNextPage]).toEqual([25, true]);
    const second = await all({ after: first.endCursor });
    expect([second.titles.length, second.hasNextPage]).toEqual([4, false]);
    expect(new Set([...first.titles, ...second.titles]).size).toBe(29);
    expect(await world.refusal('customer', allDocument, { after: first.endCursor, status: 'untriaged' })).toBe('200 BAD_USER_INPUT');
  });

  it('LA-186 LA-187 LA-509: tell id, code, title, time, severity, triage, test and tags', async () => {
    const document =
      'query ($any: [ID!]) { flexibleTestingIssues(issueTagsIdsEq: $any, sort: { field: created_at, direction: ascending }, first: 1) { edges { node { id code title createdAt severity triageStatus test { name } issueTags { id name } } } } }';
    expect((await world.ask('customer', document, { any: [world.id('wording')] })).flexibleTestingIssues.edges[0].node).toEqual({
      id: world.id('high'),
      code: 'I-104',
      title: 'high',
      createdAt: '2026-11-04T09:00:00.000Z',
      severity: 'high',
      triageStatus: 'untriaged',
      test: { name: 'run' },
      issueTags: [
        { id: world.id('mobile'), name: 'mobile' },
        { id: world.id('wording'), name: 'wording' },
      ],
    });
  });

  it('leave out, and count not, the issues of a test past 18 months', async () => {
    await world.sql(`update test set window_status = 'closed', closed_at = '2025-01-01T00:00:00Z' where id = $1`, [world.id('other run')]);
    const kept = await all({ first: 100 });
    expect([kept.titles, kept.stats]).toEqual([newestFirst.slice(1), [6, 1, 1]]);
    expect((await all({ any: [world.id('mobile')] })).stats).toEqual([3, 0, 0]);
    const one = 'query ($id: ID!) { flexibleTestingIssue(id: $id) { id } }';
    expect(await world.refusal('customer', one, { id: world.id('elsewhere') })).toBe('200 NOT_FOUND');
    const accept = 'mutation ($input: FlexibleTestingIssueAcceptInput!) { flexibleTestingIssueAccept(input: $input) { successful } }';
    expect(await world.refusal('customer', accept, { input: { issueId: world.id('elsewhere'), newSeverity: 'low' } })).toBe(
      '200 NOT_FOUND',
    );
  });

  it('are not for community test managers', async () => {
    expect(await world.refusal('accepted', allDocument, {})).toBe('200 FORBIDDEN');
  });
});

describe('filters beside tags', () => {
  it.each([
    [{ severities: ['high', 'critical'] }, ['critical', 'high twin', 'high']],
    [{ severities: [] }, ['critical', 'high twin', 'high', 'medium', 'low', 'unknown']],
    [{ search: 'TWIN high' }, ['high twin']],
    [{ search: 'h%' }, []],
    [{ search: ' ', severities: ['low'] }, ['low']],
  ])('narrow the issues of a test: %j', async (filter, titles) => {
    expect((await ofTest({ status: 'untriaged', ...filter })).titles).toEqual(titles);
  });

  it.each([
    [{ severities: ['high'] }, ['high', 'high twin'], [2, 0, 0]],
    [{ severities: ['high', 'low'], search: 'o' }, ['low'], [1, 0, 0]],
    [{ severities: ['medium'] }, ['medium'], [1, 1, 1]],
    [{ search: 'twin' }, ['high twin'], [1, 0, 0]],
    [{ search: 'hidden' }, [], [0, 0, 0]],
  ])('narrow the issues of all tests, and their figures: %j', async (filter, titles, stats) => {
    expect(await all({ status: 'untriaged', ...filter })).toMatchObject({ titles, stats });
  });

  it('narrow to one test, and to none where it is foreign or no id', async () => {
    const low = { status: 'untriaged', severities: ['low'] };
    expect(await all({ ...low, test: world.id('run') })).toMatchObject({ titles: ['low'], stats: [1, 0, 0] });
    expect(await all({ ...low, test: world.id('other run') })).toMatchObject({ titles: [], stats: [0, 0, 0] });
    for (const test of ['nonsense', world.id('run').replace(/^./u, (digit) => (digit === 'f' ? 'e' : 'f'))])
      expect(await all({ ...low, test })).toMatchObject({ titles: [], stats: [0, 0, 0] });
  });

  it('find an issue by its code', async () => {
    const [issue] = await world.sql('select code, title from issue where id = $1', [world.id('high twin')]);
    expect((await all({ status: 'untriaged', search: String(issue?.code).toLowerCase() })).titles).toContain(issue?.title);
  });
});

describe('issues that are named', () => {
  const named = async (idIn: readonly string[], person: Person = 'customer') =>
    (
      await world.ask(person, 'query ($idIn: [ID!]) { flexibleTestingIssues(idIn: $idIn, first: 50) { edges { node { title } } } }', {
        idIn,
      })
    ).flexibleTestingIssues.edges.map((edge: { node: { title: string } }) => edge.node.title);

  it('come whatever their triage status, and no others', async () => {
    expect(await named([world.id('low'), world.id('rejected')])).toEqual(['rejected', 'low']);
    expect(await named([])).toEqual([]);
  });

  it('are left out where the caller may not see them, or their id is none', async () => {
    const [foreign] = await world.sql('select id from issue where organization_id <> $1', [world.id('organization')]);
    expect(await named([world.id('hidden'), String(foreign?.id), 'x', world.id('low')])).toEqual(['low']);
    expect(await named([world.id('hidden')], 'manager')).toEqual(['hidden']);
  });
});

describe('tests that have issues', () => {
  const found = async (search?: string, person: Person = 'customer') =>
    (
      await world.ask(
        person,
        'query ($search: String) { flexibleTestingTests(hasIssues: true, search: $search, first: 20) { totalCount edges { node { name } } } }',
        { search },
      )
    ).flexibleTestingTests;
  const namesOf = (page: { edges: { node: { name: string } }[] }) => page.edges.map(({ node }) => node.name).toSorted();

  beforeAll(async () => {
    await world.things.supervised('given up', { window_status: 'cancelled', opened_at: null, cancelled_at: day(11) });
    await world.things.issue('left behind', { test_id: world.id('given up'), created_at: day(10) });
  });

  it('are found whatever their state, by words of their name or code', async () => {
    expect(namesOf(await found())).toEqual(['given up', 'run']);
    expect(await found('GIVEN')).toMatchObject({ totalCount: 1, edges: [{ node: { name: 'given up' } }] });
    expect(namesOf(await found('100%'))).toEqual([]);
  });

  it('are those alone with issues that the caller may see', async () => {
    await world.sql('update issue set published_at = null where id = $1', [world.id('left behind')]);
    expect([namesOf(await found()), namesOf(await found(undefined, 'manager'))]).toEqual([['run'], ['given up', 'run']]);
  });
});
