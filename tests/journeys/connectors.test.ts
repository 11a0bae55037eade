import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { caseRun } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { Account } from '../support/app.ts';
import * as launch from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { faultsOf } from '../support/axe.ts';
import { behave, misbehave } from '../support/drivers-vendors.ts';
import { focusIn } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

type Open = {
  readonly as: (account: Account, path: string) => Promise<Page>;
  readonly portal: (account: Account) => Promise<AskPortal>;
};

const sheet = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit`;

afterEach(() => behave(ownUrl()));

/** The Scope step of a test with these values, as the account left it. */
async function atScope({ as, portal }: Open, values: Partial<RequestedTestValues> = {}, account: Account = 'customer'): Promise<Page> {
  const ask = await portal(account);
  const { id, values: ready } = await launch.readyTest(ask, 'Connectors');
  await launch.leaveDraft(ask, { tests: [{ id, values: { ...ready, ...caseRun({ testCases: [] }), ...values } }] });
  const page = await as(account, `/launch/test?test=${id}&step=scope`);
  await launch.arriveAt(page, 'Scope');
  return page;
}
async function link(page: Page, id: string): Promise<void> {
  await launch.radio(page, 'Link').click();
  await page.getByLabel('Link to the test cases').fill(sheet(id));
}
const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByText(text, { exact: typeof text === 'string' })
    .first()
    .waitFor();
const cases = (page: Page): Promise<number> => page.getByRole('region', { name: 'Test cases', exact: true }).getByRole('listitem').count();
async function importAll(page: Page, toast: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^Import \d+/ })
    .first()
    .click();
  await launch.arriveAt(page, 'Scope');
  await sees(page, toast);
}

describe('an online spreadsheet', () => {
  journey(
    'LA-254 LA-255 LA-546 LA-555: with several sheets is read after one is picked, also when Google stumbles',
    async ({ journey: open }) => {
      const page = await atScope(open);
      await link(page, 'demo-shop-test-cases');
      await launch.press(page, 'Import from the spreadsheet');
      await sees(page, 'The spreadsheet has several sheets. Choose one and import again.');
      await misbehave(open.url, { vendor: 'sheets', kind: 'broken', where: '/values/' });
      await launch.radio(page, 'Delivery').click();
      await launch.press(page, 'Import from the spreadsheet');
      await sees(page, 'Google Sheets has a problem at the moment. Please try again later.');
      await behave(open.url);
      await launch.press(page, 'Retry');
      await launch.arriveAt(page, 'Import test cases');
      await sees(page, /^Google Sheets, Delivery/);
      await importAll(page, '6 test cases have been successfully imported.');
      expect(await page.getByLabel('Link to the test cases').inputValue()).toBe(sheet('demo-shop-test-cases'));
      expect(await cases(page)).toBe(5);
    },
  );

  journey('LA-547: that nobody knows is named as the trouble, and another one is read', async ({ journey: open }) => {
    const page = await atScope(open);
    await link(page, 'nobody-knows-this');
    await launch.press(page, 'Import from the spreadsheet');
    await sees(page, 'Failed to fetch Google Sheets information. Please check the URL and permissions.');
    await page.getByLabel('Link to the test cases').fill(sheet('demo-one-sheet-cases'));
    await launch.press(page, 'Import from the spreadsheet');
    await launch.arriveAt(page, 'Import test cases');
    await importAll(page, '4 test cases have been successfully imported.');
  });

  journey('LA-556: gives known issues, without the rows that have no title', async ({ journey: open }) => {
    const page = await atScope(open, { knownIssuesSource: 'upload', knownIssuesUrl: sheet('demo-known-issues') });
    await launch.press(page, 'Import from the spreadsheet');
    await launch.arriveAt(page, 'Import known issues');
    await importAll(page, '6 known issues have been successfully imported.');
  });
});

describe('a TestRail run', () => {
  journey('LA-405 LA-406 LA-465 LA-543 LA-544: is read by its id, after TestRail refused once', async ({ journey: open }) => {
    const page = await atScope(open);
    const tool = page.getByRole('group', { name: 'TestRail' });
    expect(await tool.getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true');
    await tool.getByLabel('Test run ID').fill('R101');
    await misbehave(open.url, { vendor: 'testrail', kind: 'unauthorized' });
    await tool.getByRole('button', { name: 'Import' }).click();
    await sees(page, 'TestRail did not accept the stored credentials. Please check your integration settings.');
    await behave(open.url);
    await tool.getByRole('button', { name: 'Retry' }).click();
    await launch.arriveAt(page, 'Import test cases');
    await sees(page, /^TestRail run R101/);
    await launch.press(page, 'Cancel');
    await focusIn(tool.getByRole('button', { name: 'Import' }));
    await page.keyboard.press('Enter');
    await launch.arriveAt(page, 'Import test cases');
    await importAll(page, 'Test Cases have been successfully imported.');
    await sees(page, 'TestRail run R101');
    expect(await cases(page)).toBe(5);
  });
});

describe('Zephyr', () => {
  journey(
    'LA-253 LA-490 LA-491 LA-553: Scale leads through project and cycle to executions, past a page that failed',
    async ({ journey: open }) => {
      const page = await atScope(open);
      await launch.press(page, 'Import from Zephyr Scale');
      const dialog = page.getByRole('dialog', { name: 'Import from Zephyr Scale' });
      await dialog.getByRole('button', { name: 'Shop team' }).click();
      await dialog.getByRole('button', { name: 'SHOP' }).click();
      await dialog.getByRole('button', { name: 'Load more' }).click();
      await dialog.getByRole('button', { name: /Nightly 11/ }).waitFor();
      await misbehave(open.url, { vendor: 'zephyr_scale', kind: 'garbled', where: 'startAt=10&' });
      await dialog.getByRole('button', { name: /Release 2\.4/ }).click();
      await dialog.getByRole('alert').getByText('Failed to load test cases. Please try again later.').waitFor();
      await dialog.getByText(/^10 of \d+ test cases loaded$/).waitFor();
      await dialog.getByRole('button', { name: 'Continue with 10 test cases' }).waitFor();
      await behave(open.url);
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await launch.arriveAt(page, 'Import test cases');
      await sees(page, /^Zephyr Scale, SHOP-R1 Release 2\.4/);
      await importAll(page, /^\d+ test cases have been successfully imported\.$/);
      await sees(page, 'Zephyr Scale, SHOP-R1 Release 2.4');
    },
  );

  journey('LA-253 LA-551: Squad is read the same way, after its projects failed to load', async ({ journey: open }) => {
    const page = await atScope(open, {}, 'manager');
    await misbehave(open.url, { vendor: 'zephyr_squad', kind: 'cut' });
    await launch.press(page, 'Import from Zephyr Squad');
    const dialog = page.getByRole('dialog', { name: 'Import from Zephyr Squad' });
    await dialog.getByRole('alert').getByText('Failed to load projects. Please try again later.').waitFor();
    await behave(open.url);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByRole('button', { name: /Store/ }).click();
    await dialog.getByRole('button', { name: /Smoke/ }).click();
    await launch.arriveAt(page, 'Import test cases');
    await importAll(page, '3 test cases have been successfully imported.');
  });

  journey('is without fault for axe in light and dark, on a desk and on a phone', async ({ journey: open }) => {
    const page = await atScope(open);
    await link(page, 'demo-shop-test-cases');
    await launch.press(page, 'Import from the spreadsheet');
    await sees(page, 'The spreadsheet has several sheets. Choose one and import again.');
    expect(await faultsOf(page)).toEqual([]);
    await launch.radio(page, 'CSV file').click();
    await launch.arriveAt(page, 'Import test cases');
    await launch.press(page, /^Scope, /);
    await launch.press(page, 'Import from Zephyr Scale');
    const dialog = page.getByRole('dialog', { name: 'Import from Zephyr Scale' });
    await misbehave(open.url, { vendor: 'zephyr_scale', kind: 'garbled', where: 'testcycles' });
    await dialog.getByRole('button', { name: 'Shop team' }).click();
    await dialog.getByRole('button', { name: 'SHOP' }).click();
    await dialog.getByRole('alert').getByText('Failed to load test cycles. Please try again later.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
