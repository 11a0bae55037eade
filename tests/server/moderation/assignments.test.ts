import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';

const own = 'query ($id: ID!) { assignedCommunityTestManager(testId: $id) { id status isAssignmentAccepted fullName testId testName } }';
const answerDocument = `mutation ($input: ChangeAssignmentStatusInput!) { answer: changeAssignmentStatus(input: $input) { successful errors { code message path } result { id status } } }`;
const assignDocument = `mutation ($input: AssignCommunityTestManagerInput!) { answer: assignCommunityTestManager(input: $input) {
  successful errors { code message path } result { id assignedCommunityTestManagers { id fullName status isAssignmentAccepted testName } availableCommunityTestManagers { id fullName status } } } }`;
const removeDocument = `mutation ($input: RemoveAssignedCommunityTestManagerInput!) { answer: removeAssignedCommunityTestManager(input: $input) {
  successful errors { code message path } result { id status } } }`;
const closeDocument = `mutation ($input: FlexibleTestingCloseTestWindowInput!) { answer: flexibleTestingCloseTestWindow(input: $input) {
  successful errors { code message path } result { testWindow { status closedAt } } } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  await world.things.supervised('run');
});
afterAll(() => world.stop());

const first = (name: string): string => name.split(' ')[0] ?? '';
const names = (people: readonly { fullName: string }[]) => people.map(({ fullName }) => first(fullName));
const assign = async (person: string, test = 'run') =>
  (await world.ask('manager', assignDocument, { input: { organizationUserId: world.id(person), flexibleTestingTestId: world.id(test) } }))
    .answer;
const assignmentOf = async (person: Person, test = 'run') =>
  (await world.ask(person, own, { id: world.id(test) })).assignedCommunityTestManager;
const answerWith = async (person: Person, id: string, status: string) =>
  (await world.ask(person, answerDocument, { input: { assignedCommunityTestManagerId: id, status } })).answer;
const remove = async (id: string) => (await world.ask('manager', removeDocument, { input: { assignedCommunityTestManagerId: id } })).answer;

describe('the own assignment', () => {
  it('RE-659 RE-394 RE-532 RE-533 RE-534 RE-535: is told in every status, to its moderator only', async () => {
    for (const status of ['assigned', 'accepted', 'rejected', 'removed'] as const) {
      const assignment = await assignmentOf(status, 'supervised');
      expect({ ...assignment, fullName: first(assignment.fullName), testName: first(assignment.testName) }).toEqual({
        id: world.id(`assignment-${status}`),
        status,
        isAssignmentAccepted: true,
        fullName: status,
        testId: world.id('supervised'),
        testName: 'Supervised',
      });
    }
    expect(await world.refusal('unassigned', own, { id: world.id('supervised') })).toBe('200 NOT_FOUND');
    for (const person of ['customer', 'manager'] as const)
      expect(await world.refusal(person, own, { id: world.id('supervised') })).toBe('200 FORBIDDEN');
  });

  it('tells its moderator what it asks for before it is accepted, and nobody else', async () => {
    const work = '{ assignedCommunityTestManager(testId: $id) { work { casesCount testersNeeded plannedEndAt } } }';
    const asked = (await world.ask('assigned', `query ($id: ID!) ${work}`, { id: world.id('supervised') })).assignedCommunityTestManager
      .work;
    const [counts] = await world.sql(
      `select (select count(*)::int from test_case where test_id = $1) as "casesCount",
         (select sum(number_of_results_needed)::int from selection_requirements_group where test_id = $1) as "testersNeeded"`,
      [world.id('supervised')],
    );
    expect({ casesCount: asked.casesCount, testersNeeded: asked.testersNeeded }).toEqual(counts);
  });

  it('names the version of the guidance that was confirmed, and refuses one that is no longer the newest', async () => {
    await world.things.supervised('guided');
    await assign('unassigned', 'guided');
    const { id } = await assignmentOf('unassigned', 'guided');
    const newest = async () => (await world.ask('unassigned', '{ moderatorGuidance { version text pay } }')).moderatorGuidance;
    const first = await newest();
    const text = `${first.text}\nBe kind.`;
    const write = (version: number) =>
      world.act('operator', 'operatorGuidanceSave', { version, text, pay: '1 Credit a result' }, 'result { version }');
    expect((await write(first.version)).result.version).toBe(first.version + 1);
    expect((await write(first.version)).errors[0].code).toBe('stale_object');
    const confirm = async (guidanceVersion: number) =>
      (
        await world.ask('unassigned', answerDocument, {
          input: { assignedCommunityTestManagerId: id, status: 'accepted', guidanceVersion },
        })
      ).answer;
    expect((await confirm(first.version)).errors).toEqual([
      { code: 'stale_object', message: 'The guidance has changed. Read it, then confirm.', path: 'guidanceVersion' },
    ]);
    expect((await confirm(first.version + 1)).successful).toBe(true);
    expect(await world.sql('select status, guidance_version from moderator_assignment where id = $1', [id])).toEqual([
      { status: 'accepted', guidance_version: first.version + 1 },
    ]);
    expect(await newest()).toEqual({ version: first.version + 1, text, pay: '1 Credit a result' });
  });

  it('is accepted by one of two who press at the same moment', async () => {
    await world.things.supervised('at once');
    const pair = ['rejected', 'unassigned'] as const;
    for (const person of pair) expect((await assign(person, 'at once')).successful).toBe(true);
    const both = await Promise.all(pair.map((person) => assignmentOf(person, 'at once')));
    const { owner } = world.portal.database;
    const holder = await owner.connect();
    let outcomes: boolean[] = [];
    try {
      await holder.query('begin');
      await holder.query('select from moderator_assignment where id = any ($1) for update', [both.map(({ id }) => id)]);
      const pressed = Promise.all(pair.map((person, index) => answerWith(person, both[index].id, 'accepted')));
      await expect.poll(() => heldUp(world.portal.database.owner), untilHeldUp).toBe(2);
      await holder.query('commit');
      outcomes = (await pressed).map(({ successful }) => successful);
    } finally {
      holder.release();
    }
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(
      await world.sql(`select count(*)::int as count from moderator_assignment where test_id = $1 and status = 'accepted'`, [
        world.id('at once'),
      ]),
    ).toEqual([{ count: 1 }]);
  });

  it('is refused once another moderator accepted first', async () => {
    expect((await answerWith('assigned', world.id('assignment-assigned'), 'accepted')).errors).toEqual([
      { code: 'already_accepted', message: 'This assignment has already been accepted', path: null },
    ]);
    expect(
      await world.refusal('unassigned', answerDocument, {
        input: { assignedCommunityTestManagerId: world.id('assignment-assigned'), status: 'accepted' },
      }),
    ).toBe('200 NOT_FOUND');
  });
});

describe('assigning moderators', () => {
  it('RE-344: a moderator is told who is assigned and no one who is available, a customer neither', async () => {
    const document = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest {
      assignedCommunityTestManagers { id fullName status } availableCommunityTestManagers { id fullName status } } } }`;
    const lists = async (person: Person) => (await world.ask(person, document, { id: world.id('supervised') })).platformTest;
    const { assignedCommunityTestManagers: assigned, availableCommunityTestManagers: available } = await lists('accepted');
    const told = new Map(
      assigned.map((each: { id: string; fullName: string; status: string }) => [each.id, `${first(each.fullName)} ${each.status}`]),
    );
    expect(told).toEqual(
      new Map([
        [world.id('assignment-accepted'), 'accepted accepted'],
        [world.id('assignment-assigned'), 'assigned assigned'],
      ]),
    );
    expect(available).toEqual([]);
    expect(await lists('customer')).toEqual({ assignedCommunityTestManagers: null, availableCommunityTestManagers: null });
  });

  it('RE-344 RE-394: are told to the test manager, with the way their last assignment ended', async () => {
    const document = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest {
      assignedCommunityTestManagers { id fullName status isAssignmentAccepted } availableCommunityTestManagers { id fullName status } } } }`;
    const { platformTest } = await world.ask('manager', document, { id: world.id('supervised') });
    const shown = platformTest.assignedCommunityTestManagers.map(({ fullName, ...rest }: { fullName: string }) => ({
      ...rest,
      fullName: first(fullName),
    }));
    expect(shown.toSorted((left: { status: string }, right: { status: string }) => (left.status < right.status ? -1 : 1))).toEqual([
      { id: world.id('assignment-accepted'), status: 'accepted', isAssignmentAccepted: true, fullName: 'accepted' },
      { id: world.id('assignment-assigned'), status: 'assigned', isAssignmentAccepted: true, fullName: 'assigned' },
    ]);
    expect(await assignmentOf('assigned', 'supervised')).toMatchObject({ isAssignmentAccepted: true });
    expect(
      platformTest.availableCommunityTestManagers.map(
        ({ id, fullName, status }: { id: string; fullName: string; status: string | null }) => [id, first(fullName), status],
      ),
    ).toEqual([
      [world.id('rejected'), 'rejected', 'rejected'],
      [world.id('removed'), 'removed', 'removed'],
      [world.id('unassigned'), 'unassigned', null],
    ]);
  });

  it('RE-676: puts one who is free on the test', async () => {
    const answer = await assign('unassigned');
    expect([
      answer.successful,
      answer.errors,
      names(answer.result.assignedCommunityTestManagers),
      names(answer.result.availableCommunityTestManagers),
    ]).toEqual([true, [], ['unassigned'], ['accepted', 'assigned', 'rejected', 'removed']]);
    expect(await assignmentOf('unassigned')).toMatchObject({ status: 'assigned', isAssignmentAccepted: false, testName: 'run' });
  });

  it('RE-678: shows the test from the moment it is accepted until the moderator is taken off', async () => {
    const test = 'query ($id: ID!) { platformTest(id: $id) { __typename } }';
    const { id } = await assignmentOf('unassigned');
    expect(await world.refusal('unassigned', test, { id: world.id('run') })).toBe('200 NOT_FOUND');
    expect(await answerWith('unassigned', id, 'accepted')).toEqual({ successful: true, errors: [], result: { id, status: 'accepted' } });
    expect(await world.refusal('unassigned', test, { id: world.id('run') })).toBe('200 no error');
    expect((await answerWith('unassigned', id, 'accepted')).errors[0].code).toBe('already_accepted');
    expect(await remove(id)).toEqual({ successful: true, errors: [], result: { id, status: 'removed' } });
    expect(await world.refusal('unassigned', test, { id: world.id('run') })).toBe('200 NOT_FOUND');
  });

  it('RE-677 RE-542: takes off only who is assigned or accepted, and lets them be assigned anew', async () => {
    const { id } = await assignmentOf('unassigned');
    expect((await remove(id)).errors).toEqual([{ code: 'invalid_state', message: 'This assignment has been removed.', path: null }]);
    expect((await assign('unassigned')).successful).toBe(true);
    const again = await assignmentOf('unassigned');
    expect([again.status, again.id === id]).toEqual(['assigned', false]);
    expect(await answerWith('unassigned', again.id, 'rejected')).toMatchObject({ successful: true, result: { status: 'rejected' } });
    expect((await answerWith('unassigned', again.id, 'accepted')).errors[0]).toMatchObject({
      code: 'invalid_state',
      message: 'This assignment has been rejected.',
    });
  });

  it('refuses whom and where it does not fit', async () => {
    const refused = async (person: string, test = 'run') => {
      const { code, path } = (await assign(person, test)).errors[0];
      return [code, path];
    };
    await assign('removed');
    expect(await refused('removed')).toEqual(['taken', 'organizationUserId']);
    expect(await refused('customer')).toEqual(['invalid_role', 'organizationUserId']);
    expect(await refused('assigned', 'advanced')).toEqual(['invalid_type', 'flexibleTestingTestId']);
    await world.sql('update supervised_test set community_test_managers_enabled = false where test_id = $1', [world.id('run')]);
    expect(await refused('assigned')).toEqual(['not_enabled', 'flexibleTestingTestId']);
    await world.sql('update supervised_test set community_test_managers_enabled = true where test_id = $1', [world.id('run')]);
    for (const person of ['customer', 'accepted'] as const)
      expect(
        await world.refusal(person, assignDocument, {
          input: { organizationUserId: world.id('assigned'), flexibleTestingTestId: world.id('run') },
        }),
      ).toBe('200 FORBIDDEN');
  });
});

describe('ending a test run', () => {
  const close = async (name: string) => (await world.ask('manager', closeDocument, { input: { testId: world.id(name) } })).answer;

  it('RE-682 RE-464: closes an open supervised test, once', async () => {
    expect(await close('run')).toEqual({
      successful: true,
      errors: [],
      result: { testWindow: { status: 'closed', closedAt: '2026-11-21T09:00:00.000Z' } },
    });
    expect((await close('run')).errors).toEqual([{ code: 'invalid_state', message: 'This test has finished.', path: null }]);
    expect((await close('advanced')).errors).toEqual([
      { code: 'invalid_state', message: 'A request ends with its tests. End those.', path: null },
    ]);
    await world.things.supervised('planned', { window_status: 'scheduled', opened_at: null });
    expect((await close('planned')).errors[0]).toMatchObject({
      code: 'invalid_state',
      message: 'This test is scheduled and not open yet.',
    });
  });

  it('RE-603: is refused to other roles', async () => {
    for (const person of ['customer', 'accepted'] as const)
      expect(await world.refusal(person, closeDocument, { input: { testId: world.id('supervised') } })).toBe('200 FORBIDDEN');
  });

  it('ends assigning too', async () => {
    expect((await assign('assigned')).errors[0]).toMatchObject({ code: 'invalid_state', path: 'flexibleTestingTestId' });
    const { id } = await assignmentOf('removed');
    expect((await remove(id)).successful).toBe(false);
  });
});

describe('the edit log of a result', () => {
  it('RE-374: tells those who moderate what was changed, newest first', async () => {
    const log = (description: string, at: string) =>
      world.things.row('case_result_edit_log', {
        test_id: world.id('supervised'),
        case_result_id: world.id('result-1-1'),
        description,
        at,
      });
    await log('Ada changed: actual result.', '2026-11-20T10:00:00Z');
    await log('Ada changed: 1 answer.', '2026-11-20T11:00:00Z');
    const document = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { caseResultEditLogs { description timestamp } } }';
    for (const person of ['manager', 'accepted'] as const)
      expect((await world.ask(person, document, { id: world.id('result-1-1') })).flexibleTestingTestCaseResult.caseResultEditLogs).toEqual([
        { description: 'Ada changed: 1 answer.', timestamp: '2026-11-20T11:00:00.000Z' },
        { description: 'Ada changed: actual result.', timestamp: '2026-11-20T10:00:00.000Z' },
      ]);
  });

  it('RE-212 RE-374: tells the customer how a published result was edited, and nothing of another', async () => {
    const document = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { caseResultEditLogs { description } } }';
    await world.things.row('case_result_edit_log', {
      test_id: world.id('supervised'),
      case_result_id: world.id('result-2-1'),
      description: 'Ben changed: 1 answer.',
      at: '2026-11-20T11:00:00Z',
    });
    expect(
      (await world.ask('customer', document, { id: world.id('result-2-1') })).flexibleTestingTestCaseResult.caseResultEditLogs,
    ).toEqual([{ description: 'Ben changed: 1 answer.' }]);
    expect(await world.refusal('customer', document, { id: world.id('result-1-1') })).toBe('200 NOT_FOUND');
  });
});
