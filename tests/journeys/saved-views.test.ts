import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { focused } from '../support/drivers-keyboard.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { issuesTest } from '../support/drivers-results.ts';
import { journey, moving } from '../support/journey.ts';
import * as launch from '../support/drivers-launch.ts';
import { matched, requestForHand } from '../support/drivers-supervised.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const word = (): string => `view ${randomUUID().slice(0, 6)}`;

const line = (page: Page): Locator => page.getByRole('navigation', { name: 'Saved views' });
const quick = (page: Page, name: string): Locator => line(page).getByRole('link', { name, exact: true });
const listed = (page: Page): Locator => page.getByRole('dialog', { name: 'Saved views' });
const link = (page: Page, name: string): Locator => listed(page).getByRole('link', { name });
const control = (page: Page, name: string): Locator => listed(page).getByRole('button', { name, exact: true });
const press = (page: Page, name: string): Promise<void> => line(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
const told = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).last().waitFor();
const searchOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');

const openViews = async (page: Page): Promise<void> => {
  await line(page).waitFor();
  await page.keyboard.press('v');
  await listed(page).waitFor();
};
const submit = async (page: Page, name: string): Promise<void> => {
  await field(page).press('Control+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
};
const isGone = (page: Page): Promise<void> => field(page).waitFor({ state: 'detached' });

type View = { readonly id: string; readonly name: string; readonly query: string; readonly isShared: boolean };
const lists = ['issues', 'test_issues', 'tests'] as const;
const viewsOf = async (portal: AskPortal, list: (typeof lists)[number]): Promise<readonly View[]> =>
  (
    await portal<{ readonly savedViews: readonly View[] }>(
      'query ($list: SavedViewList!) { savedViews(list: $list) { id name query isShared } }',
      { list },
    )
  ).savedViews;
const queryOf = async (portal: AskPortal, name: string): Promise<string | undefined> =>
  (await viewsOf(portal, 'issues')).find((view) => view.name === name)?.query;
const create = (portal: AskPortal, input: object): Promise<unknown> =>
  portal('mutation ($input: SavedViewCreateInput!) { savedViewCreate(input: $input) { successful } }', {
    input: { savedViewId: randomUUID(), list: 'issues', query: '', isShared: false, isPinned: true, ...input },
  });
const clear = async (portal: AskPortal): Promise<void> => {
  for (const list of lists)
    for (const { id } of await viewsOf(portal, list))
      await portal('mutation ($input: SavedViewRemoveInput!) { savedViewRemove(input: $input) { successful } }', {
        input: { savedViewId: id },
      });
};

describe('saved views', () => {
  journey('keep what an address says, and say where it differs', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    await clear(customer);
    const name = word();
    const page = await as('customer', '/issues?severity=critical');
    await line(page)
      .getByRole('button', { name: /^Views/ })
      .waitFor();
    await press(page, 'Save view');
    await focused(field(page));
    await submit(page, name);
    await isGone(page);
    await quick(page, name).and(page.locator('[aria-current="true"]')).waitFor();
    expect(searchOf(page)['severity']).toBe('critical');
    expect(await queryOf(customer, name)).toBe('severity=critical');

    await page
      .getByRole('radio', { name: /^Accepted/ })
      .or(page.getByRole('button', { name: /^Accepted/ }))
      .first()
      .click();
    await line(page).getByText('Not saved').waitFor();
    await press(page, 'Update view');
    await told(page, `${name} was updated.`);
    await line(page).getByText('Not saved').waitFor({ state: 'detached' });
    expect(await queryOf(customer, name)).toBe('triage=accepted&severity=critical');
    await page.keyboard.press('Control+z');
    await told(page, `${name} is as it was.`);
    await expect.poll(() => queryOf(customer, name)).toBe('severity=critical');

    await press(page, 'Save as new');
    await submit(page, name);
    await page.getByText('You already have one with that name.').waitFor();
    const second = word();
    await submit(page, second);
    await isGone(page);
    await quick(page, second).and(page.locator('[aria-current="true"]')).waitFor();
    await quick(page, name).click();
    await expect.poll(() => searchOf(page)['triage']).toBe(undefined);
    await page.goBack();
    await expect.poll(() => searchOf(page)['triage']).toBe('accepted');
    await line(page)
      .getByRole('link', { name: `Leave the view ${second}` })
      .click();
    await expect.poll(() => searchOf(page)).toEqual({});
    expect(await faultsOf(page)).toEqual([]);
    await clear(customer);
  });

  journey('are shared, changed by test managers, and live for everybody', async ({ journey: { as, portal } }) => {
    const [customer, manager] = [await portal('customer'), await portal('manager')];
    await Promise.all([clear(customer), clear(manager)]);
    const [mine, shared] = [word(), word()];
    await create(customer, { name: mine });
    await create(customer, { name: shared, query: 'severity=high' });
    const owner = await as('customer', '/issues');
    const other = await as('manager', '/issues');
    await openViews(other);
    expect(await listed(other).getByRole('listitem').count()).toBe(0);
    await openViews(owner);
    await control(owner, `Change ${shared}`).click();
    await owner.getByRole('checkbox', { name: 'Share with the organization' }).check();
    await owner.keyboard.press('Enter');
    await isGone(owner);

    await link(other, shared).waitFor();
    expect(await listed(other).getByRole('listitem').count()).toBe(1);
    await control(other, `Pin ${shared}`).click();
    await quick(other, shared).waitFor();
    await control(other, `Change ${shared}`).click();
    expect(await other.getByRole('dialog').getByRole('checkbox').count()).toBe(0);
    const renamed = word();
    await submit(other, renamed);
    await isGone(other);
    await quick(owner, renamed).waitFor();
    await quick(other, renamed).click();
    await expect.poll(() => searchOf(other)['severity']).toBe('high');

    await openViews(other);
    await control(other, `Remove ${renamed}`).click();
    await told(other, `${renamed} was removed.`);
    await quick(owner, renamed).waitFor({ state: 'detached' });
    await quick(other, renamed).waitFor({ state: 'detached' });
    await other.keyboard.press('Control+z');
    await told(other, `${renamed} was restored.`);
    await quick(owner, renamed).waitFor();
    await quick(owner, mine).waitFor();
    await clear(customer);
  });

  journey('stay as they are where the server refuses, or the line is cut', async ({ journey: { as, portal, problems, hasTaken } }) => {
    const customer = await portal('customer');
    await clear(customer);
    const name = word();
    await create(customer, { name, isPinned: false });
    const page = await as('customer', '/issues?severity=critical');
    await openViews(page);
    await refused(page, 'SavedViews_Pin', 'savedViewPin', () => control(page, `Pin ${name}`).click());
    await lost(page, 'SavedViews_Pin', () => control(page, `Pin ${name}`).click());
    await control(page, `Pin ${name}`).waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Save view');
    await field(page).fill(word());
    const save = (): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await refused(page, 'SavedViews_Create', 'savedViewCreate', save);
    await lost(page, 'SavedViews_Create', save);
    await field(page).waitFor();
    await save();
    await isGone(page);
    await expect.poll(() => viewsOf(customer, 'issues')).toHaveLength(2);
    for (const flow of ['saveView', 'changeView'])
      expect([flow, hasTaken(new RegExp(`^${flow}: sending -- xstate\\.error\\.actor\\.send `))]).toEqual([flow, true]);
    problems();
    await clear(customer);
  });

  journey('are of the issues of any test, and of the tests', async ({ journey: { as, portal } }) => {
    const [customer, manager] = [await portal('customer'), await portal('manager')];
    await clear(customer);
    const [ofTest, ofTests] = [word(), word()];
    await create(customer, { name: ofTest, list: 'test_issues', query: 'severity=high&test=strange&unknown=1' });
    await create(customer, { name: ofTests, list: 'tests', query: 'sort=name' });
    const testId = await issuesTest(manager, ({ issueCounts }) => issueCounts.untriaged >= 2);
    const page = await as('customer', `/results/${testId}?tab=issues`);
    await rows(page).first().waitFor();
    await quick(page, ofTest).click();
    await expect.poll(() => searchOf(page)).toMatchObject({ tab: 'issues', severity: 'high' });
    expect(Object.keys(searchOf(page)).filter((key) => ['test', 'unknown'].includes(key))).toEqual([]);
    expect(await line(page).getByText('Not saved').count()).toBe(0);
    await page.goto('/results');
    await quick(page, ofTests).click();
    await expect.poll(() => searchOf(page)['sort']).toBe('name');
    await page.getByRole('searchbox', { name: 'Find a test' }).fill('release');
    await line(page).getByText('Not saved').waitFor();
    await page.goto('/results?sort=name&view=00000000-0000-4000-8000-000000000000');
    await quick(page, ofTests).waitFor();
    expect(await line(page).locator('[aria-current="true"]').count()).toBe(0);
    await clear(customer);
  });

  journey('are chosen, and told apart, on a phone', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    await clear(customer);
    const long = `${word()} ${'long name '.repeat(10)}`.slice(0, 100).trim();
    for (let count = 0; count < 12; count += 1) await create(customer, { name: `${count} ${word()}` });
    await create(customer, { name: long, query: 'severity=critical' });
    const page = await as('customer', '/issues', phone);
    await line(page)
      .getByRole('button', { name: /^Views/ })
      .click();
    await listed(page).getByRole('searchbox', { name: 'Search views' }).fill('long name');
    await expect.poll(() => listed(page).getByRole('listitem').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await link(page, long).click();
    await expect.poll(() => searchOf(page)['severity']).toBe('critical');
    await clear(customer);
  });
});

describe('saved audiences', () => {
  journey('keep the criteria of a tester group, and bring them into another', async ({ journey: { as, portal, problems } }) => {
    const form = await requestForHand(await portal('customer'), word());
    const name = word();
    const page = await as('manager', `${form}?section=group-1`, moving);
    const bar = page.getByRole('navigation', { name: 'Saved audiences' });
    const all = page.getByRole('dialog', { name: 'Saved audiences' });
    const chosen = (field: string) => page.getByRole('button', { name: `Remove ${field}`, exact: true });
    await matched(page);
    await launch.choose(page, 'Languages', 'German');
    await bar.getByRole('button', { name: 'Save audience' }).click();
    await refused(page, 'SavedViews_Create', 'savedViewCreate', () => submit(page, name));
    await page.getByRole('dialog').getByRole('button', { name: 'Save audience' }).click();
    await isGone(page);
    await bar.getByRole('button', { name, exact: true }).and(page.locator('[aria-current]')).waitFor();

    await page.getByRole('button', { name: 'Add a group' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?section=group-2');
    await matched(page);
    expect(await chosen('German').count()).toBe(0);
    await bar.getByRole('button', { name, exact: true }).click();
    await told(page, `The criteria of ${name} were taken.`);
    await chosen('German').waitFor();
    const fitting = await matched(page);
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click();
    await chosen('German').waitFor({ state: 'detached' });
    expect(await matched(page)).not.toBe(fitting);

    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('v');
    await all.getByRole('button', { name, exact: true }).click();
    await chosen('German').waitFor();
    await launch.choose(page, 'Languages', 'French');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click();
    await told(page, 'Not undone: the criteria were changed since.');
    await chosen('French').waitFor();
    await bar.getByText('Not saved').waitFor();
    await bar.getByRole('button', { name: 'Update audience' }).click();
    await told(page, `${name} was updated.`);
    await matched(page);
    expect(await faultsOf(page)).toEqual([]);
    await bar.getByRole('button', { name: `Leave the audience ${name}` }).click();
    await chosen('French').waitFor({ state: 'detached' });
    await page.keyboard.press('v');
    await all.getByRole('button', { name: `Remove ${name}` }).click();
    await told(page, `${name} was removed.`);
    problems();
  });
});
