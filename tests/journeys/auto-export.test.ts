import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { answerOnce } from '../support/drivers-vendors.ts';
import { badge, field, fill, toast } from '../support/drivers-integrations.ts';
import { arriveAt, press } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const path = '/auto-export-settings';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' } as const;
const saved = 'Auto-export settings have been successfully saved.';
const notSaved = 'There was an issue with saving auto-export settings';
const notToggled = 'There was an issue with changing auto-export.';
const noDestination = 'At least one destination has to be selected';

const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const critical = 'Export critical severity issues';
const jira = 'Jira (WEB, Bug)';
const save = (page: Page): Promise<void> => page.getByRole('button', { name: /^Save/ }).click();
const question = (page: Page) => page.getByRole('alertdialog', { name: /issues? match(?:es)? now$/ });
const turn = (page: Page, way: 'on' | 'off'): Promise<void> => page.getByRole('button', { name: `Turn ${way}` }).click();

type Jobs = {
  readonly issueExportJobs: readonly { readonly isAutomatic: boolean; readonly exports: readonly { readonly key: string | null }[] }[];
};
const keysOf = async (ask: AskPortal): Promise<readonly (string | null)[]> => {
  const { issueExportJobs: jobs } = await ask<Jobs>('{ issueExportJobs { isAutomatic exports { key } } }');
  return jobs.filter(({ isAutomatic }) => isAutomatic).flatMap(({ exports }) => exports.map(({ key }) => key));
};
const saveByApi = (ask: AskPortal, severitiesForExport: readonly string[], enabledDestinations: readonly string[] = ['jira:WEB']) =>
  ask('mutation ($input: SaveAutoExportSettingsInput!) { saveAutoExportSettings(input: $input) { successful } }', {
    input: { enabledDestinations, severitiesForExport },
  });
const toggleByApi = (ask: AskPortal, enabled: boolean) =>
  ask('mutation ($input: ToggleAutoExportInput!) { toggleAutoExport(input: $input) { successful } }', { input: { enabled } });

describe('auto-export', () => {
  journey(
    'RE-023 RE-024 RE-186 RE-306 RE-307 RE-315 RE-317 RE-628 RE-763 RE-779: is set up, turned on with what matches already, and issues arrive in Jira',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('customer');
      const page = await as('customer', '/results');
      await page.getByRole('link', { name: 'Auto-export settings' }).click();
      await arriveAt(page, 'Auto-export');
      await badge(page, 'Inactive').waitFor();
      expect(await page.getByRole('button', { name: 'Turn on' }).getAttribute('aria-disabled')).toBe('true');
      await save(page);
      await page.getByRole('group', { name: 'Where should we export to?' }).getByText(noDestination).waitFor();
      await box(page, critical).check();
      await page.getByText('Save or cancel your changes first.').waitFor();
      await page.reload();
      await expect.poll(() => box(page, critical).isChecked()).toBe(true);
      await press(page, 'Cancel');
      await arriveAt(page, 'Results');
      await page.goto(path);
      await box(page, critical).waitFor();
      expect(await box(page, critical).isChecked()).toBe(false);

      await box(page, critical).check();
      await box(page, jira).check();
      await answerOnce(page, 'AutoExport_Save', 'lost');
      await save(page);
      await toast(page, notSaved).waitFor();
      await refused(page, 'AutoExport_Save', 'saveAutoExportSettings', () => save(page));
      await refused(page, 'AutoExport_Save', 'saveAutoExportSettings', () => save(page), 'stale_object');
      await page.getByText('Somebody else has changed these settings.', { exact: true }).waitFor();
      await save(page);
      await toast(page, saved).waitFor();
      expect(await faultsOf(page)).toEqual([]);

      await lost(page, 'AutoExport_Matching', () => turn(page, 'on'));
      await turn(page, 'on');
      await question(page).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await turn(page, 'on');
      await question(page).getByRole('button', { name: 'Only new ones' }).click();
      await badge(page, 'Active').waitFor();
      expect(await keysOf(ask)).toEqual([]);
      await refused(page, 'AutoExport_Toggle', 'toggleAutoExport', () => turn(page, 'off'));
      await answerOnce(page, 'AutoExport_Toggle', 'lost');
      await turn(page, 'off');
      await toast(page, notToggled).waitFor();
      await turn(page, 'off');
      await badge(page, 'Inactive').waitFor();

      await turn(page, 'on');
      await question(page).getByRole('button', { name: 'Export them too' }).click();
      await toast(page, /^Auto-export is on\. \d+ issues? (?:is|are) on the way\.$/).waitFor();
      await badge(page, 'Active').waitFor();
      await expect.poll(async () => (await keysOf(ask)).some((key) => /^WEB-\d+$/u.test(key ?? '')), { timeout: 60_000 }).toBe(true);
      await expect.poll(async () => (await keysOf(ask)).every((key) => /^WEB-\d+$/u.test(key ?? '')), { timeout: 60_000 }).toBe(true);
      await turn(page, 'off');
      await badge(page, 'Inactive').waitFor();
      problems();
    },
  );

  journey('shows what somebody else saves and turns, under the own changes', async ({ journey: { as, portal } }) => {
    const ask = await portal('manager');
    await saveByApi(ask, ['critical']);
    const page = await as('customer', path);
    await expect.poll(() => box(page, critical).isChecked()).toBe(true);
    await saveByApi(ask, ['high']);
    await expect.poll(() => box(page, critical).isChecked()).toBe(false);
    await box(page, 'Export low severity issues').check();
    await saveByApi(ask, ['critical']);
    await page.getByText('Somebody else has changed these settings.', { exact: true }).waitFor();
    expect([await box(page, critical).isChecked(), await box(page, 'Export low severity issues').isChecked()]).toEqual([true, true]);
    await toggleByApi(ask, true);
    await badge(page, 'Active').waitFor();
    await toggleByApi(ask, false);
    await badge(page, 'Inactive').waitFor();
    await save(page);
    await toast(page, saved).waitFor();
  });

  journey('is done by keys alone on a phone in the dark, with nothing to scroll sideways', async ({ journey: { as, portal } }) => {
    const ask = await portal('manager');
    await saveByApi(ask, []);
    const page = await as('manager', path, phone);
    await box(page, critical).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await toast(page, saved).waitFor();
    await box(page, critical).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Turn on' }).and(page.locator(':not([aria-disabled])')).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Turn on' }).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Auto-export is on.').waitFor();
    await badge(page, 'Active').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await badge(page, 'Inactive').waitFor();
  });

  journey('keeps choices while the person signs in again', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('customer', path);
    const low = 'Export low severity issues';
    const before = await box(page, low).isChecked();
    await box(page, low).click();
    await box(page, jira).check();
    await page.context().clearCookies();
    const error = { message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } };
    const api = '**/api/customer_portal';
    await page.route(api, (route) => route.fulfill({ status: 401, json: { errors: [error] } }));
    await save(page);
    await field(page, 'Password').waitFor();
    await page.unroute(api);
    await fill(page, { Email: 'customer@demo.test', Password: 'crowd-demo' });
    await press(page, 'Sign in');
    await arriveAt(page, 'Auto-export');
    await expect.poll(() => box(page, low).isChecked()).toBe(!before);
    problems();
  });

  journey(
    'RE-025 RE-308 RE-316: has no place for moderators, and sends those without a destination to the integrations',
    async ({ journey: { as } }) => {
      const moderator = await as('moderator', path);
      await arriveAt(moderator, 'Results');
      expect(await moderator.getByRole('link', { name: 'Auto-export settings' }).count()).toBe(0);
      const page = await as('classic', path);
      await page.getByText("You don't have any integrations set up, yet").waitFor();
      expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go to Integrations' }).click();
      await arriveAt(page, 'Integrations');
    },
  );
});
