import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { misbehaviours, openConnectorsWorld } from './world.ts';
import type { ConnectorsWorld } from './world.ts';

type Item = { readonly externalId: string; readonly name: string };
type Page<Node> = {
  readonly nodes: readonly Node[];
  readonly totalCount?: number | null;
  readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
};
type Execution = { readonly externalId: string; readonly testCase: { readonly code: string; readonly steps: readonly unknown[] } };

let world: ConnectorsWorld;
beforeAll(async () => {
  world = await openConnectorsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  await world.sql(`update integration set state = 'active' where organization_id = $1`, [idOf('a', 'organization')]);
});
afterAll(() => world.stop());

const pageInfo = 'pageInfo { hasNextPage endCursor }';
const projects = `query ($connectionId: ID!, $after: String) { getProjects(connectionId: $connectionId, after: $after) { nodes { externalId key name } ${pageInfo} } }`;
const cycles = `query ($connectionId: ID!, $projectId: String!, $after: String) {
  getTestCycles(connectionId: $connectionId, projectId: $projectId, after: $after) { nodes { externalId key name } ${pageInfo} } }`;
const executions = `query ($connectionId: ID!, $projectId: String!, $testCycleId: String!, $after: String) {
  getTestExecutions(connectionId: $connectionId, projectId: $projectId, testCycleId: $testCycleId, after: $after) { totalCount
    nodes { externalId testCase { section code name prerequisites tags steps { instruction expectedResult } additionalInformation { code value } } } ${pageInfo} } }`;

const all = async <Node>(
  document: string,
  variables: object,
): Promise<{ readonly nodes: readonly Node[]; readonly sizes: readonly number[] }> => {
  const nodes: Node[] = [];
  const sizes: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: Page<Node> = await world.read(document, { ...variables, after });
    nodes.push(...page.nodes);
    sizes.push(page.nodes.length);
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
  }
  return { nodes, sizes };
};

it('lists the connections of the organization, without their tokens', async () => {
  const answer = await world.send('customer', '{ zephyrConnections { id code name active createdAt } }');
  const listed: readonly { readonly id: string; readonly name: string }[] = answer.data?.['zephyrConnections'];
  const ours = ({ name }: { readonly name: string }) => name.startsWith('Our');
  expect(listed.filter(ours).toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
    ['zephyr_scale', 'zephyr_squad'].map((code) => ({
      id: idOf('a', code),
      code,
      name: `Our ${code}`,
      active: true,
      createdAt: '2026-11-20T09:00:00.000Z',
    })),
  );
  expect(listed.map(({ id }) => id)).not.toContain(idOf('b', 'zephyr'));
  expect(listed).toHaveLength(3);
  expect(answer.text).not.toContain('token');
});

describe.each([
  ['zephyr_scale', 'Zephyr Scale', 'SHOP', 'SHOP-R1', 2],
  ['zephyr_squad', 'Zephyr Squad', '10100', '10400:21', 1],
] as const)('%s', (code, label, projectId, testCycleId, cyclePages) => {
  const of = () => ({ connectionId: world.id(code) });

  it('LA-490: leads from projects to test cycles to executions with their cases', async () => {
    const found = await all<Item>(projects, of());
    expect(found.nodes.map(({ externalId }) => externalId)).toContain(projectId);
    const under = await all<Item>(cycles, { ...of(), projectId });
    expect(under.nodes.map(({ externalId }) => externalId)).toContain(testCycleId);
    const run = await all<Execution>(executions, { ...of(), projectId, testCycleId });
    expect(run.nodes[0]).toEqual({
      externalId: expect.any(String),
      testCase: {
        section: 'Cart',
        code: code === 'zephyr_scale' ? 'SHOP-T1001' : 'STORE-1001',
        name: 'Cart keeps items after sign-in',
        prerequisites: code === 'zephyr_scale' ? 'An account with an empty cart' : '',
        tags: [],
        steps: [
          { instruction: 'Put two items in the cart while signed out', expectedResult: 'The cart shows 2 items' },
          { instruction: 'Sign in from the cart page', expectedResult: 'The same 2 items are in the cart' },
        ],
        additionalInformation: [],
      },
    });
    expect(new Set(run.nodes.map(({ testCase }) => testCase.code)).size).toBe(run.nodes.length);
  });

  it('LA-491 LA-604: gives ten records a page, and the rest after the cursor', async () => {
    const run = await all<Execution>(executions, { ...of(), projectId, testCycleId });
    expect(run.sizes.slice(0, -1).every((size) => size === 10)).toBe(true);
    expect(run.nodes.length).toBeGreaterThan(10);
    expect((await all<Item>(cycles, { ...of(), projectId })).sizes).toHaveLength(cyclePages);
  });

  it('takes no cursor of another list', async () => {
    const page: Page<Execution> = await world.read(executions, { ...of(), projectId, testCycleId });
    for (const after of [page.pageInfo.endCursor, 'x', 'eyJ4Ijox.abc'])
      expect(await world.read(cycles, { ...of(), projectId, after })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('answers nobody else', async () => {
    const foreign = await world.send('customer of b', projects, of());
    const absent = await world.send('customer', projects, { connectionId: idOf('a', 'nothing') });
    expect([foreign.errors[0]?.extensions?.code, absent.errors[0]?.extensions?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await world.send('accepted', projects, of())).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await world.read(projects, { connectionId: world.id('testrail') })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(misbehaviours(label))('says so in words when it is %s', async (kind, message) => {
    world.trouble(code, kind);
    expect(await world.read(projects, of())).toEqual({ code: 'INTEGRATION_ERROR', message });
  });

  it('tries again by itself, and gives nothing of a page that broke', async () => {
    world.trouble(code, 'broken', { times: 2 });
    expect(await world.read(projects, of())).toMatchObject({ nodes: expect.anything() });
    world.trouble(code, 'cut', { where: 'teststep' });
    expect(await world.read(executions, { ...of(), projectId, testCycleId })).toEqual({
      code: 'INTEGRATION_ERROR',
      message: `${label} could not be reached.`,
    });
  });

  it('sends the token to its own host and nowhere else', async () => {
    const { sql } = world;
    await sql(`update integration set settings = settings || '{"site":"https://10.0.0.1"}' where id = $1`, [world.id(code)]);
    const answer = await world.read(projects, of());
    await sql('update integration set settings = settings || $2 where id = $1', [
      world.id(code),
      { site: code === 'zephyr_scale' ? 'https://api.zephyrscale.smartbear.com' : 'https://jira.northwind.test' },
    ]);
    if (code === 'zephyr_scale') expect(answer).toMatchObject({ nodes: expect.anything() });
    else
      expect(answer).toEqual({
        code: 'INTEGRATION_ERROR',
        message: 'The address of Zephyr Squad cannot be used. Please check your integration settings.',
      });
  });
});
