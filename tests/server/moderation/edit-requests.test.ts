import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doChores } from '#server/workflow/chores.ts';
import { quietChores } from '#tests/support/chores.ts';
import { participantStatuses } from '#schema/vocabulary/participant.ts';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';

const fields =
  'id hasOpenCaseResultEditRequest canRequestEdit { isAllowed reason } latestCaseResultEditRequest { status content createdAt }';
const outcome = `successful errors { code message path } result { ${fields} } participant { numberOfPendingEditRequests }`;
const create = `mutation ($input: CreateCaseResultEditRequestInput!) { answer: createCaseResultEditRequest(input: $input) { ${outcome} } }`;
const cancel = `mutation ($input: CaseResultInput!) { answer: cancelCaseResultEditRequest(input: $input) { ${outcome} } }`;
const read = `query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { ${fields} } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const request = async (content: string, name = 'result-1-1') =>
  (await world.ask('accepted', create, { input: { caseResultId: world.id(name), content } })).answer;
const takeBack = async (name = 'result-1-1') => (await world.ask('accepted', cancel, { input: { caseResultId: world.id(name) } })).answer;
const result = async (name = 'result-1-1') => (await world.ask('manager', read, { id: world.id(name) })).flexibleTestingTestCaseResult;

describe('edit requests', () => {
  it('RE-698 RE-371 RE-378: asks the tester, and the result tells so', async () => {
    expect(await result()).toMatchObject({
      hasOpenCaseResultEditRequest: false,
      canRequestEdit: { isAllowed: true, reason: null },
      latestCaseResultEditRequest: null,
    });
    expect(await request('  Please add a picture.\n<b>Thanks</b> \u{1F600} ')).toEqual({
      successful: true,
      errors: [],
      result: {
        id: world.id('result-1-1'),
        hasOpenCaseResultEditRequest: true,
        canRequestEdit: { isAllowed: false, reason: 'The tester has already been asked to change this result.' },
        latestCaseResultEditRequest: { status: 'requested', content: 'Please add a picture.\n<b>Thanks</b> \u{1F600}', createdAt: moment },
      },
      participant: { numberOfPendingEditRequests: 1 },
    });
  });

  it('asks once at a time', async () => {
    expect((await request('Another wish')).errors).toEqual([
      { code: 'taken', message: 'The tester has already been asked to change this result.', path: null },
    ]);
  });

  it('RE-699: is cancelled, once', async () => {
    expect(await takeBack()).toMatchObject({
      successful: true,
      result: {
        hasOpenCaseResultEditRequest: false,
        canRequestEdit: { isAllowed: true },
        latestCaseResultEditRequest: { status: 'cancelled' },
      },
      participant: { numberOfPendingEditRequests: 0 },
    });
    expect((await takeBack()).errors).toEqual([{ code: 'invalid_state', message: 'This edit request has been cancelled.', path: null }]);
    expect((await takeBack('result-1-2')).errors).toEqual([{ code: 'invalid_state', message: 'No edit has been requested.', path: null }]);
  });

  it('RE-594: takes free text of 1 to 10,000 characters', async () => {
    for (const content of ['', '  \n\t ']) expect((await request(content)).errors[0]).toMatchObject({ code: 'blank', path: 'content' });
    expect((await request('x'.repeat(10_001))).errors[0]).toMatchObject({ code: 'too_long', path: 'content' });
    expect((await request('x'.repeat(10_000))).successful).toBe(true);
    await takeBack();
  });

  it('is overdue a day after it was asked, and can be cancelled still', async () => {
    await request('Please hurry');
    const { owner } = world.portal.database;
    const age = (at: string) =>
      doChores({
        owner,
        database: world.portal.server.database,
        clock: { now: () => new Date(at) },
        ...quietChores,
      });
    await age('2026-11-22T08:59:59Z');
    expect((await result()).latestCaseResultEditRequest.status).toBe('requested');
    world.setClock('2026-11-22T09:00:00Z');
    await age('2026-11-22T09:00:00Z');
    expect(await result()).toMatchObject({ hasOpenCaseResultEditRequest: true, latestCaseResultEditRequest: { status: 'overdue' } });
    expect((await takeBack()).result.latestCaseResultEditRequest.status).toBe('cancelled');
    world.setClock(moment);
  });

  it('RE-517: is created exactly where canRequestEdit allows it, with its reason where not', async () => {
    for (const status of participantStatuses) {
      await world.sql('update participant set status = $2 where id = $1', [world.id('participant-1'), status]);
      const { isAllowed, reason } = (await result('result-1-2')).canRequestEdit;
      const answer = await request(`Wish for ${status}`, 'result-1-2');
      expect([answer.successful, answer.errors[0]?.message ?? null], status).toEqual([isAllowed, reason]);
      if (isAllowed) expect((await takeBack('result-1-2')).successful).toBe(true);
      else expect(answer.errors[0].code, status).toBe('not_allowed');
    }
    await world.sql(`update participant set status = 'testing_complete' where id = $1`, [world.id('participant-1')]);
  });

  it('lives on after the test was closed', async () => {
    await world.sql(`update test set window_status = 'closed', closed_at = $2 where id = $1`, [world.id('supervised'), moment]);
    expect((await result('result-1-2')).canRequestEdit).toEqual({ isAllowed: true, reason: null });
    expect((await request('Late wish', 'result-1-2')).successful).toBe(true);
  });
});
