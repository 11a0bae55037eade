import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { caseRun, cases, exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { emptyTargetingGroup } from '#schema/rules/launch/requested-test.ts';
import { noEarlierTest, scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import { discardDrafts } from './drivers-portal.ts';
import type { AskPortal } from './drivers-portal.ts';

/** The label around a radio or checkbox, which is what a person presses. */
const choice = (within: Page | Locator, role: 'radio' | 'checkbox', name: string | RegExp): Locator => {
  const page = 'keyboard' in within ? within : within.page();
  return within.locator('label').filter({ has: page.getByRole(role, { name, exact: typeof name === 'string' }) });
};

export const radio = (within: Page | Locator, name: string | RegExp): Locator => choice(within, 'radio', name);
export const checkbox = (within: Page | Locator, name: string | RegExp): Locator => choice(within, 'checkbox', name);

export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
export const arriveAt = (page: Page, name: string): Promise<void> => title(page, name).waitFor();
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Goes on from a step, and waits for the next. */
export async function goOn(page: Page, to: string): Promise<void> {
  await press(page, 'Next');
  await arriveAt(page, to);
}

export async function fillActivity(page: Page, activity: 'Exploratory' | 'Test case run' | 'Localization' | 'Translation'): Promise<void> {
  await arriveAt(page, 'Activity');
  await radio(page, new RegExp(`^${activity} `)).click();
}

export async function fillApp(page: Page, address: string): Promise<void> {
  await arriveAt(page, 'App');
  await radio(page, /^Web /).click();
  await page.getByLabel('Link to the application').fill(address);
}

export const csvOf = (...rows: readonly (readonly string[])[]): string =>
  [['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags'], ...rows]
    .map((row) => row.join(','))
    .join('\r\n');

export const checkoutCsv = csvOf(
  ['Checkout', 'C-1', 'Pay by card', 'A filled cart', 'Open the cart', 'The cart opens', ''],
  ['', '', '', '', 'Press Pay', 'A receipt is shown', ''],
  ['', 'C-2', 'Pay by voucher', '', 'Enter the voucher', 'The sum is smaller', ''],
);

/** Gives a file to the file input of the page, as the file dialog would. */
export const chooseFile = (page: Page, text: string, name = 'cases.csv'): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

export async function openImport(page: Page): Promise<void> {
  await press(page, 'Import test cases');
  await arriveAt(page, 'Import test cases');
}

export async function importCases(page: Page, text = checkoutCsv): Promise<void> {
  await openImport(page);
  await chooseFile(page, text);
  await press(page, /^Import \d+ test cases?$/);
  await arriveAt(page, 'Scope');
}

/** Answers no wherever the Scope step asks yes or no, and answers its other questions. */
export async function answerScope(page: Page, goal: string): Promise<void> {
  await page.getByLabel('Goal of the test').fill(goal);
  const questions = page.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: 'No', exact: true }) });
  for (const question of await questions.all()) await radio(question, 'No').click();
  const groups = page.getByRole('region', { name: 'Scope questions' }).getByRole('group');
  for (const group of await groups.all()) await group.locator('label').first().click();
}

export async function fillTargeting(page: Page): Promise<void> {
  await arriveAt(page, 'Targeting');
  await press(page, 'Add a targeting group');
  await page.getByRole('region', { name: 'Targeting group 1' }).waitFor();
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await page.keyboard.press('Escape');
}

export async function fillTestData(page: Page): Promise<void> {
  await arriveAt(page, 'Test data');
  await radio(page, 'No').click();
}

export async function settleTest(page: Page, name: string): Promise<void> {
  await arriveAt(page, 'Review');
  await page.getByLabel('Name of the test').fill(name);
  await press(page, /^(Add test to request|Update test)$/);
  await arriveAt(page, 'Launch request');
}

type Countries = { readonly countries: readonly { readonly id: string; readonly code: string; readonly name: string }[] };

/** A test that can be launched as it is: a run of so many cases, or an exploratory one. */
export async function readyTest(portal: AskPortal, name: string, caseCount = 0): Promise<RequestDraft['tests'][number]> {
  const { countries } = await portal<Countries>('{ countries { id code name } }');
  const chosen = countries.filter(({ code }) => code.toLowerCase() === 'de').map(({ id, name: country }) => ({ id, name: country }));
  const isRun = caseCount > 0;
  const questions = scopeQuestions[isRun ? 'test_case_run' : 'exploratory'];
  const more = {
    name,
    targetingGroups: [{ ...emptyTargetingGroup, countries: chosen }],
    kilStartingFromTestCycleCode: noEarlierTest,
    scopeRequirements: questions.map(({ content, answers }) => ({ content, answers: answers.slice(0, 1), other: '' })),
  };
  return { id: randomUUID(), values: isRun ? caseRun({ ...more, testCases: cases(caseCount) }) : exploratory(more) };
}

/** Leaves an account with exactly this draft, as another browser would have. */
export async function leaveDraft(portal: AskPortal, more: Partial<RequestDraft>): Promise<void> {
  await discardDrafts(portal);
  const values = { ...emptyDraft('Europe/London'), ...more };
  await portal('mutation Leave($input: SaveLaunchDraftInput!) { saveLaunchDraft(input: $input) { successful errors { message } } }', {
    input: { id: randomUUID(), version: 0, name: values.name, step: 'summary', values, sdlcStage: null },
  });
}

type Listed = {
  readonly platformTests: { readonly edges: readonly { readonly node: { readonly id?: string; readonly name?: string } }[] };
};

/** Launches a run of its own for a customer, as the page would; with `testers`, so many are invited. */
export async function launchRun(page: Page, portal: AskPortal, name: string, caseCount: number, testers?: number): Promise<void> {
  const { id, values } = await readyTest(portal, name, caseCount);
  const wanted = testers === undefined ? {} : { numberOfResultsPerTestCaseNeeded: String(testers) };
  await leaveDraft(portal, { name, tests: [{ id, values: { ...values, ...wanted } }] });
  await page.goto('/launch');
  await arriveAt(page, 'Launch request');
  await press(page, 'Launch test request');
  await arriveAt(page, 'We have received your request');
}

/** How many requests of a name were launched. */
export async function requestsNamed(portal: AskPortal, name: string): Promise<number> {
  /** One that starts meanwhile is in both lists. */
  const found = new Set<string>();
  for (const status of ['upcoming', 'in_progress']) {
    const { platformTests } = await portal<Listed>(
      `{ platformTests(status: ${status}, first: 50) { edges { node { ... on AdvancedTestRequest { id name } } } } }`,
    );
    for (const { node } of platformTests.edges) if (node.id !== undefined && node.name === name) found.add(node.id);
  }
  return found.size;
}

/** The access token that a page keeps for itself. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((each) => each.startsWith('oidc.user')) ?? '';
    return String(JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token);
  });
