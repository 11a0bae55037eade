import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

let world: PortalWorld;
const classic = (isOn: boolean) =>
  world.sql('update organization set new_launch_ux_enabled = $2 where id = $1', [world.id('organization'), !isOn]);

beforeAll(async () => {
  world = await openPortalWorld();
  await classic(true);
});
afterAll(() => world.stop());

const params = {
  name: ' Autumn release ',
  accessToApplication: 'https://shop.example.com',
  testObjective: 'Find what stops a first order',
  notes: 'Use the test card',
  platformsToTestOn: 'Chrome and Safari',
};
const launch = `mutation ($input: LaunchAdvancedTestInput!) { launchAdvancedTest(input: $input) {
  successful result { id name code url } errors { code message path } } }`;
const send = async (more: object = {}, person: Person = 'customer') =>
  (await world.ask(person, launch, { input: { advancedTestRequestParams: { ...params, ...more } } }))['launchAdvancedTest'];
const refusals = async (more: object) => (await send(more)).errors.map(({ path, message }: Record<string, string>) => [path, message]);
const advanced = async (id: string, fields: string) =>
  (await world.ask('customer', `query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { ${fields} } } }`, { id }))[
    'platformTest'
  ];

describe('the simple form', () => {
  it('LA-014 LA-486 LA-487: becomes an advanced test, and answers with its address', async () => {
    const answer = await send({ scheduleAt: '2026-11-22T10:00:00+01:00' });
    const { id, url, name, code } = answer.result;
    expect(answer).toMatchObject({ successful: true, errors: [] });
    expect([name, url]).toEqual(['Autumn release', `/results/${id}`]);
    const { testWindow, ...rest } = await advanced(id, 'code name testWindow { status scheduleAt }');
    expect(rest).toEqual({ code, name });
    expect(testWindow).toEqual({ status: 'scheduled', scheduleAt: '2026-11-22T09:00:00.000Z' });
  });

  it('LA-173 LA-174 LA-175: keeps each of its fields', async () => {
    const { result } = await send({
      deviceRequirements: 'A phone',
      isLocalised: true,
      testLocalisation: 'German',
      includesTestCases: true,
      testCasesUrl: ' https://docs.example.com/cases ',
      includesKnownIssues: true,
      knownIssuesUrl: 'https://docs.example.com/known',
      capabilities: ['accessibility'],
      sdlcStage: 'release',
      desiredOutcomes: ['find_bugs', 'check_usability'],
      customDesiredOutcomes: 'Happy people',
    });
    const all = await advanced(
      result.id,
      `id code name accessToApplication testObjective notes platformsToTestOn deviceRequirements testLocalisation testCasesUrl knownIssuesUrl
       capabilities sdlcStage desiredOutcomes { code } customDesiredOutcomes requestedTests { id } testWindow { status closedAt }`,
    );
    expect(all).toEqual({
      id: result.id,
      code: result.code,
      name: 'Autumn release',
      accessToApplication: 'https://shop.example.com',
      testObjective: 'Find what stops a first order',
      notes: 'Use the test card',
      platformsToTestOn: 'Chrome and Safari',
      deviceRequirements: 'A phone',
      testLocalisation: 'German',
      testCasesUrl: 'https://docs.example.com/cases',
      knownIssuesUrl: 'https://docs.example.com/known',
      capabilities: ['accessibility'],
      sdlcStage: 'release',
      desiredOutcomes: [{ code: 'find_bugs' }, { code: 'check_usability' }],
      customDesiredOutcomes: 'Happy people',
      requestedTests: [],
      testWindow: { status: 'prep', closedAt: null },
    });
  });

  it('is refused at each field, word for word, and leaves nothing', async () => {
    const count = () => world.sql('select count(*)::int as count from test');
    const before = await count();
    const empty = { name: ' ', accessToApplication: '', testObjective: '', notes: '', platformsToTestOn: '' };
    const on = { isLocalised: true, includesTestCases: true, includesKnownIssues: true };
    expect(await refusals({ ...empty, ...on })).toEqual([
      ['advancedTestRequestParams.name', 'A test run name is required'],
      ['advancedTestRequestParams.accessToApplication', 'A link to application is required'],
      ['advancedTestRequestParams.testObjective', 'A test objective is required'],
      ['advancedTestRequestParams.notes', 'Notes are required'],
      ['advancedTestRequestParams.platformsToTestOn', 'Platforms to test on are required'],
      ['advancedTestRequestParams.testLocalisation', 'Localisation requirements are required'],
      ['advancedTestRequestParams.testCasesUrl', 'A link to your test cases sheet is required'],
      ['advancedTestRequestParams.knownIssuesUrl', 'A link to your known issues is required'],
    ]);
    expect(await refusals({ name: 'x'.repeat(101), scheduleAt: '2026-11-20T10:00:00+01:00' })).toEqual([
      ['advancedTestRequestParams.name', 'Cannot be longer than 100 characters'],
      ['advancedTestRequestParams.scheduleAt', 'Date must be in the future'],
    ]);
    expect(await count()).toEqual(before);
  });

  it('is for organizations without the request flow', async () => {
    await classic(false);
    expect(await refusals({})).toEqual([[null, 'This option is not enabled for your organization.']]);
    await classic(true);
  });

  it('may be launched by a test manager, not by a moderator, and only with advanced tests', async () => {
    expect(await send({}, 'manager')).toMatchObject({ successful: true });
    const input = { input: { advancedTestRequestParams: params } };
    expect(await world.refusal('accepted', launch, input)).toBe('200 FORBIDDEN');
    await world.sql('update organization set advanced_tests_access = false where id = $1', [world.id('organization')]);
    expect(await world.refusal('customer', launch, input)).toBe('200 FORBIDDEN');
    await world.sql('update organization set advanced_tests_access = true where id = $1', [world.id('organization')]);
  });
});

describe('what comes along from an earlier test', () => {
  const tests =
    'requestedTests { name testCycleCode activity testCases targetingGroups { countries { name } } autoLaunchStatus launchedTestId }';

  it('LA-016: the tests of a request, with cases and targeting groups', async () => {
    const { result } = await send({ clonedFromTestId: world.id('advanced') });
    const [source, copy] = await Promise.all([advanced(world.id('advanced'), tests), advanced(result.id, `code ${tests}`)]);
    const [first] = source.requestedTests;
    expect(copy.requestedTests).toEqual([
      { ...first, testCycleCode: `${copy.code}-1`, autoLaunchStatus: 'ready_to_launch', launchedTestId: null },
    ]);
    expect(first.targetingGroups.length).toBeGreaterThan(0);
  });

  it('LA-015: a run, with the cases its testers got', async () => {
    const { result } = await send({ clonedFromTestId: world.id('supervised') });
    const { requestedTests } = await advanced(result.id, tests);
    const got = await world.sql('select code, name from test_case where test_id = $1 order by position', [world.id('supervised')]);
    expect(requestedTests[0].testCases.map(({ code, name }: Record<string, string>) => ({ code, name }))).toEqual(got);
    expect(got.length).toBeGreaterThan(0);
  });

  it('nothing of another organization', async () => {
    const foreign = world.id('advanced').replace(/^./, (first) => (first === '0' ? '1' : '0'));
    expect(
      await world.refusal('customer', launch, { input: { advancedTestRequestParams: { ...params, clonedFromTestId: foreign } } }),
    ).toBe('200 NOT_FOUND');
  });
});
