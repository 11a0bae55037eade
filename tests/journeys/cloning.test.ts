import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { caseRun, flagsWith, oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { toAdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { toRequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { faultsOf } from '../support/axe.ts';
import { cloneIdIn, holding, isAt, onOperation, row, withSwitches } from '../support/drivers-forms.ts';
import { arriveAt, press, readyTest } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const everything = flagsWith({
  autoLaunchingEnabled: true,
  googleSheetsAutoImportEnabled: true,
  knownIssuesUploadEnabled: true,
  videoRequirementEnabled: true,
  uniqueTestData: true,
  scopeRequirements: true,
  deliveryModeSelection: true,
});

type Launched = {
  readonly createCustomerRequest: {
    readonly successful: boolean;
    readonly errors: readonly unknown[];
    readonly result: { readonly id: string };
  };
};

/** A request of Northwind with an exploratory test and a long test case run. */
async function launchedRequest(portal: AskPortal, name: string, count: number): Promise<string> {
  const exploring = await readyTest(portal, 'Exploring');
  const run = caseRun({
    name: 'Running',
    targetingGroups: exploring.values.targetingGroups,
    kilStartingFromTestCycleCode: exploring.values.kilStartingFromTestCycleCode,
    scopeRequirements: [{ content: 'What should testers do with issues outside the test cases?', answers: ['Report them'], other: '' }],
    videoRequired: 'true',
    videoRequirementStrategy: 'per_case',
    testCases: Array.from({ length: count }, (_, index) => oneCase(index + 1, { requireVideoAttachment: index === 0 })),
  });
  const input = {
    name,
    draftId: null,
    requestedTests: [exploring.values, run].map((values) => toRequestedTestInput(values, everything)),
    scheduleAt: new Date(Date.now() + 13 * 86_400_000).toISOString().replace('Z', '+00:00'),
  };
  const { createCustomerRequest } = await portal<Launched>(
    'mutation ($input: CreateCustomerRequestInput!) { createCustomerRequest(input: $input) { successful errors { message path } result { id } } }',
    { input },
  );
  expect(createCustomerRequest.errors).toEqual([]);
  return createCustomerRequest.result.id;
}

/** An advanced test as the simple form launches it, with what a request has no place for. */
async function launchedForm(portal: AskPortal, name: string): Promise<string> {
  type Answer = { readonly launchAdvancedTest: { readonly errors: readonly unknown[]; readonly result: { readonly id: string } } };
  const values = simpleRequest({ name, desiredOutcomes: ['find_bugs'], customDesiredOutcomes: 'Happy people' });
  const { launchAdvancedTest } = await portal<Answer>(
    'mutation ($input: LaunchAdvancedTestInput!) { launchAdvancedTest(input: $input) { errors { message path } result { id } } }',
    { input: { advancedTestRequestParams: toAdvancedTestRequestParams(values) } },
  );
  expect(launchAdvancedTest.errors).toEqual([]);
  return launchAdvancedTest.result.id;
}

/** The button that clones a test, however many newer ones stand before it. */
const cloneOf = async (page: Page, name: RegExp): Promise<Locator> => {
  const button = page.getByRole('button', { name }).first();
  const more = page.getByRole('button', { name: 'Load more' });
  await page
    .getByRole('button', { name: /^Clone / })
    .first()
    .waitFor();
  while ((await button.count()) === 0) {
    const shown = await page.getByRole('button', { name: /^Clone / }).count();
    await more.click();
    await expect.poll(() => page.getByRole('button', { name: /^Clone / }).count()).toBeGreaterThan(shown);
  }
  return button;
};

describe('Cloning', () => {
  journey('LA-046 LA-047 LA-048 LA-256 LA-258 LA-457 LA-536 LA-602: lists test runs ten a page', async ({ journey: { as } }) => {
    const page = await as('customer', '/launch/tests-for-cloning');
    await arriveAt(page, 'Clone a Test Run');
    const rows = page.getByRole('region', { name: 'Clone a Test Run' }).getByRole('listitem');
    await rows.first().waitFor();
    const first = await rows.allInnerTexts();
    expect(first.length).toBe(10);
    await press(page, 'Load more');
    await expect.poll(() => rows.count()).toBeGreaterThan(10);
    const all = await rows.allInnerTexts();
    expect(all.slice(0, 10)).toEqual(first);
    expect(all.every((text) => /\b(live|finished)\b/.test(text))).toBe(true);
    expect(all.some((text) => /\blive\b[\s\S]*(left|Overdue)/.test(text))).toBe(true);
    expect(all.some((text) => /\bfinished\b[\s\S]*Finished .* UTC/.test(text))).toBe(true);
    expect(await rows.getByRole('link').count()).toBe(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/launch/);
    await withSwitches(page, { newLaunchUxEnabled: false });
    await page.goto('/launch/tests-for-cloning');
    await rows.getByRole('link').first().waitFor();
  });

  journey(
    'LA-016 LA-049 LA-075: clones a request into a draft of its own, and shows how far it is',
    async ({ journey: { as, portal } }) => {
      const customer = await portal('customer');
      const name = `Long ${Date.now()}`;
      await launchedRequest(customer, name, 300);
      await discardDrafts(customer);
      const page = await as('customer', '/launch');
      await arriveAt(page, 'Activity');
      const { promise, resolve } = Promise.withResolvers<void>();
      let count = 0;
      await onOperation(page, 'CloneTest_Requested', async (route) => {
        count += 1;
        if (count === 2) await promise;
        await route.fallback();
      });
      await page.getByRole('link', { name: 'Clone a previous test run' }).first().click();
      let opened = 0;
      await onOperation(page, 'KeepDraft_Open', (route) => {
        opened += 1;
        return route.fallback();
      });
      await row(page, name)
        .getByRole('button', { name: /^Clone/ })
        .click();
      await page.getByText('1 of 2 tests, 0 of 300 test cases copied').first().waitFor();
      expect(await page.getByRole('progressbar', { name: 'Cloned so far' }).getAttribute('aria-valuemax')).toBe('300');
      resolve();
      await arriveAt(page, 'Launch request');
      await page.getByText('Cloned into a new request.', { exact: true }).waitFor();
      expect(await page.getByLabel('Test run name').inputValue()).toBe(name);
      expect(opened).toBe(1);
      const run = page.getByRole('region', { name: 'Running' });
      await run.getByText('300 test cases, 3 results each. 1 of 300 test cases require video').waitFor();
      await page.getByRole('region', { name: 'Exploring' }).getByText('15 testers will be invited.').waitFor();
      expect(await page.getByRole('radio', { name: 'Now' }).isChecked()).toBe(true);
      expect(await page.getByText('could not be opened.').count()).toBe(0);
      await page.reload();
      await arriveAt(page, 'Launch request');
      type Drafts = { readonly launchDrafts: readonly { readonly name: string }[] };
      const { launchDrafts } = await customer<Drafts>('{ launchDrafts { name } }');
      expect(launchDrafts.filter((draft) => draft.name === name).length).toBe(1);
    },
  );

  journey('says what of an advanced test has no place in its clone, of which all could be read', async ({ journey: { as, portal } }) => {
    const classic = await portal('classic');
    const name = `Purposeful ${Date.now()}`;
    await launchedForm(classic, name);
    await discardDrafts(classic);
    const page = await as('classic', '/overview');
    await withSwitches(page, { newLaunchUxEnabled: true });
    await page.goto('/launch/advanced-tests-for-cloning');
    await row(page, name)
      .getByRole('button', { name: /^Clone/ })
      .click();
    await arriveAt(page, 'Launch request');
    await page
      .getByText(`This request has no place for: Desired outcomes of ${name}, Custom desired outcomes of ${name}.`, { exact: false })
      .waitFor();
    expect(await page.getByText('could not be opened.').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Throw it away');
    await page.getByText('has no place for').waitFor({ state: 'detached' });
    await discardDrafts(classic);
  });

  journey(
    'LA-015: clones a test run with its cases, goes on where it failed, and leaves the open draft alone',
    async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      await discardDrafts(customer);
      const page = await as('customer', '/launch/tests-for-cloning');
      let isBroken = true;
      await onOperation(page, 'CloneTest_Cases', (route) => (isBroken ? route.abort() : route.fallback()));
      const clone = await cloneOf(page, /^Clone .*Checkout regression/);
      const title = (await clone.getAttribute('aria-label')) ?? '';
      await clone.click();
      await page.getByText('The clone stopped').waitFor();
      isBroken = false;
      await press(page, 'Retry');
      await arriveAt(page, 'Launch request');
      expect(title).toContain(await page.getByLabel('Test run name').inputValue());
      type Drafts = {
        readonly launchDrafts: readonly {
          readonly values: { readonly tests: readonly { readonly values: { readonly testCases: readonly unknown[] } }[] };
        }[];
      };
      const { launchDrafts } = await customer<Drafts>('{ launchDrafts { values } }');
      expect(launchDrafts.map(({ values }) => values.tests.map((test) => test.values.testCases.length > 0))).toEqual([[true]]);
      problems();
      await page.goto('/launch/tests-for-cloning');
      await onOperation(page, 'CloneTest_Source', () => new Promise<void>(() => {}));
      await page
        .getByRole('button', { name: /^Clone / })
        .nth(1)
        .click();
      await arriveAt(page, 'Cloning');
      await press(page, 'Cancel');
      await isAt(page, '/launch/advanced-tests-for-cloning');
      await discardDrafts(customer);
    },
  );

  journey(
    'RE-156 RE-636: hands a test run over to Launch from its details where the request flow is off',
    async ({ journey: { as, portal } }) => {
      type Runs = {
        readonly flexibleTestingTests: { readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[] };
      };
      const { flexibleTestingTests } = await (
        await portal('customer')
      )<Runs>('{ flexibleTestingTests(first: 1) { edges { node { id name } } } }');
      const run = flexibleTestingTests.edges[0]?.node;
      const page = await as('customer', '/overview');
      await withSwitches(page, { newLaunchUxEnabled: false });
      const release = await holding(page, 'CloneTest_Source');
      await page.goto(`/results/${run?.id}?tab=test-details`);
      await press(page, 'Clone');
      await isAt(page, '/launch');
      expect(await cloneIdIn(page)).toBe(run?.id);
      release();
      await arriveAt(page, 'Launch an advanced test');
      expect(await page.getByLabel('Test run name').inputValue()).toBe(run?.name);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  journey('goes on with a clone from wherever it stopped, or gives it up', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    await discardDrafts(customer);
    const page = await as('customer', '/launch/tests-for-cloning');
    const once = (answer: (route: Route) => Promise<void>) => {
      let isAnswered = false;
      return async (route: Route): Promise<void> => {
        if (isAnswered) return route.fallback();
        isAnswered = true;
        return answer(route);
      };
    };
    const clone = async (): Promise<void> => {
      await page.goto('/launch/tests-for-cloning');
      await (await cloneOf(page, /^Clone .*Checkout regression/)).click();
    };
    const stopped = page.getByText('The clone stopped');
    await onOperation(
      page,
      'CloneTest_Source',
      once((route) => route.abort()),
    );
    await onOperation(
      page,
      'CloneTest_Cases',
      once(async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/"hasNextPage"\s*:\s*false/, '"hasNextPage":true') });
      }),
    );
    const refused = { __typename: 'UserError', code: 'too_large', message: 'This draft is too large to save.', path: 'values' };
    const answer = { __typename: 'SaveLaunchDraftResult', successful: false, result: null, errors: [refused] };
    await onOperation(
      page,
      'CloneTest_Keep',
      once((route) => route.fulfill({ json: { data: { saveLaunchDraft: answer } } })),
    );
    await onOperation(
      page,
      'CloneTest_Keep',
      once((route) => route.abort()),
    );
    await clone();
    await stopped.waitFor();
    await press(page, 'Cancel');
    await isAt(page, '/launch/advanced-tests-for-cloning');
    await onOperation(
      page,
      'CloneTest_Source',
      once((route) => route.abort()),
    );
    await clone();
    await stopped.waitFor();
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByText('The server did not answer. Try again to continue where it stopped.').waitFor();
    await press(page, 'Retry');
    await page.getByText('This draft is too large to save.').waitFor();
    await press(page, 'Retry');
    await arriveAt(page, 'Launch request');
    const release = await holding(page, 'CloneTest_Cases');
    await clone();
    await page
      .getByText(/0 of \d+ test cases copied$/)
      .first()
      .waitFor();
    await press(page, 'Cancel');
    await isAt(page, '/launch/advanced-tests-for-cloning');
    release();
    problems();
    await discardDrafts(customer);
  });

  journey('RE-155: starts clones in Launch only, and launches again from details', async ({ journey: { as, portal } }) => {
    type Requests = { readonly advancedTestRequests: { readonly nodes: readonly { readonly id: string; readonly name: string }[] } };
    const customer = await portal('customer');
    const { advancedTestRequests: earlier } = await customer<Requests>('{ advancedTestRequests(first: 1) { nodes { id name } } }');
    const [{ id, name } = { id: '', name: '' }] = earlier.nodes;
    await discardDrafts(customer);
    const page = await as('customer', `/results/${id}?tab=test-details`);
    await page.getByRole('region', { name: 'Request' }).waitFor();
    expect(await page.getByRole('button', { name: 'Clone' }).count()).toBe(0);
    await press(page, 'Launch again');
    await arriveAt(page, 'Launch request');
    expect(await page.getByLabel('Test run name').inputValue()).toBe(name);
    await discardDrafts(customer);
  });

  journey('looks after everybody while it clones', async ({ journey: { as } }) => {
    const page = await as('customer', '/launch/tests-for-cloning');
    await page
      .getByRole('button', { name: /^Clone / })
      .first()
      .waitFor();
    const found: Record<string, string[]> = { list: await faultsOf(page) };
    await onOperation(page, 'CloneTest_Cases', () => new Promise<void>(() => {}));
    await (await cloneOf(page, /^Clone .*Checkout regression/)).click();
    await page
      .getByText(/test cases copied$/)
      .first()
      .waitFor();
    found['cloning'] = await faultsOf(page);
    expect(found).toEqual({ list: [], cloning: [] });
  });
});
