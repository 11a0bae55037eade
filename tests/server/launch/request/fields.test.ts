import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScheduledWorld } from '../../schedules/world.ts';
import type { ScheduledWorld } from '../../schedules/world.ts';
import { runnable } from './world.ts';

let world: ScheduledWorld;
beforeAll(async () => {
  world = await openScheduledWorld('2026-11-21T09:00:00.000Z');
  for (const name of ['scope-requirements', 'delivery-mode-selection'])
    await world.sql(
      `insert into feature_flag (organization_id, name, enabled) values ($1, $2, true) on conflict (organization_id, name) do update set enabled = true`,
      [world.id('organization'), name],
    );
});
afterAll(() => world.stop());

const ask = async (query: string, variables: object) => {
  const call = await world.call('manager');
  const { data, errors } = await call(query, variables);
  expect(errors).toEqual([]);
  return data ?? {};
};
const question = 'What should testers do with issues outside the test cases?';
const answered = { scopeRequirements: [{ content: question, answers: ['Report them', 'Other'], other: 'Ask first' }] };

describe('a requested test', () => {
  const asked = `query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { requestedTests {
    name moderationEnabled scopeRequirements { content answers other } customTargetingRequirements
    targetingGroups { countries { id } languages { id } devices { id } internetBrowsers { id } operatingSystemDeviceTypes { id } operatingSystemVersions { id } }
  } } } }`;
  const launched = async (test: object) => {
    const { result, errors } = await world.act(
      'customer',
      'createCustomerRequest',
      { name: 'Release', requestedTests: [test] },
      'result { id }',
    );
    expect(errors).toEqual([]);
    return (await ask(asked, { id: result.id }))['platformTest'].requestedTests[0];
  };

  it('LA-149 LA-150 LA-314: holds its answers to the scope questions, and false for fast delivery', async () => {
    expect(await launched(runnable({ ...answered, moderationEnabled: false }))).toMatchObject({ ...answered, moderationEnabled: false });
    expect(await launched(runnable(answered))).toMatchObject({ moderationEnabled: true });
  });

  it('LA-153: holds custom targeting or groups', async () => {
    const custom = await launched(runnable({ ...answered, targetingGroups: [], customTargetingRequirements: 'Left-handed people.' }));
    expect(custom).toMatchObject({ customTargetingRequirements: 'Left-handed people.', targetingGroups: [] });
    const grouped = await launched(runnable({ ...answered, targetingGroups: [{ countryIds: ['1'] }] }));
    expect(grouped).toMatchObject({
      customTargetingRequirements: null,
      targetingGroups: [
        {
          countries: [{ id: '1' }],
          languages: [],
          devices: [],
          internetBrowsers: [],
          operatingSystemDeviceTypes: [],
          operatingSystemVersions: [],
        },
      ],
    });
  });
});

describe('a customer request', () => {
  const kept = async (testId: string) =>
    (
      await world.sql(
        `select name, to_char(schedule_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as "scheduleAt", recurring_day as "recurringDay",
           recurring_time as "recurringTime", user_timezone as "userTimezone" from customer_request where test_id = $1`,
        [testId],
      )
    )[0];

  it('LA-172 LA-477: takes its name, its schedule of either kind and its tests', async () => {
    const none = { scheduleAt: null, recurringDay: null, recurringTime: null, userTimezone: null };
    const later = { ...none, scheduleAt: '2026-11-22T10:00:00+01:00' };
    const weekly = { ...none, recurringDay: 1, recurringTime: '10:00', userTimezone: 'Europe/Berlin' };
    const send = async (schedule: object) =>
      world.act(
        'customer',
        'createCustomerRequest',
        { name: 'Release', requestedTests: [runnable(answered)], ...schedule },
        'result { id }',
      );
    const ids = [(await send(none)).result.id, (await send(later)).result.id, (await send(weekly)).result.id];
    expect(await Promise.all(ids.map(kept))).toEqual([
      { name: 'Release', ...none },
      { name: 'Release', ...none, scheduleAt: '2026-11-22T09:00' },
      { name: 'Release', ...weekly, scheduleAt: '2026-11-23T09:00' },
    ]);
    const requested = await world.sql('select test_id from requested_test where test_id = any ($1::uuid[])', [ids]);
    expect(requested).toHaveLength(3);
  });
});

describe('matching testers', () => {
  it('LA-216 LA-530 LA-531: takes every wish, and gives the number of all and each tester with their fields', async () => {
    const query = `query ($input: MatchingTestersInput!) { matchingTesters(input: $input) { totalNumber testers { id email fullName availability rankPercentile testedForCustomer backupOnly } } }`;
    const base = { numberOfResultsNeeded: 2, advancedTestRequestId: world.id('advanced') };
    const { matchingTesters: all } = await ask(query, { input: { ...base, countryIds: ['1'] } });
    expect(all.totalNumber).toBeGreaterThan(1);
    expect(all.testers[0]).toEqual({
      id: expect.any(String),
      email: expect.stringContaining('@'),
      fullName: expect.any(String),
      availability: expect.any(String),
      rankPercentile: expect.any(Number),
      testedForCustomer: expect.any(Boolean),
      backupOnly: expect.any(Boolean),
    });
    const { matchingTesters: without } = await ask(query, {
      input: { ...base, countryIds: ['1'], excludedTesterIds: [all.testers[0].id] },
    });
    expect(without.totalNumber).toBe(all.totalNumber - 1);
    for (const wish of [
      'languageIds',
      'deviceTypeIds',
      'mobileDeviceIds',
      'operatingSystemVersionIds',
      'operatingSystemIds',
      'manufacturerIds',
    ]) {
      const { matchingTesters: nobody } = await ask(query, { input: { ...base, countryIds: ['1'], [wish]: ['99999'] } });
      expect([wish, nobody.totalNumber]).toEqual([wish, 0]);
    }
  });
});
