import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inField } from '../support/drivers-keyboard.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const open = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
  await inField(page);
};
const found = (page: Page, group: string) => page.getByRole('menu', { name: 'Results' }).getByRole('group', { name: group });

type Listed = {
  readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: { readonly code: string; readonly title: string } }[] };
};

describe('the search of everything', () => {
  journey('finds tests, issues and test cases by their words, by keyboard', async ({ journey: { as, portal } }) => {
    const { flexibleTestingIssues } = await (
      await portal('customer')
    )<Listed>('{ flexibleTestingIssues { edges { node { code title } } } }');
    const issue = flexibleTestingIssues.edges[0]?.node;
    const page = await as('customer', '/overview');
    await open(page);
    await page.keyboard.type('c');
    await page.keyboard.type('heckout');
    await found(page, 'Tests').getByText('Checkout regression, release 11').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(issue?.code ?? '');
    await found(page, 'Issues')
      .getByText(issue?.title ?? '')
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/issues\/[\da-f-]+$/u);
    await page.getByRole('heading', { name: issue?.title ?? '' }).waitFor();
  });

  journey('forgives a slip, finds places at once, and says when there is nothing or no answer', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    await open(page);
    await page.keyboard.type('chekout regresion');
    await found(page, 'Tests').getByText('Checkout regression, release 11').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('launch');
    await found(page, 'Go to').getByText('Launch', { exact: true }).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('zzyzx qqq');
    await page.getByText("Nothing called 'zzyzx qqq'.").waitFor();
    await routed(page, '**/api/customer_portal', (route) =>
      (route.request().postDataJSON() as { operationName?: string }).operationName === 'Search_Hits'
        ? route.abort('connectionreset')
        : route.fallback(),
    );
    await page.keyboard.press('Control+A');
    await page.keyboard.type('unheard of');
    await page.getByText('The search failed. Please try again.').waitFor();
    problems();
  });

  journey('does what a key of the screen does, and offers what was shown last', async ({ journey: { as } }) => {
    const page = await as('customer', '/issues?triage=accepted');
    const row = page.getByRole('list', { name: 'Issues' }).locator('a[data-key]').first();
    await row.click();
    const judged = (await row.getAttribute('data-key')) ?? '';
    await open(page);
    await page.keyboard.type('reject this');
    await found(page, 'On this screen').getByRole('menuitem', { name: 'Reject this issue', exact: true }).click();
    await page.getByRole('dialog', { name: 'Reason' }).getByRole('button', { name: 'Poor bug report' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`/issues/${judged}`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await page.waitForURL(/\/results$/u);
    await open(page);
    await found(page, 'Recent').getByRole('menuitem').first().click();
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
  });

  journey('the search of a list takes the focus by /, and where there is none everything is searched', async ({ journey: { as } }) => {
    const page = await as('customer', '/results');
    await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor();
    await page.keyboard.press('/');
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Find a test' }).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('a/b');
    expect(await page.getByRole('searchbox', { name: 'Find a test' }).inputValue()).toBe('a/b');
    await page.goto('/services');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
    await inField(page);
    await page.keyboard.type('team');
    await found(page, 'Go to').getByRole('menuitem', { name: 'Team' }).click();
    await page.waitForURL(/tab=team/u);
  });

  journey('finds testers for managers and moderators, and none for customers', async ({ journey: { as } }) => {
    const manager = await as('manager', '/results');
    await open(manager);
    await manager.keyboard.type('anna');
    await found(manager, 'Testers').getByRole('menuitem').first().click();
    await manager.waitForURL(/\/results\/[\da-f-]+\/(tester|participant)\//u);
    await manager.getByRole('heading', { level: 1 }).waitFor();
    const customer = await as('customer', '/overview');
    await open(customer);
    await customer.keyboard.type('anna');
    await customer.getByText("Nothing called 'anna'.").waitFor();
    expect(await found(customer, 'Testers').count()).toBe(0);
  });
});
