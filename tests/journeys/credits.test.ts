import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';

const path = '/organization-user/credit-usage';
const asked =
  '{ getCurrentOrganizationUser { organization { creditAccount { balance transactions(first: 100) { nodes { id amount createdAt } } } } } }';
type Asked = {
  readonly getCurrentOrganizationUser: {
    readonly organization: {
      readonly creditAccount: {
        readonly balance: number;
        readonly transactions: { readonly nodes: readonly { readonly createdAt: string }[] };
      };
    };
  };
};
const words = (amount: number): string => `${Number.isInteger(amount) ? amount : amount.toFixed(2)} Credit${amount === 1 ? '' : 's'}`;

describe('the credits of an organization', () => {
  journey('SH-040 SH-041 SH-076: are shown in the account menu and lead to their page', async ({ journey: { as, portal } }) => {
    const page = await as('customer', '/overview');
    const ask = await portal('customer');
    const { balance } = (await ask<Asked>(asked)).getCurrentOrganizationUser.organization.creditAccount;
    await page.getByRole('button', { name: /^Account/ }).click();
    const entry = page.getByRole('menuitem', { name: 'Credit Usage' });
    await expect.poll(() => entry.textContent()).toBe(`Credit Usage${words(balance)}`);
    await entry.click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: 'Credit usage' }).waitFor();
    await page.getByRole('region', { name: 'Balance' }).getByText(words(balance), { exact: true }).waitFor();
  });

  journey('SH-040: are shown in the menu of a phone', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('link', { name: /^Credit Usage\s*[\d.]+ Credits?$/ }).waitFor();
  });

  journey('SH-154 SH-155 SH-455: list ten transactions, and all of them page by page', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    const { nodes } = (await ask<Asked>(asked)).getCurrentOrganizationUser.organization.creditAccount.transactions;
    const page = await as('customer', path);
    const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(10);
    await page.getByRole('button', { name: 'View more' }).click();
    await expect.poll(() => rows.count()).toBe(Math.min(20, nodes.length));
  });

  journey('are shown of a period, which the address names, and saved as a file of that period', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    const { nodes } = (await ask<Asked>(asked)).getCurrentOrganizationUser.organization.creditAccount.transactions;
    const year = `${new Date().getUTCFullYear()}-01-01T00:00:00.000Z`;
    const ofYear = nodes.filter(({ createdAt }) => createdAt >= year).length;
    const page = await as('customer', path);
    await page.getByRole('button', { name: /Period/ }).click();
    await page.getByRole('option', { name: 'This year' }).click();
    await page.waitForURL(`**${path}?period=this-year`);
    await page.reload();
    const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(Math.min(10, ofYear));
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toBe(`credits ${year.slice(0, 10)}.csv`);
    expect(text.trim().split('\r\n')).toHaveLength(ofYear + 1);
  });

  journey('SH-077: lead to the start where the organization has none', async ({ journey: { as } }) => {
    const page = await as('trial', path);
    await page.waitForURL('**/overview');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  journey(
    'SH-347: lead a test manager to the start where the organization has none, and to the page where it has',
    async ({ journey: { as, portal } }) => {
      const page = await as('manager', path);
      const ask = await portal('manager');
      const who = await ask<{ getCurrentOrganizationUser: { organization: { creditModelAccess: boolean } } }>(
        '{ getCurrentOrganizationUser { organization { creditModelAccess } } }',
      );
      expect(who.getCurrentOrganizationUser.organization.creditModelAccess).toBe(true);
      await page.getByRole('heading', { level: 1, name: 'Credit usage' }).waitFor();
    },
  );

  journey('leave the controls out on paper', async ({ journey: { as } }) => {
    const page = await as('customer', path);
    await page.getByRole('table', { name: 'Transactions' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect([await page.getByRole('button', { name: 'Export CSV' }).isVisible(), await page.getByRole('table').isVisible()]).toEqual([
      false,
      true,
    ]);
  });
});
