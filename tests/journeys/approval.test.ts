import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { asColleague, between } from '../support/drivers-drafts.ts';
import { toast } from '../support/drivers-integrations.ts';
import { arriveAt, leaveDraft, press, readyTest } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const credits = '/organization-user/credit-usage';
const rules = (page: Page) => page.getByRole('region', { name: 'Approval and budget' });
const dialogOf = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

async function setRule(page: Page, amount: string): Promise<void> {
  await page.goto(credits);
  await rules(page).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approval and budget' });
  await dialog.getByLabel('Approval above').fill(amount);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Approval and budget were saved.').waitFor();
}

async function ask(page: Page, portal: AskPortal, name: string): Promise<void> {
  await leaveDraft(portal, { name, tests: [await readyTest(portal, name, 2)] });
  await page.goto('/launch');
  await arriveAt(page, 'Launch request');
}

async function launchAndWait(page: Page): Promise<void> {
  await press(page, 'Launch test request');
  await arriveAt(page, 'We have received your request');
  await page.getByText(/^This request waits for approval by Erik Lund or Priya Raman: it is above 1 Credit\.$/u).waitFor();
  await page.getByText(/and was not launched\.$/u).waitFor();
}

const openWaiting = async (page: Page, name: string): Promise<void> => {
  await page.goto('/overview');
  await page
    .getByRole('region', { name: 'Waiting on you' })
    .getByRole('link', { name: new RegExp(`Launch to approve.*${name}`, 'u') })
    .click();
  await arriveAt(page, name);
};

const withdrawn = async (portal: AskPortal, route: Route): Promise<void> => {
  const { variables } = route.request().postDataJSON() as { readonly variables: { readonly input: { readonly launchApprovalId: string } } };
  await portal('mutation Withdraw($input: LaunchApprovalInput!) { launchApprovalWithdraw(input: $input) { successful } }', {
    input: { launchApprovalId: variables.input.launchApprovalId },
  });
  await route.fallback();
};

const turnOff = async (page: Page): Promise<void> => {
  await setRule(page, '');
  await rules(page).getByText('Off', { exact: true }).first().waitFor();
};

describe('approval before credits are spent', () => {
  journey(
    'is asked for, sent back with a word, corrected, and given by a second person',
    { timeout: 300_000 },
    async ({ journey: { as, asStranger, portal, problems } }) => {
      const asker = await portal('customer');
      const erik = await asColleague(asStranger, credits);
      await rules(erik).getByText('Erik Lund, Priya Raman').waitFor();
      await rules(erik).getByRole('button', { name: 'Change' }).click();
      const form = erik.getByRole('dialog', { name: 'Approval and budget' });
      await form.getByLabel('Approval above').fill('1,000');
      await form.getByRole('button', { name: 'Save' }).click();
      await form.getByText('Enter an amount such as 250 or 99.50.').waitFor();
      expect(await faultsOf(erik)).toEqual([]);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await setRule(erik, '1');

      const maya = await as('customer', credits);
      await rules(maya).getByText('1 Credit', { exact: true }).waitFor();
      expect(await rules(maya).getByRole('button', { name: 'Change' }).getAttribute('aria-disabled')).toBe('true');
      await ask(maya, asker, 'Voucher run');
      await maya
        .getByText('The launch waits for approval by Erik Lund or Priya Raman: it is above 1 Credit', { exact: true })
        .first()
        .waitFor();
      await launchAndWait(maya);
      expect(await faultsOf(maya)).toEqual([]);
      await maya.getByRole('link', { name: 'View the request' }).click();
      await maya.getByText(/^This request waits for approval/u).waitFor();
      await maya.getByRole('link', { name: 'Open', exact: true }).click();
      await arriveAt(maya, 'Voucher run');
      expect(await maya.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      await maya.getByRole('button', { name: 'Withdraw' }).waitFor();

      await openWaiting(erik, 'Voucher run');
      expect(await faultsOf(erik)).toEqual([]);
      await erik.keyboard.press('b');
      await dialogOf(erik).getByRole('button', { name: 'Send back' }).click();
      await dialogOf(erik).getByText('Say what should change.').waitFor();
      await dialogOf(erik).getByLabel('What should change').fill('Name the release, please.');
      await dialogOf(erik).getByRole('button', { name: 'Send back' }).click();
      await toast(erik, 'Voucher run was sent back.').waitFor();
      await erik.getByText('Sent back', { exact: true }).first().waitFor();

      await maya.getByText('Name the release, please.', { exact: true }).waitFor();
      await maya.getByRole('link', { name: 'Correct the draft' }).click();
      await arriveAt(maya, 'Launch request');
      await maya.getByText('Erik Lund sent this request back.').waitFor();
      await maya.getByText('Name the release, please.', { exact: true }).waitFor();
      await maya.getByLabel('Test run name').fill('Voucher run, release 12');
      await launchAndWait(maya);

      await openWaiting(erik, 'Voucher run, release 12');
      const lost = await between(erik, ['Approval_Approve'], async (route) => {
        await route.fetch();
        await lost();
        await route.abort();
      });
      await erik.keyboard.press('a');
      await dialogOf(erik).getByRole('button', { name: 'Approve' }).click();
      await toast(erik, 'Voucher run, release 12 was approved.').waitFor();
      await erik.getByText('Approved', { exact: true }).first().waitFor();
      expect(await erik.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      await erik.getByRole('link', { name: 'View the request' }).click();
      await arriveAt(erik, 'Voucher run, release 12');
      expect(await erik.getByText(/waits for approval/u).count()).toBe(0);

      await ask(maya, asker, 'Cart run');
      await launchAndWait(maya);
      await openWaiting(erik, 'Cart run');
      const unrouted = await between(erik, ['Approval_Approve'], (route) => withdrawn(asker, route));
      await erik.getByRole('button', { name: 'Approve' }).click();
      await dialogOf(erik).getByRole('button', { name: 'Approve' }).click();
      await toast(erik, 'This has been withdrawn.').waitFor();
      await unrouted();
      await ask(maya, asker, 'Lamp run');
      await launchAndWait(maya);
      await maya.getByRole('link', { name: 'Open', exact: true }).click();
      await maya.getByRole('button', { name: 'Withdraw' }).click();
      await toast(maya, 'Lamp run was withdrawn.').waitFor();
      await maya.getByRole('link', { name: 'Correct the draft' }).waitFor();
      await turnOff(erik);
      problems();
    },
  );

  journey('fits a phone', async ({ journey: { as } }) => {
    const page = await as('customer', '/results', { viewport: { width: 390, height: 844 } });
    await page.goto(credits);
    await rules(page)
      .getByText(/for launches that wait for approval$/u)
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await faultsOf(page)).toEqual([]);
  });
});
