import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const blockerFields = 'id status name createdAt assistanceRequested tester { fullName country { code name } participantId }';
const mutate = (name: 'resolveTestBlocker' | 'requestTestBlockerAssistance') =>
  `mutation ($input: TestBlockerInput!) { answer: ${name}(input: $input) { successful errors { code message path } result { id status assistanceRequested } } }`;

let world: PortalWorld;
const supervised = async (person: Person, selection: string) =>
  (
    await world.ask(person, `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { ${selection} } } }`, {
      id: world.id('run'),
    })
  ).platformTest;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const test_id = await things.supervised('run');
  await things.row('moderator_assignment', { test_id, user_id: id('accepted'), status: 'accepted' });
  const group_id = await things.group('run group', { test_id });
  const participant_id = await things.participant('Ada', { test_id, group_id, status: 'in_progress', published_at: null });
  const blocker = (name: string, columns: object) => things.row('blocker', { id: id(name), test_id, participant_id, name, ...columns });
  await blocker('resolved long ago', { status: 'resolved', created_at: '2026-11-01T09:00:00Z', resolved_at: moment });
  await blocker('older', { created_at: '2026-11-20T09:00:00Z' });
  await blocker('newer', { created_at: '2026-11-21T08:00:00Z', assistance_requested: true });
});
afterAll(() => world.stop());

describe('blockers', () => {
  it('RE-648: are listed to those who moderate, open ones first, the newest first', async () => {
    for (const person of ['manager', 'accepted'] as const) {
      const { blockers } = await supervised(person, `blockers { ${blockerFields} }`);
      expect(blockers.map((each: { name: string }) => each.name)).toEqual(['newer', 'older', 'resolved long ago']);
      expect(blockers[0]).toEqual({
        id: world.id('newer'),
        status: 'open',
        name: 'newer',
        createdAt: '2026-11-21T08:00:00.000Z',
        assistanceRequested: true,
        tester: { fullName: 'Ada', country: { code: 'DE', name: 'Germany' }, participantId: world.id('Ada') },
      });
    }
  });

  it('RE-632: are FORBIDDEN for customers, counts included', async () => {
    for (const field of ['blockers { id }', 'openBlockersCount'])
      expect(
        await world.refusal('customer', `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { ${field} } } }`, {
          id: world.id('run'),
        }),
      ).toBe('200 FORBIDDEN');
  });

  it('RE-687: get help once', async () => {
    const { answer } = await world.ask('accepted', mutate('requestTestBlockerAssistance'), { input: { testBlockerId: world.id('older') } });
    expect(answer).toEqual({ successful: true, errors: [], result: { id: world.id('older'), status: 'open', assistanceRequested: true } });
    expect(
      (await world.ask('accepted', mutate('requestTestBlockerAssistance'), { input: { testBlockerId: world.id('older') } })).answer.errors,
    ).toEqual([{ code: 'invalid_state', message: 'Help has already been requested.', path: null }]);
  });

  it('RE-544 RE-686: count while open, and no more once resolved', async () => {
    expect(await supervised('accepted', 'openBlockersCount')).toEqual({ openBlockersCount: 2 });
    const { answer } = await world.ask('accepted', mutate('resolveTestBlocker'), { input: { testBlockerId: world.id('older') } });
    expect(answer).toEqual({
      successful: true,
      errors: [],
      result: { id: world.id('older'), status: 'resolved', assistanceRequested: true },
    });
    expect(await supervised('accepted', 'openBlockersCount')).toEqual({ openBlockersCount: 1 });
    for (const name of ['resolveTestBlocker', 'requestTestBlockerAssistance'] as const)
      expect((await world.ask('manager', mutate(name), { input: { testBlockerId: world.id('older') } })).answer.errors).toEqual([
        { code: 'invalid_state', message: 'This blocker has already been resolved.', path: null },
      ]);
  });
});

describe('tester feedback', () => {
  it('RE-644: lists what testers said of the test, newest first, and counts it', async () => {
    const { id, things } = world;
    const base = { test_id: id('run'), participant_id: id('Ada') };
    expect(await supervised('customer', 'testerSessionsCount testerSessions { feedback }')).toEqual({
      testerSessionsCount: 0,
      testerSessions: [],
    });
    await things.row('tester_session', { ...base, feedback: 'Earlier', created_at: '2026-11-20T09:00:00Z', published_at: moment });
    const test_case_id = await things.testCase('Pay by card', {
      test_id: id('run'),
    });
    await things.row('tester_session', {
      ...base,
      test_case_id,
      feedback: 'Later',
      created_at: '2026-11-21T09:00:00Z',
      published_at: moment,
    });
    await world.sql(`update participant set status = 'results_published', published_at = $2 where id = $1`, [id('Ada'), moment]);
    const told = 'testerSessionsCount testerSessions { testerName testCase { id name } country { name } createdAt feedback }';
    const ofAda = { testerName: 'Ada', country: { name: 'Germany' } };
    for (const person of ['customer', 'manager'] as const)
      expect(await supervised(person, told)).toEqual({
        testerSessionsCount: 2,
        testerSessions: [
          {
            ...ofAda,
            testCase: { id: test_case_id, name: 'Pay by card' },
            createdAt: '2026-11-21T09:00:00.000Z',
            feedback: 'Later',
          },
          {
            ...ofAda,
            testCase: null,
            createdAt: '2026-11-20T09:00:00.000Z',
            feedback: 'Earlier',
          },
        ],
      });
  });

  it('RE-131 RE-143: is feedback on a case only where somebody wrote it on a case', async () => {
    const { id, things } = world;
    const test_id = await things.supervised('unclear run');
    const asked = 'caseFeedbackCount testerSessionsCount cases { nodes { code feedback } }';
    const group_id = await things.group('unclear', { test_id });
    const participant_id = await things.participant('Cem', { test_id, group_id, status: 'results_published', published_at: moment });
    const cases = [];
    for (const name of ['quiet', 'unclear', 'told'])
      cases.push(await things.testCase(name, { test_id, ...(name === 'unclear' && { feedback: 'Step 2 is unclear.' }) }));
    const seen = async (person: Person) => {
      const document = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { ${asked} } } }`;
      const { caseFeedbackCount, testerSessionsCount, cases: listed } = (await world.ask(person, document, { id: test_id })).platformTest;
      return [caseFeedbackCount, testerSessionsCount, ...listed.nodes.map(({ feedback }: { feedback: string | null }) => feedback)];
    };
    await things.row('tester_session', { test_id, participant_id, feedback: 'Nice shop.', published_at: moment });
    expect(await seen('customer')).toEqual([1, 1, null, 'Step 2 is unclear.', null]);
    await things.row('tester_session', { test_id, participant_id, test_case_id: id('told'), feedback: 'Which button?' });
    expect(await seen('customer')).toEqual([1, 1, null, 'Step 2 is unclear.', null]);
    expect(await seen('manager')).toEqual([2, 2, null, 'Step 2 is unclear.', 'Which button?']);
    expect(cases).toHaveLength(3);
  });

  it('RE-656: has hints beside it for everybody', async () => {
    for (const person of ['customer', 'manager', 'unassigned'] as const) {
      const { caseFeedbackGuidanceMessages } = await world.ask(person, 'query { caseFeedbackGuidanceMessages }');
      expect(caseFeedbackGuidanceMessages.length).toBeGreaterThan(0);
    }
  });
});

describe('the summary', () => {
  it('RE-350 RE-351 RE-352 RE-647: counts testers who took part, cases, issues, and tells how far each tester is', async () => {
    const { id, things } = world;
    const test_id = await things.supervised('summary run');
    const group_id = await things.group('summary group', { test_id, number_of_results_needed: 9 });
    for (const name of ['one', 'two']) await things.testCase(`summary ${name}`, { test_id });
    for (const status of ['invited', 'declined', 'removed', 'dropped_out', 'backup', 'selected', 'expired'])
      await things.participant(`summary ${status}`, { test_id, group_id, status });
    const participant_id = await things.participant('Zoe', { test_id, group_id, status: 'in_progress', assigned_cases_count: 2 });
    await things.participant('Abe', { test_id, group_id, status: 'joined', assigned_cases_count: 2 });
    await things.result('summary fail', { test_id, participant_id, test_case_id: id('summary one'), status: 'fail' });
    await things.result('summary pass', { test_id, participant_id, test_case_id: id('summary two'), status: 'pass' });
    for (const [index, severity] of ['low', 'low', 'medium', 'high', 'critical', 'unknown'].entries())
      await things.issue(`summary ${index}`, { test_id, severity });
    const document = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { testStats { participantsTotalCount testCasesTotalCount testCasesFailedCount
      testersResults { testerName country { code } status testCasesFailedCount testCasesPassedCount testCasesTotalCount }
      issuesTotalCount issuesCriticalCount issuesHighCount issuesMediumCount issuesLowCount } } } }`;
    expect((await world.ask('manager', document, { id: test_id })).platformTest.testStats).toEqual({
      participantsTotalCount: 2,
      testCasesTotalCount: 2,
      testCasesFailedCount: 1,
      testersResults: [
        {
          testerName: 'Abe',
          country: { code: 'DE' },
          status: 'joined',
          testCasesFailedCount: 0,
          testCasesPassedCount: 0,
          testCasesTotalCount: 2,
        },
        {
          testerName: 'Zoe',
          country: { code: 'DE' },
          status: 'in_progress',
          testCasesFailedCount: 1,
          testCasesPassedCount: 1,
          testCasesTotalCount: 2,
        },
      ],
      issuesTotalCount: 6,
      issuesCriticalCount: 1,
      issuesHighCount: 1,
      issuesMediumCount: 1,
      issuesLowCount: 2,
    });
  });
});
