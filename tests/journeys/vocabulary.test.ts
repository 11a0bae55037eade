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
});
