import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost, refused, unheard } from '../support/drivers-faults.ts';
import { arriveAt, checkbox, press } from '../support/drivers-launch.ts';
import { requestForHand } from '../support/drivers-supervised.ts';
import { journey } from '../support/journey.ts';

type Requested = {
  readonly platformTest: { readonly requestedTests: readonly { readonly id: string; readonly launchedTestId: string | null }[] };
};

const operation = 'LaunchSupervised_Launch';
const launch = (page: Page) => page.getByRole('button', { name: /^Launch/ });
const row = (page: Page, at: number) => page.getByRole('list', { name: 'Requested tests' }).getByRole('listitem').nth(at);

describe('several requested tests', () => {
  journey('are launched in one go from their forms, each with its own outcome, and once', async ({ journey: { as, portal, problems } }) => {
    const form = await requestForHand(await portal('customer'), `Several ${Date.now()}`, 3);
    const ask = await portal('manager');
    const id = form.split('/')[3];
    const requested = async () =>
      (
        await ask<Requested>(
          'query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { requestedTests { id launchedTestId } } } }',
          { id },
        )
      ).platformTest.requestedTests;
    const page = await as('manager', `/results/${id}`);
    await page.getByRole('link', { name: 'Launch supervised test', exact: true }).click();
    await arriveAt(page, 'Launch several tests');
    for (const one of (await requested()).slice(0, 2)) {
      await page.goto(`${form}?requested_test_id=${one.id}`);
      await arriveAt(page, 'Launch supervised test');
      await page.getByLabel('Tester specification document').fill('https://docs.example.com/spec');
      await page.getByText(/^Form saved \d+ s ago$/).waitFor();
    }
    await page.getByRole('link', { name: 'Launch several' }).click();
    await arriveAt(page, 'Launch several tests');
    await lost(page, 'HoldForm_Open', () => page.reload());
    await press(page, 'Retry');
    await row(page, 2).getByText('1 to fix').waitFor();
    await expect.poll(() => launch(page).textContent()).toBe('Launch 2 tests');
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'All or none');
    expect(await launch(page).getAttribute('aria-disabled')).toBe('true');
    await checkbox(page, /Several/)
      .nth(1)
      .click();
    await lost(page, operation, () => launch(page).click());
    await row(page, 1)
      .getByText(/^The launch was not answered/)
      .waitFor();
    await press(page, 'All or none');
    const refusing = (click: () => Promise<unknown>): Promise<void> => refused(page, operation, 'launchSupervisedTest', click);
    await refusing(() => refusing(() => launch(page).click()));
    for (const at of [0, 1]) await row(page, at).getByText('Not now.').waitFor();
    await unheard(page, operation, () => launch(page).dblclick());
    await row(page, 0)
      .getByText(/^The launch was not answered/)
      .waitFor();
    await row(page, 1).getByText('Launched', { exact: true }).waitFor();
    await expect.poll(async () => (await requested()).filter(({ launchedTestId }) => launchedTestId !== null).length).toBe(2);
    await row(page, 0).getByText('This test has been launched by a test manager.').waitFor();
    await page.reload();
    await row(page, 1).getByText('This test has been launched by a test manager.').waitFor();
    await row(page, 1)
      .getByRole('link', { name: /^View test results/ })
      .waitFor();
    problems();
  });
});
