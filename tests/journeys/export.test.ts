import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { arriveAt } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { issuesTest } from '../support/drivers-results.ts';
import { behave, misbehave } from '../support/drivers-vendors.ts';
import { journey } from '../support/journey.ts';
import { tellOfItem } from '../support/other-states.ts';
import { ownDataDir, ownUrl } from '../support/own-url.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' } as const;
afterEach(() => behave(ownUrl()));

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('button', { name, exact: typeof name === 'string' });
const progress = (page: Page): Locator => page.getByRole('dialog', { name: /^Export to / });
const lines = (page: Page): Locator => progress(page).getByRole('list', { name: 'Issues of this export' }).getByRole('listitem');

/** A test with new issues, none of which was exported. */
const openTest = (manager: AskPortal): Promise<string> => issuesTest(manager, ({ issueCounts }) => issueCounts.untriaged >= 6);

const select = async (page: Page, number: number): Promise<void> => {
  await rows(page).first().waitFor();
  for (let at = 0; at < number; at += 1) {
    await page.keyboard.press('x');
    await page.keyboard.press('j');
  }
  await page.getByText(`${number} of 50 selected`).waitFor();
};
const chooseJira = async (page: Page): Promise<void> => {
  await page.keyboard.press('e');
  await button(page, /^Jira/).click();
  await page.getByRole('combobox', { name: 'Project' }).waitFor();
};
const pick = async (page: Page, name: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('combobox', { name }).click();
  // By touch the library shows a list once it knows whether a keyboard comes.
  await page.waitForFunction(() => document.querySelector<HTMLElement>('[role=listbox]')?.parentElement?.style.opacity === '');
  await page.getByRole('option', { name: option }).first().click();
};

describe('exporting to a tracker', () => {
  journey(
    'RE-248 RE-570 RE-571 RE-573 RE-722 LA-029 LA-511: goes to Jira by keyboard, is tried out first, survives a reload, and ends with a link at each issue',
    async ({ journey: { as, portal } }) => {
      const testId = await openTest(await portal('manager'));
      const page = await as('customer', `/results/${testId}?tab=issues`);
      await select(page, 2);
      await page.keyboard.press('e');
      await page.getByRole('dialog', { name: 'Export 2 issues', exact: true }).waitFor();
      await button(page, /^Jira/).click();
      await page.getByRole('dialog', { name: 'Export 2 issues to Jira' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);

      await pick(page, 'Project', /^Payments/);
      await button(page, 'Dry run').click();
      await page.getByText("Issue Type can't be blank").waitFor();
      await pick(page, 'Issue Type', 'Task');
      await button(page, 'Dry run').click();
      const sent = dialog(page).getByRole('list', { name: 'What will be sent' });
      await sent.getByRole('button').first().click();
      await sent.getByRole('button', { name: 'As it is sent' }).click();
      const request = JSON.parse((await sent.locator('pre').textContent()) ?? '{}');
      expect([request.fields.project, request.fields.issuetype]).toEqual([{ key: 'PAY' }, { name: 'Task' }]);
      await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const [text, foot] = [await sent.boundingBox(), await button(page, 'Export').boundingBox()];
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      expect(await faultsOf(page)).toEqual([]);
      await button(page, 'Back').click();
      await button(page, 'Dry run').click();
      await button(page, 'Export').click();

      await progress(page).getByText('2 of 2 issues exported.').waitFor();
      expect(await lines(page).count()).toBe(2);
      const links = await lines(page).getByRole('link').allTextContents();
      expect(links.map((key) => /^PAY-\d+/u.test(key))).toEqual([true, true]);
      await page.reload();
      await progress(page).getByText('2 of 2 issues exported.').waitFor();
      await button(page, 'Close').click();
      await rows(page).first().click();
      const about = page.getByRole('complementary', { name: 'About the issue' });
      await about.getByRole('link', { name: /^PAY-\d+/u }).waitFor();
      await page.keyboard.press('e');
      await button(page, /^Jira.*Last time: PAY, Task/u).click();
      await button(page, 'Dry run').click();
      await dialog(page)
        .getByText(/^Already there: PAY-/u)
        .waitFor();
      expect(await button(page, /^Export 0/).getAttribute('aria-disabled')).toBe('true');
      await page.getByText('Export the one that is already there again').click();
      await button(page, 'Export').click();
      await progress(page).getByText('1 of 1 issue exported.').waitFor();
    },
  );

  journey(
    'finds an issue whose work the tracker has ended, says so by its word, and begins a request that tests the fix',
    async ({ journey: { as, portal } }) => {
      const customer = await portal('customer');
      type Found = {
        readonly edges: readonly {
          readonly node: {
            readonly id: string;
            readonly code: string;
            readonly testCases: readonly Case[];
            readonly exports: readonly unknown[];
          };
        }[];
      };
      type Case = { readonly name: string };
      const { flexibleTestingIssues: listed } = await customer<{ readonly flexibleTestingIssues: Found }>(
        '{ flexibleTestingIssues(triageStatusEq: untriaged, first: 50) { edges { node { id code testCases { name } exports { id } } } } }',
      );
      const issue = listed.edges.map(({ node }) => node).find(({ testCases, exports }) => testCases.length > 0 && exports.length === 0);
      if (issue === undefined) throw new Error('no new issue that went nowhere was found in a test case');
      const started = await customer<{
        readonly exportIssuesToGithub: { readonly successful: boolean; readonly result: { readonly id: string } };
      }>(`mutation ($input: ExportIssuesToGithubInput!) { exportIssuesToGithub(input: $input) { successful result { id } } }`, {
        input: { issueIds: [issue.id], exportParams: { repository: 'northwind/checkout' }, again: true },
      });
      const job = { id: started.exportIssuesToGithub.result.id };
      const keyOf = async (): Promise<string | null> => {
        const { issueExportJob } = await customer<{
          readonly issueExportJob: { readonly exports: readonly { readonly key: string | null }[] };
        }>('query ($id: ID!) { issueExportJob(id: $id) { exports { key } } }', job);
        return issueExportJob.exports[0]?.key ?? null;
      };
      await expect.poll(keyOf).not.toBeNull();
      const key = (await keyOf()) ?? '';
      await tellOfItem(ownDataDir(), key, 'done', 'Closed as completed');

      const page = await as('customer', '/issues');
      await page.getByRole('button', { name: 'Tracker', exact: true }).click();
      await page.getByRole('radiogroup', { name: 'State in the tracker' }).getByText('Done', { exact: true }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('tracker')).toBe('done');
      await page.keyboard.press('Escape');
      await rows(page).filter({ hasText: issue.code }).waitFor();
      await page.goto(`/issues/${issue.id}`);
      const about = page.getByRole('complementary', { name: 'About the issue' });
      await about.getByText('Closed as completed').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await about.getByRole('button', { name: /^Retest \d+ test cases?$/u }).click();
      await page.waitForURL((url) => url.searchParams.get('draft') !== null);
      type Draft = {
        readonly launchDraft: {
          readonly values: {
            readonly tests: readonly { readonly values: { readonly testCases: readonly Case[]; readonly exports: readonly unknown[] } }[];
          };
        };
      };
      const { launchDraft } = await customer<Draft>('query ($id: ID!) { launchDraft(id: $id) { values } }', {
        id: new URL(page.url()).searchParams.get('draft'),
      });
      expect(launchDraft.values.tests.flatMap(({ values }) => values.testCases.map(({ name }) => name)).toSorted()).toEqual(
        issue.testCases.map(({ name }) => name).toSorted(),
      );
      await discardDrafts(customer);
    },
  );

  journey(
    'RE-751 RE-727: says what the server says in the form, keeps what was typed when the answer is lost, and leads to settings',
    async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      await customer('mutation { integrationReset(input: { code: "github" }) { successful } }');
      const testId = await openTest(await portal('manager'));
      const page = await as('customer', `/results/${testId}?tab=issues`);
      await select(page, 1);
      await chooseJira(page);
      await button(page, 'Back').click();
      await button(page, /^Jira/).click();
      await pick(page, 'Project', /^Quality/);
      await button(page, 'Export').click();
      await page.getByText("Issue Type can't be blank").waitFor();
      await pick(page, 'Issue Type', 'Story');
      await page.getByRole('textbox', { name: 'Labels' }).fill('crowd web');
      await lost(page, 'ExportToTracker_Jira', () => button(page, 'Export').click());
      await dialog(page).getByText('There was an issue with exporting the issues. Please try again later.').waitFor();
      await refused(page, 'ExportToTracker_Jira', 'exportIssuesToJira', () => button(page, 'Export').click());
      expect(await page.getByRole('textbox', { name: 'Labels' }).inputValue()).toBe('crowd web');
      await button(page, 'Back').click();
      await button(page, /^GitHub.*Inactive/u).click();
      await arriveAt(page, 'Integrations');
      await customer(
        'mutation { integrationUpdate(input: { code: "github", githubAuthenticationParams: { access_token: "demo-github-token" } }) { successful } }',
      );
      problems();
    },
  );

  journey(
    'to GitHub names whom it assigns no issues to, and goes once they are left out',
    async ({ journey: { as, portal, problems } }) => {
      const testId = await openTest(await portal('manager'));
      const page = await as('customer', `/results/${testId}?tab=issues`);
      await select(page, 1);
      await page.keyboard.press('e');
      await button(page, /^GitHub/).click();
      await pick(page, 'Repository', 'northwind/checkout');
      const assignees = page.getByRole('textbox', { name: 'Assignees' });
      await assignees.fill(Array.from({ length: 11 }, (_each, at) => `tester-${at}`).join(' '));
      await button(page, 'Dry run').click();
      await page.getByText('An issue can have at most 10 assignees').waitFor();
      await assignees.fill('@Maya-Okafor, nobody');
      await button(page, 'Dry run').click();
      await dialog(page).getByText('GitHub cannot assign issues there to nobody.').first().waitFor();
      expect(await button(page, 'Export').getAttribute('aria-disabled')).toBe('true');
      expect(await faultsOf(page)).toEqual([]);
      await button(page, 'Back').click();
      await assignees.fill('@Maya-Okafor');
      await button(page, 'Dry run').click();
      await dialog(page).getByText('Will be created', { exact: true }).waitFor();
      await button(page, 'Export').click();
      await progress(page).getByText('1 of 1 issue exported.').waitFor();
      problems();
    },
  );

  journey(
    'stops with the words of the tracker, and goes there when it is tried again; what waits can be cancelled; on a phone in the dark',
    async ({ journey: { as, portal, url, problems } }) => {
      const testId = await openTest(await portal('manager'));
      const page = await as('customer', `/results/${testId}?tab=issues`, phone);
      await rows(page).first().waitFor();
      const boxes = page.getByRole('list', { name: 'Issues' }).getByRole('checkbox');
      for (const at of [0, 1]) await boxes.nth(at).tap();
      await misbehave(url, { vendor: 'jira', kind: 'busy', where: '/issue', method: 'POST', retryAfter: '60' });
      await page.getByRole('button', { name: 'Export', exact: true }).tap();
      await button(page, /^Jira/).tap();
      await pick(page, 'Project', /^Mobile app/);
      await pick(page, 'Issue Type', 'Task');
      await button(page, 'Export').tap();
      await progress(page).getByText('Jira is busy. It continues by itself.').first().waitFor();
      await button(page, 'Cancel export').click();
      await expect.poll(() => lines(page).getByText('Cancelled').count()).toBe(2);
      await behave(url);
      await button(page, 'Try again').click();
      await expect.poll(() => lines(page).getByText('Cancelled').count()).toBe(0);
      problems();
      expect(await faultsOf(page)).toEqual([]);
    },
  );
});
