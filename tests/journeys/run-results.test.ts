import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { keptOf, launchedRun, publishTester, runCodes } from '../support/drivers-run-results.ts';
import type { LaunchedRun } from '../support/drivers-run-results.ts';
import { behave, misbehave } from '../support/drivers-vendors.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

afterEach(() => behave(ownUrl()));

const soon = { timeout: 30_000 };
const log = (page: Page) => page.getByRole('region', { name: 'Results in TestRail' });
const rowOf = (page: Page, code: string) => log(page).getByRole('row').filter({ hasText: code }).first();
const sees = (page: Page, code: string, ...words: readonly string[]): Promise<void> =>
  words.reduce((before, word) => before.then(() => rowOf(page, code).getByText(word, { exact: true }).waitFor(soon)), Promise.resolve());
const [first, second] = runCodes;
let run: LaunchedRun;

describe('a test that was launched from a run of TestRail', () => {
  journey(
    'LO-72: sends its results back as they are published, and shows customers what was sent',
    async ({ journey: { as, portal, url, problems } }) => {
      const manager = await portal('manager');
      run = await launchedRun(await portal('customer'), manager, url);
      const [one] = run.testers;
      const page = await as('customer', `/results/${run.testId}?tab=test-details`);
      await log(page).getByText('Nothing has been published yet').waitFor(soon);
      await one.join();
      await one.passCase(first);
      await one.failCase(second, { title: `Voucher is lost, ${run.name}`, severity: 'high' });
      await publishTester(manager, run.testId, one);
      await sees(page, first, 'Passed', 'Sent');
      await sees(page, second, 'Failed', 'Sent');
      await log(page).getByText('2 sent', { exact: true }).waitFor();
      expect(
        (await keptOf(url, run.testId))
          .map(({ case_id, status_id }) => [case_id, status_id] as const)
          .toSorted(([one], [other]) => one - other),
      ).toEqual([
        [1001, 1],
        [1002, 5],
      ]);
      expect(await faultsOf(page)).toEqual([]);
      expect(
        await log(page)
          .getByRole('link', { name: /^Test run 105/u })
          .getAttribute('href'),
      ).toBe('https://northwind.testrail.io/index.php?/runs/view/105');
      problems();
    },
  );

  journey(
    'tells what TestRail refused and sends it again, by keyboard and on a phone',
    async ({ journey: { as, portal, url, problems } }) => {
      const manager = await portal('manager');
      const [, two] = run.testers;
      await misbehave(url, { vendor: 'testrail', kind: 'forbidden', where: 'add_results_for_cases' });
      await two.join();
      await two.failCase(first, { title: `Cart is empty, ${run.name}`, severity: 'low' });
      await two.failCase(second, { title: `Voucher is taken twice, ${run.name}`, severity: 'low' });
      const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
      const page = await as('manager', `/results/${run.testId}?tab=test-details`, phone);
      await publishTester(manager, run.testId, two);
      await sees(page, first, 'Failed', 'Not sent', 'TestRail: Forbidden');
      await log(page).getByText('2 sent, 1 not sent', { exact: true }).waitFor();
      expect((await keptOf(url, run.testId)).length).toBe(2);
      expect(await faultsOf(page)).toEqual([]);

      await behave(url);
      const again = log(page).getByRole('button', { name: 'Try again: 1 not sent' });
      await again.focus();
      await page.keyboard.press('Enter');
      await sees(page, first, 'Sent');
      await log(page).getByText('3 sent', { exact: true }).waitFor();
      await again.waitFor({ state: 'detached' });
      const kept = await keptOf(url, run.testId);
      expect(kept.map(({ case_id, status_id }) => [case_id, status_id])[0]).toEqual([1001, 5]);
      expect(kept.length).toBe(3);
      problems();
    },
  );
});
