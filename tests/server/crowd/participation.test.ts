import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

let world: CrowdWorld;
beforeAll(async () => {
  world = await crowdWorld();
});
afterAll(() => world.close());

const participantCall = (name: string): string =>
  `mutation ($input: ParticipantInput!) { answer: ${name}(input: $input) { successful errors { code message path } result { id status completedCasesCount } } }`;
const submit = `mutation ($input: SubmitCaseResultInput!) { answer: submitCaseResult(input: $input) {
  successful errors { code path } result { id status participantStatus relatedIssues { code title } attachments { id } } } }`;
const start = `mutation ($input: StartCaseInput!) { answer: startCase(input: $input) { successful errors { code path } result { id status participantStatus } } }`;

type Answer = { answer: { successful: boolean; errors: { code: string; path: string | null }[]; result: Record<string, unknown> | null } };
const send = async (query: string, input: object): Promise<Answer['answer']> => {
  const { data } = await world.ask<Answer>(query, { input });
  return data.answer;
};

describe('one tester from invitation to the end', () => {
  const participantId = ids.participant(101);
  const row = async (): Promise<Record<string, unknown>> =>
    (await world.db.owner.query<Record<string, unknown>>('select * from participant where id = $1', [participantId])).rows[0] ?? {};

  beforeAll(() => addTest(world.db, 1));

  it('shows the invitation, and no way into the product before the tester has joined', async () => {
    const { data } = await world.ask<{ invitations: { nodes: { participantId: string; test: { casesCount: number } }[] } }>(
      '{ invitations { nodes { participantId test { code casesCount } } } }',
    );
    expect(data.invitations.nodes).toEqual([{ participantId, test: { code: 'O1-1', casesCount: 2 } }]);
    expect(
      (await world.ask('query ($id: ID!) { testBrief(participantId: $id) { credentialsAndAccessInstructions } }', { id: participantId }))
        .data,
    ).toEqual({ testBrief: null });
  });

  it('joins once, however often the call arrives', async () => {
    const input = { key: 'join', participantId };
    const first = await send(participantCall('acceptInvitation'), input);
    expect(first).toMatchObject({ successful: true, result: { status: 'joined' } });
    expect(await send(participantCall('acceptInvitation'), input)).toEqual(first);
    expect(await send(participantCall('acceptInvitation'), { ...input, key: 'join-2' })).toMatchObject({
      successful: false,
      errors: [{ code: 'invalid_state' }],
    });
    expect(await send(participantCall('dropOut'), input)).toMatchObject({
      successful: false,
      errors: [{ code: 'idempotency_mismatch', path: 'key' }],
    });
    const { rows } = await world.db.owner.query(`select event, role, outcome from audit where entity_id = $1`, [participantId]);
    expect(rows).toEqual([{ event: 'invitation.accept', role: 'system', outcome: 'done' }]);
  });

  it('gives the brief with cases and fields', async () => {
    const { data } = await world.ask<{ testBrief: { cases: { steps: object[]; additionalInformationFields: object[]; result: null }[] } }>(
      'query ($id: ID!) { testBrief(participantId: $id) { isOpen credentialsAndAccessInstructions cases { code steps { id instruction } additionalInformationFields { id } result { id } } } }',
      { id: participantId },
    );
    expect(data.testBrief).toMatchObject({ isOpen: true, credentialsAndAccessInstructions: 'user: anna, password: secret' });
    expect(data.testBrief.cases.map((each) => [each.steps.length, each.additionalInformationFields.length, each.result])).toEqual([
      [2, 1, null],
      [2, 1, null],
    ]);
  });

  it('moves to in_progress at the first case', async () => {
    const input = { key: 'start', participantId, testCaseId: ids.testCase(101) };
    expect(await send(start, input)).toMatchObject({ successful: true, result: { status: 'live', participantStatus: 'in_progress' } });
    expect(await row()).toMatchObject({ status: 'in_progress', completed_cases_count: 0 });
  });

  it('takes the minutes that a tester worked within a week, and knows them else from the start', async () => {
    const minutes = async (minutesSpent: unknown) =>
      (
        await send(submit, {
          key: `minutes ${String(minutesSpent)}`,
          participantId,
          testCaseId: ids.testCase(101),
          status: 'pass',
          minutesSpent,
        })
      ).errors;
    expect(await minutes(10_081)).toEqual([{ code: 'invalid', path: 'minutesSpent' }]);
    expect(await minutes(-1)).toEqual([{ code: 'invalid', path: 'minutesSpent' }]);
  });

  it('takes a failed case with answers and a new issue, and counts', async () => {
    world.time.now = new Date('2026-11-21T09:10:00.000Z');
    const input = {
      key: 'first',
      participantId,
      testCaseId: ids.testCase(101),
      status: 'fail',
      actualResult: 'The voucher is refused.',
      minutesSpent: 45,
      stepResponses: [
        { testCaseFieldId: ids.field(1010), value: 'pass' },
        { testCaseFieldId: ids.field(1011), value: 'fail' },
      ],
      additionalInformationResponses: [{ testCaseFieldId: ids.field(1012), value: 'Wifi' }],
      newIssues: [
        {
          title: 'Voucher is refused',
          severity: 'high',
          reproductionSteps: '1. Enter it',
          actualResults: 'Refused',
          expectedResults: 'Taken',
        },
      ],
    };
    const answer = await send(submit, input);
    expect(answer).toMatchObject({
      successful: true,
      result: { status: 'fail', participantStatus: 'in_progress', relatedIssues: [{ code: 'O1-1-R-1', title: 'Voucher is refused' }] },
    });
    expect(await send(submit, input)).toEqual(answer);
    expect(await send(submit, { ...input, key: 'again' })).toMatchObject({
      successful: false,
      errors: [{ code: 'taken', path: 'testCaseId' }],
    });
    const after = await row();
    expect(after).toMatchObject({
      completed_cases_count: 1,
      reported_issues_count: 1,
      pending_issue_moderations_count: 1,
      last_case_result_completed_at: '2026-11-21T09:10:00.000Z',
    });
    const told = await world.db.owner.query('select minutes_spent from case_result where participant_id = $1', [participantId]);
    expect(told.rows).toEqual([{ minutes_spent: 45 }]);
    const { rows } = await world.db.owner.query(
      'select kind, position, value, original_value from case_result_response order by kind, position',
    );
    expect(rows).toEqual([
      { kind: 'additional_information', position: 1, value: 'Wifi', original_value: 'Wifi' },
      { kind: 'status', position: 0, value: 'fail', original_value: 'fail' },
      { kind: 'step', position: 1, value: 'pass', original_value: 'pass' },
      { kind: 'step', position: 2, value: 'fail', original_value: 'fail' },
    ]);
  });

  it('completes the testing with the last case, and notes the speed', async () => {
    world.time.now = new Date('2026-11-21T10:00:00.000Z');
    const input = { key: 'second', participantId, testCaseId: ids.testCase(102), status: 'pass' };
    expect(await send(submit, input)).toMatchObject({ successful: true, result: { participantStatus: 'testing_complete' } });
    expect(await row()).toMatchObject({
      status: 'testing_complete',
      finished_at: '2026-11-21T10:00:00.000Z',
      completed_cases_count: 2,
      suspected_mass_passing: false,
      hourly_case_field_completion_rate: '5.0',
    });
    expect(await send(submit, { ...input, key: 'third' })).toMatchObject({ successful: false, errors: [{ code: 'invalid_state' }] });
  });

  it('follows the changes by cursor', async () => {
    const changes =
      'query ($after: String) { participantChanges(after: $after) { nodes { id status } pageInfo { endCursor hasNextPage } } }';
    type Changes = {
      participantChanges: { nodes: { id: string; status: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    };
    const page = async (after: string): Promise<Changes['participantChanges']> =>
      (await world.ask<Changes>(changes, { after })).data.participantChanges;
    const { data: first } = await world.ask<Changes>(changes);
    expect(first.participantChanges.nodes).toEqual([]);
    await addTest(world.db, 2, { cases: 1 });
    await send(participantCall('acceptInvitation'), { key: 'join-other', participantId: ids.participant(201) });
    const joined = { id: ids.participant(201), status: 'joined' };
    const now = first.participantChanges.pageInfo.endCursor;
    /** A change is given once no older transaction of the cluster is open, so the one before may also come late. */
    await expect.poll(async () => (await page(now)).nodes.at(-1)).toEqual(joined);
    expect((await page(now)).nodes.filter(({ id }) => id === joined.id)).toEqual([joined]);
    expect(await page((await page(now)).pageInfo.endCursor)).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
  });
});

describe('suspected mass passing', () => {
  it('marks a tester who passes everything at once, and nobody who failed a case', async () => {
    await addTest(world.db, 3, { cases: 6, testers: 2 });
    for (const tester of [301, 302]) {
      const participantId = ids.participant(tester);
      await send(participantCall('acceptInvitation'), { key: `join-${tester}`, participantId });
      for (let position = 1; position <= 6; position += 1) {
        const status = tester === 302 && position === 6 ? 'fail' : 'pass';
        await send(submit, {
          key: `submit-${tester}-${position}`,
          participantId,
          testCaseId: ids.testCase(300 + position),
          status,
          actualResult: 'As told.',
        });
      }
    }
    const { rows } = await world.db.owner.query('select suspected_mass_passing, status from participant where test_id = $1 order by id', [
      ids.test(3),
    ]);
    expect(rows).toEqual([
      { suspected_mass_passing: true, status: 'testing_complete' },
      { suspected_mass_passing: false, status: 'testing_complete' },
    ]);
  });
});

describe('leaving', () => {
  it('declines, drops out and completes early', async () => {
    await addTest(world.db, 4, { testers: 3 });
    expect(await send(participantCall('declineInvitation'), { key: 'd', participantId: ids.participant(401) })).toMatchObject({
      result: { status: 'declined' },
    });
    for (const tester of [402, 403]) {
      await send(participantCall('acceptInvitation'), { key: `a${tester}`, participantId: ids.participant(tester) });
      await send(start, { key: `s${tester}`, participantId: ids.participant(tester), testCaseId: ids.testCase(401) });
    }
    expect(await send(participantCall('dropOut'), { key: 'o', participantId: ids.participant(402) })).toMatchObject({
      result: { status: 'dropped_out' },
    });
    expect(await send(participantCall('completeTesting'), { key: 'c', participantId: ids.participant(403) })).toMatchObject({
      result: { status: 'testing_complete', completedCasesCount: 0 },
    });
    const { rows } = await world.db.owner.query('select distinct status from case_result where test_id = $1', [ids.test(4)]);
    expect(rows).toEqual([{ status: 'not_tested' }]);
    const audited = await world.db.owner.query(
      `select distinct a.operation from audit a join case_result r on r.id = a.entity_id where r.test_id = $1 and a.event = 'case.abandon' order by 1`,
      [ids.test(4)],
    );
    expect(audited.rows).toEqual([{ operation: 'completeTesting' }, { operation: 'dropOut' }]);
  });
});
