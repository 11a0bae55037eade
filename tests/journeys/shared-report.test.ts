import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';

/** Goes on from field to field, as somebody without a pointer does, to the one of this name. */
const reach = async (page: Page, name: string): Promise<void> => {
  for (let steps = 0; steps < 60; steps += 1) {
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent || element?.getAttribute('aria-label') || element?.textContent || '';
    });
    if (here.trim().startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
};

const openTest = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /Checkout regression, release 11/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Share report' }).waitFor();
};

describe('a shared report', () => {
  journey(
    'is made by keys alone, opened without an account or a script, and revoked',
    { timeout: 240_000 },
    async ({ journey: { as, browser, url, problems } }) => {
      const page = await as('customer', '/results');
      await openTest(page);
      await reach(page, 'Share report');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Share report' }).waitFor();
      await page.getByText('Checkout, release 11').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await reach(page, 'New report');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'New report' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await reach(page, 'Title');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Handed on');
      await reach(page, 'Test case results');
      await page.keyboard.press('Space');
      await reach(page, 'Make the link');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Copy this link' }).waitFor();
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      expect(await faultsOf(page)).toEqual([]);
      await reach(page, 'Done');
      await page.keyboard.press('Enter');
      const row = page.getByRole('listitem').filter({ hasText: 'Handed on' });
      await row.getByText('Not opened yet').waitFor();

      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false, colorScheme: 'dark' });
      const path = `${url}${new URL(link).pathname}`;
      const stranger = await context.newPage();
      expect((await stranger.goto(path))?.status()).toBe(200);
      await stranger.getByRole('heading', { name: 'Handed on', level: 1 }).waitFor();
      await stranger.getByRole('heading', { name: 'Test case results' }).waitFor();
      await row.getByText(/Opened once, last just now/u).waitFor();
      await row.getByRole('button', { name: 'Revoke Handed on' }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Revoke', exact: true }).click();
      await toast(page, 'The report Handed on was revoked.').waitFor();
      await row.getByText('Revoked', { exact: true }).waitFor();
      expect((await stranger.goto(path))?.status()).toBe(410);
      await stranger.getByRole('heading', { name: 'This report has ended' }).waitFor();
      expect((await stranger.goto(`${url}/shared/nothing`))?.status()).toBe(404);
      await context.close();
      problems();
    },
  );

  journey('fits a phone and paper', async ({ journey: { browser, url } }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${url}/shared/demo-report`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...paper.matchAll(/\/Type\s*\/Page[^s]/gu)].length;
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(8);
    expect(paper).toMatch(/MediaBox \[0 0 59[45]\.\d+ 841\.\d+\]/u);
    expect([...paper.matchAll(/\/URI \([^)]*\)/gu)].map(([address]) => address)).toEqual([]);
    await page.setViewportSize({ width: 673, height: 1000 });
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll('table, td, th, p, img')]
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 || each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(clipped.filter((markup) => !markup.startsWith('<img class="only-print"'))).toEqual([]);
    await page.goto(`${url}/shared/nothing`);
    expect(await faultsOf(page)).toEqual([]);
    await context.close();
  });

  journey(
    'holds the issues that a test manager chose, and is not offered to moderators',
    async ({ journey: { as, browser, url, problems } }) => {
      const page = await as('manager', '/results');
      await openTest(page);
      await page.getByRole('button', { name: 'Share report' }).click();
      await page.getByRole('button', { name: 'New report' }).click();
      const dialog = page.getByRole('dialog', { name: 'New report' });
      await dialog.getByLabel('Title').fill('One issue');
      await dialog.getByRole('radio', { name: 'Issues chosen by hand' }).check();
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      await dialog.getByText('Choose at least one issue.').waitFor();
      await dialog.getByRole('searchbox').fill('bank opens');
      await dialog
        .getByRole('checkbox', { name: /Window of the bank opens/u })
        .first()
        .check();
      await dialog.getByText('1 chosen').waitFor();
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      await page.getByRole('dialog', { name: 'Copy this link' }).waitFor();
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      const context = await browser.newContext();
      const stranger = await context.newPage();
      await stranger.goto(`${url}${new URL(link).pathname}`);
      await stranger.getByRole('heading', { name: /Window of the bank opens/u }).waitFor();
      expect(await stranger.getByRole('article').count()).toBe(1);
      await context.close();
      const moderator = await as('moderator', `/results/${new URL(page.url()).pathname.split('/').at(2) ?? ''}`);
      await moderator.getByRole('heading', { name: 'Checkout regression, release 11' }).waitFor();
      expect(await moderator.getByRole('button', { name: 'Share report' }).count()).toBe(0);
      problems();
    },
  );
});
