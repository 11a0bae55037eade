import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import type { Account } from '../support/app.ts';
import { asColleague, between, keptDraft, plantDraft } from '../support/drivers-drafts.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import * as launch from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const patient = { timeout: 60_000 };
const waiting = { timeout: 60_000 };
const placeOf = (draftId: string): string => `/launch?draft=${draftId}`;
const line = (page: Page) => page.getByRole('contentinfo', { name: 'Status and keys' });
const saved = (page: Page): Promise<void> => line(page).getByText('Draft saved').waitFor(waiting);
const says = (page: Page, words: string | RegExp): Promise<void> => page.getByText(words).first().waitFor(waiting);
const nameOf = (page: Page) => page.getByLabel('Request name');
async function named(page: Page, name: string): Promise<void> {
  await expect.poll(() => nameOf(page).inputValue(), patient).toBe(name);
}
const openFields = (page: Page): Promise<number> => page.getByRole('main').getByRole('textbox', { disabled: false }).count();

async function focusIn(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((node) => node.contains(document.activeElement)), patient).toBe(true);
}

/** Leaves a request that can be launched, and nothing else. */
async function plant(portal: AskPortal, name: string, more: Partial<RequestDraft> = {}): Promise<string> {
  await discardDrafts(portal);
  return plantDraft(portal, { ...emptyDraft('Europe/London'), name, tests: [await launch.readyTest(portal, 'Paying')], ...more });
}

async function open(page: Page, draftId: string): Promise<void> {
  await page.goto(placeOf(draftId));
  await launch.arriveAt(page, 'Launch request');
}

const share = async (page: Page, choice: RegExp): Promise<void> => {
  await page.getByRole('button', { name: /^Share(?: draft|d)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share draft' });
  await launch.radio(dialog, choice).click();
  await expect.poll(() => dialog.getByRole('radio', { name: choice }).isChecked(), patient).toBe(true);
  const link = dialog.getByLabel('Link for colleagues in your organization');
  await expect.poll(async () => (await link.count()) === (String(choice).includes('Nobody') ? 0 : 1), patient).toBe(true);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
};

/** Lets an operation be held back until it is let go. */
async function hold(page: Page, operation: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await between(page, [operation], async (route: Route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
}

describe('the link of a draft', () => {
  journey('is made, changed, copied and taken back, and says when that did not work', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', placeOf(draftId), { permissions: ['clipboard-read', 'clipboard-write'] });
    await launch.arriveAt(page, 'Launch request');
    await launch.press(page, 'Share draft');
    const dialog = page.getByRole('dialog', { name: 'Share draft' });
    const choose = (choice: RegExp): Promise<void> => launch.radio(dialog, choice).click();
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor();
    await lost(page, 'ShareDraft_Share', () => choose(/can view it/));
    await dialog.getByText('The server did not answer. Nothing was changed.').waitFor();
    await refused(page, 'ShareDraft_Share', 'shareLaunchDraft', () => choose(/can view it/));
    await dialog.getByText('Not now.').waitFor();
    const letGo = await hold(page, 'ShareDraft_Share');
    await choose(/can view it/);
    await page.keyboard.press('Escape');
    letGo();
    const link = dialog.getByLabel('Link for colleagues in your organization');
    await expect.poll(() => link.inputValue(), patient).toContain(placeOf(draftId));
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')), configurable: true }),
    );
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByText('Select the link and copy it.').waitFor();
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(placeOf(draftId));
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor(waiting);
    await choose(/^Nobody else/);
    await link.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Share draft' }).waitFor();
    await nameOf(page).fill('Release 13');
    await saved(page);
    problems();
  });

  journey('lets a colleague read along, page by page, and copy; nothing more', async ({ journey: { as, asStranger, portal } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', placeOf(draftId));
    await launch.arriveAt(page, 'Launch request');
    await share(page, /can view it/);
    const other = await asColleague(asStranger, placeOf(draftId));
    await says(other, 'Maya Okafor shares this draft with you.');
    expect([await openFields(other), await other.getByRole('button', { name: 'Take over' }).count()]).toEqual([0, 0]);
    await nameOf(page).fill('Release 13');
    await saved(page);
    await named(other, 'Release 13');
    await other.getByRole('link', { name: 'Edit scope of Paying' }).click();
    await launch.arriveAt(other, 'Scope');
    expect(await openFields(other)).toBe(0);
    for (const step of ['Targeting', 'Test data', 'Review']) {
      await other.keyboard.press('Control+Enter');
      await launch.arriveAt(other, step);
    }
    await other.keyboard.press('Control+Enter');
    await launch.arriveAt(other, 'Review');
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launch', exact: true }).click();
    await launch.arriveAt(other, 'Launch request');
    await launch.press(other, 'Make a copy');
    await expect.poll(() => new URL(other.url()).searchParams.get('draft'), patient).not.toBe(draftId);
    await expect.poll(() => openFields(other), patient).toBeGreaterThan(0);
    expect(await nameOf(other).inputValue()).toContain('Release 13');
    await other.goto(placeOf(draftId));
    await says(other, 'Maya Okafor shares this draft with you.');
    await share(page, /^Nobody else/);
    await says(other, 'This draft is not here');
    await launch.press(other, 'Begin a new request');
    await launch.arriveAt(other, 'Activity');
    expect((await keptDraft(customer, draftId)).state).toBe('draft');
  });

  journey(
    'opens at the step of the first, and hands the draft over with every word',
    async ({ journey: { as, asStranger, portal, problems } }) => {
      const customer = await portal('customer');
      const draftId = await plant(customer, 'Release 12');
      const page = await as('customer', placeOf(draftId));
      await launch.arriveAt(page, 'Launch request');
      await share(page, /can edit it/);
      await page.getByRole('link', { name: 'Edit scope of Paying' }).click();
      await launch.arriveAt(page, 'Scope');
      const goal = (of: Page) => of.getByLabel('Goal of the test');
      await goal(page).fill('A first order can be paid for.');
      await saved(page);
      const other = await asColleague(asStranger, placeOf(draftId));
      await launch.arriveAt(other, 'Scope');
      await says(other, 'Maya Okafor is typing into this draft.');
      expect([await goal(other).inputValue(), await openFields(other)]).toEqual(['A first order can be paid for.', 0]);
      await launch.press(other, 'Take over');
      await expect.poll(() => goal(other).isEditable(), patient).toBe(true);
      await goal(other).fill('A second order as well.');
      await saved(other);
      await says(page, 'Erik Lund is typing into this draft.');
      await expect.poll(() => goal(page).inputValue(), patient).toBe('A second order as well.');
      expect(await openFields(page)).toBe(0);
      await launch.press(page, 'Take over');
      await expect.poll(() => goal(page).isEditable(), patient).toBe(true);
      await goal(page).press('End');
      await goal(page).pressSequentially(' And a third.');
      await saved(page);
      await says(other, 'Maya Okafor is typing into this draft.');
      await expect.poll(() => goal(other).inputValue(), patient).toBe('A second order as well. And a third.');
      problems();
    },
  );

  journey(
    'that was taken while words were on their way keeps them, and asks which go on',
    async ({ journey: { as, asStranger, portal, problems } }) => {
      const draftId = await plant(await portal('customer'), 'Release 12');
      const page = await as('customer', placeOf(draftId));
      await launch.arriveAt(page, 'Launch request');
      await share(page, /can edit it/);
      const stop = await between(page, ['KeepDraft_Save'], (route) => route.abort('connectionreset'));
      await nameOf(page).fill('Release by Maya');
      await says(page, 'Draft kept on this device, not sent yet');
      const other = await asColleague(asStranger, placeOf(draftId));
      await launch.press(other, 'Take over');
      await expect.poll(() => nameOf(other).isEditable(), patient).toBe(true);
      await nameOf(other).fill('Release by Erik');
      await saved(other);
      await stop();
      await says(page, 'What you typed last did not reach them.');
      expect(await nameOf(page).inputValue()).toBe('Release by Maya');
      await launch.press(page, 'Take over');
      await launch.press(page, 'Keep what I typed here');
      await named(page, 'Release by Maya');
      await saved(page);
      await named(other, 'Release by Maya');
      problems();
    },
  );
});

describe('a draft that is held', () => {
  journey(
    'is held on while nobody takes it, and given up at the next look when somebody did',
    async ({ journey: { as, portal, problems } }) => {
      const draftId = await plant(await portal('customer'), 'Release 12');
      const page = await as('customer', '/overview');
      await page.clock.install();
      await open(page, draftId);
      const look = (): Promise<void> => page.clock.fastForward(16_000);
      await lost(page, 'KeepDraft_Hold', look);
      const heard = page.waitForResponse((response) => response.request().postData()?.includes('KeepDraft_Hold') === true);
      await look();
      await heard;
      await saved(page);
      const device = await as('customer', placeOf(draftId));
      await says(device, 'This draft is open on another device.');
      await launch.press(device, 'Take over');
      await expect.poll(() => nameOf(device).isEditable(), patient).toBe(true);
      await look();
      await says(page, 'This draft is open on another device.');
      await launch.press(page, 'Take over');
      await expect.poll(() => nameOf(page).isEditable(), patient).toBe(true);
      const letGo = await hold(page, 'KeepDraft_Hold');
      await look();
      await says(device, 'This draft is open on another device.');
      await launch.press(device, 'Take over');
      await expect.poll(() => nameOf(device).isEditable(), patient).toBe(true);
      await nameOf(page).fill('Release 13');
      await says(page, 'What you typed last did not reach them.');
      letGo();
      problems();
    },
  );

  journey('goes to the tab that asks, with what was typed a moment before', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const first = await as('customer', '/overview');
    await first.clock.install();
    await open(first, draftId);
    const second = await first.context().newPage();
    await open(second, draftId);
    await says(second, 'This draft is open in another tab.');
    const goOver = async (from: Page, to: Page): Promise<void> => {
      await launch.press(to, 'Take over');
      await expect.poll(() => nameOf(to).isEditable(), patient).toBe(true);
      await says(from, 'This draft is open in another tab.');
    };
    await first.clock.pauseAt(Date.now() + 60_000);
    await nameOf(first).fill('Typed a moment before');
    await goOver(first, second);
    await named(second, 'Typed a moment before');
    await first.clock.resume();
    await goOver(second, first);
    const renewed = await hold(first, 'KeepDraft_Hold');
    await first.clock.fastForward(16_000);
    await goOver(first, second);
    renewed();
    await goOver(second, first);
    const slow = await hold(first, 'KeepDraft_Save');
    await nameOf(first).fill('On a slow line');
    await goOver(first, second);
    slow();
    await goOver(second, first);
    expect((await keptDraft(customer, draftId)).state).toBe('draft');
    problems();
  });

  journey('is not there, and another is begun', async ({ journey: { as, portal, problems } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', placeOf(randomUUID()));
    await says(page, 'This draft is not here');
    await launch.press(page, 'Begin a new request');
    await launch.arriveAt(page, 'Activity');
    problems();
  });
});

describe('a request that is on its way', () => {
  const launching = 'BuildRequest_Launch';

  journey('is not taken away by another tab, and shows there that it was launched', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const name = `Release ${randomUUID().slice(0, 8)}`;
    const draftId = await plant(customer, name);
    const first = await as('customer', placeOf(draftId));
    await launch.arriveAt(first, 'Launch request');
    const second = await first.context().newPage();
    await open(second, draftId);
    const letGo = await hold(first, launching);
    const asked = first.waitForRequest((request) => request.postData()?.includes(launching) === true);
    await launch.press(first, 'Launch test request');
    await asked;
    await launch.press(first, 'Discard draft');
    await launch.press(second, 'Take over');
    await expect.poll(() => nameOf(second).isEditable(), patient).toBe(true);
    letGo();
    await launch.arriveAt(first, 'We have received your request');
    await nameOf(second).fill('Another name');
    await expect.poll(() => line(second).textContent(), patient).not.toContain('Draft saved');
    await second.reload();
    await launch.arriveAt(second, 'We have received your request');
    expect(await launch.requestsNamed(customer, name)).toBe(1);
    problems();
  });

  journey(
    'stays though its draft is newer elsewhere, and shows a reader that it was launched',
    async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      const name = `Release ${randomUUID().slice(0, 8)}`;
      const draftId = await plant(customer, `${name}, first`);
      const first = await as('customer', placeOf(draftId));
      await launch.arriveAt(first, 'Launch request');
      const second = await first.context().newPage();
      await open(second, draftId);
      await says(second, 'This draft is open in another tab.');
      const letGo = await hold(first, launching);
      let isAnswered = false;
      await between(first, ['KeepDraft_Save'], (route) => {
        if (isAnswered) return route.fallback();
        isAnswered = true;
        const errors = [{ __typename: 'UserError', code: 'stale_object', message: 'Newer.', path: null }];
        return route.fulfill({
          json: { data: { saveLaunchDraft: { __typename: 'SaveLaunchDraftResult', successful: false, result: null, errors } } },
        });
      });
      const looked = first.waitForResponse((response) => response.request().postData()?.includes('KeepDraft_Open') === true);
      await nameOf(first).fill(name);
      await first.keyboard.press('Control+Enter');
      await looked;
      letGo();
      await launch.arriveAt(first, 'We have received your request');
      await launch.arriveAt(second, 'We have received your request');
      expect(await launch.requestsNamed(customer, name)).toBe(1);
      problems();
    },
  );

  journey('is not changed back by an undo', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const name = `Release ${randomUUID().slice(0, 8)}`;
    await plant(customer, name);
    const other = await plantDraft(customer, {
      ...emptyDraft('Europe/London'),
      name: 'Aside',
      tests: [await launch.readyTest(customer, 'Paying')],
    });
    const page = await as('customer', placeOf(other));
    await launch.arriveAt(page, 'Launch request');
    await launch.press(page, 'Discard draft');
    const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ });
    await undo.waitFor();
    await named(page, name);
    const letGo = await hold(page, launching);
    const asked = page.waitForRequest((request) => request.postData()?.includes(launching) === true);
    await launch.press(page, 'Launch test request');
    await asked;
    await undo.click();
    letGo();
    await launch.arriveAt(page, 'We have received your request');
    expect(await launch.requestsNamed(customer, name)).toBe(1);
  });
});

describe('the drafts beside the open one', () => {
  journey('are renamed, copied, discarded and brought back, or say why not', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    await plant(customer, 'Aside');
    const openId = await plantDraft(customer, {
      ...emptyDraft('Europe/London'),
      name: 'Open',
      tests: [await launch.readyTest(customer, 'Paying')],
    });
    const page = await as('customer', placeOf(openId));
    await launch.arriveAt(page, 'Launch request');
    const list = page.getByRole('region', { name: 'Other drafts' });
    const notices = page.getByRole('region', { name: 'Notifications' });
    const act = (name: string): Promise<void> => list.getByRole('button', { name, exact: true }).click();
    const rename = async (name: string): Promise<void> => {
      await act('Rename Aside');
      const field = list.getByLabel('New name of Aside');
      await field.fill(name);
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
    };
    await rename('Somewhere else');
    await page.keyboard.press('Escape');
    await list.getByRole('link', { name: 'Aside', exact: true }).waitFor();
    await rename('Later');
    await lost(page, 'ManageDrafts_Rename', () => page.keyboard.press('Enter'));
    await list.getByText('The server did not answer. Nothing was changed.').waitFor();
    await refused(page, 'ManageDrafts_Rename', 'renameLaunchDraft', () => page.keyboard.press('Enter'));
    await list.getByText('Not now.').waitFor();
    await page.keyboard.press('Enter');
    await list.getByRole('link', { name: 'Later', exact: true }).waitFor();
    await focusIn(list);
    await lost(page, 'ManageDrafts_Duplicate', () => act('Duplicate Later'));
    await refused(page, 'ManageDrafts_Duplicate', 'duplicateLaunchDraft', () => act('Duplicate Later'));
    await act('Duplicate Later');
    await notices.getByText('The draft was copied.').waitFor();
    await expect.poll(() => list.getByRole('link', { name: /Later/ }).count(), patient).toBe(2);
    await lost(page, 'ManageDrafts_Discard', () => act('Discard Later'));
    await refused(page, 'ManageDrafts_Discard', 'discardLaunchDraft', () => act('Discard Later'));
    const undo = notices.getByRole('button', { name: /^Undo/ });
    const discard = async (): Promise<void> => {
      await act('Discard Later');
      await expect.poll(() => list.getByRole('link', { name: 'Later', exact: true }).count(), patient).toBe(0);
    };
    await discard();
    await focusIn(list);
    await lost(page, 'ManageDrafts_Discard', () => undo.click());
    await page.reload();
    await launch.arriveAt(page, 'Launch request');
    await list.getByRole('link', { name: /Later/ }).waitFor();
    expect(await list.getByRole('link', { name: 'Later', exact: true }).count()).toBe(0);
    const copy = (await list.getByRole('link', { name: /Later/ }).textContent()) ?? '';
    const discardCopy = async (): Promise<void> => {
      await act(`Discard ${copy}`);
      await expect.poll(() => list.getByRole('link', { name: copy, exact: true }).count(), patient).toBe(0);
    };
    await discardCopy();
    await undo.click();
    await list.getByRole('link', { name: copy, exact: true }).waitFor();
    await expect.poll(() => undo.count(), patient).toBe(0);
    await discardCopy();
    await refused(page, 'ManageDrafts_Discard', 'discardLaunchDraft', () => undo.click());
    problems();
  });
});

/** Lets an organization on trial be as if its name were chosen, which it is asked for before it may launch. */
const asNamed = (page: Page): Promise<unknown> =>
  page.route('**/api/customer_portal', async (route) => {
    if (route.request().postData()?.includes('BuildRequest') === true) return route.fallback();
    const answer = async (): Promise<void> => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('"isNameChosen":false', '"isNameChosen":true') });
    };
    await answer().catch(() => undefined);
  });

async function openAs(as: (account: Account, path: string) => Promise<Page>, account: Account): Promise<Page> {
  const page = await as(account, '/overview');
  await asNamed(page);
  await page.goto('/launch');
  return page;
}

describe('a draft on another device', () => {
  for (const account of ['customer', 'trial'] as const)
    journey(`goes on at the same step, as ${account}`, async ({ journey: { as, portal } }) => {
      await discardDrafts(await portal(account));
      const page = await openAs(as, account);
      await launch.fillActivity(page, 'Exploratory');
      await launch.goOn(page, 'App');
      await launch.fillApp(page, 'https://shop.example.com');
      await saved(page);
      await page.goto('/overview');
      const device = await openAs(as, account);
      await launch.arriveAt(device, 'App');
      expect(await device.getByLabel('Link to the application').inputValue()).toBe('https://shop.example.com');
      const tab = await device.context().newPage();
      await asNamed(tab);
      await tab.goto(device.url());
      await says(tab, 'This draft is open in another tab.');
      await launch.press(tab, 'Take over');
      await expect.poll(() => tab.getByLabel('Link to the application').isEditable(), patient).toBe(true);
      await says(device, 'This draft is open in another tab.');
    });
});
