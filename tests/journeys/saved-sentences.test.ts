import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { moderatedTester } from '../support/calls-of-acts.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const word = (): string => `sentence ${randomUUID().slice(0, 6)}`;

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'What should the tester change?' });
const option = (page: Page, words: string): Locator => page.getByRole('option', { name: words });
const all = (page: Page): Locator => page.getByRole('dialog', { name: 'Saved sentences' });
const words = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: /^Sentence/ });
const control = (page: Page, name: string | RegExp) => (): Promise<void> => all(page).getByRole('button', { name }).click();
const told = (page: Page, said: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(said, { exact: true }).last().waitFor();
const isOnTop = (page: Page): Promise<void> => words(page).waitFor({ state: 'detached' });

type Sentence = { readonly id: string; readonly text: string };
const kept = async (portal: AskPortal): Promise<readonly Sentence[]> =>
  (await portal<{ readonly savedSentences: readonly Sentence[] }>('{ savedSentences { id text } }')).savedSentences;
const create = (portal: AskPortal, text: string, isShared = false): Promise<unknown> =>
  portal('mutation ($input: SavedSentenceCreateInput!) { savedSentenceCreate(input: $input) { successful } }', {
    input: { savedSentenceId: randomUUID(), text, isShared },
  });

const write = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^(?:Request edit|Continue)/ })
    .first()
    .waitFor();
  await page.keyboard.press('e');
  await field(page).waitFor();
};
const openAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Saved sentences' }).click();
  await all(page).waitFor();
};

describe('saved sentences', () => {
  journey('are taken by keys alone, filled in, and come first the next time', async ({ journey: { as, portal, problems } }) => {
    const moderated = await moderatedTester(await portal('manager'));
    const moderator = await portal('moderator');
    const [mine, later] = [word(), word()];
    await create(moderator, `Hi {tester}, please look at {case} again: ${mine}.`);
    await create(moderator, `Or this: ${later}.`);
    const page = await as('moderator', moderated);
    await write(page);
    const tester = await page.getByRole('heading', { level: 1 }).first().textContent();
    await page.keyboard.type(`/${mine}`);
    await option(page, mine).waitFor();
    await page.keyboard.press('Enter');
    const filled = await field(page).inputValue();
    expect(filled).toContain(`Hi ${tester}, please look at `);
    expect(filled.endsWith(` again: ${mine}.`)).toBe(true);
    expect(filled).not.toMatch(/[{}/]/u);
    await expect.poll(async () => (await kept(moderator))[0]?.text.includes(mine)).toBe(true);

    await page.keyboard.type(' or thi');
    await option(page, later).waitFor();
    await page.keyboard.press('Escape');
    await option(page, later).waitFor({ state: 'detached' });
    await page.keyboard.type('s');
    await option(page, later).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field(page).inputValue()).toBe(`${filled} Or this: ${later}.`);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    problems();
  });

  journey(
    'are kept from what is written, changed and removed, refused, lost and taken back',
    async ({ journey: { as, portal, problems } }) => {
      const moderated = await moderatedTester(await portal('manager'));
      const [mine, changed] = [word(), word()];
      const page = await as('moderator', moderated);
      await write(page);
      await page.keyboard.type(`Please see ${mine}`);
      await openAll(page);
      await control(page, 'Keep what is written')();
      await words(page).waitFor();
      expect(await page.getByRole('dialog').getByRole('checkbox').count()).toBe(0);
      const save = (): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Save sentence' }).click();
      await refused(page, 'SavedSentences_Create', 'savedSentenceCreate', save);
      await lost(page, 'SavedSentences_Create', save);
      await words(page).fill(' ');
      await save();
      await page.getByText('A sentence needs some words.').waitFor();
      await words(page).fill(`Please see ${mine}`);
      await save();
      await isOnTop(page);
      await control(page, `Change “Please see ${mine}”`)();
      await words(page).fill(`Please see ${changed}`);
      await save();
      await isOnTop(page);
      expect(await faultsOf(page)).toEqual([]);
      const remove = control(page, `Remove “Please see ${changed}”`);
      await refused(page, 'SavedSentences_Remove', 'savedSentenceRemove', remove);
      await lost(page, 'SavedSentences_Remove', remove);
      await remove();
      await told(page, 'The sentence was removed.');
      await all(page).getByText(`Please see ${changed}`).waitFor({ state: 'detached' });
      await page.keyboard.press('Control+z');
      await told(page, 'The sentence was restored.');
      await all(page).getByText(`Please see ${changed}`).waitFor();
      await all(page).getByText(`Please see ${changed}`).click();
      await all(page).waitFor({ state: 'detached' });
      expect(await field(page).inputValue()).toBe(`Please see ${mine} Please see ${changed}`);
      await field(page).fill('');
      problems();
    },
  );

  journey('are shared by a test manager, live and on a phone, and changed by no moderator', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const moderated = await moderatedTester(manager);
    const [shared, own] = [word(), word()];
    await create(await portal('moderator'), `Mine: ${own}.`);
    const page = await as('moderator', moderated, phone);
    await page
      .getByRole('button', { name: /^(?:Request edit|Continue)/ })
      .first()
      .click();
    await openAll(page);
    await all(page).getByText(own).waitFor();
    const other = await as('manager', moderated);
    await write(other);
    await openAll(other);
    expect(await all(other).getByText(own).count()).toBe(0);
    await control(other, 'New sentence')();
    await words(other).fill(`Ours: ${shared}.`);
    await other.getByRole('checkbox', { name: 'Share with everybody who moderates in the organization' }).check();
    await other.getByRole('dialog').getByRole('button', { name: 'Save sentence' }).click();
    await isOnTop(other);
    await all(page).getByText(`Ours: ${shared}.`).waitFor();
    await all(page).getByText('Shared by Tom Reyes').first().waitFor();
    expect(
      await all(page)
        .getByRole('button', { name: `Remove “Ours: ${shared}.”` })
        .count(),
    ).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await all(page).getByText(`Ours: ${shared}.`).click();
    expect(await field(page).inputValue()).toBe(`Ours: ${shared}.`);
    await field(page).fill('');
  });
});
