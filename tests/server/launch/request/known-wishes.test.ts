import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argumentsFor } from '../../authorization/samples.ts';
import { openLaunchingWorld, runnable } from './world.ts';
import type { LaunchingWorld } from './world.ts';

/** Each list of a tester group by hand: its column, its table, and what one entry is called. */
const lists = [
  ['countryIds', 'country_ids', 'country', 'country'],
  ['languageIds', 'language_ids', 'language', 'language'],
  ['deviceTypeIds', 'operating_system_device_type_ids', 'operating_system_device_type', 'device type'],
  ['manufacturerIds', 'manufacturer_ids', 'manufacturer', 'manufacturer'],
  ['mobileDeviceIds', 'mobile_device_ids', 'mobile_device', 'device'],
  ['operatingSystemIds', 'operating_system_ids', 'operating_system', 'operating system'],
  ['operatingSystemVersionIds', 'operating_system_version_ids', 'operating_system_version', 'version of an operating system'],
  ['internetBrowserIds', 'internet_browser_ids', 'internet_browser', 'browser'],
] as const;

const known = ['1', '2'];
const unknown = ['999999', 'nowhere', '', ' 1', '1e0', '0x1', '-1', '1.0', '99999999999', 'NaN'];

let world: LaunchingWorld;
beforeAll(async () => {
  world = await openLaunchingWorld();
  await world.seed('language', { id: 2, code: 'de', name: 'German' });
  await world.seed('operating_system', { id: 2, name: 'Android' });
  await world.seed('operating_system_device_type', { id: 2, name: 'Phone', application_types: ['android'] });
  await world.seed('operating_system_version', { id: 2, operating_system_id: 2, name: 'Android 16', application_types: ['android'] });
  await world.seed('manufacturer', { id: 1, name: 'Apple' }, { id: 2, name: 'Samsung' });
  await world.seed(
    'mobile_device',
    { id: 1, manufacturer_id: 1, operating_system_device_type_id: 2, name: 'iPhone', application_types: ['ios'] },
    { id: 2, manufacturer_id: 2, operating_system_device_type_id: 2, name: 'Galaxy', application_types: ['android'] },
  );
  await world.seed(
    'internet_browser',
    { id: 1, name: 'Firefox', application_types: ['web'] },
    { id: 2, name: 'Chrome', application_types: ['web'] },
  );
  await world.sql(`insert into tester_language (tester_id, language_id) select id, 1 from tester`);
  await world.sql('update organization set credit_model_access = false');
});
afterAll(() => world.stop());

const { requestedTestId: _, ...sample } = argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as {
  readonly requestedTestId: string;
  readonly testerGroups: readonly object[];
};
const launch = (group: object) =>
  world.act(
    'manager',
    'launchSupervisedTest',
    { ...sample, testerGroups: [{ ...sample.testerGroups[0], name: 'Berlin', countryIds: [], ...group }] },
    'result { testId }',
  );
const everything = async () =>
  (
    await world.sql<object>(
      `select (select count(*) from test) as tests, (select count(*) from participant) as participants,
         (select count(*) from selection_requirements_group) as groups, (select last_test_number from organization where id = $1) as number`,
      [world.id('organization')],
    )
  )[0];
const stored = async (testId: string) => {
  const [row] = await world.sql<Record<string, readonly number[]>>('select * from selection_requirements_group where test_id = $1', [
    testId,
  ]);
  return Object.fromEntries(lists.map(([name, column]) => [name, (row?.[column] ?? []).map(String)]));
};
const fitting = async (wish: object) => {
  const { matchingTesters } = await world.ask(
    'manager',
    'query ($input: MatchingTestersInput!) { matchingTesters(input: $input) { totalNumber testers { id } } }',
    { input: { numberOfResultsNeeded: 100, advancedTestRequestId: world.id('advanced'), ...wish } },
  );
  return matchingTesters as { readonly totalNumber: number; readonly testers: readonly { readonly id: string }[] };
};

type Wish = Readonly<Record<(typeof lists)[number][0], readonly string[]>>;
const id = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.constantFrom(...unknown) });
const ids = fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: fc.uniqueArray(id, { maxLength: 3 }) });
const wishes: fc.Arbitrary<Wish> = fc.record(
  Object.fromEntries(lists.map(([name]) => [name, ids])) as Record<keyof Wish, fc.Arbitrary<string[]>>,
);

describe('the wish of a tester group', () => {
  it('LA-034 LA-213 LA-526: is stored as it was asked and is the one that is searched, or is refused at each of its lists', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const faults = lists
          .filter(([name]) => wish[name].some((one) => !known.includes(one)))
          .map(([name, , , noun]) => ({
            code: 'not_found',
            message: `A chosen ${noun} of Berlin does not exist.`,
            path: `testerGroups[0].${name}`,
          }));
        const before = await everything();
        const answer = await launch(wish);
        if (faults.length > 0) {
          expect(answer['successful']).toBe(false);
          const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);
          expect(answer['errors'].toSorted(byPath)).toEqual(faults.toSorted(byPath));
          expect(await everything()).toEqual(before);
          return;
        }
        expect(answer).toMatchObject({ successful: true, errors: [] });
        const kept = await stored(answer['result'].testId);
        expect(kept).toEqual(wish);
        const { internetBrowserIds: _told, ...searched } = wish;
        const found = await fitting(searched);
        const taken = await world.sql<{ id: string }>('select tester_id as id from participant where test_id = $1', [
          answer['result'].testId,
        ]);
        const fits = new Set(found.testers.map((one) => one.id));
        expect(taken.filter((one) => !fits.has(one.id))).toEqual([]);
        expect(taken.length).toBe(Math.min(found.totalNumber, 2));
      }),
      { seed: 20261121, numRuns: 60 },
    );
  }, 60_000);

  it.each(lists)('LA-034: names nothing that is not there among %s', async (name, _column, _table, noun) => {
    for (const one of ['999999', 'nowhere']) {
      const before = await everything();
      expect(await launch({ [name]: ['1', one] })).toEqual({
        successful: false,
        result: null,
        errors: [{ code: 'not_found', message: `A chosen ${noun} of Berlin does not exist.`, path: `testerGroups[0].${name}` }],
      });
      expect(await everything()).toEqual(before);
    }
  });

  it.each(['excludedTesterIds', 'excludedTestIds'])('leaves out nobody who is not there: %s', async (name) => {
    for (const one of ['nobody', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'])
      expect((await launch({ [name]: [one] }))['errors']).toEqual([
        expect.objectContaining({ code: 'not_found', path: `testerGroups[0].${name}` }),
      ]);
    const there = name === 'excludedTestIds' ? world.id('supervised') : world.id('tester-4');
    expect(await launch({ [name]: [there.toUpperCase()] })).toMatchObject({ successful: true });
  });

  it('knows no test of another organization to leave out', async () => {
    const [foreign] = await world.sql<{ id: string }>('select id from test where organization_id <> $1 limit 1', [
      world.id('organization'),
    ]);
    expect((await launch({ excludedTestIds: [foreign?.id] }))['errors']).toEqual([
      expect.objectContaining({ code: 'not_found', path: 'testerGroups[0].excludedTestIds' }),
    ]);
  });

  it.each([
    ['of a group', ['smoke'], [{ name: 'Pay', tags: ['regression'], steps: [{ instruction: 'Pay' }] }]],
    ['without a case at all', ['smoke'], []],
    ['of a request, whose cases carry none', ['smoke'], undefined],
  ])('LO-92: is refused with tags that choose no case: %s', async (_name, tags, testCases) => {
    const before = await everything();
    const group = { ...sample.testerGroups[0], name: 'Berlin', tags };
    const input = { ...sample, ...(testCases === undefined ? { requestedTestId: world.id('requested') } : { testCases }) };
    expect(await world.act('manager', 'launchSupervisedTest', { ...input, testerGroups: [group] })).toEqual({
      successful: false,
      errors: [{ code: 'invalid', message: 'No test case has the chosen tags.', path: 'testerGroups[0].tags' }],
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a question about the crowd', () => {
  it('with what can be no id is refused at its list', async () => {
    const matching = 'query ($input: MatchingTestersInput!) { matchingTesters(input: $input) { totalNumber } }';
    for (const [name] of lists.filter(([each]) => each !== 'internetBrowserIds'))
      expect(
        await world.refusal('manager', matching, {
          input: { numberOfResultsNeeded: 1, advancedTestRequestId: world.id('advanced'), [name]: ['nowhere'] },
        }),
        name,
      ).toBe('200 BAD_USER_INPUT');
    expect(await fitting({ countryIds: ['999999'] })).toEqual({ totalNumber: 0, testers: [] });
  });
});

describe('a request', () => {
  const groups = (change: object) => [{ countryIds: ['1'], ...change }];

  it('with a country that is not there is refused at its place, in each of its lists', async () => {
    for (const name of ['countryIds', 'operatingSystemDeviceTypeIds', 'operatingSystemVersionIds', 'internetBrowserIds'])
      for (const one of ['999999', 'nowhere'])
        expect(
          (
            await world.act('customer', 'createCustomerRequest', {
              name: 'Release',
              requestedTests: [runnable({ targetingGroups: groups({ [name]: ['1', one] }) })],
            })
          )['errors'],
        ).toEqual([expect.objectContaining({ code: 'not_found', path: `requestedTests[0].targetingGroups[0].${name}` })]);
  });

  it('whose country is gone by the time it starts asks nobody and waits for a test manager', async () => {
    await world.seed('country', { id: 3, code: 'XX', name: 'Gone' });
    const scheduleAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
    await world.sql('update organization set auto_launching_enabled = true');
    const testId = await world.launch([runnable({ targetingGroups: [{ countryIds: ['3'] }] })], { scheduleAt });
    await world.sql('delete from country where id = 3');
    const [row] = await world.evaluated(testId);
    expect([row?.status, row?.launched]).toEqual(['requires_manual_evaluation', null]);
    expect(await world.sql('select country_ids from targeting_group where requested_test_id = $1', [row?.id])).toEqual([
      { country_ids: [3] },
    ]);
  });
});
