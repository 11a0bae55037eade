import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { admitCrowdTokens, readCrowdToken, revokeCrowdToken, simulatorToken } from '#server/crowd/tokens.ts';
import { testMasterKey } from '#tests/support/database.ts';
import { send } from './calls.ts';
import type { CallName } from './calls.ts';
import { addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

let world: CrowdWorld;
const participantId = ids.participant(101);
beforeAll(async () => {
  world = await crowdWorld({ calls: 100_000, wrongTokens: 5 });
  await addTest(world.db, 1, { cases: 2 });
  await addTest(world.db, 2, { cases: 1, window: 'closed' });
  await send(world, 'acceptInvitation', { key: 'a', participantId });
  await send(world, 'startCase', { key: 'b', participantId, testCaseId: ids.testCase(101) });
});
afterAll(() => world.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/api/crowd',
    headers: { authorization: `Bearer ${world.token}`, 'content-type': 'application/json', ...headers },
    payload,
  });
const codeOf = (response: { json: () => { errors: { extensions: { code: string } }[] } }): string | undefined =>
  response.json().errors[0]?.extensions.code;

describe('the door', () => {
  it('refuses other methods, other content, broken JSON and broken UTF-8', async () => {
    expect((await world.app.inject({ method: 'GET', url: '/api/crowd' })).statusCode).toBe(405);
    expect((await post('query=x', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    for (const body of ['{', '[]', '"x"', '{"query": 1}', '[{"query": "{ __typename }"}]']) expect((await post(body)).statusCode).toBe(400);
    expect((await post(Buffer.from([0x7b, 0xff, 0x7d]))).statusCode).toBe(400);
    expect((await post(Buffer.alloc(9 * 1024 * 1024, ' '))).statusCode).toBe(413);
  });

  it('refuses documents that do not parse, do not fit or are too much', async () => {
    expect(codeOf(await post('{"query": "{"}'))).toBe('GRAPHQL_PARSE_FAILED');
    expect(codeOf(await post('{"query": "{ passwords }"}'))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(
      codeOf(
        await post(
          JSON.stringify({
            query: `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: invitations { nodes { participantId } }`).join(' ')} }`,
          }),
        ),
      ),
    ).toBe('LIMIT_EXCEEDED');
    expect(codeOf(await post(JSON.stringify({ query: `{ ${'a '.repeat(5000)} }` })))).toBe('GRAPHQL_PARSE_FAILED');
    const doubled = Array.from(
      { length: 20 },
      (_, index) =>
        `fragment F${index} on TestBrief { ${index === 19 ? 'instructions' : `a: isOpen ...F${index + 1} ... on TestBrief { ...F${index + 1} }`} }`,
    ).join(' ');
    expect(
      codeOf(
        await post(
          JSON.stringify({
            query: `query ($id: ID!) { testBrief(participantId: $id) { ...F0 } } ${doubled}`,
            variables: { id: participantId },
          }),
        ),
      ),
    ).toBe('LIMIT_EXCEEDED');
    const unknown = await world.ask('mutation ($input: ParticipantInput!) { acceptInvitation(input: $input) { successful } }', {
      input: { key: 'k', participantId, organizationId: ids.organization(1) },
    });
    expect(unknown).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('refuses cursors of other lists, of nowhere, and pages without end', async () => {
    const cursor = Buffer.from(JSON.stringify(['invitations', '9'.repeat(16), ids.participant(1)])).toString('base64url');
    expect(
      await world.ask('query ($after: String) { invitations(after: $after) { nodes { participantId } } }', { after: cursor }),
    ).toMatchObject({ status: 200, data: { invitations: { nodes: [] } } });
    for (const [field, after] of [
      ['editRequests', cursor],
      ['invitations', 'x'],
      ['invitations', ''],
      ['participantChanges', Buffer.from('["participantChanges","1","-1"]').toString('base64url')],
    ] as const) {
      expect(await world.ask(`query ($after: String) { ${field}(after: $after) { pageInfo { endCursor } } }`, { after })).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    }
    for (const first of [0, -1, 201])
      expect(await world.ask('query ($first: Int) { invitations(first: $first) { nodes { participantId } } }', { first })).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
  });

  it('lets nobody in without a live token, and slows down who guesses', async () => {
    const other = await crowdWorld({ calls: 3, wrongTokens: 2 });
    const status = async (token?: string): Promise<number> => (await other.ask('{ __typename }', {}, token)).status;
    expect([await status(), await status('x'.repeat(40)), await status('')]).toEqual([200, 401, 401]);
    expect(await status('y'.repeat(40))).toBe(429);
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    await revokeCrowdToken(other.db.owner, other.token);
    expect(await status()).toBe(429);
    await other.close();
  });
});

describe('bad input gets its answer at its place, and writes nothing', () => {
  const submit = { participantId, testCaseId: ids.testCase(101), status: 'fail', actualResult: 'x' };
  const cases: readonly (readonly [string, CallName, object, string, string | null])[] = [
    ['a blank key', 'startCase', { key: ' ', participantId, testCaseId: ids.testCase(102) }, 'blank', 'key'],
    ['a key that is too long', 'startCase', { key: 'k'.repeat(256), participantId, testCaseId: ids.testCase(102) }, 'too_long', 'key'],
    [
      'a malformed participation',
      'startCase',
      { key: 'k', participantId: 'x', testCaseId: ids.testCase(102) },
      'not_found',
      'participantId',
    ],
    [
      'an absent participation',
      'startCase',
      { key: 'k', participantId: ids.participant(999), testCaseId: ids.testCase(102) },
      'not_found',
      'participantId',
    ],
    ['a case of another test', 'startCase', { key: 'k', participantId, testCaseId: ids.testCase(201) }, 'not_found', 'testCaseId'],
    ['a malformed case', 'submitCaseResult', { ...submit, key: 'k', testCaseId: '1; drop table test' }, 'not_found', 'testCaseId'],
    ['a failure without words', 'submitCaseResult', { ...submit, key: 'k', actualResult: ' \n' }, 'blank', 'actualResult'],
    ['NUL', 'submitCaseResult', { ...submit, key: 'k', actualResult: 'a\u0000b' }, 'invalid', 'actualResult'],
    ['half a character', 'submitCaseResult', { ...submit, key: 'k', additionalInformation: '\ud800' }, 'invalid', 'additionalInformation'],
    ['a text that is too long', 'submitCaseResult', { ...submit, key: 'k', actualResult: 'x'.repeat(10_001) }, 'too_long', 'actualResult'],
    [
      'a field of another case',
      'submitCaseResult',
      { ...submit, key: 'k', stepResponses: [{ testCaseFieldId: ids.field(1020), value: 'x' }] },
      'not_found',
      'stepResponses[0].testCaseFieldId',
    ],
    [
      'a step among the information',
      'submitCaseResult',
      { ...submit, key: 'k', additionalInformationResponses: [{ testCaseFieldId: ids.field(1010), value: 'x' }] },
      'not_found',
      'additionalInformationResponses[0].testCaseFieldId',
    ],
    [
      'a field answered twice',
      'submitCaseResult',
      { ...submit, key: 'k', stepResponses: [1, 2].map((value) => ({ testCaseFieldId: ids.field(1010), value: String(value) })) },
      'invalid',
      'stepResponses',
    ],
    [
      'an issue without a title',
      'submitCaseResult',
      { ...submit, key: 'k', newIssues: [{ title: 'ok' }, { title: '' }] },
      'blank',
      'newIssues[1].title',
    ],
    [
      'too many issues',
      'submitCaseResult',
      { ...submit, key: 'k', newIssues: Array.from({ length: 21 }, () => ({ title: 'x' })) },
      'too_many',
      'newIssues',
    ],
    [
      'an absent file in an issue',
      'submitCaseResult',
      { ...submit, key: 'k', newIssues: [{ title: 'x', attachmentIds: ['nothing'] }] },
      'not_found',
      'newIssues[0].attachmentIds[0]',
    ],
    [
      'an issue that is not there',
      'submitCaseResult',
      { ...submit, key: 'k', relatedIssueIds: [ids.test(1)] },
      'not_found',
      'relatedIssueIds[0]',
    ],
    [
      'an issue in a case not begun',
      'reportIssue',
      { key: 'k', participantId, testCaseId: ids.testCase(102), issue: { title: 'x' } },
      'not_found',
      'testCaseId',
    ],
    ['a blank blocker', 'raiseBlocker', { key: 'k', participantId, name: '\t' }, 'blank', 'name'],
    ['a blocker that is too long', 'raiseBlocker', { key: 'k', participantId, name: 'x'.repeat(501) }, 'too_long', 'name'],
    ['an absent edit request', 'answerEditRequest', { key: 'k', editRequestId: ids.test(1) }, 'not_found', 'editRequestId'],
    [
      'a tester who was only invited',
      'raiseBlocker',
      { key: 'k', participantId: ids.participant(201), name: 'x' },
      'invalid_state',
      'participantId',
    ],
  ];
  const count = async (): Promise<unknown> =>
    (
      await world.db.owner
        .query(`select (select count(*) from crowd_receipt) + (select count(*) from case_result) + (select count(*) from related_issue) + (select count(*) from case_result_response)
      + (select count(*) from audit) + (select count(*) from outbox) + (select count(*) from blocker) as rows`)
    ).rows[0];
  for (const [what, name, input, code, path] of cases) {
    it(`refuses ${what}`, async () => {
      const before = await count();
      const answer = await send(world, name, input);
      expect({
        successful: answer.successful,
        result: answer.result,
        errors: answer.errors.map((error) => [error.code, error.path]),
      }).toEqual({ successful: false, result: null, errors: [[code, path]] });
      expect(await count()).toEqual(before);
    });
  }

  it('any text at all is kept byte for byte or refused, and never breaks the server', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom("'; drop table issue; --", '\u202Egnp', '<script>alert(1)</script>', '=1+1', '\ud83d', '{{7*7}}', '%00', '\\u0000'),
    );
    let number = 0;
    await fc.assert(
      fc.asyncProperty(text, text, async (title, comment) => {
        number += 1;
        const answer = await send(world, 'reportIssue', { key: `fuzz-${number}`, participantId, issue: { title, comment } });
        if (!answer.successful) return;
        const { rows } = await world.db.owner.query<{ title: string; comment: string }>(
          'select title, comment from related_issue where id = $1',
          [answer.result?.id],
        );
        expect(rows[0]).toEqual({ title: title.trim(), comment });
      }),
      { numRuns: 80, seed: 7 },
    );
    expect(world.logged).toEqual([]);
  });
});

describe('tokens of the configuration', () => {
  it('open the gateway while they are configured, and not a start longer', async () => {
    const [first, second] = ['first'.padEnd(40, 'a'), 'second'.padEnd(40, 'b')];
    const open = async (): Promise<readonly boolean[]> =>
      Promise.all([first, second].map(async (token) => (await readCrowdToken(world.db.owner, `Bearer ${token}`)) !== null));
    await admitCrowdTokens(world.db.owner, [first, second]);
    expect(await open()).toEqual([true, true]);
    await admitCrowdTokens(world.db.owner, [second]);
    expect(await open()).toEqual([false, true]);
    await admitCrowdTokens(world.db.owner, [first]);
    expect(await open()).toEqual([true, false]);
    await expect(admitCrowdTokens(world.db.owner, ['short'])).rejects.toThrow('CROWD_TOKENS');
  });

  it('the simulator keeps its token over restarts', async () => {
    const token = await simulatorToken(world.db.owner, testMasterKey);
    expect(await simulatorToken(world.db.owner, testMasterKey)).toBe(token);
    expect(await readCrowdToken(world.db.owner, `Bearer ${token}`)).toMatchObject({ name: 'Simulator' });
  });
});
