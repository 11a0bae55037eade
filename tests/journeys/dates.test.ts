import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { keptDraft, plantDraft } from '../support/drivers-drafts.ts';
import { clearForm, servedField } from '../support/drivers-forms.ts';
import * as launch from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { patient, placeOf, saved } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const [year = '', month = '', day = ''] = soon.split('-');
const part = (page: Page, name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });

/** Types keys one after the other, and looks after each whether the page still stands. */
async function typeInto(page: Page, name: string, keys: string, title: string): Promise<void> {
  const field = part(page, name);
  await field.focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(await launch.title(page, title).isVisible()).toBe(true);
  }
}
const shown = async (page: Page): Promise<string> => {
  const texts = await Promise.all(['year', 'month', 'day', 'hour', 'minute'].map((name) => part(page, name).textContent()));
  return texts.join(' ');
};
type Start = { readonly laterAt: string };

/** The date by keyboard, as people type it: the time first, the date digit by digit, the year once more, and a reload in the middle of it. */
async function typeAsPeopleDo(page: Page, title: string, laterAt: () => Promise<string>): Promise<void> {
  await launch.radio(page, 'Later').click();
  await typeInto(page, 'hour', '09', title);
  await typeInto(page, 'minute', '30', title);
  await typeInto(page, 'day', day, title);
  await typeInto(page, 'month', month, title);
  await typeInto(page, 'year', year, title);
  await expect.poll(laterAt, patient).toBe(`${soon}T09:30`);
  for (const half of ['2', '20', '202']) {
    await typeInto(page, 'year', half, title);
    await expect.poll(laterAt, patient).toBe('T09:30');
    expect(Number(await part(page, 'year').textContent())).toBe(Number(half));
    await page.keyboard.press('Tab');
  }
  await page.goto('/launch');
  await page.goBack();
  await launch.arriveAt(page, title);
  await expect.poll(() => part(page, 'hour').textContent(), patient).toBe('09');
  await typeInto(page, 'day', day, title);
  await typeInto(page, 'month', month, title);
  await typeInto(page, 'year', year, title);
  await expect.poll(() => shown(page)).toBe(`${year} ${month} ${day} 09 30`);
  await expect.poll(laterAt, patient).toBe(`${soon}T09:30`);
}

async function leaveReady(customer: AskPortal, name: string): Promise<string> {
  return plantDraft(customer, { ...emptyDraft('Europe/London'), name, tests: [await launch.readyTest(customer, 'Paying')] });
}

describe('a date by keyboard', () => {
  journey(
    'stands through every digit of a year in the request, is an error at its field, and launches once it is whole',
    async ({ journey: { as, portal } }) => {
      const customer = await portal('customer');
      const id = await leaveReady(customer, 'Typed dates');
      const page = await as('customer', placeOf(id));
      await launch.arriveAt(page, 'Launch request');
      const laterAt = async (): Promise<string> =>
        ((await keptDraft(customer, id)).values as { readonly schedule: Start }).schedule.laterAt;
      await typeAsPeopleDo(page, 'Launch request', laterAt);
      await typeInto(page, 'year', '20', 'Launch request');
      await saved(page);
      await page.keyboard.press('Control+Enter');
      await page.getByText('Please select a date and time').first().waitFor();
      await typeInto(page, 'day', '31', 'Launch request');
      await typeInto(page, 'year', year, 'Launch request');
      await launch.radio(page, 'Now').click();
      await saved(page);
    },
  );

  journey('stands through every digit of a year in the simple form', async ({ journey: { as, portal } }) => {
    const classic = await portal('classic');
    const page = await as('classic', '/launch');
    await clearForm(page);
    await page.getByLabel('Test run name').fill('Typed dates');
    const laterAt = async (): Promise<string> => ((await servedField(classic, 'schedule')) as Start | null)?.laterAt ?? '';
    await typeAsPeopleDo(page, 'Launch an advanced test', laterAt);
    await launch.press(page, 'Clear form');
  });
});
