import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { issuesTest } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

type Found = {
  readonly flexibleTestingIssue: { readonly triageStatus: string; readonly originalId: string | null; readonly duplicatesCount: number };
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Duplicate of' });
const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

describe('a duplicate', () => {
  journey(
    'is merged by the keyboard alone on a phone, seen by somebody else at once, and taken back',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('manager');
      const testId = await issuesTest(ask, (test) => test.issueCounts.untriaged >= 2);
      const { platformTest } = await ask<{
        readonly platformTest: {
          readonly issues: { readonly edges: readonly { readonly node: { readonly id: string; readonly code: string } }[] };
        };
      }>(
        `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issues(triageStatus: untriaged, first: 2) { edges { node { id code } } } } } }`,
        { id: testId },
      );
      const [duplicate, original] = platformTest.issues.edges.map(({ node }) => node);
      if (duplicate === undefined || original === undefined) throw new Error('there are no two issues');
      const standing = async (id: string) =>
        (await ask<Found>('query ($id: ID!) { flexibleTestingIssue(id: $id) { triageStatus originalId duplicatesCount } }', { id }))
          .flexibleTestingIssue;

      const other = await as('manager', `/issues/${original.id}`);
      await other.getByRole('toolbar', { name: 'Triage' }).waitFor();
      const page = await as('customer', `/issues/${duplicate.id}`, { viewport: { width: 390, height: 844 } });
      await page.getByRole('toolbar', { name: 'Triage' }).waitFor();
      await page.keyboard.press('2');
      await dialog(page).getByRole('article', { name: 'This issue' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type(original.code);
      await dialog(page).getByRole('article', { name: 'Original' }).getByText(original.code, { exact: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.keyboard.press('Enter');
      await expect
        .poll(() =>
          dialog(page)
            .getByRole('radio', { checked: true })
            .evaluate((radio) => radio === document.activeElement),
        )
        .toBe(true);
      await page.keyboard.press('Enter');
      await toast(page, new RegExp(`merged into ${original.code}$`, 'u')).waitFor();
      await page.getByRole('link', { name: original.code, exact: true }).waitFor();
      await other.getByRole('region', { name: 'Duplicates' }).getByText(duplicate.code, { exact: true }).waitFor();
      expect([await standing(duplicate.id), (await standing(original.id)).duplicatesCount]).toEqual([
        { triageStatus: 'rejected', originalId: original.id, duplicatesCount: 0 },
        1,
      ]);

      await page.keyboard.press('u');
      await toast(page, /^Undone: /u).waitFor();
      await other.getByRole('region', { name: 'Duplicates' }).waitFor({ state: 'detached' });
      expect(await standing(duplicate.id)).toEqual({ triageStatus: 'untriaged', originalId: null, duplicatesCount: 0 });
      problems();
    },
  );

  journey(
    'is put away, named later, and taken out by presses; what is alike is merged by one',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('manager');
      type Listed = { readonly node: { readonly id: string; readonly code: string; readonly title: string } };
      const {
        flexibleTestingIssues: { edges },
      } = await ask<{ readonly flexibleTestingIssues: { readonly edges: readonly Listed[] } }>(
        'query { flexibleTestingIssues(triageStatusEq: untriaged, first: 100) { edges { node { id code title } } } }',
        {},
      );
      const byTitle = Map.groupBy(edges, ({ node }) => node.title);
      const alike = [...byTitle.values()].find((all) => all.length > 1)?.[0];
      const [{ node: first }, { node: other }] = [...byTitle.values()].filter((all) => all.length === 1).flat() as [Listed, Listed];
      if (alike === undefined) throw new Error('no two issues are alike');

      const page = await as('customer', `/issues/${first.id}`);
      await page.getByRole('toolbar', { name: 'Triage' }).waitFor();
      await page.keyboard.press('2');
      await dialog(page).getByRole('article', { name: 'This issue' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await page.keyboard.press('2');
      await dialog(page).getByRole('article', { name: 'This issue' }).waitFor();
      await dialog(page)
        .getByRole('button', { name: /^Reject without an original/ })
        .click();
      await page.getByRole('button', { name: 'Name the original' }).click();
      await dialog(page)
        .getByRole('button', { name: /^Reject without an original/ })
        .click();
      await dialog(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Name the original' }).click();
      await dialog(page).getByRole('searchbox').fill(other.code);
      await dialog(page)
        .getByRole('button', { name: `Merge into ${other.code}` })
        .click();
      await page.getByRole('link', { name: other.code, exact: true }).waitFor();
      await page.getByRole('button', { name: 'Not a duplicate' }).click();
      await page.getByRole('button', { name: 'Name the original' }).waitFor();

      await page.goto(`/issues/${alike.node.id}`);
      await page.getByRole('button', { name: /^Merge \d into this one$/ }).click();
      await page.getByRole('region', { name: 'Duplicates' }).waitFor();
      await page.keyboard.press('u');
      await page.getByRole('region', { name: 'Duplicates' }).waitFor({ state: 'detached' });
      problems();
    },
  );
});
