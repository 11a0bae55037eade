import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lost, refused } from '../support/drivers-faults.ts';
import { radio } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { issuesTest } from '../support/drivers-results.ts';
import { rejectAsDuplicate } from '../support/drivers-unsent.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const filters = (page: Page) => page.getByRole('radiogroup', { name: 'Triage status' });
const show = (page: Page, filter: RegExp): Promise<void> => radio(filters(page), filter).click();
const rows = (page: Page) => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const current = (page: Page): Promise<string | null> => page.locator('a[data-key][aria-current="true"]').getAttribute('data-key');
const triage = (page: Page) => page.getByRole('toolbar', { name: 'Triage' });
const choices = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const counts = async (page: Page, ...expected: readonly string[]): Promise<void> => {
  await expect.poll(() => filters(page).locator('label').allTextContents()).toEqual(expected);
};

/** Reads an issue of the list, which may give way to the one of another filter a moment after that was chosen. */
const read = async (page: Page, at = 0): Promise<void> => {
  const row = rows(page).nth(at);
  const isRead = async (): Promise<boolean> => {
    await row.click();
    return (await current(page)) === (await row.getAttribute('data-key'));
  };
  await expect.poll(isRead).toBe(true);
  await triage(page).waitFor();
};

/** Opens the issues of a test and reads the first. */
const openDesk = async (as: (account: 'customer', path: string) => Promise<Page>, testId: string): Promise<Page> => {
  const page = await as('customer', `/results/${testId}?tab=issues`);
  await rows(page).first().waitFor();
  await read(page);
  return page;
};

/** Waits until the keys belong to the list again. */
const atRest = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-key]') ?? false)).toBe(true);
};

/** Presses a key that judges, and waits until another issue is read. */
const judge = async (page: Page, press: () => Promise<unknown>): Promise<void> => {
  const before = await current(page);
  await press();
  await expect.poll(() => current(page)).not.toBe(before);
};

const testWith = (portal: AskPortal, demanding: boolean, atLeast: number): Promise<string> =>
  issuesTest(portal, (test) => test.forceSeverityChangeBeforeAccept === demanding && test.issueCounts.untriaged >= atLeast);

describe('judging issues', () => {
  journey('goes both ways for every verdict, and back to where it was', async ({ journey: { as, portal, problems } }) => {
    const page = await openDesk(as, await testWith(await portal('manager'), false, 10));
    const key = (keys: string) => () => page.keyboard.press(keys);
    await judge(page, key('j'));
    await judge(page, key('k'));

    await key('s')();
    await choices(page, 'Severity').waitFor();
    await key('Escape')();
    await choices(page, 'Severity').waitFor({ state: 'detached' });
    await atRest(page);
    await key('s')();
    await choices(page, 'Severity').locator('button[aria-pressed="true"]').click();
    await choices(page, 'Severity').waitFor({ state: 'detached' });
    await atRest(page);
    await key('s')();
    await choices(page, 'Severity').locator('button[aria-pressed="false"]').first().click();
    await choices(page, 'Severity').waitFor({ state: 'detached' });
    await atRest(page);
    await key('u')();
    await page.getByText(/^Undone: /).waitFor();

    await key('3')();
    await choices(page, 'Reason').waitFor();
    await key('Escape')();
    await choices(page, 'Reason').waitFor({ state: 'detached' });
    await atRest(page);

    await key('3')();
    await choices(page, 'Reason').waitFor();
    await key('Escape')();
    await key('s')();
    await choices(page, 'Severity').waitFor();
    await key('Escape')();
    await key('s')();
    await choices(page, 'Severity').waitFor();
    await key('Escape')();
    await choices(page, 'Severity').waitFor({ state: 'detached' });
    await atRest(page);
    await triage(page)
      .getByRole('button', { name: /^Reject/ })
      .dblclick();
    await choices(page, 'Reason').waitFor();
    await expect.poll(() => page.locator('[data-exiting]').count()).toBe(0);
    await choices(page, 'Reason').waitFor();
    await key('Escape')();
    await choices(page, 'Reason').waitFor({ state: 'detached' });

    const standing = await filters(page).locator('label').allTextContents();
    await refused(page, 'TriageIssue_Reject', 'flexibleTestingIssueReject', () => rejectAsDuplicate(page));
    await counts(page, ...standing);
    await read(page, 1);
    await judge(page, () => rejectAsDuplicate(page));
    await key('u')();
    await counts(page, ...standing);
    await read(page);
    await judge(page, key('1'));
    await show(page, /^Accepted/);
    await read(page);
    await triage(page).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Move back to New' }).click();
    await show(page, /^New/);
    await read(page);
    await judge(page, () => rejectAsDuplicate(page));
    await show(page, /^Rejected/);
    await read(page);
    await triage(page).getByRole('button', { name: 'Change reason' }).click();
    await choices(page, 'Reason').locator('button[aria-pressed="true"]').click();
    await choices(page, 'Reason').waitFor({ state: 'detached' });
    await triage(page).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Move back to New' }).click();
    problems();
  });

  journey('asks for a severity where the test wants one', async ({ journey: { as, portal } }) => {
    const page = await openDesk(as, await testWith(await portal('manager'), true, 1));
    await page.keyboard.press('1');
    await page.getByText('This test asks for a severity before an issue is accepted.').waitFor();
    await page.keyboard.press('Escape');
    await choices(page, 'Severity').waitFor({ state: 'detached' });
    await atRest(page);
    await page.keyboard.press('1');
    await choices(page, 'Severity').getByRole('button', { name: 'High' }).click();
    await page.getByText(/accepted$/).waitFor();
    await page.keyboard.press('u');
    await page.getByText(/^Undone: /).waitFor();
  });

  journey('that fails leads back to the issue, where it can be judged again', async ({ journey: { as, portal, problems } }) => {
    const page = await openDesk(as, await testWith(await portal('manager'), false, 4));
    const failed = await current(page);
    await page.waitForLoadState('networkidle');
    await routed(page, '**/api/customer_portal', (route) =>
      /"TriageIssue_Accept"/.test(route.request().postData() ?? '') ? route.abort('connectionreset') : route.fallback(),
    );
    await judge(page, () => page.keyboard.press('1'));
    const back = page.getByRole('button', { name: /^Back to / });
    await back.focus();
    await page.unroute('**/api/customer_portal');
    await page.keyboard.press('Enter');
    await expect.poll(() => current(page)).toBe(failed);
    await atRest(page);
    await judge(page, () => page.keyboard.press('1'));
    await expect
      .poll(() => rows(page).evaluateAll((all, key) => all.some((row) => row.getAttribute('data-key') === key), failed))
      .toBe(false);
    problems();
  });

  journey('empties a list, and undo brings it back', async ({ journey: { as, portal } }) => {
    const testId = await issuesTest(
      await portal('manager'),
      ({ issueCounts: { untriaged, accepted, rejected } }) => untriaged === 2 && accepted + rejected === 0,
    );
    const page = await openDesk(as, testId);
    await judge(page, () => page.keyboard.press('1'));
    await page.keyboard.press('1');
    await counts(page, 'New0', 'Accepted2', 'Rejected0');
    await page.keyboard.press('u');
    await counts(page, 'New1', 'Accepted1', 'Rejected0');
    await triage(page).waitFor();
    await show(page, /^Accepted/);
    await rows(page).first().waitFor();
    await show(page, /^Rejected/);
    await show(page, /^Accepted/);
    await read(page);
    await triage(page).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Move back to New' }).click();
    await counts(page, 'New2', 'Accepted0', 'Rejected0');
    await show(page, /^New/);
    await read(page);
    await triage(page).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const trail = page.getByRole('table', { name: 'Audit trail' });
    await trail
      .getByText(/accepted the issue/)
      .first()
      .waitFor();
  });
});

describe('narrowing issues', () => {
  journey('by words and severity, at an address of its own, and back', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/issues');
    await rows(page).first().waitFor();
    const field = page.getByRole('searchbox', { name: 'Search issues' });
    const name = (await rows(page).first().textContent()) ?? '';
    const word = /[\p{L}]{5,}/u.exec(name)?.[0] ?? name;
    await field.pressSequentially(word.slice(0, 3), { delay: 20 });
    await field.pressSequentially(word.slice(3), { delay: 20 });
    await expect.poll(() => new URL(page.url()).searchParams.get('words')).toBe(word);
    await expect
      .poll(async () => (await rows(page).allTextContents()).every((text) => text.toLowerCase().includes(word.toLowerCase())))
      .toBe(true);
    await page.getByRole('button', { name: 'Severity', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Unknown' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.get('severity')).toBe('unknown');
    await field.fill('no issue says this');
    await field.press('Enter');
    await page.getByText('There are no issues matching your filters.').waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('no issue says this');
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('words')).toBe(false);
    await expect.poll(() => field.inputValue()).toBe('');
    await rows(page).first().waitFor();
    problems();
  });
});

describe('exporting issues', () => {
  journey('selects, clears, asks, and is told when it fails', async ({ journey: { as, portal, problems } }) => {
    const page = await openDesk(as, await testWith(await portal('manager'), false, 10));
    const said = page.getByText(/^[1-9]\d* of \d+ selected/);
    await page.keyboard.press('x');
    await said.waitFor();
    await page.keyboard.press('x');
    await said.waitFor({ state: 'detached' });
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    await page
      .getByRole('dialog')
      .locator('label', { has: page.getByRole('checkbox') })
      .first()
      .click();
    await said.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear filter' }).first().click();
    await read(page);

    const dialog = page.getByRole('dialog', { name: 'Export issue' });
    await page.keyboard.press('e');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('x');
    const exportFile = async (): Promise<void> => {
      await page.keyboard.press('e');
      await dialog.getByRole('button', { name: /^CSV file/ }).click();
    };
    await lost(page, 'ExportIssues_Csv', exportFile);
    await refused(page, 'ExportIssues_Csv', 'exportIssuesToCsv', exportFile);
    await page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^CSV file/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    problems();
  });
});
