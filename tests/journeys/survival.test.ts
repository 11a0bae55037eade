import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crash } from '../support/crash.ts';
import * as launch from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const goal = 'A first order can be paid for.';
const lineSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('contentinfo', { name: 'Status and keys' }).getByText(words).waitFor();
const saved = (page: Page): Promise<void> => lineSays(page, 'Draft saved');
const goalOf = (page: Page): Promise<string> => page.getByLabel('Goal of the test').inputValue();

/** Goes to the Scope step of a new test. */
async function reachScope(page: Page): Promise<void> {
  await launch.fillActivity(page, 'Test case run');
  await launch.goOn(page, 'App');
  await launch.fillApp(page, 'https://shop.example.com');
  await launch.goOn(page, 'Scope');
}

/** Answers the launch in the server's place; everything else goes through. */
const answerLaunch = (page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route('**/api/customer_portal', (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    return operationName === 'BuildRequest_Launch' ? answer(route) : route.fallback();
  });

/** Lets the launch reach the server and never brings back its answer. */
const loseLaunch = (page: Page): Promise<unknown> =>
  answerLaunch(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

describe('a draft', () => {
  journey('is as it was after a reload at every step', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    const again = async (step: string): Promise<void> => {
      await page.reload();
      await launch.arriveAt(page, step);
    };
    await launch.fillActivity(page, 'Test case run');
    await again('Activity');
    expect(await page.getByRole('radio', { name: /^Test case run/ }).isChecked()).toBe(true);
    await launch.goOn(page, 'App');
    await launch.fillApp(page, 'https://shop.example.com');
    await again('App');
    expect(await page.getByLabel('Link to the application').inputValue()).toBe('https://shop.example.com');
    await launch.goOn(page, 'Scope');
    await launch.importCases(page);
    await launch.answerScope(page, goal);
    await again('Scope');
    expect(await goalOf(page)).toBe(goal);
    await page.getByRole('region', { name: 'Test cases' }).getByText('2 test cases', { exact: true }).waitFor();
    await launch.goOn(page, 'Targeting');
    await launch.fillTargeting(page);
    await launch.choose(page, 'Countries', 'France');
    await again('Targeting');
    await page.getByRole('region', { name: 'Targeting group 1' }).getByText('France').waitFor();
    await launch.goOn(page, 'Test data');
    await launch.fillTestData(page);
    await again('Test data');
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    await launch.goOn(page, 'Review');
    await page.getByLabel('Name of the test').fill('Paying');
    await again('Review');
    expect(await page.getByLabel('Name of the test').inputValue()).toBe('Paying');
    await launch.press(page, 'Add test to request');
    await launch.arriveAt(page, 'Launch request');
    await page.getByLabel('Test run name').fill('Release 12');
    await again('Launch request');
    expect(await page.getByLabel('Test run name').inputValue()).toBe('Release 12');
    await page.getByRole('heading', { level: 2, name: 'Paying' }).waitFor();
  });

  journey('is found in another browser', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await reachScope(page);
    await page.getByLabel('Goal of the test').fill(goal);
    await saved(page);
    const other = await as('customer', '/launch');
    await launch.arriveAt(other, 'Scope');
    expect(await goalOf(other)).toBe(goal);
  });

  journey('survives a killed tab, though the server never heard of the last words', async ({ journey: { as, portal, problems } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await reachScope(page);
    await saved(page);
    await routed(page, '**/api/customer_portal', (route) => route.abort('connectionreset'));
    await page.getByLabel('Goal of the test').fill(goal);
    await lineSays(page, 'Draft kept on this device, not sent yet');
    const address = page.url();
    await crash(page);
    const next = await page.context().newPage();
    await next.goto(address);
    await launch.arriveAt(next, 'Scope');
    expect(await goalOf(next)).toBe(goal);
    await saved(next);
    problems();
  });

  journey('is kept while the network is away, and sent when it is back', async ({ journey: { as, portal, problems } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await reachScope(page);
    await saved(page);
    await page.context().setOffline(true);
    await page.getByLabel('Goal of the test').fill(goal);
    await lineSays(page, 'Offline');
    await page.context().setOffline(false);
    await saved(page);
    const other = await as('customer', page.url());
    await launch.arriveAt(other, 'Scope');
    expect(await goalOf(other)).toBe(goal);
    problems();
  });

  journey('is read only in a second tab until it takes over', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await reachScope(page);
    await page.getByLabel('Goal of the test').fill(goal);
    await saved(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByText('This draft is open in another tab.').waitFor();
    expect(await second.getByRole('main').getByRole('textbox', { disabled: false }).count()).toBe(0);
    await launch.press(second, 'Take over');
    await launch.arriveAt(second, 'Scope');
    expect(await goalOf(second)).toBe(goal);
    await page.getByText('This draft is open in another tab.').waitFor();
    expect(await page.getByRole('main').getByRole('textbox', { disabled: false }).count()).toBe(0);
  });

  journey('waits behind a sign-in that ended meanwhile, at the same place', async ({ journey: { signIn, portal, url, problems } }) => {
    await discardDrafts(await portal('customer'));
    const page = await signIn('customer', '/launch');
    await reachScope(page);
    await saved(page);
    const place = page.url();
    const token = await launch.tokenOf(page);
    await page.request.post(`${url}/api/session/end`, { headers: { authorization: `Bearer ${token}` } });
    const signedIn = page.waitForURL('**/auth/**');
    await page.getByLabel('Goal of the test').fill(goal);
    await signedIn;
    await page.waitForURL(place);
    await launch.arriveAt(page, 'Scope');
    expect(await goalOf(page)).toBe(goal);
    problems();
  });

  journey('SH-413: keeps its words when the organization changes elsewhere', async ({ journey: { as, portal, problems } }) => {
    const moveTo = async (organizationPublicId: string): Promise<void> => {
      const manager = await portal('manager');
      await manager('mutation Move($input: ChangeOrganizationInput!) { changeOrganization(input: $input) { successful } }', {
        input: { organizationPublicId },
      });
    };
    await discardDrafts(await portal('manager'));
    const page = await as('manager', '/launch');
    await reachScope(page);
    await saved(page);
    await moveTo('contoso');
    try {
      await page.getByLabel('Goal of the test').fill(goal);
      await page.getByText('Organization on your user changed. Please reload the page, all queries will fail otherwise.').first().waitFor();
    } finally {
      await moveTo('northwind');
    }
    await page.reload();
    await launch.arriveAt(page, 'Scope');
    expect(await goalOf(page)).toBe(goal);
    problems();
  });
});

describe('a launch', () => {
  journey('happens once however often the button is pressed', async ({ journey: { as, portal } }) => {
    const name = `Pressed twice ${Date.now()}`;
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name, tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    await page.getByRole('button', { name: 'Launch test request' }).dblclick();
    await page.keyboard.press('Enter');
    await launch.arriveAt(page, 'We have received your request');
    expect(await launch.requestsNamed(customer, name)).toBe(1);
  });

  journey('whose answer was lost is tried again without a second request', async ({ journey: { as, portal, problems } }) => {
    const name = `Lost answer ${Date.now()}`;
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name, tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    await loseLaunch(page);
    await launch.press(page, 'Launch test request');
    await page.getByText('The request was not sent, or its answer was lost.').first().waitFor();
    await page.unroute('**/api/customer_portal');
    await launch.press(page, 'Try again');
    await launch.arriveAt(page, 'We have received your request');
    expect(await launch.requestsNamed(customer, name)).toBe(1);
    problems();
  });

  journey('whose answer was lost is found again after a reload', async ({ journey: { as, portal, problems } }) => {
    const name = `Lost page ${Date.now()}`;
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name, tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    await page.getByLabel('Test run name').press('End');
    await page.getByLabel('Test run name').pressSequentially('!');
    await saved(page);
    await loseLaunch(page);
    await launch.press(page, 'Launch test request');
    await page.getByText('The request was not sent, or its answer was lost.').first().waitFor();
    await page.unroute('**/api/customer_portal');
    await page.reload();
    await launch.arriveAt(page, 'We have received your request');
    await page.getByText(`${name}!`, { exact: true }).waitFor();
    expect(await launch.requestsNamed(customer, `${name}!`)).toBe(1);
    problems();
  });

  journey('LA-537 LA-538: that the server refuses says why and leaves the draft', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Too late', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    const refuse = (...messages: readonly string[]): Promise<unknown> =>
      answerLaunch(page, (route) => {
        const errors = messages.map((message) => ({ code: 'invalid', message, path: null }));
        const answer = { __typename: 'CreateCustomerRequestResult', successful: false, result: null, errors };
        return route.fulfill({ json: { data: { createCustomerRequest: answer } } });
      });
    const notices = page.getByRole('region', { name: 'Notifications' });
    await refuse('The first reason.', 'The second reason.');
    await launch.press(page, 'Launch test request');
    await notices.getByText('The first reason. The second reason.').waitFor();
    await refuse();
    await launch.press(page, 'Launch test request');
    await notices.getByText('There was an issue with launching test.').waitFor();
    expect(await page.getByLabel('Test run name').inputValue()).toBe('Too late');
    await page.reload();
    await launch.arriveAt(page, 'Launch request');
    expect(await page.getByLabel('Test run name').inputValue()).toBe('Too late');
  });
});

describe('a broken file', () => {
  const wide = Array.from({ length: 200_000 }, (_, index) => `c${index}`).join(',');
  const broken = [
    [
      'an unclosed quote',
      launch.csvOf(['Checkout', 'C-1', 'Pay', '', '"Open the cart', 'It opens', '']),
      /Row 2, column 5: a quote is opened here and never closed\./,
    ],
    ['JSON that is cut off', '[{"Name": "Pay"', /This is JSON that is cut off or damaged\./],
    [
      'a character that cannot be stored',
      'Name,Instr\0uction\r\nPay,Open\r\n',
      'Row 1, column 2: Contains a character that cannot be stored.',
    ],
    ['200,000 columns', `${wide}\r\n${wide}\r\n`, 'The file has 200,000 columns. At most'],
    ['nothing in it', '', 'The file is empty.'],
    ['a header alone', 'Name,Instruction\r\n', 'The file has a header row and nothing below it.'],
  ] as const;

  journey('says what is wrong with it and leaves everything that was typed', async ({ journey: { as, portal } }) => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-csv-'));
    const huge = join(folder, 'huge.csv');
    await writeFile(huge, 'Name,Instruction\r\n');
    await truncate(huge, 100 * 1024 * 1024);
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await reachScope(page);
    await launch.importCases(page);
    await page.getByLabel('Goal of the test').fill(goal);
    await launch.press(page, 'Replace file');
    await launch.arriveAt(page, 'Import test cases');
    for (const [, text, words] of broken) {
      await launch.chooseFile(page, text, 'broken.csv');
      await page.getByText(words).waitFor();
      await page.getByText('Failed to import test cases. Please try again.').waitFor();
    }
    await page.locator('input[type=file]').first().setInputFiles(huge);
    await page.getByText('huge.csv', { exact: true }).waitFor();
    await page.getByText('The file could not be read. Please upload a CSV file of up to 10 MB.').waitFor();
    await rm(folder, { recursive: true });
    await launch.press(page, /^Scope, /);
    await launch.arriveAt(page, 'Scope');
    expect(await goalOf(page)).toBe(goal);
    await page.getByRole('region', { name: 'Test cases' }).getByText('2 test cases', { exact: true }).waitFor();
    await page.reload();
    await launch.arriveAt(page, 'Scope');
    expect(await goalOf(page)).toBe(goal);
  });
});
