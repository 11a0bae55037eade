import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { lost, refused } from '../support/drivers-faults.ts';
import * as launch from '../support/drivers-launch.ts';
import { matched, requestForHand, turn } from '../support/drivers-supervised.ts';
import { journey } from '../support/journey.ts';

const name = `Devices ${Date.now()}`;
const section = (page: Page, label: string | RegExp): Promise<void> =>
  page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name: label }).click();
const preview = (page: Page) => (): Promise<void> => page.keyboard.press('Control+Enter');
const operation = 'LaunchSupervised_InvalidDevices';

describe('the devices of testers', () => {
  journey(
    'are checked before the preview, which opens whatever is answered or not at all',
    async ({ journey: { as, portal, problems } }) => {
      const form = await requestForHand(await portal('customer'), name);
      const page = await as('manager', form);
      await launch.arriveAt(page, 'Launch supervised test');
      await page.getByLabel('Tester specification document').fill('https://docs.example.com/spec');
      await section(page, /Group 1/);
      await launch.choose(page, 'Operating system versions', 'Windows 11');
      await matched(page);
      await preview(page)();
      await launch.arriveAt(page, 'Preview');
      await page.getByRole('link', { name: 'Back to launch' }).click();

      await turn(page, 'Automatic tester selection');
      await launch.radio(page, 'This customer requires manual tester selection').click();
      await page.getByLabel('Selected tester emails').fill('nobody@crowd.test');
      const warning = page.getByRole('dialog', { name: 'One tester has no valid device' });
      const unanswered = page.getByRole('alertdialog', { name: 'The devices could not be checked' });
      await preview(page)();
      await warning.getByText('Nobody has this address.').waitFor();
      await warning.getByRole('button', { name: 'Back to the form' }).click();
      await page.getByLabel('Selected tester emails').waitFor();
      await lost(page, operation, preview(page));
      await unanswered.getByRole('button', { name: 'Back to the form' }).click();
      await lost(page, operation, preview(page));
      await unanswered.getByRole('button', { name: 'Check again' }).click();
      await warning.getByRole('button', { name: 'Continue to the preview' }).click();
      await launch.arriveAt(page, 'Preview');
      await page.reload();
      await warning.getByRole('button', { name: 'Back to the form' }).click();
      await launch.arriveAt(page, 'Launch supervised test');
      await lost(page, operation, preview(page));
      await unanswered.getByRole('button', { name: 'Continue to the preview' }).click();
      await launch.arriveAt(page, 'Preview');
      problems();
    },
  );
});

describe('the test cases of a request', () => {
  journey('LA-535: are saved as they were handed in, each file or all of them', async ({ journey: { as, portal, problems } }) => {
    const form = await requestForHand(await portal('customer'), `Cases of ${name}`, 2);
    const page = await as('manager', `${form}?section=cases`);
    const files = page.getByRole('button', { name: 'Export raw test cases' });
    await refused(page, 'ExportRawCases', 'exportRawTestCasesToCsv', () => files.click());
    await lost(page, 'ExportRawCases', () => files.click());
    await page.getByText('There was an issue with exporting test cases.').waitFor();
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await files.click();
    await expect.poll(() => saved).toEqual([expect.stringMatching(/-1-.*\.csv$/), expect.stringMatching(/-2-.*\.csv$/)]);
    const zip = page.getByRole('button', { name: 'As one zip' });
    await expect.poll(() => zip.getAttribute('aria-disabled')).toBeNull();
    const archive = page.waitForEvent('download');
    await zip.click();
    const entries = unzipSync(readFileSync(await (await archive).path()));
    expect(Object.keys(entries)).toEqual(saved.slice(0, 2));
    problems();
  });
});
