import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from './calls.ts';
import { addOrganization, addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

let world: CrowdWorld;
const participantId = ids.participant(101);
beforeAll(async () => {
  world = await crowdWorld();
  await addTest(world.db, 1, { cases: 2, testers: 2 });
  await send(world, 'acceptInvitation', { key: 'join', participantId });
});
afterAll(() => world.close());

const insertOne = async (statement: string, values: readonly unknown[]): Promise<string> =>
  (await world.db.owner.query<{ id: string }>(statement, [...values])).rows[0]?.id ?? '';

describe('an edit request', () => {
  it('is pulled, answered once, logged and counted', async () => {
    const input = {
      key: 's',
      participantId,
      testCaseId: ids.testCase(101),
      status: 'fail',
      actualResult: 'It fails.',
      stepResponses: [{ testCaseFieldId: ids.field(1010), value: 'Failed' }],
    };
    const { result } = await send(world, 'submitCaseResult', input);
    const requestId = await insertOne(
      `insert into edit_request (organization_id, test_id, case_result_id, content, created_by) values ($1, $2, $3, 'Please add the time.', $4) returning id`,
      [ids.organization(1), ids.test(1), result?.id, ids.user(1)],
    );
    const pulled = await world.ask('{ editRequests { nodes { id participantId testCaseId content state } } }');
    expect(pulled.data).toEqual({
      editRequests: {
        nodes: [{ id: requestId, participantId, testCaseId: ids.testCase(101), content: 'Please add the time.', state: 'requested' }],
      },
    });

    const answer = {
      key: 'e',
      editRequestId: requestId,
      actualResult: 'It fails at 9:41.',
      responses: [
        { testCaseFieldId: ids.field(1010), value: 'Failed at 9:41' },
        { testCaseFieldId: ids.field(1011), value: 'Not reached' },
      ],
    };
    const first = await send(world, 'answerEditRequest', answer);
    expect(first).toMatchObject({ successful: true, result: { actualResult: 'It fails at 9:41.' } });
    expect(await send(world, 'answerEditRequest', answer)).toEqual(first);
    expect(await send(world, 'answerEditRequest', { ...answer, key: 'e2' })).toMatchObject({ errors: [{ code: 'invalid_state' }] });

    const { rows } = await world.db.owner.query('select actual_result, original_actual_result from case_result where id = $1', [
      result?.id,
    ]);
    expect(rows).toEqual([{ actual_result: 'It fails at 9:41.', original_actual_result: 'It fails.' }]);
    const responses = await world.db.owner.query(
      `select value, original_value from case_result_response where kind = 'step' order by position`,
    );
    expect(responses.rows).toEqual([
      { value: 'Failed at 9:41', original_value: 'Failed' },
      { value: 'Not reached', original_value: 'Not reached' },
    ]);
    const log = await world.db.owner.query('select description from case_result_edit_log');
    expect(log.rows).toEqual([{ description: 'Tester 101 changed: actual result, 2 answers.' }]);
    expect((await world.ask('{ editRequests { nodes { id } } }')).data).toEqual({ editRequests: { nodes: [] } });
  });
});

describe('talking', () => {
  it('raises blockers, leaves feedback and reports issues beside the cases', async () => {
    expect(await send(world, 'raiseBlocker', { key: 'b', participantId, name: ' Login fails ' })).toMatchObject({
      result: { name: 'Login fails', status: 'open' },
    });
    expect(await send(world, 'leaveFeedback', { key: 'f', participantId, testCaseId: ids.testCase(102), feedback: 'Nice.' })).toMatchObject(
      { successful: true },
    );
    const reported = await send(world, 'reportIssue', { key: 'i', participantId, issue: { title: 'Slow', severity: 'low' } });
    expect(reported).toMatchObject({ result: { code: 'O1-1-R-1', caseResultId: null } });
    expect(await send(world, 'reportIssue', { key: 'k', participantId, issue: { title: 'Known', isKnown: true } })).toMatchObject({
      result: { code: 'O1-1-KI-1' },
    });
    const submitted = await send(world, 'submitCaseResult', {
      key: 's2',
      participantId,
      testCaseId: ids.testCase(102),
      status: 'blocked',
      actualResult: 'Login fails',
      relatedIssueIds: [reported.result?.id],
    });
    expect(submitted).toMatchObject({ successful: true, result: { relatedIssues: [{ code: 'O1-1-R-1' }] } });
    const { rows } = await world.db.owner.query(
      'select reported_issues_count, pending_issue_moderations_count, pending_edit_requests_count, status from participant where id = $1',
      [participantId],
    );
    expect(rows).toEqual([
      { reported_issues_count: 2, pending_issue_moderations_count: 1, pending_edit_requests_count: 0, status: 'testing_complete' },
    ]);
  });
});

describe('many at once', () => {
  it('does a call once when its twin is still under way', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(world, 'acceptInvitation', { key: 'twin', participantId: ids.participant(102) })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await world.db.owner.query('select event from audit where entity_id = $1', [ids.participant(102)]);
    expect(rows).toEqual([{ event: 'invitation.accept' }]);
  });

  it('gives every issue of a test a code of its own', async () => {
    await addTest(world.db, 2, { testers: 6 });
    const testers = [201, 202, 203, 204, 205, 206];
    await Promise.all(
      testers.map((tester) => send(world, 'acceptInvitation', { key: `j${tester}`, participantId: ids.participant(tester) })),
    );
    const answers = await Promise.all(
      testers.map((tester) =>
        send(world, 'reportIssue', { key: `i${tester}`, participantId: ids.participant(tester), issue: { title: 'x' } }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.result?.code))).toEqual(new Set(testers.map((_, index) => `O1-2-R-${index + 1}`)));
  });

  it('pages the invitations of all organizations, each once', async () => {
    await addOrganization(world.db, 2);
    await addTest(world.db, 3, { organization: 2, testers: 5 });
    await addTest(world.db, 4, { testers: 4, window: 'closed' });
    const query =
      'query ($after: String) { invitations(first: 2, after: $after) { nodes { participantId } pageInfo { hasNextPage endCursor } } }';
    type Page = { invitations: { nodes: { participantId: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data }: { data: Page } = await world.ask<Page>(query, { after });
      seen.push(...data.invitations.nodes.map((node) => node.participantId));
      ({ hasNextPage: more, endCursor: after } = data.invitations.pageInfo);
    }
    expect(seen.toSorted()).toEqual([301, 302, 303, 304, 305].map(ids.participant));
  });
});
