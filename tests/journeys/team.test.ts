import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { journey } from '../support/journey.ts';

const team = '/organization-settings/users?tab=team';

/** Opens the menu of a member by its key, and chooses by another. */
async function choose(page: Page, who: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${who}` }).press('Enter');
  await hasFocus(page.getByRole('menuitem').first());
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

describe('the team', () => {
  journey(
    'SH-008 SH-127 SH-448 SH-389: is invited, told by links to hand over, and invited again or no more',
    async ({ journey: { as, problems } }) => {
      const page = await as('customer', team);
      const addresses = page.getByRole('textbox', { name: /Email addresses/u });
      const invite = () => page.getByRole('button', { name: 'Invite', exact: true }).click();
      const members = page.getByRole('list', { name: 'Members' });
      await page.getByRole('button', { name: 'Show all' }).click();

      await addresses.fill('ada@team.example, nobody, customer@demo.test');
      await invite();
      await page.getByText('"nobody" is not a valid email').waitFor();
      await expect.poll(() => addresses.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: 'Leave out what is refused' }).click();
      await invite();
      await page.getByText('"customer@demo.test" is already a member').waitFor();
      await page.getByRole('button', { name: 'Leave out what is refused' }).click();
      expect(await addresses.inputValue()).toBe('ada@team.example');
      await lost(page, 'InviteMembers_Send', invite);
      await page.getByText('Something went wrong, please try again.').waitFor();
      expect(await addresses.inputValue()).toBe('ada@team.example');
      await invite();
      await toast(page, 'Team members have been successfully invited.').waitFor();
      const link = await page.getByRole('textbox', { name: 'Link for ada@team.example' }).inputValue();
      await members.getByText('ada@team.example').waitFor();
      expect(await faultsOf(page)).toEqual([]);

      await press(page, 'Done');
      await hasFocus(addresses);
      await tried(page, 'InviteMembers_Resend', 'organizationInvitationResend', () => choose(page, 'ada@team.example', 'Send again'));

      await toast(page, 'The invitation has been renewed.').waitFor();
      const renewed = page.getByRole('textbox', { name: 'Link for ada@team.example' });
      await expect.poll(() => renewed.inputValue()).not.toBe(link);
      expect((await page.request.get(link)).status()).toBe(404);
      const [first, second] = [await page.request.get(await renewed.inputValue()), await renewed.inputValue()];
      expect(first.status()).toBe(200);

      await choose(page, 'ada@team.example', 'Revoke');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      const revoke = confirmed(page, () => choose(page, 'ada@team.example', 'Revoke'), 'Revoke');
      await revoke();
      await expect.poll(() => members.getByText('ada@team.example').count()).toBe(0);
      expect((await page.request.get(second)).status()).toBe(404);

      const manager = await as('manager', team);
      await manager.getByLabel('Role').click();
      await manager.getByRole('option', { name: 'Test manager', exact: true }).click();
      problems();
    },
  );
});

const press = (of: Page | Locator, name: string | RegExp): Promise<void> => of.getByRole('button', { name, exact: true }).click();
async function hasFocus(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Presses three times: it is refused, meets no server, and is done. */
async function tried(page: Page, operation: string, field: string, once: () => Promise<unknown>): Promise<void> {
  await refused(page, operation, field, once);
  await lost(page, operation, once);
  await once();
}

/** Asks before it acts, unless it is asking still. */
const confirmed = (page: Page, opener: () => Promise<void>, action: string) => async (): Promise<void> => {
  const question = page.getByRole('alertdialog').and(page.locator(':not([data-exiting], [data-exiting] *)'));
  if (!(await question.isVisible())) await opener();
  await press(question, action);
};

/** Opens a form, puts it away and opens it again. */
async function reopened(page: Page, opener: string): Promise<void> {
  await press(page, opener);
  await press(page.getByRole('dialog').last(), 'Cancel');
  await press(page, opener);
}

describe('the desk of an operator', () => {
  journey(
    'LO-95: sets what testers are paid in a country, which the next launch reckons with',
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('operator', '/operator/countries?find=portug');
      const dialog = page.getByRole('dialog');
      const row = page.getByRole('row', { name: /^Portugal/ });
      expect(await row.getByRole('cell').nth(1).textContent()).toContain('1');
      await press(page, 'Change the multiplier of Portugal');
      const multiplier = dialog.getByRole('textbox', { name: 'Multiplier' });
      await multiplier.fill('11');
      await press(dialog, 'Save');
      await hasFocus(multiplier);
      await dialog.getByText('Enter a number from 0.1 to 10, such as 1.25').waitFor();
      await multiplier.fill('1,35');
      await tried(page, 'Operator_SavePayoutMultiplier', 'operatorPayoutMultiplierSave', () => press(dialog, 'Save'));
      await row.getByText('1.35').waitFor();
      const ask = await portal('manager');
      const { countries } = await ask<{ countries: readonly { readonly code: string; readonly payoutMultiplier: number }[] }>(
        '{ countries { code payoutMultiplier } }',
      );
      expect(countries.find(({ code }) => code === 'PT')?.payoutMultiplier).toBe(1.35);
      expect(await faultsOf(page)).toEqual([]);
      problems();
    },
  );

  journey('makes an organization, changes and pays it, and takes it out of use and back', async ({ journey: { as, problems } }) => {
    const page = await as('operator', '/operator');
    const dialog = page.getByRole('dialog');
    await reopened(page, 'New organization');
    await press(dialog, 'Create');
    await hasFocus(dialog.getByRole('textbox', { name: 'Name' }));
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Globex');
    await dialog.getByRole('textbox', { name: 'Code' }).fill('GLX');
    await press(dialog, 'Create');
    await page.getByRole('heading', { level: 1, name: 'Globex' }).waitFor();

    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const save = () => press(page, 'Save');
    await name.fill('');
    await save();
    await hasFocus(name);
    await name.fill('Globex works');
    await page.getByRole('checkbox', { name: 'Launching' }).check({ force: true });
    await save();
    await page.getByRole('heading', { level: 1, name: 'Globex works' }).waitFor();

    const add = () => press(page, 'Add credits');
    await add();
    await hasFocus(page.getByRole('textbox', { name: 'Amount' }));
    await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
    await page.getByRole('textbox', { name: 'Reason' }).fill('A first contract');
    await tried(page, 'Operator_AddCredits', 'operatorCreditsAdd', add);

    await page.getByRole('table', { name: 'Latest transactions' }).getByText('12.50 Credits').first().waitFor();

    const archive = confirmed(page, () => press(page, 'Deactivate'), 'Deactivate');
    await press(page, 'Deactivate');
    await press(page.getByRole('alertdialog'), 'Cancel');
    await tried(page, 'Operator_ArchiveOrganization', 'operatorOrganizationArchive', archive);

    await page.getByText('Deactivated', { exact: true }).waitFor();
    await press(page, 'Restore');
    await page.getByRole('button', { name: 'Deactivate', exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    problems();
  });

  journey(
    'invites a person, hands links over, signs them out, removes them, has them back and forgets them, acts for a colleague and deactivates him',
    async ({ journey: { as, problems } }) => {
      const page = await as('operator', '/operator');
      await page.getByRole('link', { name: 'Fabrikam' }).click();
      const dialog = page.getByRole('dialog');
      const done = async (): Promise<void> => {
        expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toContain('/oidc/');
        await press(page, 'Done');
        await page.getByRole('textbox', { name: 'Link' }).waitFor({ state: 'detached' });
      };
      const manage = () => press(page, 'Manage Ida Berg');
      const operator = dialog.getByRole('checkbox', { name: 'Operator' });
      await press(page, 'Manage Olga Berg');
      for (const control of [operator, dialog.getByRole('button', { name: /^Remove/u })])
        expect(await control.getAttribute('aria-disabled')).toBe('true');
      await dialog.getByText('This is the only operator. Make another one first.').first().waitFor();
      await operator.click({ force: true });
      expect(await operator.isChecked()).toBe(true);
      await dialog.getByRole('checkbox', { name: 'Support' }).click({ force: true });
      await press(dialog, 'Cancel');

      await reopened(page, 'Invite');
      await press(dialog, 'Invite');
      await hasFocus(dialog.getByRole('textbox', { name: 'Email' }));
      await dialog.getByRole('textbox', { name: 'Email' }).fill('ida@fabrikam.example');
      await dialog.getByRole('textbox', { name: 'First name' }).fill('Ida');
      await dialog.getByRole('textbox', { name: 'Last name' }).fill('Berg');
      await press(dialog, 'Invite');
      await done();

      await manage();
      await press(page, 'Password link');
      await done();
      await press(page, 'Sign out everywhere');
      await toast(page, 'Ida Berg is signed out everywhere.').waitFor();
      await press(page, 'Save rights');
      await toast(page, 'The rights were saved.').waitFor();

      await manage();
      const remove = confirmed(page, () => press(page, 'Remove'), 'Remove');
      await press(page, 'Remove');
      await press(page.getByRole('alertdialog'), 'Cancel');
      await remove();
      await toast(page, 'Ida Berg was removed.').waitFor();
      await hasFocus(page.getByRole('button', { name: 'Invite again' }));
      await press(page, 'Invite again');
      await done();

      await confirmed(page, () => press(page, 'Forget'), 'Forget')();
      await toast(page, 'Ida Berg is being forgotten.').waitFor();
      await press(page, 'Manage Marek Novák');
      await reopened(page, 'Act for them');
      const support = page.getByRole('dialog', { name: 'Act for Marek Novák' });
      const start = () => press(support, 'Start');
      await start();
      await hasFocus(support.getByRole('textbox', { name: 'Reason' }));
      await support.getByRole('textbox', { name: 'Reason' }).fill('Call 12');
      await start();
      await page.getByRole('button', { name: 'Account menu of Marek Novák' }).waitFor();
      await press(page, 'Stop');
      await page.getByRole('button', { name: 'Account menu of Olga Berg' }).waitFor();

      await page.goto(team);
      const all = page.getByRole('button', { name: 'Show all', exact: true });
      await page.getByText('Marek Novák').or(all).first().waitFor();
      if (await all.isVisible()) await all.click();
      await choose(page, 'Marek Novák', 'Deactivate');
      const deactivate = () => press(page.getByRole('alertdialog', { name: 'Deactivate Marek Novák?' }), 'Deactivate');
      await deactivate();
      await toast(page, 'Marek Novák has been deactivated.').waitFor();
      problems();
    },
  );

  journey('acts for a customer without leaving anything behind, and is told why', async ({ journey: { as, portal, url, problems } }) => {
    const operator = await portal('operator');
    const { people } = await operator<{ readonly people: readonly { readonly id: string }[] }>(
      '{ people: operatorPeople(query: "customer@demo.test") { id } }',
    );
    const { started } = await operator<{ readonly started: { readonly secret: string } }>(
      `mutation { started: operatorSupportSessionStart(input: { userId: "${people[0]?.id}", reason: "Call 13" }) { secret } }`,
    );
    const page = await as('operator', '/overview');
    await page.context().addCookies([{ name: 'account_override_token', value: started.secret, url }]);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { query = '' } = (request.postDataJSON() ?? {}) as { readonly query?: string };
      if (
        request.url().endsWith('/api/customer_portal') &&
        /notificationSettingsUpdate|integrationUpdate|organizationUsersCreate/u.test(query)
      )
        sent.push(query);
    });
    for (const [path, name] of [
      ['/organization-user-settings/notifications', 'Save'],
      ['/organization-settings/users?tab=team', 'Invite'],
      ['/organization-settings/integrations/testrail', 'Test and save'],
    ] as const) {
      await page.goto(path);
      const control = page.getByRole('main').getByRole('button', { name, exact: true });
      await control.waitFor();
      expect([path, await control.getAttribute('aria-disabled')]).toEqual([path, 'true']);
      await page.getByText('You act for somebody else. Only they themselves can do this.').first().waitFor({ state: 'attached' });
      await control.click({ force: true });
    }
    expect(sent).toEqual([]);
    await page.context().clearCookies({ name: 'account_override_token' });
    problems();
  });

  journey(
    'keeps a catalogue of services, answers what is asked for, and makes and takes away tokens',
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('operator', '/operator/services');
      const dialog = page.getByRole('dialog');
      await reopened(page, 'New service');
      await press(dialog, 'Save');
      await hasFocus(dialog.getByRole('textbox', { name: 'Title' }));
      for (const label of ['Title', 'Cost', 'Service level', 'Description', 'What a request should include'])
        await dialog.getByRole('textbox', { name: label }).fill(`${label} of a survey`);
      await press(dialog, 'Save');
      await page.getByRole('table', { name: 'Catalogue' }).getByText('Title of a survey').waitFor();

      const customer = await portal('customer');
      const { professionalServices } = await customer<{ readonly professionalServices: readonly { readonly id: string }[] }>(
        '{ professionalServices { id } }',
      );
      await customer(
        'mutation Ask($input: ProfessionalServiceRequestCreateInput!) { professionalServiceRequestCreate(input: $input) { successful } }',
        { input: { professionalServiceId: professionalServices[0]?.id, content: 'Ask our users about the cart.' } },
      );
      await page.reload();
      const row = page.getByRole('table', { name: 'Requests' }).getByRole('row').filter({ hasText: 'Ask our users about the cart.' });
      await press(row, /^Open /u);
      const answer = dialog.getByRole('textbox', { name: 'Answer to the customer' });
      await answer.fill('x'.repeat(10_001));
      await press(dialog, 'Start');
      await hasFocus(answer);
      await answer.fill('We begin on Thursday.');
      await press(dialog, 'Start');
      await toast(page, 'The customer has been notified.').waitFor();
      await row.getByText('In progress').waitFor();
      const asked = await as('customer', '/services');
      await asked.getByText('We begin on Thursday.').waitFor();

      await page.goto('/operator/crowd');
      await reopened(page, 'New token');
      await press(dialog, 'Create');
      await hasFocus(dialog.getByRole('textbox', { name: 'Crowd system' }));
      await dialog.getByRole('textbox', { name: 'Crowd system' }).fill('Second crowd');
      let isStale = true;
      await page.route('**/api/customer_portal', async (route) => {
        const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
        if (operationName !== 'Operator_CreateCrowdToken' || !isStale) return route.fallback();
        isStale = false;
        return route.fulfill({
          headers: { 'x-confirm-by': 'password' },
          json: { errors: [{ message: 'Please confirm that it is you.', extensions: { code: 'CONFIRM' } }] },
        });
      });
      await press(dialog, 'Create');
      const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await hasFocus(confirm.getByLabel('Password', { exact: true }));
      await confirm.getByLabel('Password', { exact: true }).fill('crowd-demo');
      await press(confirm, 'Confirm');
      await page.getByRole('textbox', { name: 'Token' }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Token' }).inputValue()).toMatch(/^mcrowd_/u);
      await press(page, 'Done');
      const revoke = confirmed(page, () => press(page, 'Revoke the token of Second crowd'), 'Revoke');
      await press(page, 'Revoke the token of Second crowd');
      await press(page.getByRole('alertdialog'), 'Cancel');
      await revoke();
      await toast(page, 'The token of Second crowd was revoked.').waitFor();
      problems();
    },
  );
});
