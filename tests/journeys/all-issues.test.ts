import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { radio } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { issuesTest } from '../support/drivers-results.ts';
import { rejectAsDuplicate } from '../support/drivers-unsent.ts';
import { journey } from '../support/journey.ts';

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const keysOf = async (page: Page): Promise<readonly string[]> =>
  (await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-key') ?? ''))).toSorted();
const asked = (page: Page, operation: string): Promise<unknown> =>
  page.waitForRequest((request) => (request.postData() ?? '').includes(`"${operation}"`));

const created = async (portal: AskPortal, name: string): Promise<string> => {
  const { made } = await portal<{ readonly made: { readonly result: { readonly id: string } } }>(
    'mutation ($input: FlexibleTestingCreateIssueTagInput!) { made: flexibleTestingCreateIssueTag(input: $input) { result { id } } }',
    { input: { name } },
  );
  return made.result.id;
};
const hang = (portal: AskPortal, issueIds: readonly string[], attachIssueTagIds: readonly string[]): Promise<unknown> =>
  portal('mutation ($input: FlexibleTestingIssuesUpdateTagsInput!) { flexibleTestingIssuesUpdateTags(input: $input) { successful } }', {
    input: { issueIds, attachIssueTagIds },
  });

describe('the issues of all tests', () => {
  journey('LA-005 LA-027 LA-115: lie at /issues whatever test they are of, and are judged there', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/issues');
    await rows(page).first().waitFor();
    const codes = await page.getByRole('list', { name: 'Issues' }).locator('.code-text').allTextContents();
    expect(new Set(codes.map((code) => code.slice(0, code.lastIndexOf('-')))).size).toBeGreaterThan(1);
    const [first = ''] = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-key') ?? ''));
    await rows(page).first().click();
    await page.getByRole('toolbar', { name: 'Triage' }).waitFor();
    await rejectAsDuplicate(page);
    await expect.poll(() => keysOf(page)).not.toContain(first);
    await page.keyboard.press('u');
    await expect.poll(() => keysOf(page)).toContain(first);
    problems();
  });

  journey('the last issue of a list stays where it is read, however often somebody goes on', async ({ journey: { as } }) => {
    const page = await as('customer', '/issues?triage=accepted&severity=critical');
    await rows(page).first().waitFor();
    const count = await rows(page).count();
    expect(count).toBeLessThan(25);
    await rows(page).first().click();
    for (let press = 0; press < count + 2; press += 1) await page.keyboard.press('j');
    const last = await rows(page).last().getAttribute('data-key');
    await expect.poll(() => page.locator('a[data-key][aria-current]').getAttribute('data-key')).toBe(last);
    expect(await rows(page).count()).toBe(count);
  });

  journey('LA-116 LA-117: open at an address of their own, with the way back to all', async ({ journey: { as, portal } }) => {
    const { flexibleTestingIssues: found } = await (
      await portal('customer')
    )<{
      readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: { readonly id: string; readonly title: string } }[] };
    }>('{ flexibleTestingIssues(triageStatusEq: accepted, first: 1) { edges { node { id title } } } }');
    const issue = found.edges[0]?.node;
    const page = await as('customer', `/issues/${issue?.id}`);
    await page.getByRole('heading', { level: 1, name: issue?.title ?? 'none' }).waitFor();
    await page.getByRole('link', { name: 'Back to All Issues' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/issues');
    await rows(page).first().waitFor();
  });

  journey('LA-029: are exported from the list', async ({ journey: { as } }) => {
    const page = await as('customer', '/issues?triage=accepted');
    await rows(page).first().waitFor();
    await rows(page).first().click();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+J');
    const download = page.waitForEvent('download');
    await page
      .getByRole('toolbar', { name: 'Selection' })
      .getByRole('button', { name: /^Export/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^CSV file/ })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  journey(
    'LA-512: ask for the tags there are, and on how many issues one hangs before it is deleted',
    async ({ journey: { as, portal } }) => {
      const name = `asked-${randomUUID().slice(0, 6)}`;
      await created(await portal('manager'), name);
      const page = await as('customer', '/');
      const tags = asked(page, 'IssueDesk_Tags');
      await page.goto('/issues');
      await tags;
      await rows(page).first().click();
      await page.getByRole('button', { name: /^Add tag/ }).waitFor();
      await page.keyboard.press('t');
      await page.getByRole('combobox', { name: 'Search or create a tag' }).fill(name);
      const one = asked(page, 'TagIssue_Tag');
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await one;
      await page.getByText('It is on no issue.').waitFor();
    },
  );
});

describe('the issues of a test', () => {
  journey('RE-114 RE-115: are narrowed to those that carry any or all of the chosen tags', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const testId = await issuesTest(manager, ({ issueCounts }) => issueCounts.untriaged >= 6);
    const names = ['one', 'two'].map((word) => `${word}-${randomUUID().slice(0, 6)}`);
    const [one = '', two = ''] = await Promise.all(names.map((name) => created(manager, name)));
    const page = await as('customer', `/results/${testId}?tab=issues`);
    await rows(page).first().waitFor();
    const [first = '', second = '', third = ''] = await keysOf(page);
    await hang(manager, [first, second], [one]);
    await hang(manager, [second, third], [two]);
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    for (const name of names) {
      const search = page.getByRole('searchbox', { name: 'Search tags' });
      if ((await search.count()) > 0) await search.fill(name);
      await page.getByRole('dialog', { name: 'Filter by tags' }).getByRole('checkbox', { name }).click();
    }
    await expect.poll(() => keysOf(page)).toEqual([first, second, third].toSorted());
    await radio(page.getByRole('radiogroup', { name: 'Match' }), /^All/).click();
    await expect.poll(() => keysOf(page)).toEqual([second]);
    await radio(page.getByRole('radiogroup', { name: 'Match' }), /^Any/).click();
    await expect.poll(() => keysOf(page)).toEqual([first, second, third].toSorted());
  });
});
