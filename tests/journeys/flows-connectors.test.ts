import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { caseRun } from '#schema/rules/launch/requested-test.builders.ts';
import type { Account } from '../support/app.ts';
import * as launch from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { answerOnce, behave, misbehave } from '../support/drivers-vendors.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

type Open = {
  readonly as: (account: Account, path: string) => Promise<Page>;
  readonly portal: (account: Account) => Promise<AskPortal>;
};

const sheet = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit`;

afterEach(() => behave(ownUrl()));

async function atScope({ as, portal }: Open, account: Account): Promise<Page> {
  const ask = await portal(account);
  const { id, values } = await launch.readyTest(ask, 'Connectors');
  await launch.leaveDraft(ask, { tests: [{ id, values: { ...values, ...caseRun({ testCases: [] }) } }] });
  const page = await as(account, `/launch/test?test=${id}&step=scope`);
  await launch.arriveAt(page, 'Scope');
  return page;
}
async function backFromImport(page: Page): Promise<void> {
  await launch.arriveAt(page, 'Import test cases');
  await launch.press(page, /^Scope, /);
  await launch.arriveAt(page, 'Scope');
}
const button = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first();
const says = (within: Locator, text: string | RegExp): Promise<void> => within.getByText(text).first().waitFor();

describe('a TestRail run', () => {
  journey('is read, refused, lost, stopped and read again', async ({ journey: open }) => {
    const page = await atScope(open, 'customer');
    const tool = page.getByRole('group', { name: 'TestRail' });
    const id = tool.getByLabel('Test run ID');
    await id.fill('first');
    await id.press('Enter');
    await says(tool, 'A test run ID is a number such as R123.');
    await answerOnce(page, 'ConnectTestrail_Import', 'lost');
    await id.fill('R104');
    await button(tool, 'Import').click();
    await says(tool, 'Failed to load test cases. Please try again later.');
    await misbehave(open.url, { vendor: 'testrail', kind: 'slow' });
    await button(tool, 'Retry').click();
    await button(tool, 'Cancel').press('Enter');
    await expect.poll(() => id.evaluate((field) => field === document.activeElement)).toBe(true);
    await behave(open.url);
    await id.fill('R999');
    await button(tool, 'Import').click();
    await says(tool, 'TestRail does not know the test run 999.');
    await id.fill('R104');
    await button(tool, 'Import').click();
    await backFromImport(page);
    expect(await id.inputValue()).toBe('R104');
    await id.fill('');
    await id.press('Enter');
    await says(tool, 'Please provide the test run ID.');
    open.problems();
  });
});

describe('an online spreadsheet', () => {
  journey('is looked up, chosen from, retrieved, stopped and left', async ({ journey: open }) => {
    const page = await atScope(open, 'customer');
    await launch.radio(page, 'Link').click();
    const tool = page.getByRole('group', { name: 'Google Sheets' }).first();
    const address = page.getByLabel('Link to the test cases');
    const start = button(tool, /^(?:Import from the spreadsheet|Retry)$/);
    const several = 'The spreadsheet has several sheets.';
    await address.fill('https://example.com/cases');
    expect(await start.getAttribute('aria-disabled')).toBe('true');

    await answerOnce(page, 'ConnectSpreadsheet_Information', 'lost');
    await address.fill(sheet('demo-shop-test-cases'));
    await start.click();
    await says(tool, 'Failed to fetch Google Sheets information.');
    await misbehave(open.url, { vendor: 'sheets', kind: 'slow' });
    await start.click();
    await button(tool, 'Cancel').press('Enter');
    await expect.poll(() => start.evaluate((field) => field === document.activeElement)).toBe(true);
    await behave(open.url);

    await start.click();
    await says(tool, several);
    await button(tool, 'Cancel').click();
    await start.click();
    await says(tool, several);
    await launch.radio(tool, 'Cart').click();
    await misbehave(open.url, { vendor: 'sheets', kind: 'slow' });
    const asked = page.waitForRequest((request) => request.postData()?.includes('ConnectSpreadsheet_Retrieve') === true);
    await start.click();
    await asked;
    await button(tool, 'Cancel').click();
    await behave(open.url);
    await answerOnce(page, 'ConnectSpreadsheet_Retrieve', 'lost');
    await start.click();
    await says(tool, 'Failed to retrieve test cases from Google Sheets. Please try again later.');
    await misbehave(open.url, { vendor: 'sheets', kind: 'forbidden', where: '/values/' });
    await launch.radio(tool, 'Payment').click();
    await start.click();
    await says(tool, 'Google Sheets does not allow this account to read that.');
    await button(tool, 'Cancel').click();
    await behave(open.url);

    await address.fill(sheet('demo-one-sheet-cases'));
    await start.click();
    await backFromImport(page);
    open.problems();
  });
});

describe('Zephyr', () => {
  const openDialog = async (page: Page, name: 'Squad' | 'Scale'): Promise<Locator> => {
    await launch.press(page, `Import from Zephyr ${name}`);
    return page.getByRole('dialog', { name: `Import from Zephyr ${name}` });
  };

  journey('is not reached, not connected, and left', async ({ journey: open }) => {
    const page = await atScope(open, 'manager');
    await answerOnce(page, 'ConnectZephyr_Connections', 'lost');
    const dialog = await openDialog(page, 'Squad');
    await says(dialog, 'Failed to load connections. Please try again later.');
    await answerOnce(page, 'ConnectZephyr_Connections', { zephyrConnections: [] });
    await button(dialog, 'Retry').click();
    await says(dialog, 'You do not have an active integration with Zephyr Squad.');
    await answerOnce(page, 'ConnectZephyr_Projects', 'lost');
    await button(dialog, 'Retry').click();
    await says(dialog, 'Failed to load projects. Please try again later.');
    await button(dialog, 'Retry').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a project');
    await button(dialog, 'Load more').waitFor();
    await misbehave(open.url, { vendor: 'zephyr_squad', kind: 'slow', where: '/project' });
    await button(dialog, 'Load more').click();
    await button(dialog, /STORE/).click();
    await button(dialog, 'Ad hoc, Unscheduled').waitFor();
    await behave(open.url);
    await button(dialog, 'Back').click();
    for (const next of [/STORE/, 'Load more']) {
      await answerOnce(page, 'ConnectZephyr_Projects', 'lost');
      await button(dialog, 'Load more').click();
      await says(dialog, 'Failed to load projects. Please try again later.');
      await button(dialog, next).click();
      if (next !== 'Load more') await button(dialog, 'Back').click();
    }
    await button(dialog, /TEAM11/).click();
    await says(dialog, 'This project has no test cycles.');
    await button(dialog, 'Back').click();
    await button(dialog, /STORE/).click();
    await button(dialog, 'Ad hoc, Unscheduled').click();
    await says(dialog, 'This test cycle has no test executions.');
    await button(dialog, 'Back').click();
    await button(dialog, 'Cancel').click();
    await dialog.waitFor({ state: 'detached' });
    open.problems();
  });

  journey('goes back from every place and stumbles over every list', async ({ journey: open }) => {
    const page = await atScope(open, 'manager');
    const { url } = open;
    const vendor = 'zephyr_scale';
    const dialog = await openDialog(page, 'Scale');
    await misbehave(url, { vendor, kind: 'garbled', where: '/projects' });
    await button(dialog, 'Shop team').click();
    await says(dialog, 'Failed to load projects. Please try again later.');
    await button(dialog, 'Back').click();
    await behave(url);
    await button(dialog, 'Shop team').click();
    await button(dialog, 'SHOP').waitFor();
    await button(dialog, 'Back').click();
    await misbehave(url, { vendor, kind: 'slow', where: '/projects' });
    await button(dialog, 'Shop team').click();
    await button(dialog, 'Back').click();
    await behave(url);
    await button(dialog, 'Shop team').click();

    await misbehave(url, { vendor, kind: 'slow', where: '/testcycles' });
    await button(dialog, 'SHOP').click();
    await button(dialog, 'Back').click();
    await misbehave(url, { vendor, kind: 'garbled', where: '/testcycles' });
    await button(dialog, 'SHOP').click();
    await says(dialog, 'Failed to load test cycles. Please try again later.');
    await button(dialog, 'Back').click();
    await behave(url);
    await answerOnce(page, 'ConnectZephyr_TestCycles', 'lost');
    await button(dialog, 'SHOP').click();
    await says(dialog, 'Failed to load test cycles. Please try again later.');
    await button(dialog, 'Retry').click();
    await misbehave(url, { vendor, kind: 'slow', where: 'startAt=10&' });
    await button(dialog, 'Load more').click();
    await button(dialog, /Nightly 2/).click();
    await behave(url);
    await launch.arriveAt(page, 'Import test cases');
    await backFromImport(page);
    await openDialog(page, 'Scale');
    await button(dialog, 'Shop team').click();
    await button(dialog, 'SHOP').click();
    await button(dialog, 'Load more').waitFor();
    for (const next of [/Nightly 2/, 'Load more']) {
      await answerOnce(page, 'ConnectZephyr_TestCycles', 'lost');
      await button(dialog, 'Load more').click();
      await says(dialog, 'Failed to load test cycles. Please try again later.');
      if (next !== 'Load more') await misbehave(url, { vendor, kind: 'slow', where: '/testexecutions' });
      await button(dialog, next).click();
      if (next !== 'Load more') await button(dialog, 'Back').click();
      await behave(url);
    }
    await button(dialog, /Nightly 11/).waitFor();
    await button(dialog, 'Back').click();
    await button(dialog, 'SHOP').click();

    await answerOnce(page, 'ConnectZephyr_TestExecutions', 'lost');
    await button(dialog, /Nightly 2/).click();
    await says(dialog, 'Failed to load test cases. Please try again later.');
    await button(dialog, 'Back').click();
    await misbehave(url, { vendor, kind: 'slow', where: 'startAt=0&' });
    await button(dialog, /Nightly 2/).click();
    await button(dialog, 'Back').click();
    await button(dialog, /Nightly 2/).waitFor();
    await behave(url);
    open.problems();
  });

  journey('hands on what it gathered, whole or in part', async ({ journey: open }) => {
    const page = await atScope(open, 'manager');
    const { url } = open;
    const vendor = 'zephyr_scale';
    const walk = async (): Promise<Locator> => {
      const dialog = await openDialog(page, 'Scale');
      await button(dialog, 'Shop team').click();
      await button(dialog, 'SHOP').click();
      await button(dialog, /Release 2\.4/).dblclick();
      return dialog;
    };
    await misbehave(url, { vendor, kind: 'garbled', where: 'startAt=10&' });
    const failed = await walk();
    await says(failed, 'Failed to load test cases. Please try again later.');
    await button(failed, 'Continue with 10 test cases').click();
    await backFromImport(page);

    await misbehave(url, { vendor, kind: 'slow', where: 'startAt=10&' });
    const slow = await walk();
    await button(slow, 'Continue with 10 test cases').click();
    await backFromImport(page);

    await misbehave(url, { vendor, kind: 'garbled', where: 'startAt=10&' });
    const whole = await walk();
    await says(whole, 'Failed to load test cases. Please try again later.');
    await behave(url);
    await button(whole, 'Retry').click();
    await launch.arriveAt(page, 'Import test cases');
    expect(await button(page.locator('body'), /^Import \d+ test cases$/).innerText()).toMatch(/^Import 2\d /);
  });
});
