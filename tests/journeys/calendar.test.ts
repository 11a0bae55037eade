import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

type Planned = { readonly id: string; readonly name: string; readonly schedule: { readonly id: string; readonly state: string } | null };
type Listed = { readonly platformTests: { readonly edges: readonly { readonly node: Planned }[] } };

const planned = async (ask: AskPortal): Promise<Planned> => {
  const { platformTests } = await ask<Listed>(
    '{ platformTests(status: upcoming, first: 50) { edges { node { ... on AdvancedTestRequest { id name schedule { id state } } } } } }',
  );
  const found = platformTests.edges.map(({ node }) => node).find(({ schedule }) => schedule?.state === 'active');
  if (found === undefined) throw new Error('no schedule goes on in the demo');
  return found;
};

const dialog = (page: Page, name: RegExp): Locator => page.getByRole('dialog', { name });
const told = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).first().waitFor();
const undo = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click();
const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The runs of a request that are shown, in their order. */
const runs = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d ?${name}`) });

const act = async (page: Page, run: Locator, button: string): Promise<void> => {
  await run.click();
  await dialog(page, /^Run of/)
    .getByRole('button', { name: button, exact: true })
    .click();
};

describe('the calendar', () => {
  journey(
    'a test manager moves, skips, restores and pauses, takes each back, and a customer sees it live',
    async ({ journey: { as, portal } }) => {
      const { name } = await planned(await portal('manager'));
      const address = `/calendar?view=list&show=run&day=${later(40)}`;
      const [page, other] = [await as('manager', address), await as('customer', address)];
      await runs(page, name).nth(1).waitFor();
      await runs(other, name).nth(1).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const run = runs(page, name).nth(1);

      await act(page, run, 'Skip…');
      await dialog(page, /^Skip the run/)
        .getByLabel('Reason')
        .fill('Public holiday');
      await dialog(page, /^Skip the run/)
        .getByRole('button', { name: 'Skip run' })
        .click();
      await told(page, 'Run skipped.');
      await runs(other, name).filter({ hasText: 'Skipped' }).waitFor();
      await undo(page);
      await told(page, 'Run restored.');
      await expect.poll(() => runs(other, name).filter({ hasText: 'Skipped' }).count()).toBe(0);

      await act(page, run, 'Move…');
      const moving = dialog(page, /^Move the run/);
      await moving.getByRole('spinbutton', { name: /^hour/ }).fill('23');
      await moving.getByRole('spinbutton', { name: /^minute/ }).fill('50');
      await moving.getByRole('button', { name: 'Move this run' }).click();
      await told(page, 'Run moved.');
      await runs(other, name).filter({ hasText: 'moved from' }).waitFor();
      await undo(page);
      await told(page, 'The run is back where it stood.');

      await act(page, run, 'Move…');
      await moving.getByRole('spinbutton', { name: /^hour/ }).fill('22');
      await moving.getByRole('button', { name: 'Move every run' }).click();
      await told(page, 'Schedule moved.');
      await undo(page);
      await told(page, 'The schedule is back where it stood.');

      await act(page, run, 'Pause schedule');
      await told(page, 'Schedule paused.');
      await runs(other, name).filter({ hasText: 'Paused' }).first().waitFor();
      await undo(page);
      await told(page, 'Schedule resumed.');
      await expect.poll(() => runs(other, name).filter({ hasText: 'Paused' }).count()).toBe(0);

      await runs(other, name).first().click();
      await dialog(other, /^Run of/)
        .getByText('Only test managers can change a schedule.')
        .waitFor();
      expect(
        await dialog(other, /^Run of/)
          .getByRole('button', { name: 'Move…' })
          .count(),
      ).toBe(0);
    },
  );

  journey('a run is carried to another day by the keys alone', async ({ journey: { as, portal } }) => {
    const { name } = await planned(await portal('manager'));
    const page = await as('manager', `/calendar?show=run&day=${later(40)}`);
    const handle = page.getByRole('button', { name: new RegExp(`^Move the run of ${name}`) }).first();
    await handle.waitFor();
    await handle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page, /^Move the run/).waitFor();
    await page.keyboard.press('Escape');
  });

  journey('an address for calendar programs is made, read and revoked', async ({ journey: { as } }) => {
    const page = await as('customer', '/calendar');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Create an address' }).click();
    const address = page.getByRole('textbox', { name: 'Address' });
    await address.waitFor();
    const url = await address.inputValue();
    const read = () => page.request.get(url);
    const first = await read();
    expect([first.status(), (await first.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect.poll(async () => (await read()).status()).toBe(410);
  });
});
