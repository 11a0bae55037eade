import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const outcome = 'successful errors { code message path } result { id isRejected rejectionReason wasRead testCase { status isRejected } }';
const reject = `mutation ($input: FlexibleTestingRejectCaseResultInput!) { answer: flexibleTestingRejectCaseResult(input: $input) { ${outcome} } }`;
const unreject = `mutation ($input: FlexibleTestingCaseResultUnrejectInput!) { answer: flexibleTestingCaseResultUnreject(input: $input) { ${outcome} } }`;
const read = `mutation ($input: CaseResultInput!) { answer: flexibleTestingMarkCaseResultAsRead(input: $input) { ${outcome} } }`;

let world: PortalWorld;
const answerOf = async (person: Person, document: string, input: object) => (await world.ask(person, document, { input })).answer;

beforeAll(async () => {
  world = await openPortalWorld();
  await world.sql(`update test set window_status = 'closed', closed_at = opened_at where id = $1`, [world.id('supervised')]);
});
afterAll(() => world.stop());

describe('rejecting case results', () => {
  it('RE-655 RE-222: by one of the reasons that the server lists, and by no other', async () => {
    const { flexibleTestingTestCaseResultRejectionReasons: listed } = await world.ask(
      'customer',
      'query { flexibleTestingTestCaseResultRejectionReasons }',
    );
    expect(listed).toEqual([
      'As designed',
      'Duplicate',
      'Known issue',
      'Not reproducible',
      'Out of scope',
      'Tester error',
      'Poor bug report',
      'Outdated instructions',
      'Other',
    ]);
    for (const rejectionReason of ['', 'duplicate', 'Because'])
      expect(await answerOf('customer', reject, { caseResultId: world.id('result-2-1'), rejectionReason })).toMatchObject({
        successful: false,
        errors: [{ code: 'inclusion', path: 'rejectionReason' }],
        result: null,
      });
    for (const rejectionReason of rejectionReasons) {
      expect((await answerOf('customer', reject, { caseResultId: world.id('result-2-1'), rejectionReason })).result).toMatchObject({
        isRejected: true,
        rejectionReason,
      });
      await answerOf('customer', unreject, { caseResultId: world.id('result-2-1') });
    }
  });

  it('RE-690 RE-691 RE-223 RE-654: moves the status of the case with the verdict, and back with its undoing', async () => {
    const caseResultId = world.id('result-2-1');
    const status = 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { isRejected testCase { status isRejected } } }';
    const seen = async () => (await world.ask('customer', status, { id: caseResultId })).flexibleTestingTestCaseResult;
    expect(await seen()).toEqual({ isRejected: false, testCase: { status: 'fail', isRejected: false } });
    const rejected = await answerOf('customer', reject, { caseResultId, rejectionReason: 'Tester error' });
    expect([rejected.successful, rejected.errors, rejected.result.testCase]).toEqual([
      true,
      [],
      { status: 'not_tested', isRejected: true },
    ]);
    expect(await seen()).toEqual({ isRejected: true, testCase: { status: 'not_tested', isRejected: true } });
    expect((await answerOf('customer', reject, { caseResultId, rejectionReason: 'Other' })).errors).toEqual([
      { code: 'invalid_state', message: 'This result is already rejected.', path: null },
    ]);
    expect((await answerOf('manager', unreject, { caseResultId })).result).toMatchObject({
      isRejected: false,
      rejectionReason: null,
      testCase: { status: 'fail' },
    });
    expect((await answerOf('manager', unreject, { caseResultId })).errors).toEqual([
      { code: 'invalid_state', message: 'This result is not rejected.', path: null },
    ]);
  });

  it('is for customers and test managers', async () => {
    const input = { caseResultId: world.id('result-2-2'), rejectionReason: 'Other' };
    expect(await world.refusal('accepted', reject, { input })).toBe('200 FORBIDDEN');
    expect(await world.refusal('accepted', unreject, { input: { caseResultId: world.id('result-2-2') } })).toBe('200 FORBIDDEN');
    expect(await world.refusal('customer of b', reject, { input })).toBe('200 NOT_FOUND');
  });

  it('leaves rejected results out of the figures', async () => {
    const figures = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { testStats { testCasesFailedCount testersResults { testCasesFailedCount testCasesPassedCount } } } }
      organizationStats { testCasesFailedCount weeks { passed failed } } }`;
    const seen = async () => {
      const { platformTest, organizationStats } = await world.ask('customer', figures, { id: world.id('supervised') });
      return [platformTest.testStats, organizationStats.testCasesFailedCount, organizationStats.weeks.at(-1)];
    };
    expect(await seen()).toEqual([
      { testCasesFailedCount: 1, testersResults: [{ testCasesFailedCount: 1, testCasesPassedCount: 1 }] },
      1,
      { passed: 1, failed: 1 },
    ]);
    await answerOf('customer', reject, { caseResultId: world.id('result-2-1'), rejectionReason: 'Other' });
    expect(await seen()).toEqual([
      { testCasesFailedCount: 0, testersResults: [{ testCasesFailedCount: 0, testCasesPassedCount: 1 }] },
      0,
      { passed: 1, failed: 0 },
    ]);
  });
});

describe('reading case results', () => {
  it('RE-692: the first opening by a customer or test manager marks it as read, for everybody', async () => {
    const caseResultId = world.id('result-2-2');
    const was = async () =>
      (await world.ask('manager', 'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { wasRead } }', { id: caseResultId }))
        .flexibleTestingTestCaseResult.wasRead;
    expect(await was()).toBe(false);
    expect(await answerOf('accepted', read, { caseResultId })).toMatchObject({ successful: true, errors: [], result: { wasRead: false } });
    expect(await was()).toBe(false);
    expect(await answerOf('customer', read, { caseResultId })).toMatchObject({ successful: true, errors: [], result: { wasRead: true } });
    expect(await answerOf('customer', read, { caseResultId })).toMatchObject({ successful: true, result: { wasRead: true } });
    expect(await was()).toBe(true);
    expect(await world.sql(`select 1 from audit where operation = 'flexibleTestingMarkCaseResultAsRead'`)).toEqual([]);
  });
});
