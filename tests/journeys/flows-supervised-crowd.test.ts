import { describe, expect } from 'vitest';
import { lost } from '../support/drivers-faults.ts';
import * as launch from '../support/drivers-launch.ts';
import { matched, matching, need, requestForHand, turn } from '../support/drivers-supervised.ts';
import { journey } from '../support/journey.ts';

const name = `The crowd ${Date.now()}`;

describe('the crowd of a group', () => {
  journey(
    'says what each criterion costs, is browsed to its end, leaves out earlier testers, and is named line by line',
    async ({ journey: { as, portal, problems } }) => {
      const form = await requestForHand(await portal('customer'), name);
      const page = await as('manager', `${form}?section=group-1`);
      const fitting = await matched(page);
      const costs = matching(page).getByRole('list', { name: 'What each criterion costs' });
      await costs.getByText(/without Germany: [\d,]+ more/).waitFor();
      await lost(page, 'SelectTesters_Costs', () => need(page, '4'));
      await matched(page);
      await need(page, '2');
      await matched(page);
      await costs.getByRole('button', { name: 'Drop Germany' }).click();
      const all = await matched(page);
      expect(all).toBeGreaterThan(fitting);

      const rows = matching(page).getByRole('row');
      const more = matching(page).getByRole('button', { name: /^Show \d+ more$/ });
      await lost(page, 'SelectTesters_Browse', () => more.click());
      await matching(page).getByRole('button', { name: 'More testers could not be loaded. Retry' }).click();
      await expect.poll(() => rows.count()).toBe(1 + Math.min(all, 53));
      for (let shown = 53; shown < Math.min(all, 250); shown += 50) {
        await more.click();
        await expect.poll(() => rows.count()).toBeGreaterThan(1 + shown);
      }

      await page.getByRole('combobox', { name: 'Leave out testers of' }).click();
      await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
      expect(await matched(page)).toBeLessThanOrEqual(all);

      await turn(page, 'Automatic tester selection');
      await launch.radio(page, 'This customer requires manual tester selection').click();
      const lines = page.getByRole('list', { name: 'Selected testers, line by line' });
      await lost(page, 'SelectTesters_ByEmail', () => page.getByLabel('Selected tester emails').fill('nobody@crowd.test'));
      await page.getByRole('button', { name: 'The addresses could not be looked up. Retry' }).click();
      await lines.getByText('Nobody has this address').waitFor();
      await matched(page);
      await matching(page)
        .getByRole('button', { name: /^Add .*(?<!backup)$/ })
        .first()
        .click();
      await page.getByText('1 of 2 found').waitFor();
      problems();
    },
  );
});
