import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { faultsOf } from '../support/axe.ts';
import { plantDraft } from '../support/drivers-drafts.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { focused } from '../support/drivers-keyboard.ts';
import * as launch from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { placeOf } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const word = (): string => `template ${randomUUID().slice(0, 6)}`;
const list = (page: Page): Locator => page.getByRole('list', { name: 'Templates' });
const row = (page: Page, name: string): Locator => list(page).getByRole('listitem').filter({ hasText: name });
const act = (page: Page, words: string): Promise<void> => page.getByRole('button', { name: words, exact: true }).click();
const told = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).last().waitFor();
const field = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: /^Name/u });
const isGone = (page: Page): Promise<void> => field(page).waitFor({ state: 'detached' });

const begin = async (customer: AskPortal, name: string): Promise<string> =>
  placeOf(
    await plantDraft(customer, {
      ...emptyDraft('Europe/London'),
      name,
      tests: [await launch.readyTest(customer, 'Paying', 2), await launch.readyTest(customer, 'Looking around')],
    }),
  );
const save = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Save template' }).click();

describe('templates of requests', () => {
  journey('are saved from a draft, shared, started by a colleague, and taken back', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const [name, renamed] = [word(), word()];
    const page = await as('customer', await begin(customer, name));
    await launch.arriveAt(page, 'Launch request');
    await act(page, 'Save as template');
    await focused(field(page));
    expect(await field(page).inputValue()).toBe(name);
    await page.getByRole('checkbox', { name: 'Share with the organization' }).check();
    await page.keyboard.press('Enter');
    await isGone(page);
    await told(page, 'The template was saved. It stands under Templates.');

    const other = await as('manager', '/launch/templates');
    await row(other, name).waitFor();
    expect(await row(other, name).textContent()).toContain('2 tests, Shared by');
    expect(await faultsOf(other)).toEqual([]);
    await act(other, `Change ${name}`);
    expect(await other.getByRole('dialog').getByRole('checkbox').count()).toBe(0);
    await field(other).fill(renamed);
    await other.keyboard.press('Enter');
    await isGone(other);
    await act(other, `Start a request from ${renamed}`);
    await told(other, `A draft was started from ${renamed}.`);
    await launch.arriveAt(other, 'Launch request');
    for (const test of ['Paying', 'Looking around']) await other.getByText(test, { exact: true }).first().waitFor();

    await page.getByRole('link', { name: 'From a template' }).click();
    await row(page, renamed).waitFor();
    await act(page, `Remove ${renamed}`);
    await told(page, `${renamed} was removed.`);
    await row(page, renamed).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await told(page, `${renamed} was restored.`);
    await row(page, renamed).waitFor();
    await act(page, `Change ${renamed}`);
    await page.getByRole('checkbox', { name: 'Share with the organization' }).uncheck();
    await page.keyboard.press('Enter');
    await isGone(page);
    await other.goto('/launch/templates');
    await list(other).waitFor();
    expect(await row(other, renamed).count()).toBe(0);
  });

  journey('are saved from a launched request', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const { platformTests } = await customer<{
      platformTests: { edges: readonly { node: { __typename: string; id: string; name: string } }[] };
    }>(
      `{ platformTests(status: in_progress, first: 20) { edges { node { __typename ... on AdvancedTestRequest { id name } ... on FlexibleTestingTest { id name } } } } }`,
    );
    const request = platformTests.edges.map(({ node }) => node).find(({ __typename: type }) => type === 'AdvancedTestRequest');
    const page = await as('customer', `/results/${request?.id ?? ''}?tab=test-details`);
    await act(page, 'Save as template');
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe(request?.name);
    const name = word();
    await field(page).fill(name);
    await page.keyboard.press('Enter');
    await isGone(page);
    await page.goto('/launch/templates');
    await row(page, name).waitFor();
  });

  journey('stay as they are where the server refuses, or the line is cut', async ({ journey: { as, portal, problems, hasTaken } }) => {
    const customer = await portal('customer');
    const name = word();
    const page = await as('customer', await begin(customer, name));
    await launch.arriveAt(page, 'Launch request');
    await act(page, 'Save as template');
    await field(page).waitFor();
    await refused(page, 'SavedViews_Create', 'savedViewCreate', () => save(page));
    await lost(page, 'SavedViews_Create', () => save(page));
    await save(page);
    await isGone(page);
    await page.goto('/launch/templates');
    const start = (): Promise<void> => act(page, `Start a request from ${name}`);
    await refused(page, 'Templates_Start', 'launchDraftFromTemplate', start);
    await lost(page, 'Templates_Start', start);
    expect(new URL(page.url()).pathname).toBe('/launch/templates');
    await start();
    await launch.arriveAt(page, 'Launch request');
    expect(hasTaken(/^startFromTemplate: sending -- xstate\.error\.actor\.send /u)).toBe(true);
    problems();
  });

  journey('are started on a phone, and by the keyboard', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const name = word();
    const page = await as('customer', await begin(customer, name), phone);
    await launch.arriveAt(page, 'Launch request');
    await act(page, 'Save as template');
    await save(page);
    await isGone(page);
    await page.goto('/launch/templates');
    await row(page, name).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const button = page.getByRole('button', { name: `Start a request from ${name}` });
    await button.focus();
    await page.keyboard.press('Enter');
    await launch.arriveAt(page, 'Launch request');
  });
});
