import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';

const outcome =
  'successful errors { code message path } result { id moderationStatus version } participant { status approvedTestCasesCount numberOfPendingIssueModerations }';
const toggle = `mutation ($input: ToggleTestCaseResultApprovalInput!) { answer: toggleTestCaseResultApproval(input: $input) { ${outcome} } }`;
const finalize = `mutation ($input: CaseResultInput!) { answer: flexibleTestingFinalizeCaseResultModeration(input: $input) { ${outcome} } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const reset = [
    `update participant set status = 'testing_complete', approved_test_cases_count = 0, pending_issue_moderations_count = 1, pending_edit_requests_count = 0 where id = $1`,
    `update case_result set moderation_status = 'not_moderated', moderation_finalized_at = null, version = 1 where participant_id = $1`,
    `delete from edit_request where case_result_id in (select id from case_result where participant_id = $1)`,
    `delete from related_issue where participant_id = $1 and code in ('R-invalid_issue', 'R-known_issue')`,
    `update related_issue set moderation_status = 'pending' where participant_id = $1`,
  ];
  for (const statement of reset) await world.sql(statement, [world.id('participant-1')]);
});

const approve = async (name: string, approved: boolean | null = true, person: Person = 'accepted') =>
  (await world.ask(person, toggle, { input: { testCaseResultId: world.id(name), approved } })).answer;
const participant = async (name: string) =>
  (
    await world.ask(
      'manager',
      'query ($id: ID!) { testParticipant(id: $id) { status approvedTestCasesCount numberOfPendingIssueModerations } }',
      { id: world.id(name) },
    )
  ).testParticipant;

describe('the approval of results', () => {
  it('RE-701: approves, takes the approval back, and gives the result with its participant', async () => {
    expect(await approve('result-1-1')).toEqual({
      successful: true,
      errors: [],
      result: { id: world.id('result-1-1'), moderationStatus: 'approved', version: 2 },
      participant: { status: 'under_review', approvedTestCasesCount: 1, numberOfPendingIssueModerations: 0 },
    });
    expect(await approve('result-1-1', false)).toMatchObject({
      result: { moderationStatus: 'not_moderated', version: 3 },
      participant: { status: 'under_review', approvedTestCasesCount: 0, numberOfPendingIssueModerations: 1 },
    });
  });

  it('flips without a wanted approval, and stays where the wanted one is there already', async () => {
    expect((await approve('result-1-1', null)).result.moderationStatus).toBe('approved');
    expect((await approve('result-1-1', true)).result).toMatchObject({ moderationStatus: 'approved', version: 2 });
    expect((await approve('result-1-1', null)).result.moderationStatus).toBe('not_moderated');
    expect((await approve('result-1-1', false)).result).toMatchObject({ moderationStatus: 'not_moderated', version: 3 });
  });

  it('RE-325: counts approvals and pending moderations, and approves the tester with the last result', async () => {
    expect(await participant('participant-1')).toEqual({
      status: 'testing_complete',
      approvedTestCasesCount: 0,
      numberOfPendingIssueModerations: 1,
    });
    await approve('result-1-1');
    await approve('result-1-2');
    expect(await participant('participant-1')).toEqual({
      status: 'results_approved',
      approvedTestCasesCount: 2,
      numberOfPendingIssueModerations: 0,
    });
    await approve('result-1-2', false);
    expect(await participant('participant-1')).toEqual({
      status: 'under_review',
      approvedTestCasesCount: 1,
      numberOfPendingIssueModerations: 0,
    });
  });

  it('counts two results that are approved at the same moment, and approves the tester with them', async () => {
    const holder = await world.portal.database.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from participant where id = $1 for no key update', [world.id('participant-1')]);
      const both = Promise.all([approve('result-1-1', true, 'manager'), approve('result-1-2', true, 'accepted')]);
      await expect.poll(() => heldUp(world.portal.database.owner), untilHeldUp).toBe(2);
      await holder.query('commit');
      expect((await both).map(({ successful }) => successful)).toEqual([true, true]);
    } finally {
      holder.release();
    }
    expect(await participant('participant-1')).toMatchObject({ status: 'results_approved', approvedTestCasesCount: 2 });
  });

  it('leaves the verdict on fake and known issues when their result is approved', async () => {
    for (const status of ['invalid_issue', 'known_issue'])
      await world.things.related(status, {
        test_id: world.id('supervised'),
        participant_id: world.id('participant-1'),
        case_result_id: world.id('result-1-1'),
        moderation_status: status,
      });
    await approve('result-1-1');
    await approve('result-1-1', false);
    expect(
      await world.sql(`select moderation_status from related_issue where case_result_id = $1 order by 1`, [world.id('result-1-1')]),
    ).toEqual([{ moderation_status: 'invalid_issue' }, { moderation_status: 'known_issue' }, { moderation_status: 'pending' }]);
  });

  it('refuses to approve while an edit request is open', async () => {
    const request = 'mutation ($input: CreateCaseResultEditRequestInput!) { createCaseResultEditRequest(input: $input) { successful } }';
    await world.ask('accepted', request, { input: { caseResultId: world.id('result-1-1'), content: 'Add a picture.' } });
    expect(await approve('result-1-1')).toMatchObject({
      successful: false,
      errors: [{ code: 'edit_request_open', message: 'The tester has been asked to change this result.', path: null }],
      result: null,
    });
  });

  it('a discarded result takes no approval', async () => {
    await world.sql(`update case_result set moderation_status = 'discarded' where id = $1`, [world.id('result-1-1')]);
    expect((await approve('result-1-1')).errors).toEqual([
      { code: 'invalid_state', message: 'This result has been discarded.', path: null },
    ]);
  });

  it('RE-825 RE-006: only test managers and moderators who accepted may, and not once published', async () => {
    const input = { testCaseResultId: world.id('result-1-1'), approved: true };
    expect(await world.refusal('customer', toggle, { input })).toBe('200 FORBIDDEN');
    for (const person of ['assigned', 'rejected', 'removed', 'unassigned'] as const)
      expect(await world.refusal(person, toggle, { input })).toBe('200 NOT_FOUND');
    for (const name of ['result-2-1', 'result-2-2'])
      expect((await approve(name, false, 'manager')).errors).toEqual([
        { code: 'invalid_state', message: 'The results of this tester are published.', path: null },
      ]);
    expect((await approve('result-1-1', true, 'manager')).successful).toBe(true);
    expect((await approve('result-1-2', true, 'accepted')).successful).toBe(true);
  });

  it('RE-006: refuses the other calls of moderation by the same rule', async () => {
    const { id } = world;
    const calls = {
      flexibleTestingFinalizeCaseResultModeration: ['CaseResultInput', { caseResultId: id('result-1-1') }],
      createCaseResultEditRequest: ['CreateCaseResultEditRequestInput', { caseResultId: id('result-1-1'), content: 'x' }],
      cancelCaseResultEditRequest: ['CaseResultInput', { caseResultId: id('result-1-1') }],
      registerModerationActivity: ['CaseResultInput', { caseResultId: id('result-1-1') }],
      finishModerationActivity: ['CaseResultInput', { caseResultId: id('result-1-1') }],
      confirmNoMassPassing: ['ConfirmNoMassPassingInput', { testId: id('supervised'), participantId: id('participant-1') }],
    } as const;
    for (const [mutation, [type, input]] of Object.entries(calls)) {
      const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { successful } }`;
      expect(await world.refusal('customer', document, { input }), mutation).toBe('200 FORBIDDEN');
      for (const person of ['assigned', 'removed'] as const)
        expect(await world.refusal(person, document, { input }), mutation).toBe('200 NOT_FOUND');
    }
  });
});

describe('the finalisation of moderation', () => {
  const standing = async (name: string) =>
    (
      await world.sql('select moderation_status, moderation_finalized_at is not null as finalized from case_result where id = $1', [
        world.id(name),
      ])
    )[0];

  it('RE-529 RE-693: is apart from approval', async () => {
    const { answer } = await world.ask('accepted', finalize, { input: { caseResultId: world.id('result-1-1') } });
    expect(answer).toMatchObject({ successful: true, errors: [], result: { moderationStatus: 'not_moderated' } });
    expect(await standing('result-1-1')).toEqual({ moderation_status: 'not_moderated', finalized: true });
    await approve('result-1-2');
    expect(await standing('result-1-2')).toEqual({ moderation_status: 'approved', finalized: false });
  });

  it('is told to those who moderate, done once, and opened again by an edit request', async () => {
    const input = { caseResultId: world.id('result-1-1') };
    const request = 'mutation ($input: CreateCaseResultEditRequestInput!) { createCaseResultEditRequest(input: $input) { successful } }';
    const at = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { moderationFinalizedAt } }';
    const told = async (person: Person, name = 'result-1-1') =>
      (await world.ask(person, at, { id: world.id(name) })).flexibleTestingTestCaseResult.moderationFinalizedAt;
    world.setClock('2026-11-21T12:00:00.000Z');
    expect(await told('accepted')).toBeNull();
    await world.ask('accepted', finalize, { input });
    expect([await told('accepted'), await told('manager')]).toEqual(['2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z']);
    await world.sql('delete from idempotency');
    expect((await world.ask('manager', finalize, { input })).answer).toMatchObject({
      successful: false,
      errors: [{ code: 'invalid_state', message: 'The moderation of this result is finished.' }],
    });
    await world.ask('accepted', request, { input: { ...input, content: 'Please add a picture.' } });
    expect(await told('manager')).toBeNull();
    await world.sql('update case_result set moderation_finalized_at = now() where id = $1', [world.id('result-2-1')]);
    expect(await told('customer', 'result-2-1')).toBeNull();
  });

  it('marks a completed edit as moderated, so that its label goes', async () => {
    const { id } = world;
    await world.things.row('edit_request', {
      id: id('edit'),
      test_id: id('supervised'),
      case_result_id: id('result-1-1'),
      content: 'x',
      state: 'completed',
      completed_at: '2026-11-20T10:00:00Z',
    });
    const latest = `query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { latestCaseResultEditRequest { status } } }`;
    const status = async () =>
      (await world.ask('accepted', latest, { id: id('result-1-1') })).flexibleTestingTestCaseResult.latestCaseResultEditRequest.status;
    expect(await status()).toBe('completed');
    await world.ask('accepted', finalize, { input: { caseResultId: id('result-1-1') } });
    expect(await status()).toBe('moderated');
  });

  it('is refused while an edit is awaited and after publishing', async () => {
    const { id } = world;
    await world.things.row('edit_request', { id: id('edit'), test_id: id('supervised'), case_result_id: id('result-1-1'), content: 'x' });
    for (const [name, code] of [
      ['result-1-1', 'edit_request_open'],
      ['result-2-1', 'invalid_state'],
    ] as const) {
      const { answer } = await world.ask('manager', finalize, { input: { caseResultId: id(name) } });
      expect([answer.successful, answer.errors[0].code]).toEqual([false, code]);
    }
  });
});
