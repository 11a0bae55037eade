import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';

describe('the vocabulary of the crowd', () => {
  journey(
    'is added to, renamed, imported, retired and brought back, and customers choose from it',
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('operator', '/operator/vocabulary?kind=internet_browser');
      const dialog = page.getByRole('dialog');
      const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`, 'u') });
      const ask = await portal('customer');
      const offered = async (): Promise<readonly string[]> =>
        (await ask<{ internetBrowsers: readonly { readonly name: string }[] }>('{ internetBrowsers { name } }')).internetBrowsers.map(
          ({ name }) => name,
        );

      await page.getByRole('button', { name: 'New browser' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('firefox');
      await dialog.getByRole('button', { name: 'Add' }).click();
      await dialog.getByText('Firefox is in this list.').waitFor();
      await expect
        .poll(() => dialog.getByRole('textbox', { name: 'Name' }).evaluate((field) => field === document.activeElement))
        .toBe(true);
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Ladybrd');
      await dialog.getByRole('button', { name: 'Add' }).click();
      await row('Ladybrd').waitFor();
      expect(await offered()).toContain('Ladybrd');

      await page.getByRole('button', { name: 'Rename Ladybrd' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Ladybird');
      await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
      await row('Ladybird').waitFor();
      expect(await faultsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'Retire Ladybird' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retire', exact: true }).click();
      await toast(page, 'Ladybird is retired.').waitFor();
      await row('Ladybird').getByText('Retired', { exact: true }).waitFor();
      expect(await offered()).not.toContain('Ladybird');
      await page.getByRole('button', { name: 'Offer Ladybird again' }).click();
      await toast(page, 'Ladybird is offered again.').waitFor();
      expect(await offered()).toContain('Ladybird');

      await page.getByRole('button', { name: 'Import' }).click();
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'browsers.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Browser;Vendor\nLADYBIRD;x\nDillo;y\nFirefox;z\n'),
      });
      await dialog.getByText('Until now Ladybird').waitFor();
      await dialog.getByText('1 as it is').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Import 2 entries' }).click();
      await toast(page, 'The file was imported.').waitFor();
      await row('Dillo').waitFor();
      await row('LADYBIRD').waitFor();
      problems();
    },
  );

  journey(
    'is read under a sandbox token, whose calls the desk shows and which changes nothing',
    async ({ journey: { as, problems, url } }) => {
      const page = await as('operator', '/operator/crowd');
      const dialog = page.getByRole('dialog');
      await page.getByRole('link', { name: 'Sandbox' }).click();
      await page.getByRole('button', { name: 'New sandbox token' }).click();
      await dialog.getByRole('textbox', { name: 'Crowd system' }).fill('Crowd of Ada');
      await dialog.getByRole('button', { name: 'Create' }).click();
      const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
      const command = await dialog.getByRole('textbox', { name: 'First call' }).inputValue();
      expect(command).toContain(`curl -i ${url}/api/crowd`);
      expect(command).toContain(`Bearer ${token}`);
      expect(await faultsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByText('No calls yet').waitFor();

      const call = async (query: string) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const answer = await fetch(`${url}/api/crowd`, { method: 'POST', headers, body: JSON.stringify({ query }) });
        return (await answer.json()) as {
          readonly data: Readonly<Record<string, { readonly result: unknown }>>;
          readonly extensions: unknown;
        };
      };
      const ada = '{ email: "ada@sandbox.test", fullName: "Ada", countryCode: "DE" }';
      const tried = await call(`mutation { saveTesters(input: { testers: [${ada}] }) { result { testers { email } } } }`);
      expect(tried).toEqual({
        data: { saveTesters: { result: { testers: [{ email: 'ada@sandbox.test' }] } } },
        extensions: { sandbox: 'Nothing was changed.' },
      });
      await call(
        `mutation { saveTesters(input: { testers: [{ email: "x", fullName: "Ada", countryCode: "DE" }] }) { successful errors { path message } } }`,
      );
      await page.getByRole('button', { name: 'Refresh' }).click();
      const rows = page.getByRole('table', { name: 'Calls' }).getByRole('row');
      await rows.nth(2).waitFor();
      expect(await rows.nth(1).textContent()).toMatch(/saveTestersCrowd of Ada.*Refusedtesters\[0\]\.email: Not a valid email address\./u);
      expect(await rows.nth(2).textContent()).toMatch(/AnsweredDone/u);
      expect(await faultsOf(page)).toEqual([]);
      problems();
    },
  );
});
