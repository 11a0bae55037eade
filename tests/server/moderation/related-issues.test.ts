import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';

const fields = `status hasOpenCaseResultEditRequest latestCaseResultEditRequest { content } relatedIssues { id code title reportedHere existsInSystem }`;
const answer = `successful errors { code message path } result { ${fields} } participant { reportedIssuesCount numberOfPendingIssueModerations }`;
const update = `mutation ($input: FlexibleTestingUpdateTestCaseResultResponseInput!) { answer: flexibleTestingUpdateTestCaseResultResponse(input: $input) { ${answer} } }`;
const remove = `mutation ($input: DeleteRelatedIssueInput!) { answer: deleteRelatedIssue(input: $input) { ${answer} } }`;
const options = `query ($id: ID!, $find: String!) { relatedIssueOptions(caseResultId: $id, find: $find) { code title known testerName } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const of = { test_id: id('supervised'), participant_id: id('participant-2') };
  await things.related('other', { ...of, code: 'AA-2-R-7', title: 'The cart is empty', case_result_id: id('result-2-1') });
  await things.related('known', { ...of, code: 'AA-2-KI-1', title: 'Slow search', known: true, moderation_status: 'known_issue' });
  await things.issue('of the other', { test_id: id('supervised'), code: 'AA-2-77', number: 77, related_issue_id: id('other') });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql('delete from edit_request');
  await world.sql('delete from related_issue where not is_own');
  await world.sql('update related_issue set same_as_id = null, deleted_at = null');
  await world.sql(`update case_result set status = 'fail' where id = $1`, [world.id('result-1-1')]);
});

const relate = async (to: string, issueId: string, seen?: string) =>
  (await world.ask('accepted', update, { input: { caseResultResponseId: world.id(to), value: { step: { issueId } }, seen } })).answer;
const takeOut = async (name: string, changeStatusToPass: boolean, more = {}) =>
  (await world.ask('accepted', remove, { input: { caseResultResponseId: world.id(name), changeStatusToPass, ...more } })).answer;
const codes = (result: { relatedIssues: readonly { code: string }[] }) => result.relatedIssues.map(({ code }) => code);

describe('the related issue of a result', () => {
  it('RE-689: is another one of the test by its code, typed in any case', async () => {
    const { result, participant } = await relate('related-1', ' aa-2-77 ');
    expect(result.relatedIssues).toEqual([
      { id: world.id('related-1'), code: 'AA-2-77', title: 'The cart is empty', reportedHere: false, existsInSystem: true },
    ]);
    expect(participant).toEqual({ reportedIssuesCount: 0, numberOfPendingIssueModerations: 0 });
    expect(codes((await relate('related-1', 'AA-2-KI-1')).result)).toEqual(['AA-2-KI-1']);
    const back = await relate('related-1', 'a-R-1');
    expect(back.result.relatedIssues).toMatchObject([{ code: 'a-R-1', reportedHere: true }]);
    expect(back.participant).toEqual({ reportedIssuesCount: 1, numberOfPendingIssueModerations: 1 });
  });

  it('is added by the answer that holds the status', async () => {
    expect(codes((await relate('answer-status', 'AA-2-R-7')).result)).toEqual(['a-R-1', 'AA-2-77']);
    expect((await relate('answer-status', 'AA-2-77')).errors).toEqual([
      { code: 'taken', message: 'This result is already related to this issue.', path: 'issueId' },
    ]);
  });

  it('must be there', async () => {
    expect((await relate('related-1', 'AA-2-999')).errors).toEqual([
      { code: 'not_found', message: 'This test has no issue with this code.', path: 'issueId' },
    ]);
    expect((await relate('related-1', ' ')).errors[0]).toMatchObject({ code: 'blank', path: 'issueId' });
  });

  it.each(['AA-2\0', 'AA-2\ud800'])('is a code and no id: what cannot be stored is refused at its place (%j)', async (code) => {
    expect((await relate('related-1', code)).errors).toEqual([
      { code: 'invalid', message: 'This text holds a character that cannot be stored.', path: 'value.step.issueId' },
    ]);
  });

  it('is not replaced over the head of another', async () => {
    await relate('related-1', 'AA-2-77');
    expect((await relate('related-1', 'AA-2-KI-1', 'a-R-1')).errors[0].code).toBe('stale_object');
  });

  it('is taken back while it stands, by whichever code it was typed, and not once somebody changed or deleted it since', async () => {
    const backFrom = (seen: string) => relate('related-1', 'a-R-1', seen);
    await relate('related-1', ' aa-2-r-7');
    expect((await backFrom('aa-2-r-7')).errors).toEqual([]);
    await relate('related-1', 'AA-2-77');
    const input = { caseResultResponseId: world.id('related-1') };
    await world.ask('manager', update, { input: { ...input, value: { step: { issueId: 'AA-2-KI-1' } } } });
    const refused = async () => {
      const { successful, errors } = await backFrom('AA-2-77');
      return [successful, errors[0].code, errors[0].message];
    };
    expect(await refused()).toEqual([false, 'stale_object', expect.stringMatching(/^manager .* changed this since\.$/u)]);
    await world.ask('manager', remove, { input: { ...input, changeStatusToPass: true } });
    expect(await refused()).toEqual([false, 'stale_object', expect.stringMatching(/^manager .* deleted this since\.$/u)]);
  });

  it('follows the report that it stood for to another one', async () => {
    await relate('related-1', 'AA-2-77');
    await world.sql('update participant set status = $2 where id = $1', [world.id('participant-2'), 'under_review']);
    await relate('other', 'AA-2-KI-1');
    expect(codes((await relate('related-1', 'AA-2-KI-1')).result)).toEqual(['AA-2-KI-1']);
    await world.sql('update participant set status = $2 where id = $1', [world.id('participant-2'), 'results_published']);
  });
});

describe('deleting a related issue', () => {
  it('RE-700 RE-520: lets the case pass', async () => {
    expect(await takeOut('related-1', true)).toEqual({
      successful: true,
      errors: [],
      result: { status: 'pass', hasOpenCaseResultEditRequest: false, latestCaseResultEditRequest: null, relatedIssues: [] },
      participant: { reportedIssuesCount: 0, numberOfPendingIssueModerations: 0 },
    });
  });

  it('RE-519: or asks the tester for an edit', async () => {
    expect((await takeOut('related-1', false)).result).toEqual({
      status: 'fail',
      hasOpenCaseResultEditRequest: true,
      latestCaseResultEditRequest: { content: 'The related issue a-R-1 does not belong to this result. Please correct your result.' },
      relatedIssues: [],
    });
    await world.sql('delete from edit_request');
    await world.sql('update related_issue set deleted_at = null');
    expect((await takeOut('related-1', false, { content: 'Wrong page.' })).result.latestCaseResultEditRequest.content).toBe('Wrong page.');
  });

  it('is refused where none is, or others name it', async () => {
    await takeOut('related-1', true);
    expect((await takeOut('answer-status', true)).errors).toEqual([
      { code: 'invalid_state', message: 'No issue is related to this result.', path: null },
    ]);
    expect((await relate('related-1', 'AA-2-77')).errors[0].code).toBe('invalid_state');
    await world.sql('update related_issue set deleted_at = null, same_as_id = null where id = $1', [world.id('related-1')]);
    await world.sql('update related_issue set same_as_id = $2 where id = $1', [world.id('known'), world.id('related-1')]);
    expect((await takeOut('related-1', true)).errors[0]).toMatchObject({ code: 'invalid_state', path: 'caseResultResponseId' });
  });

  it('lets a case not pass that fails for another issue', async () => {
    await relate('answer-status', 'AA-2-77');
    expect((await takeOut('related-1', true)).errors[0]).toMatchObject({ code: 'invalid_state', path: 'changeStatusToPass' });
    expect(codes((await takeOut('related-1', false)).result)).toEqual(['AA-2-77']);
  });
});

describe('what can be picked', () => {
  const find = async (text: string) =>
    (await world.ask('accepted', options, { id: world.id('result-1-1'), find: text })).relatedIssueOptions;

  it('is every issue of the test but those of the result, known ones first', async () => {
    expect((await find('')).map(({ code }: { code: string }) => code)).toEqual(['AA-2-KI-1', 'AA-2-77', 'a-R-2']);
    expect(await find('cart')).toEqual([
      { code: 'AA-2-77', title: 'The cart is empty', known: false, testerName: expect.stringContaining('Tester 2') },
    ]);
    expect(await find('%')).toEqual([]);
  });
});
