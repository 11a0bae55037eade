import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { amended, lost, refused } from '../support/drivers-faults.ts';
import { toast } from '../support/drivers-integrations.ts';
import { assignedTest } from '../support/drivers-results.ts';
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

describe('the audit trail', () => {
  const trails = [
    { who: 'operator', path: '/operator/audit-trail', operation: 'AuditTrail_ExportInstallation' },
    { who: 'customer', path: '/organization-settings/audit-trail', operation: 'AuditTrail_ExportOrganization' },
  ] as const;
  for (const { who, path, operation } of trails)
    journey(`of ${path} is exported, where that is refused and lost`, async ({ journey: { as, problems } }) => {
      const page = await as(who, path);
      const press = (format: string) => () => page.getByRole('button', { name: `Export ${format}` }).click();
      await lost(page, operation, press('CSV'), undefined, () =>
        toast(page, 'The audit trail could not be exported. Please try again.').waitFor(),
      );
      const no = { __typename: 'UserError', code: 'invalid', message: 'Not now.', path: null };
      const refusal = { successful: false, result: null, errors: [no] };
      await amended(page, operation, ({ data }) => ({ data: { exported: { ...(data['exported'] as object), ...refusal } } }), press('CSV'));
      for (const [format, ending] of [
        ['CSV', 'csv'],
        ['JSON lines', 'jsonl'],
      ] as const) {
        const [download] = await Promise.all([page.waitForEvent('download'), press(format)()]);
        expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`, 'u'));
      }
      problems();
    });
});

describe('the guidance of moderators', () => {
  const versionOf = async (page: Page): Promise<number> => {
    const submit = page.getByRole('button', { name: /^Save as version \d+$/u });
    return Number(/\d+/u.exec(await submit.innerText())?.[0]);
  };

  journey(
    'is written in a new version, lost, refused, kept where somebody else was first, and confirmed as it stands',
    async ({ journey: { as, portal, problems } }) => {
      const first = await as('operator', '/operator/people');
      const second = await as('operator', '/operator/people');
      const guidance = (page: Page) => page.getByRole('textbox', { name: 'Guidance' });
      const save = (page: Page, version: number) => () => page.getByRole('button', { name: `Save as version ${version}` }).click();
      await guidance(second).fill('Read every step.');
      const version = await versionOf(first);
      const moderator = await as('moderator', `/results/${await assignedTest(await portal('manager'), 'assigned')}`);
      const welcome = moderator.getByRole('dialog', { name: /^Welcome to the moderation/u });
      await welcome.getByRole('region', { name: `Guidance, version ${version - 1}` }).waitFor();
      for (const promise of await welcome.locator('label').all()) await promise.click();
      await guidance(first).fill('');
      await save(first, version)();
      await expect.poll(() => guidance(first).getAttribute('aria-invalid')).toBe('true');
      await guidance(first).fill('Watch every video to its end.');
      await lost(first, 'Operator_SaveGuidance', save(first, version));
      await first.getByText('The guidance could not be saved.').first().waitFor();
      await refused(first, 'Operator_SaveGuidance', 'operatorGuidanceSave', save(first, version));
      await first.getByText('Not now.').first().waitFor();
      expect(await guidance(first).inputValue()).toBe('Watch every video to its end.');
      await save(first, version)();
      await toast(first, `Version ${version} was saved. Moderators confirm it from now on.`).waitFor();
      await first
        .getByRole('region', { name: 'Earlier versions' })
        .getByText(`Version ${version - 1},`)
        .waitFor();

      await welcome.getByRole('button', { name: "I'm ready to start" }).click();
      await toast(moderator, 'The guidance has changed. Read it, then confirm.').waitFor();
      await welcome.getByRole('region', { name: `Guidance, version ${version}` }).waitFor();
      expect(await welcome.getByRole('checkbox', { checked: true }).count()).toBe(2);

      await save(second, version)();
      await second.getByText('Somebody else has written a new version. Compare it with yours, then save.').first().waitFor();
      expect(await guidance(second).inputValue()).toBe('Read every step.');
      expect(await faultsOf(second)).toEqual([]);
      await second.getByText(`Version ${version} was saved`).waitFor();
      await second.getByRole('button', { name: 'Keep mine' }).click();
      await save(second, version + 1)();
      await toast(second, `Version ${version + 1} was saved. Moderators confirm it from now on.`).waitFor();
      expect(await guidance(second).inputValue()).toBe('Read every step.');
      await first.reload();
      await expect.poll(() => guidance(first).inputValue()).toBe('Read every step.');
      problems();
    },
  );
});
