import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Tester } from '../support/drivers-crowd.ts';
import * as launch from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { assignModerator, idOf, testerRow, title, twoOf } from '../support/drivers-results.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { journey, moving } from '../support/journey.ts';

const requestName = `Checkout release ${Date.now()}`;
const runName = `Paying, ${requestName}`;
const exploreName = `Gift cards, ${requestName}`;
const noReceipt = `No receipt after paying, ${requestName}`;
const reason = 'Known issue';
const twice = `Voucher is taken twice, ${requestName}`;

let testId = '';
let first: Tester;
let second: Tester;

const addressOf = (page: Page): string => new URL(page.url()).pathname;

describe('one test, from launch to triage', () => {
  journey(
    'SH-003 LA-002 LA-011 LA-013 LA-220 LA-222 LA-223 LA-052 LA-053 LA-054: a customer builds two tests, loses the page on the way, and launches them',
    async ({ journey: { as, portal } }) => {
      await discardDrafts(await portal('customer'));
      const page = await as('customer', '/launch', moving);
      await launch.fillActivity(page, 'Test case run');
      await launch.goOn(page, 'App');
      await launch.fillApp(page, 'https://shop.example.com/checkout');
      await launch.goOn(page, 'Scope');
      await launch.importCases(page);
      await page.getByLabel('Results per test case').fill('2');
      await launch.answerScope(page, 'Every way to pay leads to a receipt.');
      await page.reload();
      await launch.arriveAt(page, 'Scope');
      expect(await page.getByLabel('Goal of the test').inputValue()).toBe('Every way to pay leads to a receipt.');
      await launch.goOn(page, 'Targeting');
      await launch.fillTargeting(page);
      await launch.choose(page, 'Countries', 'United Kingdom');
      await launch.goOn(page, 'Test data');
      await launch.fillTestData(page);
      await launch.goOn(page, 'Review');
      await launch.settleTest(page, runName);

      await page.getByRole('link', { name: 'Add a new test from scratch' }).click();
      await launch.fillActivity(page, 'Exploratory');
      await launch.goOn(page, 'App');
      await page.getByText(`From ${runName}.`).waitFor();
      expect(await page.getByLabel('Link to the application').inputValue()).toBe('https://shop.example.com/checkout');
      await launch.fillApp(page, 'https://shop.example.com/gifts');
      await launch.goOn(page, 'Scope');
      await page.getByLabel('In scope', { exact: true }).fill('Gift cards');
      await page.getByLabel('Out of scope', { exact: true }).fill('Everything else');
      await launch.answerScope(page, 'Gift cards can be bought.');
      await launch.goOn(page, 'Targeting');
      await page.getByRole('region', { name: 'Targeting group 1' }).getByText('United Kingdom').waitFor();
      await launch.choose(page, 'Countries', 'Germany');
      await launch.goOn(page, 'Test data');
      await launch.fillTestData(page);
      await launch.goOn(page, 'Review');
      await launch.settleTest(page, exploreName);

      for (const name of [runName, exploreName]) await page.getByRole('heading', { level: 2, name }).waitFor();
      await page.getByLabel('Test run name').fill(requestName);
      await launch.press(page, 'Launch test request');
      await launch.arriveAt(page, 'We have received your request');
      await page.getByText(requestName, { exact: true }).waitFor();
      expect(addressOf(page)).toBe('/launch/success');
      await page.getByRole('link', { name: 'Launch another test' }).click();
      await launch.arriveAt(page, 'Activity');
      await page.getByText('Test 1 of 1', { exact: true }).waitFor();
    },
  );

  journey(
    'RE-099 RE-101 RE-106: the server starts the supervised test by itself, invites testers, and the page fills while they work',
    async ({ journey: { as, portal, url } }) => {
      const manager = await portal('manager');
      await expect.poll(async () => (testId = await idOf(manager, runName)), { timeout: 30_000 }).not.toBe('');
      const page = await as('manager', `/results/${testId}?tab=testers`, moving);
      await title(page, runName).waitFor();
      [first, second] = await twoOf(url, testId);
      expect(await testerRow(page, first).count()).toBe(0);
      await first.join();
      await testerRow(page, first).getByText('Joined').waitFor();
      await first.failCase('C-1', { title: noReceipt, severity: 'high' });
      await first.failCase('C-2', { title: twice, severity: 'medium' });
      await second.join();
      await second.passCase('C-1');
      await second.passCase('C-2');
      await testerRow(page, first).getByText('Testing complete').waitFor();
      await testerRow(page, second).getByText('Testing complete').waitFor();
    },
  );

  journey(
    'SH-004 RE-320 RE-536 RE-537 RE-588 RE-287 RE-291 RE-292 RE-301: a moderator accepts the assignment and approves what testers handed in',
    async ({ journey: { as, portal } }) => {
      await assignModerator(await portal('manager'), testId);
      const page = await as('moderator', `/results/${testId}`, moving);
      const welcome = page.getByRole('dialog', { name: `Welcome to the moderation of ${runName}` });
      const start = welcome.getByRole('button', { name: "I'm ready to start" });
      await start.waitFor();
      for (const promise of await welcome.locator('label').all()) {
        await expect.poll(() => start.isDisabled()).toBe(true);
        await promise.click();
      }
      await start.click();
      await welcome.waitFor({ state: 'detached' });
      await title(page, runName).waitFor();
      await expect.poll(() => title(page, runName).evaluate((heading) => heading === document.activeElement)).toBe(true);
      for (const tester of [first, second]) {
        await page.getByRole('link', { name: /^Testers/ }).click();
        await page.getByRole('link', { name: tester.name }).click();
        await title(page, tester.name).waitFor();
        const outstanding = page.getByRole('region', { name: 'Outstanding test case results' });
        await outstanding.getByRole('button', { name: 'Pay by card' }).click();
        for (const name of ['Pay by card', 'Pay by voucher']) {
          await page.getByRole('complementary', { name }).getByRole('button', { name: 'Approve' }).click();
          await page.getByRole('region', { name: 'Approved test case results' }).getByRole('button', { name }).waitFor();
        }
        await page.getByRole('region', { name: 'Status' }).getByText('2 of 2 approved').first().waitFor();
        await page.goto(`/results/${testId}`);
      }
      await page.getByRole('region', { name: 'Overall progress' }).getByText('1 of 1 run groups complete').waitFor();
    },
  );

  journey(
    'RE-187 RE-188 RE-473 RE-476 RE-479 RE-480 RE-481 RE-739 SH-044: the manager publishes, other pages follow by themselves, and the customer is told',
    async ({ journey: { as } }) => {
      const page = await as('manager', `/results/${testId}?tab=testers`, moving);
      const other = await as('manager', `/results/${testId}?tab=testers`, moving);
      const customer = await as('customer', `/results/${testId}?tab=issues`, moving);
      await customer.getByRole('heading', { level: 1, name: runName }).waitFor();
      const notices = customer.getByRole('region', { name: 'Notifications' });
      const told = notices.getByText(`2 new issues in ${runName}.`).waitFor({ timeout: 60_000 });
      const link = notices.locator(`a[href="/results/${testId}?tab=issues"]`).first().waitFor({ timeout: 60_000 });
      for (const tester of [first, second]) {
        await page.getByRole('button', { name: `Publish ${tester.name}` }).click();
        const panel = page.getByRole('complementary', { name: `Publish ${tester.name}` });
        for (const warning of [
          'Publishing cannot be undone.',
          'Issues that have not been moderated cannot be published later.',
          'Bug generation takes 5 minutes.',
        ])
          await panel.getByText(warning).waitFor();
        await panel.locator(`a[href="/results/${testId}/participant/${tester.participantId}"]`).waitFor();
        await panel.getByRole('button', { name: 'Publish results' }).click();
        await page.getByText("The publishing of tester's results has been successfully scheduled.").first().waitFor();
        await testerRow(other, tester).getByText('Publishing').first().waitFor();
      }
      for (const tester of [first, second])
        for (const each of [page, other]) await testerRow(each, tester).getByText('Already published').waitFor({ timeout: 60_000 });
      for (const tester of [first, second]) await testerRow(other, tester).getByText('Published', { exact: true }).waitFor();
      await Promise.all([told, link]);
      for (const found of [noReceipt, twice]) await customer.getByRole('link', { name: found }).waitFor();
    },
  );

  journey(
    'SH-005 RE-111 RE-112 RE-113 RE-120 RE-270 RE-272 RE-274 RE-409 RE-725: the customer accepts one issue with a severity, rejects another with a reason, and exports both',
    async ({ journey: { as } }) => {
      const page = await as('customer', `/results/${testId}?tab=issues`, moving);
      await page.getByRole('link', { name: noReceipt }).click();
      const triage = page.getByRole('toolbar', { name: 'Triage' });
      await page.getByRole('heading', { name: noReceipt }).first().waitFor();
      await triage.getByRole('button', { name: /^Severity/ }).click();
      await page.getByRole('list', { name: 'Severity' }).getByRole('button', { name: 'Critical' }).click();
      await triage.getByRole('button', { name: 'Severity: Critical' }).waitFor();
      await triage.getByRole('button', { name: 'Accept', exact: true }).click();
      await page.getByRole('link', { name: twice }).click();
      await page.getByRole('heading', { name: twice }).first().waitFor();
      await triage.getByRole('button', { name: 'Reject' }).click();
      const reasons = page.getByRole('list', { name: 'Reason' });
      const offered = reasons.getByRole('button').locator('span.flex-1');
      await offered.first().waitFor();
      expect(await offered.allTextContents()).toEqual([...rejectionReasons]);
      await reasons.getByRole('button', { name: reason }).click();
      const filters = page.getByRole('radiogroup', { name: 'Triage status' });
      await expect.poll(() => filters.locator('label').allTextContents()).toEqual(['New0', 'Accepted1', 'Rejected1']);
      await page.reload();
      await expect.poll(() => filters.locator('label').allTextContents()).toEqual(['New0', 'Accepted1', 'Rejected1']);
      for (const [filter, found, shown] of [
        [/^Accepted/, noReceipt, 0],
        [/^Rejected/, twice, 1],
      ] as const) {
        await launch.radio(filters, filter).click();
        const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: found }) });
        await row.hover();
        expect(await row.getByText(reason, { exact: true }).count()).toBe(shown);
        await row.getByRole('checkbox', { name: /^Select / }).check();
      }
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^CSV file/ })
        .click();
      const rows = parse(await readFile(await (await download).path()), { columns: true, bom: true }) as Record<string, string>[];
      expect(rows.map((row) => [row['Title'], row['Severity'], row['Triage status'], row['Triage reason'], row['Test']])).toEqual([
        [noReceipt, 'Critical', 'Accepted', '', runName],
        [twice, 'Medium', 'Rejected', reason, runName],
      ]);
      await page.getByRole('list', { name: 'Issues' }).getByText('Exported').waitFor();
    },
  );
});
