import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { lost } from '../support/drivers-faults.ts';
import { journey } from '../support/journey.ts';

describe('notifications', () => {
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
    await page.getByText('Quiet hours need a beginning and an end.').waitFor();
    await page.getByLabel('Quiet until').fill('07:00');
    await lost(page, 'ChooseNotifications_Save', save);
    await save();
    await toast(page, 'Your notification settings have been saved.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Quiet from').inputValue()).toBe('22:00');
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
