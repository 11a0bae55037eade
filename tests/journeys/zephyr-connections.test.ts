import { afterEach, describe, expect } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { caseRun } from '#schema/rules/launch/requested-test.builders.ts';
import { faultsOf } from '../support/axe.ts';
import { lost, unheard } from '../support/drivers-faults.ts';
import { card, fill, integrationsPath, toast } from '../support/drivers-integrations.ts';
import * as launch from '../support/drivers-launch.ts';
import { behave } from '../support/drivers-vendors.ts';
import { inField } from '../support/drivers-keyboard.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

const { zephyrSquad, zephyrScale } = demoAccess;

afterEach(() => behave(ownUrl()));

describe('the connections to Zephyr', () => {
  journey(
    'LA-033 LA-120 LA-121 LA-203 LA-522 LA-524: each tool has a card with its connections, and one more is added once the tool accepts it',
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('customer', integrationsPath);
      const squad = card(page, 'Zephyr Squad');
      await squad.getByText('Store on Jira').waitFor();
      await squad.getByText(/^Created /).waitFor();
      await card(page, 'Zephyr Scale').getByText('Shop team').waitFor();
      expect(await faultsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'Add connection to Zephyr Scale' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Connect Zephyr Scale' });
      await dialog.waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const add = () => dialog.getByRole('button', { name: 'Add connection' }).click();
      await add();
      await expect.poll(() => dialog.getByText("can't be blank").count()).toBe(2);
      await inField(page);
      await page.keyboard.type('Night team');
      await fill(page, { 'API token': 'wrong' });
      await page.keyboard.press('Enter');
      await dialog.getByText('The tool does not accept this token.').waitFor();

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await launch.press(page, 'Add connection to Zephyr Scale');
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Night team');
      await fill(page, { 'API token': zephyrScale.secret });
      await lost(page, 'ZephyrConnections_Create', add);
      await unheard(page, 'ZephyrConnections_Create', add);
      await add();
      await toast(page, 'Connection added.').waitFor();
      await card(page, 'Zephyr Scale').getByText('Night team').waitFor();
      expect(await card(page, 'Zephyr Scale').getByText('Night team').count()).toBe(1);
      problems();

      const ask = await portal('customer');
      const { id, values } = await launch.readyTest(ask, 'Connectors');
      await launch.leaveDraft(ask, { tests: [{ id, values: { ...values, ...caseRun({ testCases: [] }) } }] });
      const wizard = await as('customer', `/launch/test?test=${id}&step=scope`);
      await launch.arriveAt(wizard, 'Scope');
      await launch.press(wizard, 'Import from Zephyr Scale');
      await wizard.getByRole('dialog', { name: 'Import from Zephyr Scale' }).getByText('Night team').waitFor();

      await launch.press(page, 'Reset Night team');
      const question = page.getByRole('alertdialog', { name: 'Reset this connection?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await launch.press(page, 'Reset Night team');
      await question.getByRole('button', { name: 'Reset' }).click();
      await toast(page, 'Connection reset.').waitFor();
      await card(page, 'Zephyr Scale').getByText('Night team').waitFor({ state: 'detached' });
    },
  );

  journey('LA-523: is reset after a question, and says when that failed; a colleague sees it go', async ({ journey: { as, problems } }) => {
    const page = await as('manager', integrationsPath);
    await launch.press(page, 'Add connection to Zephyr Squad');
    await fill(page, { Name: 'Passing', Site: zephyrSquad.site, 'API token': zephyrSquad.secret });
    await page.keyboard.press('Enter');
    await card(page, 'Zephyr Squad').getByText('Passing').waitFor();
    const other = await as('customer', integrationsPath);
    await card(other, 'Zephyr Squad').getByText('Passing').waitFor();

    await launch.press(page, 'Reset Passing');
    const question = page.getByRole('alertdialog', { name: 'Reset this connection?' });
    const reset = () => question.getByRole('button', { name: 'Reset' }).click();
    await reset();
    await card(page, 'Zephyr Squad').getByText('Passing').waitFor({ state: 'detached' });
    await card(other, 'Zephyr Squad').getByText('Passing').waitFor({ state: 'detached' });
    problems();
  });
});
