import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { faultsOf } from '../support/axe.ts';
import { dropDraft, plantDraft } from '../support/drivers-drafts.ts';
import { lost } from '../support/drivers-faults.ts';
import { onOperation } from '../support/drivers-forms.ts';
import * as launch from '../support/drivers-launch.ts';
import { named, placeOf } from '../support/drivers-shared-drafts.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

describe('a draft that could not be loaded', () => {
  journey('is loaded again, left for another one, or discarded and brought back', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const tests = [await launch.readyTest(customer, 'Paying')];
    const other = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Draft beside', tests });
    const id = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Lost draft', tests });
    const page = await as('customer', '/overview');
    let isCut = true;
    await onOperation(page, 'KeepDraft_Open', (route) => (isCut ? route.abort('connectionreset') : route.fallback()));
    await page.goto(placeOf(id));
    await launch.arriveAt(page, 'The draft could not be loaded');
    expect(await faultsOf(page)).toEqual([]);
    isCut = false;
    await launch.press(page, 'Retry');
    await named(page, 'Lost draft');

    isCut = true;
    await page.reload();
    await launch.arriveAt(page, 'The draft could not be loaded');
    isCut = false;
    await page.getByRole('region', { name: 'Other drafts' }).getByRole('link', { name: 'Draft beside' }).click();
    await named(page, 'Draft beside');

    isCut = true;
    await page.goto(placeOf(id));
    await launch.arriveAt(page, 'The draft could not be loaded');
    await lost(page, 'BuildRequest_Discard', () => launch.press(page, 'Discard draft'));
    await page.getByText('The server did not answer. Please try again.').waitFor();
    isCut = false;
    await launch.press(page, 'Discard draft');
    await page.getByText('The draft was discarded.').first().waitFor();
    /** What is under the pointer stays, however long the other draft takes to come. */
    const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ }).last();
    await undo.hover();
    await named(page, 'Draft beside');
    let isLost = true;
    await onOperation(page, 'BuildRequest_Discard', (route) => (isLost ? route.abort('connectionreset') : route.fallback()));
    await undo.click();
    await page.getByText('The draft was not brought back. The server did not answer.').first().waitFor();
    isLost = false;
    await undo.click();
    await named(page, 'Lost draft');
    expect(new URL(page.url()).searchParams.get('draft')).toBe(id);
    for (const each of [id, other]) await dropDraft(customer, each);
    problems().length = 0;
  });

  journey('is named before it can be discarded where the address names none', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    await discardDrafts(customer);
    const other = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Earlier draft' });
    const id = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Latest draft' });
    const page = await as('customer', '/overview');
    let isCut = true;
    let calls = 0;
    await onOperation(page, 'KeepDraft_Open', (route) => (isCut || ++calls === 1 ? route.abort('connectionreset') : route.fallback()));
    await page.goto('/launch');
    await launch.arriveAt(page, 'The draft could not be loaded');
    const others = page.getByRole('region', { name: 'Other drafts' });
    await others.getByRole('link', { name: 'Latest draft' }).waitFor();
    expect(await page.getByRole('button', { name: 'Discard draft', exact: true }).count()).toBe(0);
    // The page that is left may ask again until it is gone.
    page.once('framenavigated', () => (isCut = false));
    await page.reload();
    await launch.arriveAt(page, 'The draft could not be loaded');
    await page.getByRole('button', { name: 'Discard draft', exact: true }).waitFor();
    await page.locator('header').getByText('Latest draft').waitFor();
    await others.getByRole('link', { name: 'Earlier draft' }).waitFor();
    expect(await others.getByRole('link', { name: 'Latest draft' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    for (const each of [id, other]) await dropDraft(customer, each);
    problems().length = 0;
  });

  journey('is discarded while nobody knows yet what stands in it', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const id = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Slow draft' });
    const page = await as('customer', '/overview');
    let calls = 0;
    await onOperation(page, 'KeepDraft_Open', async (route) => {
      calls += 1;
      if (calls === 1) await route.abort('connectionreset');
      else if (calls > 2) await route.fallback();
    });
    await page.goto(placeOf(id));
    await launch.arriveAt(page, 'The draft could not be loaded');
    await expect.poll(() => calls).toBe(2);
    await launch.press(page, 'Discard draft');
    await page.getByText('The draft was discarded.').first().waitFor();
    problems().length = 0;
  });

  journey('can be loaded again where the page of the ways out does not come either', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const tests = [await launch.readyTest(customer, 'Paying')];
    const id = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Lost draft', tests });
    const page = await as('customer', '/overview');
    let isCut = true;
    await onOperation(page, 'KeepDraft_Open', (route) => (isCut ? route.abort('connectionreset') : route.fallback()));
    let isMissed = false;
    await page.route('**/assets/undrawn-draft*', async (route) => {
      isMissed = true;
      await route.abort('connectionreset');
    });
    await page.goto(placeOf(id));
    await page.getByText('The draft could not be loaded').waitFor();
    await expect.poll(() => isMissed).toBe(true);
    await page.getByText('The server did not answer. Nothing is lost.').waitFor();
    expect(await page.getByText('This part of the page could not be loaded.').count()).toBe(0);
    isCut = false;
    await launch.press(page, 'Retry');
    await named(page, 'Lost draft');
    await dropDraft(customer, id);
    problems().length = 0;
  });
});
