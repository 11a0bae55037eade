import type { Locator, Page } from 'playwright-core';
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
type Weekly = { readonly recurringDay: string; readonly recurringTime: string };

/** The date by keyboard, as people type it: the time first, the date digit by digit, the year once more, and a reload in the middle of it. */
async function typeAsPeopleDo(page: Page, title: string, laterAt: () => Promise<string>): Promise<void> {
  await launch.radio(page, 'Later').click();
  await typeInto(page, 'hour', '09', title);
  await typeInto(page, 'minute', '30', title);
  await typeInto(page, 'day', day, title);
  await typeInto(page, 'month', month, title);
  await typeInto(page, 'year', year, title);
  await expect.poll(laterAt, patient).toBe(`${soon}T09:30`);
  for (const half of ['2', '20', '202', '0000', '0', '0002']) {
    await typeInto(page, 'year', half, title);
    await expect.poll(laterAt, patient).toBe('T09:30');
    await page.keyboard.press('Tab');
  }
  await typeInto(page, 'year', '9999', title);
  await expect.poll(laterAt, patient).toBe(`9999-${month}-${day}T09:30`);
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

/** Types years that no test starts in, and wishes to go on with each: what is wrong stands at the date. */
async function typeWrongYears(page: Page, title: string): Promise<void> {
  for (const [wrong, words] of [
    ['202', 'Please select a date and time'],
    ['0000', 'Please select a date and time'],
    ['9999', 'Date must be within 14 days from now'],
    ['1999', 'Date must be in the future'],
    ['20', 'Please select a date and time'],
  ] as const) {
    await typeInto(page, 'year', wrong, title);
    await page.keyboard.press('Control+Enter');
    expect(await focusIn(page)).not.toBe('year');
    await expect.poll(() => problemOf(page)).toContain(words);
  }
  await typeInto(page, 'year', year, title);
  await expect.poll(() => problemOf(page)).toBe('');
}
/** What stands at a field, as it tells who cannot see it. */
const describedBy = (field: Locator): Promise<string> =>
  field.evaluate((node) => {
    const ids = (node.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
/** The part of a date that has the focus. */
const focusIn = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? '').replace(/,.*/, ''));
/** What is said to be wrong with the date. */
async function problemOf(page: Page): Promise<string> {
  const first = page.getByRole('group', { name: /^Date/ }).getByRole('spinbutton').first();
  return (await first.getAttribute('aria-invalid')) === 'true' ? describedBy(first) : '';
}

async function leaveReady(customer: AskPortal, name: string): Promise<string> {
  return plantDraft(customer, { ...emptyDraft('Europe/London'), name, tests: [await launch.readyTest(customer, 'Paying')] });
}

describe('a date by keyboard', () => {
  journey(
    'stands through every digit of a year in the request, and is an error at its field until it is whole',
    async ({ journey: { as, portal } }) => {
      const customer = await portal('customer');
      const id = await leaveReady(customer, 'Typed dates');
      const page = await as('customer', placeOf(id));
      await launch.arriveAt(page, 'Launch request');
      const laterAt = async (): Promise<string> =>
        ((await keptDraft(customer, id)).values as { readonly schedule: Start }).schedule.laterAt;
      await typeAsPeopleDo(page, 'Launch request', laterAt);
      await typeWrongYears(page, 'Launch request');
      await saved(page);
      await typeInto(page, 'day', '31', 'Launch request');
      await launch.radio(page, 'Now').click();
      await saved(page);
    },
  );

  journey(
    'stands through every digit of a year in the simple form, and is an error at its field until it is whole',
    async ({ journey: { as, portal } }) => {
      const classic = await portal('classic');
      const page = await as('classic', '/launch');
      await clearForm(page);
      await page.getByLabel('Test run name').fill('Typed dates');
      const laterAt = async (): Promise<string> => ((await servedField(classic, 'schedule')) as Start | null)?.laterAt ?? '';
      await typeAsPeopleDo(page, 'Launch an advanced test', laterAt);
      await typeWrongYears(page, 'Launch an advanced test');
      await launch.press(page, 'Clear form');
    },
  );
});

describe('a weekly start by keyboard', () => {
  journey('is an error at its fields until day and time are typed', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const id = await leaveReady(customer, 'Typed weekdays');
    const page = await as('customer', placeOf(id));
    await launch.arriveAt(page, 'Launch request');
    const field = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
    const schedule = async (): Promise<unknown> => {
      const { recurringDay, recurringTime } = ((await keptDraft(customer, id)).values as { readonly schedule: Weekly }).schedule;
      return [recurringDay, recurringTime];
    };
    await launch.radio(page, 'Recurring').click();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => describedBy(field('Day'))).toContain('Please select a day for recurring tests');
    await expect.poll(() => describedBy(field('Time'))).toContain('Please select a time for recurring tests');
    await field('Day').focus();
    await page.keyboard.type('wed');
    await expect.poll(schedule, patient).toEqual(['3', '']);
    await page.keyboard.press('Tab');
    await page.keyboard.type('09:3');
    await expect.poll(schedule, patient).toEqual(['3', '09:30']);
    await page.getByText('Next runs').waitFor();
    expect(await describedBy(field('Time'))).not.toContain('Please select');
    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    expect(await launch.title(page, 'Launch request').isVisible()).toBe(true);
    await launch.radio(page, 'Now').click();
    await saved(page);
  });
});
