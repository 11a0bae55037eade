import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { countStatements } from '#tests/support/statements.ts';

let world: PortalWorld;
const times = Array.from({ length: 24 }, (_, index) => index);
const at = (hour: number) => `2026-11-${String(10 + (hour % 10)).padStart(2, '0')}T${String(hour % 24).padStart(2, '0')}:00:00Z`;

beforeAll(async () => {
  world = await openPortalWorld();
  for (const index of times) {
    const isOpen = index % 2 === 0;
    await world.things.supervised(`run ${index}`, {
      created_at: at(index),
      window_status: isOpen ? 'open' : 'closed',
      opened_at: at(index),
      planned_end_at: '2026-11-23T09:00:00Z',
      closed_at: isOpen ? null : '2026-11-20T09:00:00Z',
    });
    await world.things.advanced(`request ${index}`, { created_at: at(index) });
  }
  await world.things.supervised('not started', { window_status: 'prep', opened_at: null });
  await world.things.supervised('cancelled', { window_status: 'cancelled', opened_at: null, cancelled_at: '2026-11-20T09:00:00Z' });
});
afterAll(() => world.stop());

type Page = {
  readonly names: readonly string[];
  readonly total: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
};
const runs = async (first: number, after: string | null): Promise<Page> => {
  const { list } = await world.ask(
    'customer',
    `query ($first: Int, $after: String) { list: flexibleTestingTests(first: $first, after: $after) {
      totalCount edges { cursor node { name } } pageInfo { hasNextPage endCursor } } }`,
    { first, after },
  );
  return { names: list.edges.map(({ node }: { node: { name: string } }) => node.name), total: list.totalCount, pageInfo: list.pageInfo };
};
const requests = async (first: number, after: string | null): Promise<Page> => {
  const { list } = await world.ask(
    'customer',
    `query ($first: Int, $after: String) { list: advancedTestRequests(first: $first, after: $after) {
      totalCount nodes { name } pageInfo { hasNextPage endCursor } } }`,
    { first, after },
  );
  return { names: list.nodes.map(({ name }: { name: string }) => name), total: list.totalCount, pageInfo: list.pageInfo };
};

describe.each([
  ['LA-482', 'test runs', runs],
  ['LA-475', 'requests', requests],
] as const)('%s: the list of %s', (_, __, page) => {
  it('gives ten a page and every one of them once', async () => {
    const all: string[] = [];
    let after: string | null = null;
    const sizes: number[] = [];
    for (;;) {
      const { names, pageInfo, total }: Page = await page(10, after);
      all.push(...names);
      sizes.push(names.length);
      if (!pageInfo.hasNextPage) {
        expect(all.length).toBe(total);
        break;
      }
      after = pageInfo.endCursor;
    }
    expect(sizes.slice(0, -1).every((size) => size === 10)).toBe(true);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(times.length);
    expect([all.includes('not started'), all.includes('cancelled')]).toEqual([false, false]);
  });

  it('tells with one whether there is any', async () => {
    const { names } = await page(1, null);
    expect(names.length).toBe(1);
  });

  it('takes one statement', async () => {
    const count = countStatements(world.portal.server.database);
    const { texts } = await count.during(() => page(10, null));
    expect(texts.length).toBe(1);
  });
});

describe('a test run in the list', () => {
  it('LA-181 LA-482: has its times and what cloning needs', async () => {
    const { platformTest } = await world.ask(
      'customer',
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { testWindow { status openedAt closedAt plannedEndAt } } } }`,
      { id: world.id('run 1') },
    );
    expect(platformTest.testWindow).toEqual({
      status: 'closed',
      openedAt: expect.any(String),
      closedAt: '2026-11-20T09:00:00.000Z',
      plannedEndAt: '2026-11-23T09:00:00.000Z',
    });
  });

  it('LA-179: says what it belongs to and what it is for, with its request where it says nothing itself', async () => {
    await world.sql(`update test set sdlc_stage = 'live', desired_outcomes = '{find_bugs}' where id = $1`, [world.id('advanced')]);
    const { platformTest } = await world.ask(
      'customer',
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest {
        parentTestId type requiredAttachmentForPass environments { platform } sdlcStage desiredOutcomes { code name } } } }`,
      { id: world.id('supervised') },
    );
    expect(platformTest).toEqual({
      parentTestId: world.id('advanced'),
      type: 'Supervised Test',
      requiredAttachmentForPass: false,
      environments: [{ platform: 'web' }],
      sdlcStage: 'live',
      desiredOutcomes: [{ code: 'find_bugs', name: 'Find bugs' }],
    });
  });

  it('LA-180: has its cases with all they hold', async () => {
    const testId = await world.things.supervised('with cases');
    const caseId = await world.things.testCase('pay', {
      test_id: testId,
      code: 'C-1',
      section: 'Checkout',
      prerequisites: 'A full cart',
      position: 1,
    });
    const field = { test_id: testId, test_case_id: caseId, position: 1 };
    await world.things.row('test_case_field', { ...field, kind: 'step', instruction: 'Press Pay', expected_result: 'It is paid' });
    await world.things.row('test_case_field', { ...field, kind: 'additional_information', instruction: 'Browser' });
    const { platformTest } = await world.ask(
      'customer',
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { cases(first: 10) { nodes {
        name code section status prerequisites steps { instruction expectedResult } additionalInformationFields { label } } } } } }`,
      { id: testId },
    );
    expect(platformTest.cases.nodes).toEqual([
      {
        name: 'pay',
        code: 'C-1',
        section: 'Checkout',
        status: expect.any(String),
        prerequisites: 'A full cart',
        steps: [{ instruction: 'Press Pay', expectedResult: 'It is paid' }],
        additionalInformationFields: [{ label: 'Browser' }],
      },
    ]);
  });
});
