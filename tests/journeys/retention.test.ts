import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost } from '../support/drivers-faults.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';

describe('the retention of an installation', () => {
  journey(
    'is kept back by a legal hold, which is refused at its field, sent again when it is lost, and lifted after a question',
    async ({ journey: { as, problems } }) => {
      const page = await as('operator', '/operator/retention');
      await page.getByText('Nothing is on hold').waitFor();
      await page.getByRole('button', { name: 'Place a hold' }).click();
      const form = page.getByRole('dialog', { name: 'Place a legal hold' });
      await form.getByRole('button', { name: 'Place hold' }).click();
      await form.getByText('Choose an organization').waitFor();
      await form.getByRole('combobox', { name: 'Organization' }).fill('Fabri');
      await page.getByRole('option', { name: 'Fabrikam' }).click();
      await form.getByRole('textbox', { name: 'Test' }).fill('NO-1');
      const send = () => form.getByRole('button', { name: 'Place hold' }).click();
      await send();
      await form.getByText('Reason cannot be blank').waitFor();
      await form.getByRole('textbox', { name: 'Reason' }).fill('A lawsuit');
      await send();
      await form.getByText('This organization has no test with this code').waitFor();
      await form.getByRole('textbox', { name: 'Test' }).fill('');
      await lost(page, 'Operator_PlaceHold', send);
      await form.getByText('The legal hold could not be placed.').waitFor();
      expect(await form.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('A lawsuit');
      await send();
      await toast(page, 'The hold was placed. What it is about stays.').waitFor();
      const row = page.getByRole('table', { name: 'Legal holds' }).getByRole('row').filter({ hasText: 'Fabrikam' });
      await row.getByText('Everything').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await row.getByRole('button', { name: 'Lift the hold of Fabrikam' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Lift hold' }).click();
      await toast(page, 'The hold of Fabrikam was lifted.').waitFor();
      await page.getByText('Nothing is on hold').waitFor();
      problems();
    },
  );
});
