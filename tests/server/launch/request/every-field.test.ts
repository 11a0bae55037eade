import { buildSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLInputField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSdl } from '#server/api/schema.ts';
import { openLaunchingWorld, runnable } from './world.ts';
import type { LaunchingWorld } from './world.ts';

const schema = buildSchema(readSdl());
type Field = GraphQLField<unknown, unknown> | GraphQLInputField;
/** The fields of a type as the SDL has them now. */
const fieldsOf = (name: string): readonly Field[] => {
  const type = schema.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields() as Record<string, Field>) : [];
};
const snake = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
type Values = Readonly<Record<string, unknown>>;

/** A value of its own for each field of a type; the fields of rules get theirs by hand. Booleans take turns, and the other way round in the second turn. */
const distinct = (type: string, given: Values, isSecond: boolean): Values => {
  let [flags, numbers] = [isSecond ? 1 : 0, 10];
  return Object.fromEntries(
    fieldsOf(type).map(({ name, type: of }) => {
      if (name in given) return [name, given[name]];
      switch (getNamedType(of).name) {
        case 'Boolean':
          return [name, flags++ % 2 === 0];
        case 'Int':
          return [name, numbers++];
        case 'ID':
          return [name, [String(numbers++), String(numbers++)]];
        default:
          return [name, `${type} ${name} ${isSecond}`];
      }
    }),
  );
};

/** Fields with equal values could take each other's place unseen; the two of booleans do so in one of the turns only. */
const demandDistinct = (values: Values): void => {
  const texts = Object.values(values)
    .filter((value) => typeof value !== 'boolean' && value !== null)
    .map((value) => JSON.stringify(value));
  expect(new Set(texts).size).toBe(texts.length);
};

const tables = [
  ['country', '(id, code, name) select n, n::text, n::text'],
  ['language', '(id, code, name) select n, n::text, n::text'],
  ['operating_system', '(id, name) select n, n::text'],
  ['operating_system_device_type', "(id, name, application_types) select n, n::text, '{web}'"],
  ['operating_system_version', "(id, operating_system_id, name, application_types) select n, 1, n::text, '{web}'"],
  ['manufacturer', '(id, name) select n, n::text'],
  ['mobile_device', "(id, manufacturer_id, operating_system_device_type_id, name, application_types) select n, 10, 1, n::text, '{web}'"],
  ['internet_browser', "(id, name, application_types) select n, n::text, '{web}'"],
] as const;

let world: LaunchingWorld;
beforeAll(async () => {
  world = await openLaunchingWorld();
  for (const [table, columns] of tables) await world.sql(`insert into ${table} ${columns} from generate_series(10, 60) n`);
});
afterAll(() => world.stop());

const turns = [
  ['one way', false],
  ['the other way', true],
] as const;

describe('a requested test', () => {
  const byHand = (isSecond: boolean): Values => ({
    activity: isSecond ? 'translation' : 'localization',
    applicationType: isSecond ? 'ios' : 'android',
    knownIssuesSource: isSecond ? 'upload' : 'recent',
    testCasesSource: isSecond ? 'url' : 'csv',
    videoRequirementStrategy: isSecond ? 'per_case' : 'session',
    autoLaunchStatus: isSecond ? 'launched_manually' : 'requires_manual_evaluation',
    knownIssues: [[{ code: 'title', value: `Known ${isSecond}` }]],
    testCases: [{ name: `Case ${isSecond}`, steps: [{ instruction: 'Pay', expectedResult: '' }] }],
    testDataPool: [{ account: `a ${isSecond}` }],
    scopeRequirements: [{ content: `Which? ${isSecond}`, answers: ['This'], other: 'That' }],
    failedConditions: [{ code: 'credits', message: `Too dear ${isSecond}` }],
    launchedTestId: world.id('supervised'),
  });
  const renamed: Readonly<Record<string, string>> = { needsVideoEvidence: 'video_required' };
  const derived = ['id', 'testCasesCount', 'targetingGroups', 'knownIssuesCount', 'testDataRowsCount', 'isUnapproved'];
  const asJson = new Set(['knownIssues', 'testCases', 'testDataPool', 'scopeRequirements', 'failedConditions']);
  const selected = fieldsOf('RequestedTest')
    .filter(({ name }) => !derived.includes(name))
    .map(({ name, type }) => {
      const below = fieldsOf(getNamedType(type).name);
      return below.length === 0 ? name : `${name} { ${below.map((field) => field.name).join(' ')} }`;
    });

  it.each(turns)('LA-136 LA-151: is read with each of its fields: %s', async (_, isSecond) => {
    const whole = distinct('RequestedTest', byHand(isSecond), isSecond);
    const values = Object.fromEntries(Object.entries(whole).filter(([name]) => !derived.includes(name)));
    demandDistinct(values);
    for (const [name, value] of Object.entries(values))
      await world.sql(`update requested_test set ${renamed[name] ?? snake(name)} = $2 where id = $1`, [
        world.id('requested'),
        asJson.has(name) ? JSON.stringify(value) : value,
      ]);
    const { requestedTest } = await world.ask('manager', `query ($id: ID!) { requestedTest(id: $id) { ${selected.join(' ')} } }`, {
      id: world.id('requested'),
    });
    expect(requestedTest).toEqual(values);
  });

  it('LA-151: is stored with whether a video is required, as it was sent', async () => {
    const filmed = { videoRequired: true, videoRequirementStrategy: 'session' };
    const testId = await world.launch([runnable(filmed), runnable({ videoRequired: false })]);
    const { platformTest } = await world.ask(
      'manager',
      'query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { requestedTests { needsVideoEvidence videoRequirementStrategy } } } }',
      { id: testId },
    );
    expect(platformTest.requestedTests).toEqual([
      { needsVideoEvidence: true, videoRequirementStrategy: 'session' },
      { needsVideoEvidence: false, videoRequirementStrategy: 'none' },
    ]);
  });

  it('LA-168: has groups of six dimensions, none of which stands for another', async () => {
    const sent = distinct('TargetingGroupInput', {}, false) as Readonly<Record<string, readonly string[]>>;
    demandDistinct(sent);
    const columns = Object.keys(sent);
    expect(columns).toHaveLength(6);
    await world.sql(`delete from targeting_group where requested_test_id = $1`, [world.id('requested')]);
    await world.sql(
      `insert into targeting_group (organization_id, requested_test_id, position, ${columns.map(snake).join(', ')})
       values ($1, $2, 1, ${columns.map((_, at) => `$${at + 3}`).join(', ')})`,
      [world.id('organization'), world.id('requested'), ...Object.values(sent)],
    );
    const { requestedTest } = await world.ask(
      'manager',
      `query ($id: ID!) { requestedTest(id: $id) { targetingGroups { countries { id } languages { id } devices { id } internetBrowsers { id }
        operatingSystemDeviceTypes { id } operatingSystemVersions { id } } } }`,
      { id: world.id('requested') },
    );
    const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);
    const [group] = requestedTest.targetingGroups;
    expect({
      countryIds: idsOf(group.countries),
      languageIds: idsOf(group.languages),
      mobileDeviceIds: idsOf(group.devices),
      internetBrowserIds: idsOf(group.internetBrowsers),
      operatingSystemDeviceTypeIds: idsOf(group.operatingSystemDeviceTypes),
      operatingSystemVersionIds: idsOf(group.operatingSystemVersions),
    }).toEqual(sent);
  });

  it('LA-168: keeps each dimension of a group that is sent', async () => {
    const sent = distinct('TargetingGroupInput', { languageIds: [], mobileDeviceIds: [] }, false);
    const { result, errors } = await world.act(
      'customer',
      'createCustomerRequest',
      {
        name: 'Release',
        requestedTests: [
          {
            name: 'Every dimension',
            activity: 'exploratory',
            applicationType: 'web',
            accessToApplicationUrl: 'https://app.example.com',
            requiresAccessToSecureEnvironment: false,
            requiresPredefinedUserAccounts: false,
            requiresFinancialTransactions: false,
            requiresKycIdentityCheck: false,
            requiresPersonalIdentifyingInformation: false,
            requiresMovingToDifferentLocation: false,
            knownIssuesSource: 'recent',
            inScope: 'All',
            outOfScope: 'None',
            testGoal: 'See it work',
            moderationEnabled: true,
            videoRequired: false,
            targetingGroups: [sent],
          },
        ],
      },
      'result { id }',
    );
    expect(errors).toEqual([]);
    const [row] = await world.sql<Values>(
      `select ${Object.keys(sent).map(snake).join(', ')} from targeting_group g join requested_test q on q.id = g.requested_test_id where q.test_id = $1`,
      [result.id],
    );
    expect(row).toEqual(Object.fromEntries(Object.entries(sent).map(([name, ids]) => [snake(name), (ids as string[]).map(Number)])));
  });
});

describe('a supervised test', () => {
  const columnsOfTest: Readonly<Record<string, string>> = {
    parentTestId: 't.parent_test_id',
    requestedTestId: 't.requested_test_id',
    name: 't.name',
    testEnvironments: 's.environments',
    testerSpecificationDocument: 's.tester_specification_link',
    payoutBaseAmount: 's.payout_base_amount',
    platforms: '(select platforms from selection_requirements_group g where g.test_id = t.id)',
  };
  const columnsOfGroup: Readonly<Record<string, string>> = {
    deviceTypeIds: 'g.operating_system_device_type_ids',
    selectedTesterEmails: `(select array_agg(r.email::text) from participant p join tester r on r.id = p.tester_id where p.group_id = g.id and p.status <> 'backup')`,
    backupTesterEmails: `(select array_agg(r.email::text) from participant p join tester r on r.id = p.tester_id where p.group_id = g.id and p.status = 'backup')`,
  };
  const columnsOfCase: Readonly<Record<string, string>> = {
    steps: `(select json_agg(json_build_object('instruction', f.instruction, 'expectedResult', f.expected_result) order by f.position) from test_case_field f where f.test_case_id = k.id and f.kind = 'step')`,
    additionalInformation: `(select json_agg(json_build_object('code', f.instruction, 'value', f.expected_result) order by f.position) from test_case_field f where f.test_case_id = k.id and f.kind = 'additional_information')`,
  };
  const stored = async (
    type: string,
    from: string,
    columns: Readonly<Record<string, string>>,
    leftOut: readonly string[],
    testId: string,
  ) => {
    const alias = from.split(' ')[1] ?? '';
    const names = fieldsOf(type)
      .map(({ name }) => name)
      .filter((name) => !leftOut.includes(name));
    const listed = names.map((name) => `${columns[name] ?? `${alias}.${snake(name)}`} as "${name}"`);
    const [row] = await world.sql<Values>(
      `select ${listed.join(', ')} from ${from} where ${alias === 't' ? 't.id' : `${alias}.test_id`} = $1`,
      [testId],
    );
    return row;
  };
  const asStored = (values: Values, leftOut: readonly string[]): Values =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => !leftOut.includes(name))
        .map(([name, value]) => [name, name.endsWith('Ids') && !name.startsWith('excluded') ? (value as string[]).map(Number) : value]),
    );

  it.each(turns)('LA-212 LA-526: is launched with each field of the SDL, and each is stored: %s', async (_, isSecond) => {
    const case_ = distinct(
      'TestCaseInput',
      {
        tags: [`smoke ${isSecond}`],
        requireVideoAttachment: isSecond,
        steps: [distinct('TestCaseStepInput', {}, isSecond)],
        additionalInformation: [distinct('CodeValueInput', {}, isSecond)],
      },
      isSecond,
    );
    const group = distinct(
      'TesterGroupInput',
      {
        numberOfResultsNeeded: isSecond ? 3 : 2,
        selectedTesterEmails: [`tester${isSecond ? 2 : 1}@crowd.example`],
        backupTesterEmails: ['tester3@crowd.example'],
        tags: [`smoke ${isSecond}`],
        excludedTesterIds: [world.id('tester-4')],
        excludedTestIds: [world.id('supervised')],
        automaticTesterSelectionEnabled: false,
      },
      isSecond,
    );
    const input = distinct(
      'LaunchSupervisedTestInput',
      {
        parentTestId: world.id('advanced'),
        requestedTestId: isSecond ? null : world.id('requested'),
        applicationUrl: `https://app.example.com/${isSecond}`,
        testCases: [case_],
        testEnvironments: isSecond ? ['web', 'ios'] : ['web'],
        platforms: isSecond ? ['android'] : ['android', 'web'],
        testerSpecificationDocument: `https://docs.example.com/${isSecond}`,
        testerGroups: [group],
        payoutBaseAmount: isSecond ? 75 : 125,
        requireVideoAttachment: false,
        applyCountryPayoutMultiplier: isSecond,
        requiredAttachmentForPass: !isSecond,
        automaticTesterManagementEnabled: false,
      },
      isSecond,
    );
    for (const values of [case_, group, input]) demandDistinct(values);
    await world.sql(`update requested_test set launched_test_id = null, auto_launch_status = 'ready_to_launch' where id = $1`, [
      world.id('requested'),
    ]);
    const answer = await world.act('manager', 'launchSupervisedTest', input, 'result { testId }');
    expect(answer).toMatchObject({ successful: true, errors: [] });
    const { testId } = answer['result'];
    const below = ['testCases', 'testerGroups'];
    expect(
      await stored('LaunchSupervisedTestInput', 'test t join supervised_test s on s.test_id = t.id', ofTest(columnsOfTest), below, testId),
    ).toEqual(asStored(input, below));
    expect(await stored('TesterGroupInput', 'selection_requirements_group g', columnsOfGroup, [], testId)).toEqual(asStored(group, []));
    expect(await stored('TestCaseInput', 'test_case k', columnsOfCase, [], testId)).toEqual(case_);
  });

  it('LA-212: has tester groups that are read with each requirement of devices, none of which stands for another', async () => {
    const columns = {
      operatingSystemVersions: 'operating_system_version_ids',
      operatingSystemDeviceTypes: 'operating_system_device_type_ids',
      manufacturers: 'manufacturer_ids',
      mobileDevices: 'mobile_device_ids',
      operatingSystems: 'operating_system_ids',
      internetBrowsers: 'internet_browser_ids',
    };
    const wanted = Object.fromEntries(Object.keys(columns).map((field, at) => [field, [String(10 + 2 * at), String(11 + 2 * at)]]));
    const set = Object.values(columns).map((column, at) => `${column} = $${at + 2}`);
    await world.sql(`update selection_requirements_group set ${set.join(', ')} where test_id = $1`, [
      world.id('supervised'),
      ...Object.values(wanted),
    ]);
    const { platformTest } = await world.ask(
      'manager',
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { selectionRequirementsGroups { ${Object.keys(columns)
        .map((field) => `${field} { id }`)
        .join(' ')} } } } }`,
      { id: world.id('supervised') },
    );
    const groups = platformTest.selectionRequirementsGroups as readonly Readonly<Record<string, readonly { id: string }[]>>[];
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups)
      expect(Object.fromEntries(Object.entries(group).map(([field, entries]) => [field, entries.map(({ id }) => id)]))).toEqual(wanted);
  });

  /** What is not said by hand stands with the supervised test. */
  const ofTest = (columns: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(fieldsOf('LaunchSupervisedTestInput').map(({ name }) => [name, `s.${snake(name)}`])),
    ...columns,
  });
});
