import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { misbehaviours, openConnectorsWorld } from './world.ts';
import type { ConnectorsWorld } from './world.ts';

let world: ConnectorsWorld;
beforeAll(async () => {
  world = await openConnectorsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  await world.sql(`update integration set state = 'active' where code = 'testrail'`);
});
afterAll(() => world.stop());

const document = `mutation ($input: ImportTestCasesFromTestrailTestRunInput!) { answer: importTestCasesFromTestrailTestRun(input: $input) {
  successful errors { code message path }
  result { section code name prerequisites steps { instruction expectedResult } additionalInformation { code value } tags } } }`;
const read = (testRunId: string, person?: 'customer' | 'manager') => world.read(document, { input: { testRunId } }, person);
const refused = (code: string, message: string, path: string | null = null) => ({
  successful: false,
  result: null,
  errors: [{ code, message, path }],
});

describe('the test cases of a TestRail run', () => {
  it('LA-474: come with section, code, steps and all, in the order of the run', async () => {
    const answer = await read('104', 'manager');
    expect([answer.successful, answer.errors, answer.result.length]).toEqual([true, [], 3]);
    expect(answer.result[2]).toEqual({
      section: 'Delivery',
      code: 'C1009',
      name: 'Choose a pick-up point',
      prerequisites: 'A cart with one item',
      steps: [
        { instruction: 'Choose Pick-up point and enter a postcode', expectedResult: 'A map and a list of points are shown' },
        { instruction: 'Choose a point', expectedResult: 'Its address is the delivery address' },
      ],
      additionalInformation: [],
      tags: [],
    });
  });

  it('LA-405: are found with a leading R before the number, and without', async () => {
    const [with_, without] = [await read('R101'), await read('101')];
    expect(with_.result.map(({ code }: { code: string }) => code)).toEqual(['C1001', 'C1002', 'C1003', 'C1004', 'C1005', 'C1006']);
    expect(without).toEqual(with_);
  });

  it('are read in pages where there are many, with few calls', async () => {
    const before = world.standIns.asked('testrail').length;
    const { result } = await read('102');
    expect(result.length).toBeGreaterThan(15);
    expect(world.standIns.asked('testrail').length - before).toBeLessThan(result.length + 5);
  });

  it('may be none', async () => {
    expect(await read('103')).toEqual({ successful: true, result: [], errors: [] });
  });

  it.each([
    ['', 'blank', 'Please provide the test run ID.'],
    [' R ', 'blank', 'Please provide the test run ID.'],
    ['RR101', 'invalid', 'A test run ID is a number such as R123.'],
    ['101&suite_id=2', 'invalid', 'A test run ID is a number such as R123.'],
    ['../get_users', 'invalid', 'A test run ID is a number such as R123.'],
    ['999', 'not_found', 'TestRail does not know the test run 999.'],
  ])('are refused for the run %j, at its field', async (id, code, message) => {
    expect(await read(id)).toEqual(refused(code, message, 'testRunId'));
  });

  it('are refused without an integration, and after its reset', async () => {
    await world.sql(`update integration set state = 'unconfigured' where code = 'testrail'`);
    expect(await read('101')).toEqual(refused('client_authentication_not_found', 'You do not have an active integration with TestRail.'));
    const other = await world.send('customer of b', document, { input: { testRunId: '101' } });
    expect(other.data?.['answer'].errors[0].code).toBe('client_authentication_not_found');
  });

  it('leave a row in the audit trail, and nothing else', async () => {
    await read('R101');
    const [row] = await world.sql(`select operation, entity, entity_id, after from audit order by id desc limit 1`);
    expect(row).toEqual({
      operation: 'importTestCasesFromTestrailTestRun',
      entity: 'integration',
      entity_id: world.id('testrail'),
      after: { testRunId: 'R101', count: 6 },
    });
  });

  it.each(misbehaviours('TestRail'))('are refused in words when TestRail is %s', async (kind, message) => {
    world.trouble('testrail', kind);
    const answer = await read('101');
    const code = kind === 'unauthorized' ? 'client_authentication_invalid' : kind === 'huge' ? 'too_large' : 'vendor_error';
    expect(answer).toEqual(refused(code, message));
  });

  it('are read in the end when TestRail fails twice, or asks to wait', async () => {
    world.trouble('testrail', 'broken', { times: 2, where: 'get_run' });
    expect((await read('104')).successful).toBe(true);
    world.trouble('testrail', 'busy', { times: 1, where: 'get_tests', retryAfter: '1' });
    expect((await read('104')).successful).toBe(true);
    world.trouble('testrail', 'busy', { retryAfter: '90' });
    expect(await read('104')).toEqual(refused('vendor_error', 'TestRail is busy. Please try again in 90 seconds.'));
  });

  it('are refused when one of many calls fails, all of them', async () => {
    world.trouble('testrail', 'garbled', { where: 'get_case/1009' });
    expect(await read('104')).toMatchObject({ successful: false, result: null });
  });

  it('show when the credential stops working, and when it works again', async () => {
    const state = async () => (await world.sql(`select state from integration where id = $1`, [world.id('testrail')]))[0]?.['state'];
    world.trouble('testrail', 'unauthorized');
    await read('101');
    expect(await state()).toBe('inactive');
    world.standIns.behave();
    expect((await read('101')).successful).toBe(true);
    expect(await state()).toBe('active');
  });

  it('never carry a credential in an answer', async () => {
    for (const kind of ['broken', 'garbled', 'unauthorized'] as const) {
      world.trouble('testrail', kind);
      expect((await world.send('customer', document, { input: { testRunId: '101' } })).text).not.toMatch(
        /demo-testrail|testrail\.io|127\.0\.0\.1|script/u,
      );
    }
  });
});
