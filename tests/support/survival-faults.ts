import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { crash } from './crash.ts';
import { between, goSoftly, hideForAMoment, isCopied, keptDraft } from './drivers-drafts.ts';
import { arriveAt } from './drivers-launch.ts';
import type { AskPortal } from './drivers-portal.ts';
import type { Place } from './drivers-wizard.ts';

const saving = ['KeepDraft_Save'];

/** A page in a state of the wizard or the request, what is typed there, and the draft that has to keep it. */
export type Stage = {
  readonly page: Page;
  readonly place: Place;
  readonly draftId: string;
  readonly words: string;
  readonly portal: AskPortal;
};
/** What befalls a page in a state: gives back the page on which the person goes on. */
type Fault = (stage: Stage) => Promise<Page>;

/** Waits until the server holds what was typed. */
export const isKept = async ({ portal, draftId, words, place }: Stage): Promise<void> => {
  await expect.poll(async () => (await keptDraft(portal, draftId)).values, { timeout: 60_000 }).toEqual(place.kept(words));
};

async function reloaded(page: Page, place: Place): Promise<Page> {
  await page.reload();
  await arriveAt(page, place.reloaded);
  return page;
}

/** Leaves what lies over the fields, as a person does who goes elsewhere and comes back. */
export async function reopened(page: Page, { href, title }: Place, draftId: string): Promise<void> {
  await goSoftly(page, '/results');
  await arriveAt(page, 'Results');
  await goSoftly(page, href(draftId));
  await arriveAt(page, title);
}

/** What can befall a page while somebody types in it. */
export const faults = {
  'a reload': async ({ page, place, words }) => {
    await place.enter(page, words);
    return reloaded(page, place);
  },
  'a killed tab': async ({ page, place, words, draftId }) => {
    await between(page, saving, (route) => route.abort('connectionreset'));
    await place.enter(page, words);
    const { wizard, name } = place.kept(words);
    await expect.poll(() => isCopied(page, draftId, wizard === null ? JSON.stringify(name) : JSON.stringify(wizard.values))).toBe(true);
    await crash(page);
    const next = await page.context().newPage();
    await Promise.all([page.close(), next.goto(place.href(draftId))]);
    await arriveAt(next, place.title);
    return next;
  },
  'a lost network': async ({ page, place, words }) => {
    const gate = Promise.withResolvers<void>();
    const stop = await between(page, saving, async (route) => {
      await gate.promise;
      await route.abort('internetdisconnected');
    });
    const lost = page.waitForEvent('requestfailed');
    await place.enter(page, words);
    await hideForAMoment(page);
    await page.context().setOffline(true);
    gate.resolve();
    await lost;
    await stop();
    await page.context().setOffline(false);
    return page;
  },
  'a token that is not taken': async (stage) => {
    const { page, place, words } = stage;
    let isFirst = true;
    const refused = Promise.withResolvers<number>();
    const stop = await between(page, saving, async (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      const { authorization: _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      await route.fulfill({ response });
      refused.resolve(response.status());
    });
    await place.enter(page, words);
    await hideForAMoment(page);
    expect(await refused.promise).toBe(401);
    await isKept(stage);
    await stop();
    return page;
  },
  'an organization changed elsewhere': async ({ page, place, words }) => {
    const gate = Promise.withResolvers<void>();
    const refused = page.waitForResponse((response) => response.status() === 409);
    const stop = await between(page, saving, async (route) => {
      await gate.promise;
      await route.continue({ headers: { ...route.request().headers(), 'x-organization-public-id': 'contoso' } });
    });
    await place.enter(page, words);
    await hideForAMoment(page);
    gate.resolve();
    await refused;
    await stop();
    return reloaded(page, place);
  },
  'a full storage': async (stage) => {
    const { page, place, words } = stage;
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await place.enter(page, words);
    await hideForAMoment(page);
    await isKept(stage);
    return reloaded(page, place);
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;
