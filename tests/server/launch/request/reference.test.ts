import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

let world: PortalWorld;

const insert = (table: string, columns: string, ...rows: readonly (readonly unknown[])[]) =>
  Promise.all(
    rows.map((row) => world.sql(`insert into ${table} (${columns}) values (${row.map((_, index) => `$${index + 1}`).join(', ')})`, row)),
  );
const names = async (field: string, applicationType?: string | null, person: Person = 'customer') => {
  const document =
    applicationType === undefined
      ? `query { all: ${field} { name } }`
      : `query ($type: String) { all: ${field}(applicationType: $type) { name } }`;
  return (await world.ask(person, document, { type: applicationType })).all.map((each: { name: string }) => each.name);
};

beforeAll(async () => {
  world = await openPortalWorld();
  await insert('operating_system', 'id, name', [2, 'Android'], [3, 'iOS']);
  await insert(
    'operating_system_device_type',
    'id, name, application_types',
    [2, 'Phone', ['android', 'ios', 'web']],
    [3, 'Tablet', ['android', 'ios']],
  );
  await insert(
    'operating_system_version',
    'id, operating_system_id, name, application_types, position',
    [2, 2, 'Android 16', ['android'], 2],
    [3, 2, 'Android 15', ['android'], 1],
    [4, 3, 'iOS 26', ['ios', 'web'], 1],
  );
  await insert('manufacturer', 'id, name', [1, 'Samsung'], [2, 'Apple']);
  await insert(
    'mobile_device',
    'id, manufacturer_id, operating_system_device_type_id, name, application_types',
    [1, 1, 2, 'Galaxy S26', ['android']],
    [2, 2, 2, 'iPhone 17', ['ios']],
  );
  await insert('internet_browser', 'id, name, application_types', [1, 'Firefox', ['web']], [2, 'Chrome', ['web', 'android']]);
  await insert('language', 'id, code, name', [2, 'de', 'German']);
});
afterAll(() => world.stop());

describe('the reference data of targeting', () => {
  it('LA-484: is offered per application type where it depends on it', async () => {
    expect(await names('operatingSystemVersions', 'android')).toEqual(['Android 15', 'Android 16']);
    expect(await names('operatingSystemVersions', 'ios')).toEqual(['iOS 26']);
    expect(await names('operatingSystemVersions', 'web')).toEqual(['Windows 11', 'iOS 26']);
    expect(await names('operatingSystemDeviceTypes', 'web')).toEqual(['Desktop', 'Phone']);
    expect(await names('operatingSystemDeviceTypes', 'android')).toEqual(['Phone', 'Tablet']);
    expect([await names('mobileDevices', 'android'), await names('mobileDevices', 'ios'), await names('mobileDevices', 'web')]).toEqual([
      ['Galaxy S26'],
      ['iPhone 17'],
      [],
    ]);
    expect(await names('mobileDevices', null)).toEqual(['Galaxy S26', 'iPhone 17']);
    expect(await names('mobileDevices', 'toaster')).toEqual([]);
  });

  it('is offered whole where it does not', async () => {
    expect(await names('countries')).toEqual(['Brazil', 'Germany']);
    expect(await names('languages')).toEqual(['English', 'German']);
    expect(await names('internetBrowsers')).toEqual(['Chrome', 'Firefox']);
    expect(await names('operatingSystems')).toEqual(['Android', 'iOS', 'Windows']);
    expect(await names('manufacturers')).toEqual(['Apple', 'Samsung']);
  });

  it('LA-169: gives each entry an id, a name and its group', async () => {
    const document = `query { countries { id code name } mobileDevices(applicationType: "ios") { id name group } operatingSystemVersions(applicationType: "ios") { id name group } internetBrowsers { id group } }`;
    expect(await world.ask('manager', document)).toEqual({
      countries: [
        { id: '2', code: 'BR', name: 'Brazil' },
        { id: '1', code: 'DE', name: 'Germany' },
      ],
      mobileDevices: [{ id: '2', name: 'iPhone 17', group: 'Apple' }],
      operatingSystemVersions: [{ id: '4', name: 'iOS 26', group: 'iOS' }],
      internetBrowsers: [
        { id: '2', group: null },
        { id: '1', group: null },
      ],
    });
  });

  it('is not for community test managers', async () => {
    for (const field of [
      'countries',
      'languages',
      'internetBrowsers',
      'operatingSystems',
      'manufacturers',
      'mobileDevices',
      'operatingSystemVersions',
      'operatingSystemDeviceTypes',
    ])
      expect(await world.refusal('accepted', `query { ${field} { id } }`), field).toBe('200 FORBIDDEN');
  });
});

describe('scope questions', () => {
  const document = 'query { launchScopeRequirements { id activity content options } }';

  it('LA-485 LA-463: come with the flag scope-requirements of the organization, and not without', async () => {
    expect((await world.ask('customer', document)).launchScopeRequirements).toEqual([]);
    await world.things.row('feature_flag', { name: 'scope-requirements', enabled: false });
    expect((await world.ask('customer', document)).launchScopeRequirements).toEqual([]);
    await world.sql('update feature_flag set enabled = true');
    const { launchScopeRequirements: questions } = await world.ask('customer', document);
    expect(questions.length).toBeGreaterThan(0);
    expect(new Set(questions.map((each: { id: string }) => each.id)).size).toBe(questions.length);
    for (const { content, options } of questions) expect([content.length > 0, options.length > 0]).toEqual([true, true]);
    expect((await world.ask('customer of b', document)).launchScopeRequirements).toEqual([]);
  });
});

describe('earlier requests', () => {
  const document = `query ($first: Int, $after: String) { advancedTestRequests(first: $first, after: $after) { nodes { name requestedTests { name targetingGroups { countries { name } } } } pageInfo { hasNextPage endCursor } } }`;
  const page = async (variables: object = {}) => (await world.ask('customer', document, variables)).advancedTestRequests;
  const titles = (nodes: readonly { name: string }[]) => nodes.map(({ name }) => name.replace(/ marker.*$/u, ''));

  it('LA-475 LA-602: are paged by 10, the newest first, and asked for one alone', async () => {
    for (let index = 1; index <= 10; index += 1)
      await world.things.advanced(`request ${index}`, {
        created_at: `2026-11-${10 + index}T00:00:00Z`,
        window_status: 'closed',
        closed_at: '2026-11-20T09:00:00Z',
      });
    const first = await page();
    expect([titles(first.nodes), first.pageInfo.hasNextPage]).toEqual([
      ['Advanced', ...[10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `request ${index}`)],
      true,
    ]);
    const second = await page({ after: first.pageInfo.endCursor });
    expect([titles(second.nodes), second.pageInfo.hasNextPage]).toEqual([['request 1'], false]);
    expect(titles((await page({ first: 1 })).nodes)).toEqual(['Advanced']);
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }])
      expect(await world.refusal('customer', document, variables)).toBe('200 BAD_USER_INPUT');
  });

  it('carry their requested tests with the targeting', async () => {
    const { nodes } = await page({ first: 2 });
    expect(nodes[0].requestedTests[0].targetingGroups).toEqual([{ countries: [{ name: 'Germany' }] }]);
  });

  it('need advancedTestsAccess and hold no other organization’s', async () => {
    expect((await world.send('customer', document, { first: 100 })).text).not.toContain('marker-b');
    await world.sql('update organization set advanced_tests_access = false where id = $1', [world.id('organization')]);
    expect(await world.refusal('customer', document)).toBe('200 FORBIDDEN');
    await world.sql('update organization set advanced_tests_access = true where id = $1', [world.id('organization')]);
    expect(await world.refusal('accepted', document)).toBe('200 FORBIDDEN');
  });

  it('leave out what is past 18 months', async () => {
    await world.things.advanced('ancient', {
      created_at: '2026-11-21T00:00:00Z',
      window_status: 'closed',
      closed_at: '2025-01-01T00:00:00Z',
    });
    expect(titles((await page({ first: 100 })).nodes)).not.toContain('ancient');
  });
});

describe('earlier requested tests of a platform', () => {
  const document = 'query ($platform: String!) { requestedTests(platform: $platform) { id name testCycleCode } }';

  it('LA-483 LA-620: are the ten newest, with auto-launching only', async () => {
    for (let index = 1; index <= 11; index += 1)
      await world.things.requested(`earlier ${index}`, {
        test_id: world.id('advanced'),
        application_type: 'ios',
        created_at: `2026-11-${String(index).padStart(2, '0')}T00:00:00Z`,
      });
    const { requestedTests } = await world.ask('customer', document, { platform: 'ios' });
    expect(requestedTests.map((each: { name: string }) => each.name)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `earlier ${index}`),
    );
    expect(requestedTests[0]).toEqual({ id: world.id('earlier 11'), name: 'earlier 11', testCycleCode: 'TC-earlier 11' });
    expect((await world.ask('customer', document, { platform: 'android' })).requestedTests).toEqual([]);
    await world.sql('update organization set auto_launching_enabled = false where id = $1', [world.id('organization')]);
    expect((await world.ask('customer', document, { platform: 'ios' })).requestedTests).toEqual([]);
  });
});
