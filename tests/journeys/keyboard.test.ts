import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findingsOf } from '../support/axe.ts';
import { arrive, enter, focused, pick, tabTo, type, walkRound } from '../support/drivers-keyboard.ts';
import { checkoutCsv } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What a page must be, wherever the person stands: everything on it within reach of Tab. */
const inspect = walkRound;

/** What is filled in for the first time, and no other journey shows to axe. */
async function inspectFilled(page: Page): Promise<void> {
  await expect.poll(() => findingsOf(page, null), { timeout: 30_000 }).toEqual([]);
  await walkRound(page);
}

async function goOn(page: Page, to: string): Promise<void> {
  await enter(button(page, 'Next'));
  await arrive(page, to);
}

/** The steps of the second test look as those of the first did, but for its Scope. */
const inspectFirst = (page: Page, isFirst: boolean): Promise<void> => (isFirst ? inspect(page) : Promise.resolve());

async function addActivityAndApp(page: Page, activity: RegExp, isFirst: boolean): Promise<void> {
  await arrive(page, 'Activity');
  await inspectFirst(page, isFirst);
  await pick(page.getByRole('radiogroup', { name: 'Activity' }), activity);
  await goOn(page, 'App');
  await inspectFirst(page, isFirst);
  if (!isFirst) await enter(button(page, 'Start empty'));
  await pick(page.getByRole('radiogroup', { name: 'Type of application' }), /^Web /);
  await type(field(page, 'Link to the application'), 'https://shop.example.com');
  await goOn(page, 'Scope');
}

async function answerScope(page: Page, isRun: boolean): Promise<void> {
  if (!isRun) {
    await enter(button(page, 'Next'));
    await focused(field(page, 'In scope'));
    await inspect(page);
    await type(field(page, 'In scope'), 'The checkout');
    await type(field(page, 'Out of scope'), 'The blog');
  }
  await type(field(page, 'Goal of the test'), 'A first order can be paid for.');
  const questions = page.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: 'No', exact: true }) });
  for (const question of await questions.all()) await pick(question, 'No');
  const groups = page.getByRole('region', { name: 'Scope questions' }).getByRole('group');
  for (const group of await groups.all()) {
    await tabTo(group.getByRole('checkbox').first());
    await page.keyboard.press('Space');
  }
  await inspect(page);
}

async function finishTest(page: Page, name: string, isFirst: boolean): Promise<void> {
  await goOn(page, 'Targeting');
  await enter(button(page, 'Add a targeting group'));
  const group = page.getByRole('region', { name: 'Targeting group 1' });
  await focused(group.getByRole('combobox').first());
  const countries = group.getByRole('combobox', { name: 'Countries' });
  await type(countries, 'Germany');
  await page.getByRole('option', { name: 'Germany' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await group.getByText('Germany').waitFor();
  await inspectFirst(page, isFirst);
  await goOn(page, 'Test data');
  await pick(page.getByRole('radiogroup').first(), 'No');
  await inspectFirst(page, isFirst);
  await goOn(page, 'Review');
  await tabTo(field(page, 'Name of the test'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  await inspectFirst(page, isFirst);
  await enter(button(page, 'Add test to request'));
  await arrive(page, 'Launch request');
}

const looks: readonly (readonly [string, BrowserContextOptions])[] = [
  ['in light on a desk', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
  ['in dark on a phone', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
];

describe('a request of two tests', () => {
  for (const [look, options] of looks)
    journey(`is launched by the keyboard alone, ${look}`, { timeout: 600_000 }, async ({ journey: { as, portal } }) => {
      await discardDrafts(await portal('customer'));
      const page = await as('customer', '/launch', options);
      await addActivityAndApp(page, /^Test case run /, true);
      await enter(button(page, 'Import test cases'));
      await arrive(page, 'Import test cases');
      await inspect(page);
      const asked = page.waitForEvent('filechooser');
      await enter(button(page, 'choose a file'));
      await (await asked).setFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer: Buffer.from(checkoutCsv) });
      await button(page, /^Import 2 test cases$/).waitFor();
      await arrive(page, 'Import test cases');
      await inspect(page);
      await enter(button(page, /^Import 2 test cases$/));
      await focused(button(page, 'Replace file'));
      await answerScope(page, true);
      await finishTest(page, 'Paying', true);
      await inspect(page);
      await enter(page.getByRole('link', { name: 'Add a new test from scratch' }));
      await addActivityAndApp(page, /^Exploratory /, false);
      await answerScope(page, false);
      await finishTest(page, 'Looking around', false);
      await tabTo(field(page, 'Test run name'));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Release 12');
      await inspectFilled(page);
      await enter(button(page, 'Launch test request'));
      await arrive(page, 'We have received your request');
      await inspectFilled(page);
    });
});

/** Where the focus is: within the panel, outside the page, or on what the panel covers. */
const whereOf = (page: Page): Promise<'panel' | 'outside' | 'behind'> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'outside';
    return at.closest('aside[data-panel]') === null ? 'behind' : 'panel';
  });

describe('a panel that covers the window of a phone', () => {
  journey('holds the focus until it is closed, and gives it back', { timeout: 120_000 }, async ({ journey: { as } }) => {
    const page = await as('moderator', '/results/waiting', { viewport: { width: 390, height: 844 } });
    await page.getByRole('main').locator('a[data-key][href*="result="]').first().click();
    await focused(page.locator('aside[data-panel]'));
    const places = new Set<string>();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      places.add(await whereOf(page));
    }
    expect([...places].filter((place) => place === 'behind')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('aside[data-panel]').waitFor({ state: 'detached' });
    await expect.poll(() => whereOf(page)).toBe('behind');
  });
});
