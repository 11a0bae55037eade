import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

let world: PortalWorld;
let count = 0;
const testCase = async (name: string, selection: string, person: Person = 'manager') =>
  (await world.ask(person, `query ($id: ID!) { flexibleTestingTestCase(id: $id) { ${selection} } }`, { id: world.id(name) }))
    .flexibleTestingTestCase;

type Given = { readonly status?: string; readonly rejected?: boolean; readonly completed?: boolean; readonly published?: boolean };

const caseWith = async (run: 'open run' | 'closed run', limit: number, results: readonly Given[]): Promise<string> => {
  count += 1;
  const name = `case number ${count}`;
  const { things, id } = world;
  const test_id = id(run);
  await things.testCase(name, { test_id, case_results_limit: limit });
  for (const [index, { status = 'pass', rejected = false, completed = true, published = true }] of results.entries()) {
    const tester = `${name} tester ${index}`;
    await things.participant(tester, { test_id, group_id: id(`${run} group`), status: 'results_published', published_at: planted });
    await things.result(`${name} result ${index}`, {
      test_id,
      participant_id: id(tester),
      test_case_id: id(name),
      status,
      is_rejected: rejected,
      rejection_reason: rejected ? 'Other' : null,
      completed_at: completed ? planted : null,
      published_at: published ? planted : null,
    });
  }
  return name;
};

beforeAll(async () => {
  world = await openPortalWorld();
  const { things, id } = world;
  for (const [name, columns] of [
    ['open run', {}],
    ['closed run', { window_status: 'closed', closed_at: planted }],
  ] as const) {
    await things.supervised(name, columns);
    await things.group(`${name} group`, { test_id: id(name), number_of_results_needed: 50 });
  }
});
afterAll(() => world.stop());

describe('the status of a case', () => {
  const status = async (name: string, person: Person = 'manager') =>
    Object.values(await testCase(name, 'status isRejected isTestCaseLive', person));

  it('RE-194: is live while the test is open and results are missing, whatever the others say', async () => {
    expect(await status(await caseWith('open run', 2, [{ status: 'fail' }]))).toEqual(['live', false, true]);
    expect(await status(await caseWith('open run', 2, []))).toEqual(['live', false, true]);
    expect(await status(await caseWith('open run', 2, [{ status: 'pass' }, { status: 'live', completed: false }]))).toEqual([
      'live',
      false,
      true,
    ]);
    expect(await status(await caseWith('open run', 2, [{ status: 'pass' }, { status: 'fail' }]))).toEqual(['fail', false, false]);
    expect(await status(await caseWith('closed run', 2, [{ status: 'pass' }]))).toEqual(['pass', false, false]);
  });

  it('RE-195: is rejected when every result is', async () => {
    expect(await status(await caseWith('closed run', 2, [{ status: 'fail', rejected: true }, { rejected: true }]))).toEqual([
      'not_tested',
      true,
      false,
    ]);
    expect(await status(await caseWith('closed run', 1, []))).toEqual(['not_tested', false, false]);
  });

  it('RE-196: is else what the standing results say: fail before blocked before pass', async () => {
    const all = [{ status: 'pass' }, { status: 'blocked' }, { status: 'fail' }];
    expect((await status(await caseWith('closed run', 3, all)))[0]).toBe('fail');
    expect((await status(await caseWith('closed run', 3, [{ status: 'fail', rejected: true }, ...all.slice(0, 2)])))[0]).toBe('blocked');
    expect((await status(await caseWith('closed run', 3, [{ status: 'pass' }, { status: 'not_tested' }, { status: 'skipped' }])))[0]).toBe(
      'pass',
    );
    for (const kind of ['not_tested', 'skipped', 'missing'])
      expect((await status(await caseWith('closed run', 1, [{ status: kind }])))[0]).toBe('not_tested');
  });

  it('is for customers what the published results say', async () => {
    const name = await caseWith('closed run', 2, [{ status: 'pass' }, { status: 'fail', published: false }]);
    expect((await status(name, 'customer'))[0]).toBe('pass');
    expect((await status(name, 'manager'))[0]).toBe('fail');
  });
});

describe('the results of a case', () => {
  it('RE-419 RE-367: come in the order fail, blocked, pass, live, not tested, then rejected, missing, skipped', async () => {
    const statuses = ['skipped', 'missing', 'not_tested', 'live', 'pass', 'blocked', 'fail'];
    const name = await caseWith('closed run', 9, [{ status: 'fail', rejected: true }, ...statuses.map((status) => ({ status }))]);
    const { completedCaseResults } = await testCase(name, 'completedCaseResults { status isRejected wasRead }', 'customer');
    expect(
      completedCaseResults.map((each: { status: string; isRejected: boolean; wasRead: boolean }) =>
        each.isRejected ? 'rejected' : each.status,
      ),
    ).toEqual(['fail', 'blocked', 'pass', 'live', 'not_tested', 'rejected', 'missing', 'skipped']);
    expect(completedCaseResults[0].wasRead).toBe(false);
  });

  it('RE-365 RE-366: are counted once handed in, against the number wanted', async () => {
    const name = await caseWith('open run', 4, [{ status: 'pass' }, { status: 'live', completed: false }]);
    expect(await testCase(name, 'resultsCount caseResultsLimit isTestCaseLive completedCaseResults { status }')).toEqual({
      resultsCount: 1,
      caseResultsLimit: 4,
      isTestCaseLive: true,
      completedCaseResults: [{ status: 'pass' }],
    });
  });

  for (const [row, status] of Object.entries({
    'RE-411': 'pass',
    'RE-412': 'fail',
    'RE-413': 'blocked',
    'RE-414': 'not_tested',
    'RE-415': 'live',
    'RE-417': 'skipped',
    'RE-418': 'missing',
  }))
    it(`${row}: may have the status ${status}`, async () => {
      const name = await caseWith('closed run', 1, [{ status }]);
      expect((await testCase(name, 'completedCaseResults { status }')).completedCaseResults).toEqual([{ status }]);
    });
});

describe('the page of a case', () => {
  it('RE-365 RE-366 RE-368 RE-652: tells how it is run', async () => {
    const { things, id } = world;
    const test_id = id('open run');
    await things.testCase('described', {
      test_id,
      code: 'C-7',
      section: 'Basket',
      prerequisites: 'Be signed in',
      feedback: 'Step 2 is unclear',
      tags: ['smoke'],
      require_video_attachment: true,
    });
    const field = (name: string, columns: object) =>
      things.row('test_case_field', { id: id(name), test_id, test_case_id: id('described'), ...columns });
    await field('step b', { kind: 'step', position: 2, instruction: 'Pay', expected_result: 'Paid' });
    await field('step a', { kind: 'step', position: 1, instruction: 'Fill', expected_result: null });
    await field('more', { kind: 'additional_information', position: 1, instruction: 'Card used' });
    const selection =
      'id code name section prerequisites feedback tags requireVideoAttachment steps { ordinalNumber instruction expectedResult } additionalInformationFields { label } test { name }';
    for (const person of ['customer', 'manager'] as const)
      expect(await testCase('described', selection, person)).toEqual({
        id: id('described'),
        code: 'C-7',
        name: 'described',
        section: 'Basket',
        prerequisites: 'Be signed in',
        feedback: 'Step 2 is unclear',
        tags: ['smoke'],
        requireVideoAttachment: true,
        steps: [
          { ordinalNumber: 1, instruction: 'Fill', expectedResult: null },
          { ordinalNumber: 2, instruction: 'Pay', expectedResult: 'Paid' },
        ],
        additionalInformationFields: [{ label: 'Card used' }],
        test: { name: 'open run' },
      });
  });

  it('RE-369 RE-370 RE-373 RE-377 RE-379 RE-653: tells of a result all the tester handed in', async () => {
    const { things, id } = world;
    const name = await caseWith('closed run', 1, [{ status: 'fail' }]);
    const result = `${name} result 0`;
    const test_id = id('closed run');
    await world.sql(
      `update case_result set actual_result = 'Edited', original_actual_result = 'First words', additional_information = 'More', author_signature = 'T.' where id = $1`,
      [id(result)],
    );
    await world.sql(`update participant set operating_system_and_version = 'iOS 26', browser_or_device = 'iPhone 17' where id = $1`, [
      id(`${name} tester 0`),
    ]);
    await things.row('test_case_field', {
      id: id('asked'),
      test_id,
      test_case_id: id(name),
      kind: 'step',
      position: 1,
      instruction: 'Open',
    });
    await things.row('case_result_response', {
      id: id('answer'),
      test_id,
      case_result_id: id(result),
      test_case_field_id: id('asked'),
      kind: 'step',
      position: 1,
      value: 'It opened',
    });
    await things.row('case_result_response', {
      id: id('extra'),
      test_id,
      case_result_id: id(result),
      kind: 'additional_information',
      position: 1,
      value: 'Visa',
    });
    await things.row('case_result_response', { id: id('status'), test_id, case_result_id: id(result), kind: 'status', value: 'fail' });
    await things.related('found', {
      test_id,
      participant_id: id(`${name} tester 0`),
      case_result_id: id(result),
      moderation_status: 'moderated',
      title: 'Crash',
      code: 'GAT-1-R-7',
    });
    await things.issue('made of it', { test_id, related_issue_id: id('found'), code: 'GAT-1-2' });
    const document = `query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { status moderationStatus actualResult originalActualResult additionalInformation authorSignature completedAt
      testerEnvironment { operatingSystemAndVersion browserOrDevice } testerCountry { code name } caseResultResponses { id value } caseResultStatusFieldResponseId stepResponses { label value } additionalInformationResponses { value }
      relatedIssues { url label moderationStatus existsInSystem known } isPublished canRemoveAttachment canRequestEdit { isAllowed } } }`;
    expect((await world.ask('customer', document, { id: id(result) })).flexibleTestingTestCaseResult).toEqual({
      status: 'fail',
      moderationStatus: 'not_moderated',
      actualResult: 'Edited',
      originalActualResult: 'First words',
      additionalInformation: 'More',
      authorSignature: 'T.',
      completedAt: '2026-11-20T09:00:00.000Z',
      testerEnvironment: { operatingSystemAndVersion: 'iOS 26', browserOrDevice: 'iPhone 17' },
      testerCountry: { code: 'DE', name: 'Germany' },
      caseResultResponses: [
        { id: id('status'), value: 'fail' },
        { id: id('answer'), value: 'It opened' },
        { id: id('extra'), value: 'Visa' },
      ],
      caseResultStatusFieldResponseId: id('status'),
      stepResponses: [{ label: 'Open', value: 'It opened' }],
      additionalInformationResponses: [{ value: 'Visa' }],
      relatedIssues: [
        {
          url: `/results/${test_id}/issue/${id('made of it')}`,
          label: 'GAT-1-2 Crash',
          moderationStatus: 'moderated',
          existsInSystem: true,
          known: false,
        },
      ],
      isPublished: true,
      canRemoveAttachment: false,
      canRequestEdit: { isAllowed: false },
    });
  });

  it('is not found past 18 months, nor its results', async () => {
    const name = await caseWith('closed run', 1, [{}]);
    world.setClock('2028-06-01T00:00:00Z');
    for (const [field, id] of [
      ['flexibleTestingTestCase', name],
      ['flexibleTestingTestCaseResult', `${name} result 0`],
    ] as const)
      expect(await world.refusal('manager', `query ($id: ID!) { ${field}(id: $id) { id } }`, { id: world.id(id) })).toBe('200 NOT_FOUND');
    world.setClock('2026-11-21T09:00:00Z');
  });
});

describe('pages of cases', () => {
  const document = `query ($id: ID!, $first: Int, $after: String) { platformTest(id: $id) { ... on FlexibleTestingTest {
    cases(first: $first, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } } } }`;
  const page = async (variables: object) =>
    (await world.ask('customer', document, { id: world.id('long run'), ...variables })).platformTest.cases;

  it('RE-790 RE-359 RE-645: 1,001 cases come in two pages, each once and in order', async () => {
    await world.things.supervised('long run');
    await world.sql(
      `insert into test_case (organization_id, test_id, position, code, name) select $1, $2, n, 'C-' || n, 'case ' || n from generate_series(1, 1001) n`,
      [world.id('organization'), world.id('long run')],
    );
    const first = await page({});
    expect([first.totalCount, first.nodes.length, first.pageInfo.hasNextPage, first.nodes.at(-1).name]).toEqual([
      1001,
      1000,
      true,
      'case 1000',
    ]);
    expect(await page({ after: first.pageInfo.endCursor })).toEqual({
      totalCount: 1001,
      nodes: [{ name: 'case 1001' }],
      pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
    });
  });

  it('refuses sizes out of bounds and cursors that are not of this list', async () => {
    const id = world.id('long run');
    for (const first of [0, -1, 1001]) expect(await world.refusal('customer', document, { id, first })).toBe('200 BAD_USER_INPUT');
    const { endCursor } = (await page({ first: 1 })).pageInfo;
    expect((await page({ first: 1, after: endCursor })).nodes).toEqual([{ name: 'case 2' }]);
    expect(await world.refusal('customer of b', document, { id, after: endCursor })).toMatch(/NOT_FOUND|BAD_USER_INPUT/u);
    for (const after of ['', '1', 'W10.x', '\0'])
      expect(await world.refusal('customer', document, { id, after })).toBe('200 BAD_USER_INPUT');
  });
});
