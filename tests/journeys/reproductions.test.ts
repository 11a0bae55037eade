import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { tabTo } from '../support/drivers-keyboard.ts';
import { reproducible } from '../support/drivers-reproductions.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const api = '**/api/customer_portal';
const section = (page: Page): Locator => page.getByRole('region', { name: 'Reproducibility' });
const tab = (page: Page, number: number): Locator => section(page).getByRole('tab', { name: `Repro Test ${number}`, exact: true });
const chosen = (page: Page): Locator => section(page).getByRole('tab', { selected: true });
const panel = (page: Page): Locator => section(page).getByRole('tabpanel');
const says = (page: Page, sentence: string): Promise<void> => section(page).getByText(sentence, { exact: true }).waitFor();

type Listed = { readonly flexibleTestingIssue: { readonly code: string; readonly triageStatus: string } };

const plays = (video: Locator): Promise<readonly [isPaused: boolean, duration: number, hasMoved: boolean]> =>
  video.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('no video');
    if (element.readyState < 1) await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
    const isPaused = element.paused;
    element.muted = true;
    const moved = new Promise((resolve) => element.addEventListener('timeupdate', () => element.currentTime > 0 && resolve(true)));
    await element.play();
    const hasMoved = (await moved) === true;
    element.pause();
    return [isPaused, element.duration, hasMoved];
  });

describe('how an issue shows for other testers', () => {
  journey(
    'RE-253 RE-255 RE-256 RE-258 RE-259 RE-264: arrives on an open page as testers take it on, tell and correct',
    async ({ journey: { as, url } }) => {
      const { testId, issueId, title, testers } = await reproducible(url, 2);
      const [first, second] = testers;
      const page = await as('customer', `/results/${testId}/issue/${issueId}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('heading', { name: 'Attachments' }).waitFor();
      expect(await section(page).count()).toBe(0);

      await first?.start();
      await says(page, 'This issue was reproducible for 0 other testers');
      await panel(page).getByText('Not tested', { exact: true }).waitFor();
      await first?.tell({ status: 'pass', notes: 'Same here.\n<b>Twice</b>.', isFilmed: true });
      await says(page, 'This issue was reproducible for 1 other tester');
      await panel(page).getByText('Could reproduce', { exact: true }).waitFor();
      await panel(page).getByText('<b>Twice</b>.').waitFor();
      expect(await plays(panel(page).locator('video'))).toEqual([true, 5, true]);

      await second?.tell({ status: 'fail', notes: 'Not for me.' });
      await tab(page, 2).waitFor();
      expect(await chosen(page).textContent()).toBe('Repro Test 1');
      await chosen(page).focus();
      await page.keyboard.press('ArrowRight');
      await panel(page).getByText('Could not reproduce', { exact: true }).waitFor();
      await panel(page).getByText('Not for me.').waitFor();
      await page.keyboard.press('Home');
      await tabTo(panel(page).locator('video'));

      await first?.tell({ status: 'blocked' });
      await says(page, 'This issue was reproducible for 0 other testers');
      await panel(page).getByText('Not for me.').waitFor();
      expect(await section(page).getByRole('tab').count()).toBe(1);
      expect(await section(page).getByText('Could not reproduce (blocked)').count()).toBe(0);
    },
  );

  journey(
    'is the same on the page of all issues and beside a list, in the dark and on a phone',
    async ({ journey: { as, portal, url } }) => {
      const { testId, issueId, testers } = await reproducible(url, 3);
      for (const [at, tester] of testers.slice(0, 3).entries())
        await tester.tell({ status: at === 1 ? 'fail' : 'pass', notes: 'word '.repeat(at * 300), isFilmed: at === 0 });
      const page = await as('customer', `/issues/${issueId}`);
      await says(page, 'This issue was reproducible for 2 other testers');
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await tab(page, 3).click();
      await panel(page).getByRole('button', { name: 'Show all' }).waitFor();
      const box = await tab(page, 3).boundingBox();
      expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 390, (box?.height ?? 0) >= 44]).toEqual([true, true, true]);
      await page.setViewportSize({ width: 1440, height: 900 });
      const { flexibleTestingIssue: issue } = await (
        await portal('customer')
      )<Listed>('query ($id: ID!) { flexibleTestingIssue(id: $id) { code triageStatus } }', { id: issueId });
      await page.goto(`/results/${testId}?tab=issues&triage=${issue.triageStatus}&words=${issue.code}`);
      await page.locator(`a[data-key="${issueId}"]`).click();
      await says(page, 'This issue was reproducible for 2 other testers');
    },
  );

  journey(
    'comes with the issue and those like it, and leaves it readable where they could not be read',
    async ({ journey: { as, url, problems } }) => {
      const { issueId, title, testers } = await reproducible(url, 1);
      await testers[0]?.tell({ status: 'pass' });
      const page = await as('customer', '/overview');
      let isBroken = true;
      await routed(page, api, async (route) => {
        const { operationName = '' } = route.request().postDataJSON() as { readonly operationName?: string };
        if (operationName !== 'IssueReading_Issue' || !isBroken) return route.fallback();
        const response = await route.fetch();
        const { data } = (await response.json()) as { readonly data: object };
        const lost = ['reproducibilityTestDetails', 'similarIssues'];
        const errors = lost.map((field) => ({ message: 'No.', path: [field], extensions: { code: 'INTERNAL' } }));
        return route.fulfill({ response, json: { data: { ...data, reproducibilityTestDetails: null, similarIssues: null }, errors } });
      });
      await page.goto(`/issues/${issueId}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const failure = page.getByText('Reproductions of this issue could not be loaded.');
      await failure.waitFor();
      const similar = page.getByText('Similar issues could not be loaded.');
      await similar.waitFor();
      const retry = page.getByRole('button', { name: /retry|try again/i }).first();
      await retry.hover();
      isBroken = false;
      await retry.click();
      await expect.poll(() => similar.count(), { timeout: 15_000 }).toBe(0);
      await says(page, 'This issue was reproducible for 1 other tester');
      problems();
    },
  );

  journey('is none of the moderator, whom the page does not let in', async ({ journey: { as, url, problems } }) => {
    const { testId, issueId } = await reproducible(url, 1);
    const page = await as('moderator', `/results/${testId}/issue/${issueId}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await section(page).count()).toBe(0);
    problems();
  });
});
