import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const answer = `successful version errors { code message path } result { relatedIssues { id moderationStatus knownAs severity reviewedSeverity } }
  participant { moderationStatus numberOfPendingIssueModerations highestSeverity }`;
const judging = `mutation ($input: JudgeReportInput!) { answer: judgeReport(input: $input) { ${answer} } }`;
const grading = `mutation ($input: GradeReportInput!) { answer: gradeReport(input: $input) { ${answer} } }`;
const options = `query ($id: ID!, $find: String!) { knownIssueOptions(caseResultId: $id, find: $find) { name knownIn } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  await things.related('known', {
    test_id: id('supervised'),
    participant_id: id('participant-2'),
    code: 'AA-2-KI-1',
    title: 'Slow search',
    known: true,
    moderation_status: 'known_issue',
  });
  await world.sql(`update issue set triage_status = 'accepted', title = 'Cart empties 100%' where id = $1`, [id('issue-1')]);
  await world.sql('update test set requested_test_id = $2 where id = $1', [id('supervised'), id('requested')]);
  await world.sql(`update requested_test set known_issues = $2 where id = (select requested_test_id from test where id = $1)`, [
    id('supervised'),
    JSON.stringify([
      [
        { code: 'severity', value: 'high' },
        { code: 'Title', value: 'Logo is blurred' },
      ],
      'nonsense',
      [],
    ]),
  ]);
});
afterAll(() => world.stop());
beforeEach(() =>
  world.sql(`update related_issue set moderation_status = 'pending', known_as = null, reviewed_severity = null where id = $1`, [
    world.id('related-1'),
  ]),
);

const judge = async (input: object, by: Person = 'accepted') =>
  (await world.ask(by, judging, { input: { relatedIssueId: world.id('related-1'), ...input } })).answer;
const grade = async (input: object) =>
  (await world.ask('accepted', grading, { input: { relatedIssueId: world.id('related-1'), ...input } })).answer;
const known = async (find: string, by: Person = 'accepted') =>
  (await world.ask(by, options, { id: world.id('result-1-1'), find })).knownIssueOptions;

describe('the verdict on a report', () => {
  it('RE-453: makes its tester one with a fake issue', async () => {
    const { successful, participant } = await judge({ verdict: 'fake' });
    expect([successful, participant.moderationStatus, participant.numberOfPendingIssueModerations]).toEqual([true, 'invalid_issue', 0]);
  });

  it('RE-455: makes its tester one with a known issue once nothing waits', async () => {
    await world.sql(`update case_result set moderation_status = 'approved' where participant_id = $1`, [world.id('participant-1')]);
    await world.sql('update participant set approved_test_cases_count = 2 where id = $1', [world.id('participant-1')]);
    const { result, participant } = await judge({ verdict: 'known', knownAs: 'AA-2-KI-1 Slow search' });
    expect(participant.moderationStatus).toBe('known_issue');
    expect(result.relatedIssues).toMatchObject([{ moderationStatus: 'known_issue', knownAs: 'AA-2-KI-1 Slow search' }]);
    await world.sql(`update case_result set moderation_status = 'not_moderated' where participant_id = $1`, [world.id('participant-1')]);
    await world.sql('update participant set approved_test_cases_count = 0 where id = $1', [world.id('participant-1')]);
  });

  it('is known only as something that is known', async () => {
    expect((await judge({ verdict: 'known', knownAs: 'Anything' })).errors).toEqual([
      { code: 'not_found', message: 'No known issue has this name any more.', path: 'knownAs' },
    ]);
    expect((await judge({ verdict: 'known' })).errors).toEqual([
      { code: 'blank', message: 'Please pick the known issue.', path: 'knownAs' },
    ]);
  });

  it('corrects the severity that is shown of the tester, and leaves what the tester gave', async () => {
    const { result, participant } = await grade({ severity: 'low' });
    expect(result.relatedIssues).toMatchObject([{ severity: 'high', reviewedSeverity: 'low' }]);
    expect(participant.highestSeverity).toBe('low');
    expect((await grade({ severity: 'unknown' })).errors).toMatchObject([{ code: 'inclusion', path: 'severity' }]);
    expect((await grade({})).result.relatedIssues).toMatchObject([{ reviewedSeverity: null }]);
  });

  it('is told to whoever takes back what somebody decided since', async () => {
    const { version } = await judge({ verdict: 'fake' });
    await judge({ verdict: 'real' }, 'manager');
    const { successful, errors, result } = await judge({ verdict: null, version });
    expect([successful, errors[0].code, errors[0].message]).toEqual([
      false,
      'stale_object',
      expect.stringMatching(/judged this report since\.$/u),
    ]);
    expect(result.relatedIssues).toMatchObject([{ moderationStatus: 'moderated' }]);
  });

  it('is one of two that are given at once', async () => {
    const both = await Promise.all([judge({ verdict: 'fake' }), judge({ verdict: 'real' }, 'manager')]);
    expect(both.map(({ successful }) => successful)).toEqual([true, true]);
    const [row] = await world.sql('select moderation_status as status from related_issue where id = $1', [world.id('related-1')]);
    expect(['invalid_issue', 'moderated']).toContain(row?.['status']);
  });

  it('stays when its result is approved, and is taken back into that approval', async () => {
    const approval = `mutation ($input: ToggleTestCaseResultApprovalInput!) { toggleTestCaseResultApproval(input: $input) { successful } }`;
    const approve = (approved: boolean) =>
      world.ask('accepted', approval, { input: { testCaseResultId: world.id('result-1-1'), approved } });
    await judge({ verdict: 'fake' });
    await approve(true);
    const now = async () =>
      (await world.sql('select moderation_status as status from related_issue where id = $1', [world.id('related-1')]))[0]?.['status'];
    expect(await now()).toBe('invalid_issue');
    await judge({ verdict: null });
    expect(await now()).toBe('moderated');
    await approve(false);
    expect(await now()).toBe('pending');
  });
});

describe('what a report can be known as', () => {
  it('is known in the test, in the list of its request, or accepted in a test of the caller', async () => {
    expect(await known('', 'manager')).toEqual([
      { name: 'AA-2-KI-1 Slow search', knownIn: 'test' },
      { name: 'Logo is blurred', knownIn: 'request' },
      { name: expect.stringMatching(/ Cart empties 100%$/u), knownIn: 'organization' },
    ]);
  });

  it('is found by its words', async () => {
    expect(await known('search slow')).toEqual([{ name: 'AA-2-KI-1 Slow search', knownIn: 'test' }]);
    expect(await known('100%')).toHaveLength(1);
    expect(await known('%')).toHaveLength(1);
  });

  it('tells a moderator nothing of tests that are not theirs', async () => {
    const test_id = await world.things.supervised('of nobody', { name: 'Of nobody' });
    await world.things.issue('of nobody', {
      test_id,
      title: 'Secret of another test',
      triage_status: 'accepted',
      published_at: new Date(),
    });
    expect(await known('secret', 'manager')).toMatchObject([{ knownIn: 'organization' }]);
    expect(await known('secret')).toEqual([]);
  });
});
