import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { talkedTest } from '../support/drivers-chat.ts';
import { crowdOf } from '../support/drivers-crowd.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey, moving } from '../support/journey.ts';

let stamp = 0;
beforeEach(() => {
  stamp = Date.now();
});

type Group = { readonly participants: readonly { readonly id: string; readonly status: string }[] };
type Testers = { readonly platformTest: { readonly selectionRequirementsGroups: readonly Group[] } };

/** A tester of the live test calls for help. */
const raiseBlocker = async (portal: AskPortal, url: string, words: string): Promise<void> => {
  const { platformTest } = await portal<Testers>(
    'query Testers($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { selectionRequirementsGroups { participants { id status } } } } }',
    { id: talkedTest },
  );
  const working = platformTest.selectionRequirementsGroups
    .flatMap(({ participants }) => participants)
    .find(({ status }) => status === 'in_progress');
  const { successful } = await crowdOf(url).call('raiseBlocker', { key: words, participantId: working?.id, name: words });
  expect(successful).toBe(true);
};

describe('notifications', () => {
  journey(
    'come live under the bell of those who are concerned, and are marked and muted there',
    async ({ journey: { as, portal, url, problems } }) => {
      const page = await as('manager', `/results/${talkedTest}`, moving);
      const moderator = await as('moderator', '/results', moving);
      const bell = (of: Page) => of.getByRole('button', { name: /^Notifications/u });
      await bell(page).waitFor();
      await bell(moderator).waitFor();
      for (const each of [page, moderator]) await each.getByText('Live', { exact: true }).first().waitFor();
      await raiseBlocker(await portal('manager'), url, `The site is down ${stamp}`);
      const entry = (of: Page) =>
        of
          .getByRole('dialog', { name: 'Notifications' })
          .getByRole('listitem')
          .filter({ hasText: `The site is down ${stamp}` });
      for (const each of [page, moderator]) {
        await toast(each, new RegExp(`The site is down ${stamp}`)).waitFor();
        await expect.poll(() => bell(each).getAttribute('aria-label')).toMatch(/unread$/u);
        await bell(each).click();
        await entry(each).getByRole('button', { name: 'Mark as read' }).waitFor();
      }
      expect(await moderator.getByRole('link', { name: 'All and settings' }).getAttribute('href')).toBe('/results/notifications');
      const mark = (label: string) => () => entry(page).getByRole('button', { name: label }).click();
      await lost(page, 'Bell_Mark', mark('Mark as read'));
      await refused(page, 'Bell_Mark', 'notificationsMark', mark('Mark as read'));
      await mark('Mark as read')();
      await mark('Mark as unread')();
      await mark('Mark as read')();
      await entry(page).getByRole('button', { name: 'Mark as unread' }).waitFor();
      await mark('Mute this test')();
      await toast(page, 'You no longer get notifications about this test. Undo this in your notification settings.').waitFor();
      await page.goto('/organization-user-settings/notifications');
      const unmute = () => page.getByRole('button', { name: 'Unmute' }).first().click();
      await lost(page, 'ChooseNotifications_Mute', unmute);
      await unmute();
      await expect.poll(() => page.getByRole('button', { name: 'Unmute' }).count()).toBe(0);
      await entry(moderator).getByRole('link').click();
      await moderator.waitForURL(/tab=blockers/u);
      problems();
    },
  );

  journey('are read under the bell, and lead to their settings', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/overview');
    await page.getByRole('button', { name: /^Notifications/u }).click();
    const box = page.getByRole('dialog', { name: 'Notifications' });
    await box.getByRole('heading', { name: 'Notifications' }).waitFor();
    await box.getByRole('radio', { name: 'Unread' }).check({ force: true });
    await box.getByRole('radio', { name: 'All' }).check({ force: true });
    expect(await faultsOf(page)).toEqual([]);
    await box.getByRole('link', { name: 'All and settings' }).click();
    await page.waitForURL('**/organization-user-settings/notifications');
    problems();
  });

  journey('SH-072: have a page of settings, which are saved or say why not', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/organization-user-settings/notifications');
    const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Latest notifications' }).waitFor();
    const exported = page.getByRole('checkbox', { name: 'An export to a tracker has ended: Mail' });
    await exported.check({ force: true });
    await page.getByLabel('Quiet from').fill('22:00');
    await save();
    await page.getByText('Quiet hours need a start and an end.').waitFor();
    await page.getByLabel('Quiet until').fill('07:00');
    await lost(page, 'ChooseNotifications_Save', save);
    await refused(page, 'ChooseNotifications_Save', 'notificationSettingsUpdate', save);
    const webhook = page.getByRole('textbox', { name: /^Webhook/u });
    await webhook.fill('https://nobody.example.invalid/hook');
    await save();
    await page.getByText('No service was found at this address. Check how it is written.').waitFor();
    await webhook.fill('https://hooks.slack.com/services/T000/B000/hidden');
    await save();
    await toast(page, 'Your notification settings have been saved.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Quiet from').inputValue()).toBe('22:00');
    expect(await page.getByRole('textbox', { name: /^Webhook/u }).inputValue()).toBe('https://hooks.slack.com/…dden');
    expect([await page.getByLabel('Quiet until').inputValue(), await exported.isChecked()]).toEqual(['07:00', true]);
    expect(await faultsOf(page)).toEqual([]);
    problems();
  });
});

describe('a trial', () => {
  journey('SH-038: is told by a banner on every page, to those who are on one', async ({ journey: { as } }) => {
    const page = await as('trial', '/overview');
    await page.getByText(/\d+ days? left in your trial/u).waitFor();
    const other = await as('customer', '/overview');
    await other.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await other.getByText(/left in your trial/u).count()).toBe(0);
  });
});
