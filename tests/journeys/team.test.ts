import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { lost } from '../support/drivers-faults.ts';
import { journey } from '../support/journey.ts';

const team = '/organization-settings/users?tab=team';

describe('the team', () => {
  journey(
    'SH-008 SH-127 SH-448 SH-389: is invited, told by links to hand over, and invited again or no more',
    async ({ journey: { as, problems } }) => {
      const page = await as('customer', team);
      const addresses = page.getByRole('textbox', { name: /Email addresses/u });
      const invite = () => page.getByRole('button', { name: 'Invite', exact: true }).click();
      const members = page.getByRole('list', { name: 'Members' });
      const choose = async (address: string, entry: string): Promise<void> => {
        await page.getByRole('button', { name: `What to do with ${address}` }).click();
        await page.getByRole('menuitem', { name: entry }).click();
      };
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

      await choose('ada@team.example', 'Send again');
      await toast(page, 'The invitation has been renewed.').waitFor();
      const renewed = page.getByRole('textbox', { name: 'Link for ada@team.example' });
      await expect.poll(() => renewed.inputValue()).not.toBe(link);
      expect((await page.request.get(link)).status()).toBe(404);
      const [first, second] = [await page.request.get(await renewed.inputValue()), await renewed.inputValue()];
      expect(first.status()).toBe(200);

      await choose('ada@team.example', 'Revoke');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await choose('ada@team.example', 'Revoke');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await expect.poll(() => members.getByText('ada@team.example').count()).toBe(0);
      expect((await page.request.get(second)).status()).toBe(404);
      problems();
    },
  );
});
