import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AskPortal } from './drivers-portal.ts';

export const filters = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Triage status' });
export const rows = (page: Page): Locator => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const current = (page: Page): Promise<string | null> => page.locator('a[data-key][aria-current="true"]').getAttribute('data-key');

type Issue = { readonly id: string; readonly code: string; readonly triageStatus: string };
export const issuesOf = async (portal: AskPortal, ids: readonly string[]): Promise<readonly Issue[]> =>
  (
    await portal<{ readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: Issue }[] } }>(
      'query ($ids: [ID!]!) { flexibleTestingIssues(idIn: $ids, first: 50) { edges { node { id code triageStatus } } } }',
      { ids },
    )
  ).flexibleTestingIssues.edges.map(({ node }) => node);

/** Everything that is read of the current issue stands beside the list. */
const isShown = async (page: Page): Promise<void> => {
  const issue = page.getByRole('region', { name: 'Issue', exact: true });
  const row = page.locator('a[data-key][aria-current="true"]');
  const codes = (): Promise<readonly (string | null)[]> =>
    Promise.all([row, issue].map((each) => each.locator('.code-text').first().textContent()));
  await expect.poll(async () => new Set(await codes()).size).toBe(1);
  await issue.getByRole('heading', { level: 3, name: 'Attachments' }).waitFor();
};

/** Reads so many issues of a test, and comes back to the first. */
export const readIssues = async (page: Page, count: number): Promise<readonly string[]> => {
  await rows(page).first().waitFor();
  await rows(page).first().click();
  await page.getByRole('toolbar', { name: 'Triage' }).waitFor();
  const read: string[] = [];
  for (let at = 0; at < count; at += 1) {
    await isShown(page);
    read.push((await current(page)) ?? '');
    await page.keyboard.press('j');
    await expect.poll(() => current(page)).not.toBe(read.at(-1));
  }
  await isShown(page);
  await rows(page).first().click();
  await expect.poll(() => current(page)).toBe(read[0]);
  return read;
};

/** Without an original, by the keyboard alone. */
export const rejectAsDuplicate = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Duplicate of' });
  await page.keyboard.press('2');
  await dialog.waitFor();
  await page.keyboard.press('2');
  await dialog.waitFor({ state: 'detached' });
};

export const judge = async (page: Page, key: string): Promise<void> => {
  const before = await current(page);
  await (key === '2' ? rejectAsDuplicate(page) : page.keyboard.press(key));
  await expect.poll(() => current(page)).not.toBe(before);
};
