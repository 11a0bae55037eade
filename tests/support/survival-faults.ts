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

/** What can befall a page while somebody types in it; of two, the second finds the page as the first left it. */
export const faults = {
  'a reload': async ({ page, place, words }) => {
    await place.enter(page, words);
    return reloaded(page, place);
  },
  'an organization changed elsewhere, then a killed tab': async ({ page, place, words, draftId }) => {
    const gate = Promise.withResolvers<void>();
    const refused = page.waitForResponse((response) => response.status() === 409);
    await between(page, saving, async (route) => {
      await gate.promise;
      await route.continue({ headers: { ...route.request().headers(), 'x-organization-public-id': 'contoso' } });
    });
    await place.enter(page, words);
    await hideForAMoment(page);
    gate.resolve();
    await refused;
    const { wizard, name } = place.kept(words);
    await expect.poll(() => isCopied(page, draftId, wizard === null ? JSON.stringify(name) : JSON.stringify(wizard.values))).toBe(true);
    await crash(page);
    const next = await page.context().newPage();
    await Promise.all([page.close(), next.goto(place.href(draftId))]);
    await arriveAt(next, place.title);
    return next;
  },
  'a lost network, then a token that is not taken': async (stage) => {
    const { page, place, words } = stage;
    const gate = Promise.withResolvers<void>();
    const refused = Promise.withResolvers<number>();
    let calls = 0;
    const stop = await between(page, saving, async (route) => {
      calls += 1;
      if (calls > 2) return route.fallback();
      if (calls === 1) {
        await gate.promise;
        return route.abort('internetdisconnected');
      }
      const { authorization: _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      await route.fulfill({ response });
      refused.resolve(response.status());
    });
    const lost = page.waitForEvent('requestfailed');
    await place.enter(page, words);
    await hideForAMoment(page);
    await page.context().setOffline(true);
    gate.resolve();
    await lost;
    await page.context().setOffline(false);
    expect(await refused.promise).toBe(401);
    await isKept(stage);
    await stop();
    return page;
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
