import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addressOf, clearForm, fillForm, launchButton, preview } from '../support/drivers-forms.ts';
import { arriveAt, leaveDraft, press, readyTest } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { routed } from '../support/routed.ts';
import { journey } from '../support/journey.ts';

describe('Launch with the request flow', () => {
  journey('LA-055 LA-074: is the request, and begins in the wizard while there is no test', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await arriveAt(page, 'Activity');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/launch/test');
    await page.goto('/launch?tab=advanced_test');
    await arriveAt(page, 'Activity');
    await page.goto('/launch/preview');
    await arriveAt(page, 'Activity');
  });

  journey('LA-035 SH-089 SH-092 SH-093: has all its pages under one address', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await arriveAt(page, 'Activity');
    await page.evaluate(() => {
      const state: unknown = { ...history.state, requestName: 'Release 11' };
      History.prototype.replaceState.call(history, state, '', '/launch/success');
    });
    await page.reload();
    await arriveAt(page, 'We have received your request');
    expect(await page.getByRole('link', { name: 'Launch another test' }).getAttribute('href')).toBe('/launch');
    for (const [path, heading] of [
      ['/launch/test', 'Activity'],
      ['/launch/tests-for-cloning', 'Clone a Test Run'],
      ['/launch/advanced-tests-for-cloning', 'Clone a previous test run'],
    ] as const) {
      await page.goto(path);
      await arriveAt(page, heading);
    }
    const classic = await as('classic', '/launch?tab=advanced_test');
    await clearForm(classic);
    await fillForm(classic);
    await preview(classic);
    expect(addressOf(classic)).toBe('/launch/preview');
  });
});

describe('Launch on trial', () => {
  journey('SH-147: asks for the company name first, and has nothing to clone', async ({ journey: { as, portal } }) => {
    const page = await as('trial', '/launch');
    await page.getByRole('dialog', { name: /^Before you view your test results, please let us know your company name/ }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await page.getByRole('textbox', { name: /^Company name/ }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('button', { name: 'Skip' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    await page.goto('/launch/tests-for-cloning');
    await page.getByText('There are no test runs to clone.').waitFor();
    type Lists = { readonly flexibleTestingTests: { readonly totalCount: number } };
    const { flexibleTestingTests } = await (await portal('trial'))<Lists>('{ flexibleTestingTests { totalCount } }');
    expect(flexibleTestingTests.totalCount).toBe(0);
  });
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
const hostile = { name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0000\u0001') };
const notSupported = 'evil.png: This type of file is not supported.';
const filesOf = (page: Page) => page.getByRole('region', { name: 'Files' });
const attachedTo = (page: Page) => filesOf(page).getByRole('listitem');
const attach = (page: Page, ...files: readonly ReturnType<typeof picture>[]) =>
  filesOf(page)
    .locator('input[type=file]')
    .setInputFiles([...files]);
const address = '**/api/request-files';
const allSent = async (page: Page): Promise<void> => {
  await expect.poll(() => filesOf(page).getByText('Not sent yet').count()).toBe(0);
};

/** Opens the details of a request that was launched under this name. */
const openDetails = async (page: Page, ask: AskPortal, name: string): Promise<void> => {
  type Requests = { readonly advancedTestRequests: { readonly nodes: readonly { readonly id: string; readonly name: string }[] } };
  const { advancedTestRequests } = await ask<Requests>('{ advancedTestRequests(first: 100) { nodes { id name } } }');
  await page.goto(`/results/${advancedTestRequests.nodes.find((each) => each.name === name)?.id}?tab=test-details`);
};

describe('Files of a request', () => {
  journey(
    'go along from the summary of a request, but for what pretends to be a picture',
    async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      const name = `With files ${Date.now()}`;
      await leaveDraft(customer, { name, tests: [await readyTest(customer, 'Exploring')] });
      const page = await as('customer', '/launch');
      await arriveAt(page, 'Launch request');
      const held = Promise.withResolvers<void>();
      const hold = async (route: Route): Promise<void> => {
        await held.promise;
        await route.fallback();
      };
      await routed(page, address, hold);
      await attach(page, picture('first.png'), hostile, picture('second.png'));
      await filesOf(page).getByText('Sending 1 of 3').waitFor();
      await filesOf(page)
        .getByRole('button', { name: 'choose files', description: /Wait until the files are sent/u })
        .waitFor();
      expect(await filesOf(page).getByText('Not sent yet').count()).toBe(3);
      await page.getByText('Wait until every file is sent, or remove what was not.').first().waitFor();
      expect(await page.getByRole('button', { name: /^Launch test request/u }).getAttribute('aria-disabled')).toBe('true');
      held.resolve();
      await allSent(page);
      await expect.poll(() => attachedTo(page).count()).toBe(2);
      await filesOf(page).getByText(notSupported).waitFor();
      await page.unroute(address, hold);
      await attach(page, hostile);
      await expect.poll(() => filesOf(page).getByText(notSupported).count()).toBe(1);
      await attach(page, ...Array.from({ length: 19 }, (_, at) => picture(`${at}.png`)));
      await filesOf(page).getByText('At most 20 files come along with a request.').waitFor();
      const large = join(tmpdir(), `large-${Date.now()}.zip`);
      await writeFile(large, '');
      await truncate(large, 200 * 1024 * 1024 + 1);
      await filesOf(page).locator('input[type=file]').setInputFiles(large);
      await filesOf(page).getByText('A file cannot be larger than 200 MB.').waitFor();
      await rm(large);
      await routed(page, address, (route) => route.abort('connectionreset'));
      await attach(page, picture('lost.png'));
      await filesOf(page).getByText('lost.png: The file was not sent. Try again.').waitFor();
      await page.unroute(address);
      await filesOf(page).getByRole('button', { name: 'Remove first.png' }).click();
      await attach(page, picture('third.png'));
      await expect
        .poll(() => attachedTo(page).allInnerTexts())
        .toMatchObject([/^second\.png/u, /^third\.png/u].map((text) => expect.stringMatching(text)));
      await allSent(page);
      expect(problems().filter((problem) => !/415|ERR_CONNECTION_RESET/u.test(problem))).toEqual([]);
      await press(page, 'Launch test request');
      await arriveAt(page, 'We have received your request');
      await openDetails(page, customer, name);
      const link = page.getByRole('link', { name: 'second.png' });
      const loading = page.waitForEvent('download');
      await link.click();
      expect(await readFile(await (await loading).path())).toEqual(png);
      await page.getByRole('link', { name: 'third.png' }).waitFor();
      expect(await page.getByRole('link', { name: 'first.png' }).count()).toBe(0);
    },
  );

  journey('go along from the simple form, and stay there over a reload', async ({ journey: { as, portal } }) => {
    const page = await as('classic', '/launch?tab=advanced_test');
    const name = `Simple files ${Date.now()}`;
    await clearForm(page);
    await fillForm(page, { 'Test run name': name });
    await attach(page, picture('kept.png'));
    await expect.poll(() => attachedTo(page).count()).toBe(1);
    await allSent(page);
    await page.reload();
    await expect.poll(() => attachedTo(page).count()).toBe(1);
    await preview(page);
    await page.getByText('kept.png').waitFor();
    await launchButton(page).click();
    await launchButton(page, 'Test launched').waitFor();
    await openDetails(page, await portal('classic'), name);
    await page.getByRole('link', { name: 'kept.png' }).waitFor();
  });
});
