import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lost, refused, unheard, unread } from '../support/drivers-faults.ts';
import { focused } from '../support/drivers-keyboard.ts';
import * as launch from '../support/drivers-launch.ts';
import { idOf } from '../support/drivers-results.ts';
import { matched, matching, need, requestForHand, turn } from '../support/drivers-supervised.ts';
import { journey, moving } from '../support/journey.ts';

const name = `By hand ${Date.now()}`;

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const section = (page: Page, label: string | RegExp): Promise<void> =>
  page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name: label }).click();
const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label, exact: typeof label === 'string' }).first();
const press = (page: Page, label: string | RegExp) => (): Promise<void> => button(page, label).click();
const best = (page: Page) =>
  matching(page)
    .getByRole('button', { name: /^Remove / })
    .first();
/** Takes the best tester out by the keyboard. */
const out = async (page: Page): Promise<void> => {
  await best(page).press('Enter');
};
const entry = (page: Page, name: string) => page.locator('main [aria-current="step"]').filter({ hasText: name });
const groupName = (page: Page) => page.getByLabel('Name', { exact: true });
const automatic = (page: Page) => page.getByRole('switch', { name: 'Automatic tester selection' });
const isAutomatic = async (page: Page, is: boolean): Promise<void> => {
  await expect.poll(() => automatic(page).isChecked()).toBe(is);
};
const isLocked = async (page: Page): Promise<void> => {
  await expect.poll(() => automatic(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Reason: Not enough testers').waitFor();
};

describe('a tester group', () => {
  journey(
    'LA-284 LA-289 LA-291 LA-293 LA-294 LA-295 LA-302 LA-305: finds its testers by itself, is locked when there are too few, and is chosen by hand',
    async ({ journey: { as, portal, problems } }) => {
      const form = await requestForHand(await portal('customer'), `Whom to ask, ${name}`);
      const page = await as('manager', `${form}?section=group-1`, moving);
      await matched(page);
      await unread(
        page,
        'LaunchSupervised_Request',
        () => page.reload(),
        async () => {
          await launch.arriveAt(page, 'Launch supervised test');
          await page.getByText('The request could not be loaded.').waitFor();
        },
        press(page, 'Retry'),
      );
      await press(page, 'Retry')();
      expect(await matched(page)).toBeGreaterThan(2);
      await isAutomatic(page, true);
      await groupName(page).fill('Berlin');
      await launch.choose(page, 'Tags', 'smoke');
      await need(page, '');
      await matching(page).getByText('Enter the number of results needed to preview tester selection').waitFor();
      await lost(page, 'SelectTesters_Matching', () => need(page, '2'));
      await matching(page).getByText('The matching testers could not be loaded.').waitFor();
      await press(page, 'Retry')();
      const all = await matched(page);
      await launch.choose(page, 'Languages', 'German');
      const fitting = await matched(page);
      expect(fitting).toBeLessThanOrEqual(all);

      await out(page);
      await focused(best(page));
      expect(await matched(page)).toBe(fitting - 1);
      await isAutomatic(page, true);
      await press(page, 'Put back')();
      await focused(best(page));
      expect(await matched(page)).toBe(fitting);
      await need(page, String(fitting));
      await matched(page);
      await isAutomatic(page, true);
      await best(page).focus();
      await page.keyboard.press('x');
      await isLocked(page);
      await matched(page);
      await button(page, /^Add .* as backup$/).click();
      await press(page, 'Put back')();
      await matched(page);
      await button(page, /^Add .* as backup$/).click();
      await turn(page, 'Automatic tester selection');
      await isAutomatic(page, true);

      await need(page, '1000');
      await isLocked(page);
      await launch.choose(page, 'Languages', 'German');
      await matched(page);
      await turn(page, 'Automatic tester selection');
      await isLocked(page);
      await need(page, '2');
      await matched(page);
      await turn(page, 'Automatic tester selection');
      await isAutomatic(page, true);
      await turn(page, 'Automatic tester selection');
      await isAutomatic(page, false);
      await launch.radio(page, 'This customer requires manual tester selection').click();
      await press(page, 'Duplicate group')();
      await page.getByText('Berlin has been duplicated').waitFor();
      await focused(groupName(page));
      expect([new URL(page.url()).search, await groupName(page).inputValue()]).toEqual(['?section=group-2', 'Berlin copy']);
      await isAutomatic(page, false);
      await press(page, 'Remove group')();
      await expect.poll(() => new URL(page.url()).search).toBe('?section=group-1');
      await focused(entry(page, 'Berlin'));
      await page.getByText('Berlin copy was removed.').waitFor();
      await page.keyboard.press('Control+z');
      await expect.poll(() => new URL(page.url()).search).toBe('?section=group-2');
      await focused(groupName(page));
      await page.keyboard.press('Alt+ArrowUp');
      await focused(entry(page, 'Berlin'));
      expect(new URL(page.url()).search).toBe('?section=group-1');
      await matched(page);
      for (const key of 'jjkxjb') await page.keyboard.press(key);
      const places = () => matching(page).locator('tr[data-key] td:last-child').allTextContents();
      await expect.poll(async () => (await places()).slice(0, 2)).toEqual(['Selected', 'Backup']);
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(() => new URL(page.url()).search).toBe('?section=group-2');
      problems();
    },
  );
});

describe('a supervised test', () => {
  journey(
    'SH-099 LA-008 LA-129 LA-130 LA-277 LA-278 LA-279 LA-280 LA-281 LA-282 LA-283 LA-297 LA-298 LA-299 LA-301: is filled in, looked at, and launched once, whatever becomes of the answers',
    async ({ journey: { as, portal, problems } }) => {
      const form = await requestForHand(await portal('customer'), name);
      const page = await as('manager', form);
      const other = await as('manager', form);
      await launch.arriveAt(page, 'Launch supervised test');
      await page.getByText('Nothing to save yet').waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByText('A link to tester specification document is required').waitFor();
      await focused(page.getByLabel('Tester specification document'));
      await page.keyboard.type('https://docs.example.com/spec');
      await section(page, /^Done Test cases/);
      await launch.checkbox(page, 'Video').first().click();
      await section(page, /Payout/);
      await page.getByLabel('Payout per test case').fill('150');
      await page.getByText(/^[\d,.]+ before, -?[\d,.]+ after$/).waitFor();
      const management = 'Automatic backup tester management';
      await turn(page, management);
      const reason = page.getByRole('dialog', { name: 'Turn off automatic backup tester management?' });
      await reason.getByRole('button', { name: 'Cancel' }).click();
      await turn(page, management);
      expect(await reason.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBe('true');
      await reason.getByRole('textbox').fill('The customer brings backups.');
      await reason.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Off: The customer brings backups.').waitFor();
      await turn(page, management);
      await page.getByText('Backups are invited automatically when testers decline or drop out.').waitFor();
      await press(page, 'Add a group')();
      await expect.poll(() => groupName(page).inputValue()).toBe('Group 2');
      await focused(groupName(page));
      await press(page, 'Remove group')();
      await section(page, /Group 1/);
      await matched(page);

      await page.keyboard.press('Control+Enter');
      await launch.arriveAt(page, 'Preview');
      await press(page, 'Edit test')();
      await launch.arriveAt(page, 'Launch supervised test');
      await section(page, /Payout/);
      await press(page, /^Preview/)();
      await launch.arriveAt(page, 'Preview');
      await page.goBack();
      await page.getByRole('region', { name: 'Payout' }).waitFor();
      await page.goForward();
      await launch.arriveAt(page, 'Preview');
      await page.reload();
      await launch.arriveAt(page, 'Preview');
      await press(page, 'Edit test')();
      await page.getByRole('region', { name: 'Payout' }).waitFor();
      await press(page, /^Preview/)();
      await launch.arriveAt(page, 'Preview');

      const operation = 'LaunchSupervised_Launch';
      const unanswered = page.getByRole('alertdialog', { name: 'The launch was not answered' });
      const back = async (): Promise<void> => {
        await page.goBack();
        await page.waitForURL(({ pathname }) => pathname.endsWith('/preview'));
      };
      await lost(page, operation, () => button(page, /^Launch test/u).dblclick(), back);
      await launch.arriveAt(page, 'Preview');
      await unanswered.getByRole('button', { name: 'Close' }).click();
      await refused(page, operation, 'launchSupervisedTest', press(page, /^Launch test/u));
      const no = page.getByRole('alertdialog', { name: 'The test has not been launched' });
      await no.getByText('Not now.').waitFor();
      await no.getByRole('button', { name: 'Close' }).click();
      await unheard(page, operation, press(page, /^Launch test/u));
      await unanswered.getByRole('button', { name: 'Try again' }).click();
      const done = page.getByRole('dialog', { name: 'Test launched' });
      await done.getByText('Your request has been received. Testing begins once the related test cycle is started.').waitFor();
      await done.getByRole('button', { name: 'Close' }).click();
      for (const label of ['Test launched', 'Edit test']) expect(await button(page, label).getAttribute('aria-disabled')).toBe('true');
      await page.getByRole('link', { name: 'Back to launch' }).click();
      await launch.arriveAt(page, 'Preview');
      expect(pathOf(page)).toBe(`${form}/preview`);

      await other.getByText('This test has been launched by a test manager.').waitFor();
      await other.getByLabel('Tester specification document').fill('https://docs.example.com/spec');
      await other.keyboard.press('Control+Enter');
      await launch.arriveAt(other, 'Preview');
      expect(await button(other, /^Launch test/u).getAttribute('aria-disabled')).toBe('true');
      expect(await idOf(await portal('manager'), name)).not.toBe('');
      problems();
    },
  );
});
