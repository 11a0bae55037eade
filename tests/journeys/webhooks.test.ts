import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { jiraAccount, toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';

const address = '/organization-settings/integrations/webhooks';
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const answer = (page: Page, action: string) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: action, exact: true }).click();

describe('webhooks', () => {
  journey(
    'are made, tested, rotated, paused, resumed and removed by a customer',
    { timeout: 240_000 },
    async ({ journey: { as, problems } }) => {
      const page = await as('customer', '/organization-settings/integrations');
      await page.getByRole('link', { name: 'Settings of Webhooks' }).click();
      await row(page, 'Release desk').getByText('Paused', { exact: true }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'New webhook' }).click();
      const dialog = page.getByRole('dialog', { name: 'New webhook' });
      await dialog.getByLabel('Address').fill('https://127.0.0.1/hook');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await dialog.getByText('This address leads into a network that cannot be called from here.').waitFor();
      await dialog.getByLabel('Address').fill(`https://${new URL(jiraAccount.site).host}/hook`);
      await dialog.getByLabel('Description').fill('Build server');
      await dialog.getByRole('checkbox', { name: 'A test has ended' }).check();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Keep this secret' }).waitFor();
      expect(await page.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/u);
      await page.getByRole('button', { name: 'Done' }).click();
      const made = row(page, 'Build server');
      await made.getByText('Nothing delivered yet').waitFor();
      await made.getByRole('button', { name: 'Pause Build server' }).click();
      await toast(page, 'Build server was paused.').waitFor();
      await made.getByRole('button', { name: 'Resume Build server' }).click();
      await toast(page, 'Build server was resumed.').waitFor();
      await made.getByRole('button', { name: 'Rotate secret of Build server' }).click();
      await answer(page, 'Rotate');
      await page.getByRole('dialog', { name: 'Keep this secret' }).waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      await made.getByText(/The old secret signs, too, until/u).waitFor();
      await made.getByRole('button', { name: 'End old secret of Build server' }).click();
      await answer(page, 'End');
      await toast(page, 'The old secret signs no more.').waitFor();
      await made.getByRole('button', { name: 'Send test to Build server' }).click();
      await toast(page, 'A test message is on its way. See the deliveries.').waitFor();
      await made.getByRole('button', { name: 'Deliveries of Build server' }).click();
      const log = page.getByRole('dialog', { name: 'Deliveries of Build server' });
      await log.getByText('Given up', { exact: true }).waitFor({ timeout: 60_000 });
      await log.getByRole('button', { name: /^Details of/u }).click();
      await log.getByText(/"type":"webhook.test"/u).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await log.getByRole('button', { name: /^Send again:/u }).click();
      await toast(page, 'The message is on its way again.').waitFor();
      await log.getByRole('button', { name: 'Close', exact: true }).last().click();
      await made.getByRole('button', { name: 'Remove Build server' }).click();
      await answer(page, 'Remove');
      await toast(page, 'Build server was removed.').waitFor();
      await made.waitFor({ state: 'detached' });
      problems();
    },
  );

  journey('fit a phone', async ({ journey: { as } }) => {
    const page = await as('manager', address);
    await page.setViewportSize({ width: 390, height: 844 });
    await row(page, 'Release desk').getByRole('button', { name: 'Deliveries of Release desk' }).click();
    await page.getByRole('dialog').getByText('Test message').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await faultsOf(page)).toEqual([]);
  });
});
