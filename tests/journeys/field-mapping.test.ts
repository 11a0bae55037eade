import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { demoAzureProjects } from '#server/stand-ins/tracker-content.ts';
import { faultsOf } from '../support/axe.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { integrationsPath, toast } from '../support/drivers-integrations.ts';
import { arriveAt } from '../support/drivers-launch.ts';
import { behave, misbehave, takeAway } from '../support/drivers-vendors.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

afterEach(() => behave(ownUrl()));

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' } as const;
const pick = async (page: Page, name: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).first().click();
};
const fillAlways = async (page: Page, field: string, value: string): Promise<void> => {
  await page.getByRole('button', { name: `Fill ${field} with` }).click();
  await page.getByRole('option', { name: 'Always the same value' }).click();
  await pick(page, `Value of ${field}`, value);
};
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
const places = (page: Page) => page.getByRole('region', { name: 'Where exports go' });

const empty = {
  input: { code: 'azure_devops', projectId: demoAzureProjects[0]?.id ?? '', workItemType: 'Bug', fields: [] },
};
const forget = 'mutation ($input: IntegrationMapInput!) { integrationMap(input: $input) { successful } }';

describe('what fields of Azure DevOps are filled with', () => {
  journey(
    'is chosen for a project and type; what vanished there is told, mapped anew by a press, and forgotten with its type',
    async ({ journey: { as, portal, url, problems } }) => {
      const customer = await portal('customer');
      await customer(forget, empty);
      const page = await as('customer', `${integrationsPath}/azure_devops`);
      await arriveAt(page, 'Azure DevOps');
      await pick(page, 'Project', 'Shop');
      await pick(page, 'Work item type', 'Bug');
      await page.getByText('Required in Azure DevOps').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await fillAlways(page, 'Found In', 'Staging');
      await lost(page, 'MapFields_Map', () => press(page, 'Map fields'));
      await toast(page, 'The fields could not be mapped, please try again later.').waitFor();
      await refused(page, 'MapFields_Map', 'integrationMap', () => press(page, 'Map fields'));
      await press(page, 'Map fields');
      await toast(page, 'The fields are mapped.').waitFor();
      await press(page, 'Check now');
      await places(page).getByText('The tool has everything that exports use.').waitFor();

      await takeAway(url, 'azure_devops', 'Staging');
      await press(page, 'Check now');
      await places(page).getByText('Found In does not accept "Staging".').waitFor();
      await places(page).getByRole('heading', { name: 'Shop, Bug' }).waitFor();
      await expect.poll(() => places(page).getByRole('button', { name: 'Check now' }).getAttribute('aria-disabled')).not.toBe('true');
      expect(await faultsOf(page)).toEqual([]);
      await press(page, /^Map anew/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('integration-mapProject');
      expect(await page.getByRole('combobox', { name: 'Value of Found In' }).count()).toBe(0);
      await fillAlways(page, 'Found In', 'Beta');
      await press(page, 'Map fields');
      await places(page).getByText('The tool has everything that exports use.').waitFor();

      await takeAway(url, 'azure_devops', 'Bug');
      await press(page, 'Check now');
      await places(page).getByText('Azure DevOps no longer has the type Bug there.').waitFor();
      await press(page, /^Forget the mapping/);
      await places(page).getByText('The tool has everything that exports use.').waitFor();
      problems();
    },
  );

  journey(
    'decides what a dry run says, on a phone in the dark, and a tool that is busy is told',
    async ({ journey: { as, portal, url, problems } }) => {
      await (
        await portal('customer')
      )(forget, empty);
      const page = await as('customer', '/issues', phone);
      const boxes = page.getByRole('list', { name: 'Issues' }).getByRole('checkbox');
      await boxes.first().waitFor();
      for (const at of [0, 1]) await boxes.nth(at).tap();
      await page.getByRole('button', { name: 'Export', exact: true }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Azure DevOps/u }).tap();
      for (const [name, option] of [
        ['Project', 'Shop'],
        ['Work item type', 'Bug'],
      ] as const) {
        await page.getByRole('combobox', { name }).click();
        await page.waitForFunction(() => document.querySelector<HTMLElement>('[role=listbox]')?.parentElement?.style.opacity === '');
        await page.getByRole('option', { name: option, exact: true }).first().click();
      }
      await dialog.getByRole('button', { name: 'Dry run' }).tap();
      await dialog.getByText('Found In is required, and nothing fills it.').waitFor();
      await dialog.getByText('0 of 2 issues will be created in Shop.').waitFor();
      expect(await dialog.getByText('Would be refused', { exact: true }).count()).toBe(2);
      expect(await faultsOf(page)).toEqual([]);
      await dialog.getByRole('link', { name: 'Choose again in the settings of the integration' }).tap();
      await arriveAt(page, 'Azure DevOps');
      await misbehave(url, { vendor: 'azure_devops', kind: 'busy', retryAfter: '60' });
      await press(page, 'Check now');
      await toast(page, /^Azure DevOps is busy\./u).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      problems();
    },
  );
});
