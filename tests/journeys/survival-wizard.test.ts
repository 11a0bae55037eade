import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { between, dropDraft, goSoftly, groundOf, hideForAMoment, isCopied, keptDraft, plantDraft } from '../support/drivers-drafts.ts';
import { arriveAt, requestsNamed } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { requestPlace, stepPlace } from '../support/drivers-wizard.ts';
import type { Place } from '../support/drivers-wizard.ts';
import { journey } from '../support/journey.ts';
import { faultsOf, requestStates, stepStates, validTest } from '../support/wizard-places.ts';
import type { Ground } from '../support/wizard-places.ts';

const lanes = 3;
/** Enough for a machine that does other things as well. */
const patience = 600_000;
const slowest = 60_000;
const saving = ['KeepDraft_Save'];

type Stage = { readonly page: Page; readonly place: Place; readonly draftId: string; readonly words: string; readonly portal: AskPortal };
/** What befalls a page in a state: gives back the page on which the person goes on. */
type Fault = (stage: Stage) => Promise<Page>;

const isKept = async ({ portal, draftId, words, place }: Stage): Promise<void> => {
  await expect.poll(async () => (await keptDraft(portal, draftId)).values, { timeout: 60_000 }).toEqual(place.kept(words));
};

async function reloaded(page: Page, { title }: Place): Promise<Page> {
  await page.reload();
  await arriveAt(page, title);
  return page;
}

/** Leaves what lies over the fields, as a person does who goes elsewhere and comes back. */
async function reopened(page: Page, { href, title }: Place, draftId: string): Promise<void> {
  await goSoftly(page, '/results');
  await arriveAt(page, 'Results');
  await goSoftly(page, href(draftId));
  await arriveAt(page, title);
}

const faults: Readonly<Record<string, Fault>> = {
  'a reload': async ({ page, place, words }) => {
    await place.enter(page, words);
    return reloaded(page, place);
  },
  'a killed tab': async ({ page, place, words, draftId }) => {
    await between(page, saving, (route) => route.abort('connectionreset'));
    await place.enter(page, words);
    const { wizard, name } = place.kept(words);
    await expect.poll(() => isCopied(page, draftId, wizard === null ? JSON.stringify(name) : JSON.stringify(wizard.values))).toBe(true);
    const crashed = page.waitForEvent('crash');
    const devtools = await page.context().newCDPSession(page);
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
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
    const refused = page.waitForResponse((response) => response.status() === 409);
    const stop = await between(page, saving, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-organization-public-id': 'contoso' } }),
    );
    await place.enter(page, words);
    await hideForAMoment(page);
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
};

const everyFlag: Ground['flags'] = {
  advancedTestsAccess: true,
  newLaunchUxEnabled: true,
  autoLaunchingEnabled: true,
  googleSheetsAutoImportEnabled: true,
  knownIssuesUploadEnabled: true,
  videoRequirementEnabled: true,
  uniqueTestData: true,
  scopeRequirements: true,
  testCaseUploader: true,
  testRailImporter: true,
  deliveryModeSelection: true,
};

const placesOf = (ground: Ground, name: string): readonly Place[] => [
  ...stepStates(ground).map((state) => stepPlace(ground, state, name)),
  ...requestStates(ground).map((state) => requestPlace(ground, state, name)),
];

it('has at least 300 paths', () => {
  const ground = { flags: everyFlag, country: { id: '1', name: 'Germany' } };
  expect(placesOf(ground, 'x').length * Object.keys(faults).length).toBeGreaterThanOrEqual(300);
});

describe('at every state of the wizard and the request', () => {
  journey.for(Object.keys(faults))(
    '%s loses no value and launches nothing',
    { timeout: patience },
    async (fault, { journey: { as, portal: portalOf, problems } }) => {
      const portal = await portalOf('customer');
      const ground = await groundOf(portal);
      expect([ground.flags, faultsOf(validTest(ground, 'test_case_run'), ground)]).toEqual([everyFlag, []]);
      const name = `Survives ${Date.now()}`;
      const waiting = placesOf(ground, name).map((place, index) => ({ place, words: `words${index}x${Date.now()}` }));
      const done: Stage[] = [];
      const walk = async (): Promise<void> => {
        let page = await as('customer', '/results');
        page.context().setDefaultTimeout(slowest);
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const { place, words } = next;
          const draftId = await plantDraft(portal, place.draft);
          const stage = { page, place, draftId, words, portal };
          try {
            await goSoftly(page, place.href(draftId));
            await arriveAt(page, place.title);
            page = (await faults[fault]?.(stage)) ?? page;
            if (place.covers) await reopened(page, place, draftId);
            await place.seen(page, words);
          } catch (error) {
            throw new Error(`${place.name}: ${String(error)}`, { cause: error });
          }
          done.push(stage);
        }
        await goSoftly(page, '/results');
        await arriveAt(page, 'Results');
      };
      await Promise.all(Array.from({ length: lanes }, walk));
      for (const stage of done) await isKept(stage);
      for (const { draftId } of done) expect((await keptDraft(portal, draftId)).state).toBe('draft');
      for (const each of [name, ...done.map(({ words }) => words).slice(-10)]) expect(await requestsNamed(portal, each)).toBe(0);
      await Promise.all(done.map(({ draftId }) => dropDraft(portal, draftId)));
      problems();
    },
  );
});
