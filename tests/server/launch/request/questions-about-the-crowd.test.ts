import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLaunchingWorld } from './world.ts';
import type { LaunchingWorld } from './world.ts';

let world: LaunchingWorld;
beforeAll(async () => {
  world = await openLaunchingWorld();
  await world.seed('operating_system_version', {
    id: 2,
    operating_system_id: 1,
    name: 'Windows 10',
    application_types: ['web'],
    position: 2,
  });
  await world.sql(`update tester_device set operating_system_version_id = 2 where tester_id = $1`, [world.id('tester-3')]);
});
afterAll(() => world.stop());

const email = (number: number): string => `tester${number}@crowd.example`;

describe('the devices of testers', () => {
  const check = async (testerEmails: readonly string[], operatingSystemVersionIds: readonly string[]) =>
    (
      await world.send(
        'manager',
        'query ($input: TesterDevicesInput!) { testersWithInvalidDevices(input: $input) { email fullName devices } }',
        { input: { testerEmails, operatingSystemVersionIds } },
      )
    ).data?.['testersWithInvalidDevices'];

  it('LA-533: the check takes addresses and versions, and gives who has none of them', async () => {
    const all = [email(1), email(3).toUpperCase()];
    const third = { email: email(3), fullName: 'Tester 3', devices: ['Desktop, Windows 10'] };
    expect(await check(all, ['1'])).toEqual([third]);
    expect(await check(all, ['1', '2'])).toEqual([]);
    expect(await check(all, [])).toEqual([]);
    expect(await check([email(1)], ['999'])).toHaveLength(1);
    expect(await check([email(1)], ['no number'])).toBeUndefined();
  });

  it('gives an address of nobody as one without a device', async () => {
    expect(await check(['nobody@crowd.example'], ['1'])).toEqual([{ email: 'nobody@crowd.example', fullName: null, devices: [] }]);
  });

  it('refuses more than a thousand addresses', async () => {
    expect(
      await check(
        Array.from({ length: 1000 }, (_, at) => `t${at}@crowd.example`),
        ['1'],
      ),
    ).toHaveLength(1000);
    expect(
      await check(
        Array.from({ length: 1001 }, (_, at) => `t${at}@crowd.example`),
        ['1'],
      ),
    ).toBeUndefined();
  });
});

describe('addresses', () => {
  it('are answered in their order, with the tester who has each', async () => {
    const { testersByEmail } = await world.ask(
      'manager',
      'query ($emails: [String!]!) { testersByEmail(emails: $emails) { email tester { fullName backupOnly } } }',
      {
        emails: ['Nobody@crowd.example', email(2).toUpperCase(), email(1)],
      },
    );
    expect(testersByEmail).toEqual([
      { email: 'nobody@crowd.example', tester: null },
      { email: email(2), tester: { fullName: 'Tester 2', backupOnly: false } },
      { email: email(1), tester: { fullName: 'Tester 1', backupOnly: false } },
    ]);
  });
});

describe('matching testers', () => {
  const input = (more: object) => ({ input: { numberOfResultsNeeded: 4, advancedTestRequestId: world.id('advanced'), ...more } });
  const names = async (more: object): Promise<readonly string[]> => {
    const { matchingTesters } = await world.ask(
      'manager',
      'query ($input: MatchingTestersInput!) { matchingTesters(input: $input) { totalNumber testers { id fullName } } }',
      input(more),
    );
    expect(matchingTesters.totalNumber).toBe(matchingTesters.testers.length);
    return matchingTesters.testers.map(({ fullName }: { readonly fullName: string }) => fullName);
  };

  it('leave out who took part in a chosen earlier test, bitmaps fresh or stale', async () => {
    const earlier = world.id('supervised');
    await world.sql(`update participant set joined_at = null where test_id = $1 and tester_id = $2`, [earlier, world.id('tester-2')]);
    await world.sql(`update participant set joined_at = now() where test_id = $1 and tester_id = $2`, [earlier, world.id('tester-1')]);
    await world.sql(`delete from participant where test_id = $1 and tester_id = $2`, [earlier, world.id('tester-3')]);
    const stale = await names({ excludedTestIds: [earlier] });
    expect([stale.includes('Tester 1'), stale.includes('Tester 2'), stale.includes('Tester 3')]).toEqual([false, true, true]);
    await world.sql('select rebuild_tester_facets()');
    expect(await names({ excludedTestIds: [earlier] })).toEqual(stale);
    expect(await names({})).toHaveLength(4);
  });

  it('say how many would fit without each criterion', async () => {
    const { matchingCosts } = await world.ask(
      'manager',
      'query ($input: MatchingTestersInput!) { matchingCosts(input: $input) { criterion totalNumber } }',
      input({ countryIds: ['1'], operatingSystemVersionIds: ['2'], excludedTesterIds: [world.id('tester-3')] }),
    );
    expect(matchingCosts).toEqual([
      { criterion: 'countryIds', totalNumber: 0 },
      { criterion: 'operatingSystemVersionIds', totalNumber: 3 },
      { criterion: 'excludedTesterIds', totalNumber: 1 },
    ]);
  });
});

describe('raw test cases', () => {
  const send = (testId: string) =>
    world.act('manager', 'exportRawTestCasesToCsv', { advancedTestRequestId: testId }, 'result { body filename }');

  it('LA-534: are given as a list of files of body and name, one for each requested test that has cases', async () => {
    const { successful, result, errors } = await send(world.id('advanced'));
    expect([successful, errors, result.length]).toEqual([true, [], 1]);
    const [{ filename, body }] = result;
    expect(filename).toMatch(/-1-[^/\\]+\.csv$/u);
    const [header, first] = parse(body, { bom: true }) as readonly (readonly string[])[];
    expect(header?.slice(0, 7)).toEqual(['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags']);
    expect(first?.[2]).not.toBe('');
    const [audit] = await world.sql<{ entity_id: string }>(`select entity_id from audit where operation = 'exportRawTestCasesToCsv'`);
    expect(audit?.entity_id).toBe(world.id('advanced'));
  });

  it('are refused where a request has none', async () => {
    await world.sql(`update requested_test set test_cases = '[]' where test_id = $1`, [world.id('advanced')]);
    expect(await send(world.id('advanced'))).toEqual({
      successful: false,
      result: null,
      errors: [{ code: 'blank', message: 'This request has no test cases.', path: 'advancedTestRequestId' }],
    });
  });
});
