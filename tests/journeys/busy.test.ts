import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';

type Stats = { readonly issueStats: { readonly acceptedIssuesCount: number } };

const verdicts = 40;
/** A server that takes so many calls in so many milliseconds, and says when it will take more. */
const [taken, within] = [60, 3_000];

/** Accepted and rejected; new ones arrive meanwhile. */
const counts = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('radiogroup', { name: 'Triage status' }).locator('label').allTextContents()).slice(1);
const current = (page: Page): Promise<string | null> => page.locator('a[data-key][aria-current="true"]').getAttribute('data-key');
const said = (page: Page, words: RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(words);

const makeBusy = async (page: Page) => {
  const told = { refused: 0, takenBack: 0 };
  let [began, calls] = [0, 0];
  await page.route('**/api/customer_portal', async (route) => {
    const now = Date.now();
    if (now - began > within) [began, calls] = [now, 0];
    calls += 1;
    if (calls > taken) {
      told.refused += 1;
      const headers = { 'Retry-After': String(Math.ceil((began + within - now) / 1_000)) };
      return route.fulfill({
        status: 429,
        headers,
        json: { errors: [{ message: 'Too many calls.', extensions: { code: 'RATE_LIMITED' } }] },
      });
    }
    const isUndo = route.request().postData()?.includes('TriageIssue_TakeBack') === true;
    const answer = await route.fetch();
    if (isUndo && answer.status() === 200) told.takenBack += 1;
    return route.fulfill({ response: answer });
  });
  return told;
};

describe('a server that is busy', () => {
  journey(
    'takes forty verdicts and forty undos all the same, and what is said of them is so',
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('customer', '/issues');
      const ask = await portal('customer');
      const judged = async (): Promise<number> =>
        (await ask<Stats>('{ issueStats { acceptedIssuesCount } }')).issueStats.acceptedIssuesCount;
      await page.locator('a[data-key]').first().click();
      await expect.poll(() => current(page)).not.toBeNull();
      const before = { judged: await judged(), shown: await counts(page) };
      const told = await makeBusy(page);
      for (let key = 0; key < verdicts; key += 1) {
        await page.keyboard.press('1');
        await page.waitForTimeout(100);
      }
      for (let key = 0; key < verdicts; key += 1) {
        await page.keyboard.press('u');
        await page.waitForTimeout(100);
      }
      await expect.poll(judged, { timeout: 60_000 }).toBe(before.judged);
      await expect.poll(() => counts(page), { timeout: 30_000 }).toEqual(before.shown);
      await said(page, /^Undone: /u)
        .last()
        .waitFor();
      expect(await said(page, /Not undone|did not answer/u).count()).toBe(0);
      expect(told.refused).toBeGreaterThan(0);
      expect(told.takenBack).toBeGreaterThan(0);
      expect(problems().filter((problem) => !problem.includes('429'))).toEqual([]);
    },
  );
});
