import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { between, dropDraft, goSoftly, hideForAMoment, isCopied, keptDraft, plantDraft, saveElsewhere } from '../support/drivers-drafts.ts';
import { arriveAt, readyTest } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { named, nameOf, open, patient, placeOf, plant, saved, says } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

const saves = ['KeepDraft_Save'];

/** Waits until the server has a draft under this name. */
const has = async (portal: AskPortal, draftId: string, name: string): Promise<void> => {
  await expect.poll(async () => Reflect.get((await keptDraft(portal, draftId)).values, 'name'), patient).toBe(name);
};

/** Loses the connection and finds it again, which the page hears. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const heard = page.evaluate(() => new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true })));
  await page.context().setOffline(false);
  await heard;
}

/** Closes a page whose last words reach nobody, and opens another. */
async function closed(page: Page): Promise<Page> {
  const context = page.context();
  await context.setOffline(true);
  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  return next;
}

/** Waits until no tab has the draft open. */
const isLeft = async (page: Page, draftId: string): Promise<void> => {
  const held = (): Promise<boolean> =>
    page.evaluate(async (id) => ((await navigator.locks.query()).held ?? []).some(({ name }) => name?.endsWith(id)), draftId);
  await expect.poll(held, patient).toBe(false);
};

const leave = async (page: Page): Promise<void> => {
  await goSoftly(page, '/overview');
  await arriveAt(page, 'Overview');
};

const visit = async (page: Page, draftId: string): Promise<void> => {
  await goSoftly(page, placeOf(draftId));
  await arriveAt(page, 'Launch request');
};

/** Types a name that does not reach the server; gives back what lets the line work again. */
async function typeInVain(page: Page, draftId: string, name: string): Promise<() => Promise<void>> {
  const mend = await between(page, saves, (route) => route.abort('connectionreset'));
  await nameOf(page).fill(name);
  await says(page, 'Draft kept on this device, not sent yet');
  await expect.poll(() => isCopied(page, draftId, name), patient).toBe(true);
  return mend;
}

type Ending = 'go' | 'lose';

/** Holds each save until it is let go or lost. */
async function holdSaves(page: Page) {
  const held: ((ending: Ending) => void)[] = [];
  let isOver = false;
  await between(page, saves, async (route) => {
    const ending = isOver ? 'go' : await new Promise<Ending>((resolve) => held.push(resolve));
    await (ending === 'go' ? route.fallback() : route.abort('connectionreset'));
  });
  return {
    count: () => held.length,
    endFirst: (ending: Ending) => held.shift()?.(ending),
    endLast: (ending: Ending) => held.pop()?.(ending),
    letGo: () => {
      isOver = true;
      for (const end of held.splice(0)) end('go');
    },
  };
}

const waysOut: readonly (readonly [string, (page: Page, other: string) => Promise<unknown>])[] = [
  ['another draft is opened', (page, other) => goSoftly(page, placeOf(other))],
  ['the page goes away', (page) => page.goto('about:blank')],
];

describe('what was typed into a draft', () => {
  journey('is sent again at once when the connection came back while its save was lost', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', '/overview');
    await page.clock.install();
    await open(page, draftId);
    const { count, endFirst } = await holdSaves(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await nameOf(page).fill('Release 13');
    await hideForAMoment(page);
    await expect.poll(count, patient).toBe(1);
    await comeBack(page);
    endFirst('lose');
    await expect.poll(count, patient).toBe(1);
    endFirst('go');
    await has(customer, draftId, 'Release 13');
    problems();
  });

  for (const [words, go] of waysOut)
    journey(`is sent at once when ${words}`, async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      const draftId = await plant(customer, 'Release 12');
      const other = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Aside' });
      const page = await as('customer', '/overview');
      await page.clock.install();
      await open(page, draftId);
      const mend = await typeInVain(page, draftId, 'Release 13');
      await page.clock.pauseAt(Date.now() + 60_000);
      await says(page, 'Draft kept on this device, not sent yet');
      await mend();
      await go(page, other);
      await has(customer, draftId, 'Release 13');
      problems();
    });

  journey('during a save is sent at once when the page is left, and stays', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', placeOf(draftId));
    await arriveAt(page, 'Launch request');
    const { count, endFirst, endLast } = await holdSaves(page);
    await nameOf(page).fill('Release 13');
    await hideForAMoment(page);
    await expect.poll(count, patient).toBe(1);
    await nameOf(page).fill('Release 14');
    await hideForAMoment(page);
    await expect.poll(count, patient).toBe(2);
    endLast('go');
    await has(customer, draftId, 'Release 14');
    const looked = page.waitForResponse((response) => response.request().postData()?.includes('KeepDraft_Open') === true);
    endFirst('go');
    await looked;
    await saved(page);
    expect(count()).toBe(0);
    await has(customer, draftId, 'Release 14');
    problems();
  });
});

describe('what was typed into a draft that was left', () => {
  journey('is sent when the connection is back, though no page of it is open', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', '/overview');
    await arriveAt(page, 'Overview');
    await goSoftly(page, placeOf(draftId));
    await arriveAt(page, 'Launch request');
    const mend = await typeInVain(page, draftId, 'Release 13');
    await page.context().setOffline(true);
    await leave(page);
    await mend();
    await page.context().setOffline(false);
    await has(customer, draftId, 'Release 13');
    const device = await as('customer', placeOf(draftId));
    await named(device, 'Release 13');
    await expect.poll(() => nameOf(device).isEditable(), patient).toBe(true);
    problems();
  });

  journey('is sent when the client starts, at any page', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', placeOf(draftId));
    await arriveAt(page, 'Launch request');
    await typeInVain(page, draftId, 'Release 13');
    const next = await closed(page);
    await next.goto('/results');
    await has(customer, draftId, 'Release 13');
    problems();
  });

  journey('is tried again for each reason, once, and half a minute later', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', '/overview');
    await page.clock.install();
    await open(page, draftId);
    const mend = await typeInVain(page, draftId, 'Release 13');
    await mend();
    const { count, endFirst, letGo } = await holdSaves(page);
    const lose = async (): Promise<void> => {
      await expect.poll(count, patient).toBe(1);
      const failed = page.waitForEvent('requestfailed');
      endFirst('lose');
      await failed;
    };
    await leave(page);
    await lose();
    await page.clock.fastForward(2_000);
    await expect.poll(count, patient).toBe(1);
    await comeBack(page);
    await lose();
    await lose();
    await page.clock.fastForward(31_000);
    await lose();
    await comeBack(page);
    await lose();
    await visit(page, draftId);
    await nameOf(page).fill('Release 14');
    await leave(page);
    letGo();
    await has(customer, draftId, 'Release 14');
    problems();
  });

  journey('is sent once more when it is left again meanwhile', async ({ journey: { as, portal, hasTaken, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', '/overview');
    await page.clock.install();
    await open(page, draftId);
    const mend = await typeInVain(page, draftId, 'Release 13');
    await mend();
    const { count, letGo } = await holdSaves(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await goSoftly(page, '/overview');
    await isLeft(page, draftId);
    await comeBack(page);
    await expect.poll(count, patient).toBe(2);
    await page.clock.resume();
    await arriveAt(page, 'Overview');
    await visit(page, draftId);
    await nameOf(page).fill('Release 14');
    await leave(page);
    letGo();
    await has(customer, draftId, 'Release 14');
    await expect.poll(() => hasTaken(/^sendDrafts: settled -- always /), patient).toBe(true);
    problems();
  });
});

describe('what was typed in vain', () => {
  journey('never goes over a newer draft, and brings back none', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const changed = await plant(customer, 'Changed');
    const draft = { ...emptyDraft('Europe/London'), tests: [await readyTest(customer, 'Paying')] };
    const discarded = await plantDraft(customer, { ...draft, name: 'Discarded' });
    const last = await plantDraft(customer, { ...draft, name: 'Last' });
    const page = await as('customer', '/overview');
    for (const draftId of [changed, discarded, last]) {
      await visit(page, draftId);
      await typeInVain(page, draftId, 'In vain');
    }
    await leave(page);
    await expect.poll(() => saveElsewhere(customer, changed, 1, { ...draft, name: 'Newer' }), patient).toBe(true);
    await dropDraft(customer, discarded);
    const next = await closed(page);
    await next.goto('/results');
    await has(customer, last, 'In vain');
    await has(customer, changed, 'Newer');
    const { launchDrafts } = await customer<{ readonly launchDrafts: readonly { readonly id: string }[] }>('{ launchDrafts { id } }');
    expect(launchDrafts.map(({ id }) => id).toSorted()).toEqual([changed, last].toSorted());
    await next.goto(placeOf(changed));
    await says(next, 'Keep what I typed here');
    problems();
  });
});
