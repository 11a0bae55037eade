import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const document = `query ($first: Int, $after: String) { waitingResults(first: $first, after: $after) { totalCount
  edges { node { id completedAt isEdited caseCode participantId testerName testerWaitingCount testId testName } } pageInfo { hasNextPage endCursor } } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  await world.sql(`update case_result set completed_at = '2026-11-20T10:00:00Z' where id = $1`, [world.id('result-1-1')]);
  await world.sql(`update case_result set completed_at = '2026-11-20T09:30:00Z' where id = $1`, [world.id('result-1-2')]);
});
afterAll(() => world.stop());

const waiting = async (person: Person, page: object = {}) => (await world.ask(person, document, page)).waitingResults;
const idsOf = ({ edges }: { edges: readonly { node: { id: string } }[] }) => edges.map(({ node }) => node.id);
const both = () => [world.id('result-1-2'), world.id('result-1-1')];

describe('what waits for a moderator', () => {
  it('is every result of the accepted tests that is handed in and not judged, the longest waiting first', async () => {
    const found = await waiting('accepted');
    expect([idsOf(found), found.totalCount]).toEqual([both(), 2]);
    expect(found.edges[0].node).toMatchObject({
      testId: world.id('supervised'),
      participantId: world.id('participant-1'),
      isEdited: false,
    });
  });

  it('tells of each tester how many of their results are among it', async () => {
    const { edges } = (await waiting('accepted')) as { edges: readonly { node: { participantId: string; testerWaitingCount: number } }[] };
    const listed = Map.groupBy(edges, ({ node }) => node.participantId);
    expect(edges.map(({ node }) => node.testerWaitingCount)).toEqual(edges.map(({ node }) => listed.get(node.participantId)?.length));
  });

  it('comes page after page', async () => {
    const first = await waiting('accepted', { first: 1 });
    const second = await waiting('accepted', { first: 1, after: first.pageInfo.endCursor });
    expect([idsOf(first), first.pageInfo.hasNextPage, idsOf(second), second.pageInfo.hasNextPage]).toEqual([
      [world.id('result-1-2')],
      true,
      [world.id('result-1-1')],
      false,
    ]);
  });

  it('is nothing before the assignment is accepted, nor after it ended', async () => {
    for (const person of ['assigned', 'rejected', 'removed', 'unassigned'] as const)
      expect(await waiting(person)).toMatchObject({ totalCount: 0, edges: [] });
  });

  it('is asked by moderators only', async () => {
    for (const person of ['customer', 'manager'] as const) expect(await world.refusal(person, document)).toBe('200 FORBIDDEN');
  });

  it('does not hold what is with the tester for a change, and says what came back changed', async () => {
    await world.things.row('edit_request', {
      test_id: world.id('supervised'),
      case_result_id: world.id('result-1-1'),
      content: 'Why?',
      created_by: world.id('accepted'),
    });
    expect(idsOf(await waiting('accepted'))).toEqual([world.id('result-1-2')]);
    await world.sql(`update edit_request set state = 'completed', completed_at = now() where case_result_id = $1`, [
      world.id('result-1-1'),
    ]);
    expect((await waiting('accepted')).edges.map(({ node }: { node: { isEdited: boolean } }) => node.isEdited)).toEqual([false, true]);
  });

  it('leaves when it is judged', async () => {
    await world.sql(`update case_result set moderation_status = 'approved' where id = $1`, [world.id('result-1-2')]);
    expect(idsOf(await waiting('accepted'))).toEqual([world.id('result-1-1')]);
    await world.sql(`update case_result set moderation_status = 'not_moderated' where id = $1`, [world.id('result-1-2')]);
  });
});

const desk = `query ($order: WaitingOrder, $show: WaitingShow, $testId: ID, $first: Int, $after: String) {
  waitingResults(order: $order, show: $show, testId: $testId, first: $first, after: $after) { totalCount edges { node { id hasEvidence } } pageInfo { endCursor } } }`;
const narrowed = async (asked: object) => (await world.ask('accepted', desk, asked)).waitingResults;
const shift = async () =>
  (await world.ask('accepted', '{ moderationShift { all failed edited evidence plain judged since tests { id waiting } } }'))
    .moderationShift;

describe('the desk of a moderator', () => {
  beforeAll(() => world.sql(`update edit_request set state = 'moderated'`));

  it('puts what failed first, and goes on there page after page', async () => {
    await world.sql(`update case_result set completed_at = '2026-11-20T09:00:00Z', status = 'pass' where id = $1`, [
      world.id('result-1-2'),
    ]);
    const [failed, passed] = [world.id('result-1-1'), world.id('result-1-2')];
    expect(idsOf(await narrowed({ order: 'oldest' }))).toEqual([passed, failed]);
    const first = await narrowed({ order: 'failed', first: 1 });
    expect(idsOf(first)).toEqual([failed]);
    expect(idsOf(await narrowed({ order: 'failed', first: 1, after: first.pageInfo.endCursor }))).toEqual([passed]);
    expect(idsOf(await narrowed({ order: 'test' }))).toEqual([passed, failed]);
  });

  it('shows each kind, as many as it says', async () => {
    await world.things.attachment('evidence', {
      test_id: world.id('supervised'),
      participant_id: world.id('participant-1'),
      case_result_id: world.id('result-1-2'),
    });
    const counts = await shift();
    for (const show of ['all', 'failed', 'edited', 'evidence', 'plain'] as const) {
      const { totalCount, edges } = await narrowed({ show });
      expect([show, totalCount, edges.length]).toEqual([show, counts[show], counts[show]]);
    }
    expect(idsOf(await narrowed({ show: 'failed' }))).toEqual([world.id('result-1-1')]);
    expect(idsOf(await narrowed({ show: 'plain' }))).toEqual([world.id('result-1-2')]);
    expect(counts.tests).toEqual([{ id: world.id('supervised'), waiting: 2 }]);
    expect((await narrowed({ testId: world.id('supervised') })).totalCount).toBe(2);
    expect((await narrowed({ testId: world.id('advanced') })).totalCount).toBe(0);
    expect((await narrowed({ testId: 'nonsense' })).totalCount).toBe(0);
  });

  it('counts what the moderator judged in this shift, and not what they took back', async () => {
    const approval = `mutation ($input: ToggleTestCaseResultApprovalInput!) { toggleTestCaseResultApproval(input: $input) { successful } }`;
    const approve = async (name: string, approved: boolean) => {
      world.passes(1_000);
      await world.ask('accepted', approval, { input: { testCaseResultId: world.id(name), approved } });
    };
    await world.sql('delete from case_result_moderation_log');
    expect(await shift()).toMatchObject({ judged: 0, since: null });
    await approve('result-1-1', true);
    await approve('result-1-2', true);
    expect((await shift()).judged).toBe(2);
    await approve('result-1-2', false);
    const told = await shift();
    expect([told.judged, told.since]).toEqual([1, expect.any(String)]);
    await world.sql(`update case_result_moderation_log set at = at - interval '5 hours'`);
    expect(await shift()).toMatchObject({ judged: 0, since: null });
    await approve('result-1-1', false);
  });

  it('has a shift for moderators only', async () => {
    for (const person of ['customer', 'manager'] as const)
      expect(await world.refusal(person, '{ moderationShift { all } }')).toBe('200 FORBIDDEN');
  });
});

describe('open assignments', () => {
  const open = '{ openAssignments { id testName status } }';

  it('are the caller’s own that nobody has answered or taken', async () => {
    expect((await world.ask('assigned', open)).openAssignments).toEqual([]);
    await world.sql(`update moderator_assignment set status = 'removed' where id = $1`, [world.id('assignment-accepted')]);
    expect((await world.ask('assigned', open)).openAssignments).toMatchObject([
      { id: world.id('assignment-assigned'), status: 'assigned' },
    ]);
    expect((await world.ask('rejected', open)).openAssignments).toEqual([]);
    await world.sql(`update moderator_assignment set status = 'accepted' where id = $1`, [world.id('assignment-accepted')]);
    expect(await world.refusal('manager', open)).toBe('200 FORBIDDEN');
  });

  it('stay open when the test ends, as the results do that wait in it', async () => {
    const [was] = await world.sql('select window_status from test where id = $1', [world.id('supervised')]);
    await world.sql(`update moderator_assignment set status = 'removed' where id = $1`, [world.id('assignment-accepted')]);
    await world.sql(`update test set window_status = 'closed' where id = $1`, [world.id('supervised')]);
    expect((await world.ask('assigned', open)).openAssignments).toMatchObject([{ id: world.id('assignment-assigned') }]);
    await world.sql('update test set window_status = $2 where id = $1', [world.id('supervised'), was?.['window_status']]);
    await world.sql(`update moderator_assignment set status = 'accepted' where id = $1`, [world.id('assignment-accepted')]);
  });

  it('count with what waits as the load that a manager sees of each moderator', async () => {
    const load = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest {
      assignedCommunityTestManagers { id openTestsCount waitingResultsCount } availableCommunityTestManagers { id openTestsCount waitingResultsCount } } } }`;
    const { platformTest } = await world.ask('manager', load, { id: world.id('supervised') });
    expect(platformTest.assignedCommunityTestManagers).toEqual(
      expect.arrayContaining([
        { id: world.id('assignment-accepted'), openTestsCount: 1, waitingResultsCount: 2 },
        { id: world.id('assignment-assigned'), openTestsCount: 1, waitingResultsCount: 0 },
      ]),
    );
    expect(platformTest.availableCommunityTestManagers).toContainEqual({
      id: world.id('unassigned'),
      openTestsCount: 0,
      waitingResultsCount: 0,
    });
  });
});
