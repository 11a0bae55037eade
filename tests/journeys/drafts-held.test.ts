import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { draftPlace } from '#src/areas/launch/request/launch-places.ts';
import type { Account } from '../support/app.ts';
import { between, bringDraftBack, dropDraft, hideForAMoment, keptDraft, plantDraft } from '../support/drivers-drafts.ts';
import { lost } from '../support/drivers-faults.ts';
import * as launch from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { hold, line, nameOf, named, open, patient, placeOf, plant, saved, says } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

describe('a draft that is held', () => {
  journey('says so at once when it is discarded elsewhere', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', '/overview');
    await open(page, draftId);
    await nameOf(page).fill('Release 13');
    await saved(page);
    await dropDraft(customer, draftId);
    await says(page, 'This draft is not here');
    await launch.press(page, 'Look again');
    await says(page, 'This draft is not here');
    await bringDraftBack(customer, draftId);
    await launch.press(page, 'Look again');
    await expect.poll(() => nameOf(page).inputValue(), patient).toBe('Release 13');
    const other = await plant(customer, 'Release 14');
    await open(page, other);
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await launch.arriveAt(page, 'Activity');
    await expect.poll(async () => Reflect.get((await keptDraft(customer, other)).values, 'wizard'), patient).not.toBeNull();
    await saved(page);
    await dropDraft(customer, other);
    await says(page, 'This draft is not here');
    problems();
  });

  journey('is held on while nobody takes it, and given up at once when somebody does', async ({ journey: { as, portal, problems } }) => {
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
    await page.clock.pauseAt(Date.now() + 60_000);
    await launch.press(device, 'Take over');
    await expect.poll(() => nameOf(device).isEditable(), patient).toBe(true);
    await says(page, 'This draft is open on another device.');
    await page.clock.resume();
    await launch.press(page, 'Take over');
    await expect.poll(() => nameOf(page).isEditable(), patient).toBe(true);
    const letGo = await hold(page, 'KeepDraft_Hold');
    await look();
    await says(device, 'This draft is open on another device.');
    await launch.press(device, 'Take over');
    await expect.poll(() => nameOf(device).isEditable(), patient).toBe(true);
    await nameOf(page).fill('Release 13');
    await says(page, 'What you typed last did not reach them.');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    letGo();
    problems();
  });

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

  journey(
    'is followed by asking while the socket is away, and given up at the next save',
    async ({ journey: { as, portal, problems } }) => {
      const draftId = await plant(await portal('customer'), 'Release 12');
      const [page, device] = [await as('customer', '/overview'), await as('customer', '/overview')];
      for (const each of [page, device]) await each.routeWebSocket('**/api/customer_portal', (socket) => socket.close());
      await page.clock.install();
      await open(page, draftId);
      await open(device, draftId);
      await says(device, 'This draft is open on another device.');
      await nameOf(page).fill('Release 13');
      await named(device, 'Release 13');
      const renewed = page.waitForResponse((response) => response.request().postData()?.includes('KeepDraft_Hold') === true);
      await page.clock.pauseAt(Date.now() + 60_000);
      await renewed;
      await launch.press(device, 'Take over');
      await expect.poll(() => nameOf(device).isEditable(), patient).toBe(true);
      await nameOf(page).fill('Release 14');
      await hideForAMoment(page);
      await says(page, 'What you typed last did not reach them.');
      problems();
    },
  );

  journey(
    'leads whoever reads one of its tests to its summary when that test is removed',
    async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      const [kept, removed] = [await launch.readyTest(customer, 'Paying'), await launch.readyTest(customer, 'Returning')];
      const draftId = await plant(customer, 'Release 12', { tests: [kept, removed] });
      const page = await as('customer', '/overview');
      await open(page, draftId);
      const second = await page.context().newPage();
      await second.goto(draftPlace(draftId, removed.id, 'scope'));
      await launch.arriveAt(second, 'Scope');
      await says(second, 'This draft is open in another tab.');
      await page.getByRole('region', { name: 'Returning' }).getByRole('button', { name: 'Remove this test' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await launch.arriveAt(second, 'Launch request');
      expect(await second.getByRole('region', { name: 'Returning' }).count()).toBe(0);
      problems();
    },
  );

  journey('is not there, and another is begun', async ({ journey: { as, portal, problems } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', placeOf(randomUUID()));
    await says(page, 'This draft is not here');
    await launch.press(page, 'Start a new request');
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
